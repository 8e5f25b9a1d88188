import { addressLines } from '@vitrine/core/addresses/address.ts';
import type { TotalsView } from '@vitrine/core/cart/cart-view.ts';
import { choicesInWords } from '@vitrine/core/cart/choices/choices.ts';
import { explainSteps } from '@vitrine/core/cart/price-steps.ts';
import type { OrderPageView, SentItemView } from '@vitrine/core/checkout/checkout-view.ts';
import { formatMoney } from '@vitrine/core/money/format-money.ts';
import { priceIn } from '@vitrine/core/money/price-in.ts';
import { refundedPieces } from '@vitrine/core/orders/refund.ts';
import { itemsToSend, type ShippedLine } from '@vitrine/core/orders/shipment.ts';
import {
  type OrderPaymentState,
  orderPaymentState,
  sumPayments,
} from '@vitrine/core/payments/order-payment.ts';
import { productAddress } from '@vitrine/core/products/product-address.ts';
import { type PriceView, productTypes } from '@vitrine/core/products/product-views.ts';
import { pickupLines } from '@vitrine/core/shipping/pickup-lines.ts';
import type { Context } from '../../context.ts';
import { totalsView } from '../cart/index.ts';
import { boughtCards } from '../gift-cards/index.ts';
import { findAssets } from '../media/index.ts';
import {
  listShipments,
  type OrderRow,
  orderIdOfToken,
  readOrder,
  statusPath,
  subscriptionPath,
  valid,
} from '../orders/index.ts';
import {
  describePayments,
  listRefunds,
  methodOf,
  type PaymentRow,
  paymentInstructions,
  readPaymentsOf,
} from '../payments/index.ts';
import { findSaleVariants, shopSlug } from '../products/index.ts';
import { shownDownloads } from './shown-downloads.ts';

interface Shown {
  readonly token: string;
  /** Also before anything has happened to the order. */
  readonly isStatus: boolean;
}

/** An order for anyone with its link; null for any other token (rules ORDER-5 and ORDER-30). */
export async function orderPage(context: Context, { token, isStatus }: Shown): Promise<OrderPageView | null> {
  const { database, website } = context;
  const orderId = orderIdOfToken(context, token);
  const order = orderId && (await readOrder(database, website.id, orderId));
  if (!order) return null;
  const payments = (await readPaymentsOf(database, website.id, [order.id])).get(order.id) ?? [];
  const { language } = website.settings;
  const [assets, slug, sold, refunds, found] = await Promise.all([
    findAssets(
      context,
      order.lines.flatMap(line => line.imageId ?? []),
    ),
    shopSlug(context),
    findSaleVariants(
      context,
      order.lines.map(line => line.variantId),
    ),
    listRefunds(database, website.id, order.id),
    listShipments(database, website.id, order.id),
  ]);
  const shipments = valid(found);
  const isDonation = order.lines.every(({ choices }) => choices.donation !== undefined);
  const itemsOf = (lines: readonly ShippedLine[]) => namedItems(order, lines);
  const state = orderPaymentState(payments, order.total);
  const { refunded, asked, due } = sumPayments(payments);
  const names = await describePayments(context, payments, language);
  const back = refundedPieces(refunds.filter(({ state }) => state === 'done'));
  const notation = { ...website.settings.store, currency: order.currency };
  const money = (amount: number) => formatMoney(priceIn(notation, amount), language);
  const words = (amount: number) => (amount === 0 ? null : money(amount));
  const price = (amount: number) => priceIn(notation, amount);
  const paymentState = stateShown(order, state);
  const hasChanged =
    refunds.length > 0 ||
    shipments.length > 0 ||
    order.state === 'cancelled' ||
    (order.state === 'completed' && order.requires_shipping);
  return {
    stage: isStatus || hasChanged ? 'status' : paymentState === 'pending' ? 'received' : 'confirmed',
    statusAddress: statusPath(context, order.id),
    progress: progressOf(order, paymentState),
    shipments: shipments.map(shipment => ({
      id: shipment.id,
      sentAt: shipment.sent_at.toISOString(),
      items: itemsOf(shipment.lines),
      carrier: shipment.carrier,
      trackingNumber: shipment.tracking_number,
      trackingAddress: shipment.tracking_address,
      note: shipment.note,
    })),
    toSend:
      order.fulfilment_state === 'partly'
        ? itemsOf(itemsToSend({ lines: order.lines, refunds, shipments }))
        : [],
    documents: [],
    subscriptions: order.lines.flatMap(({ id, title, choices }) =>
      choices.plan === undefined ? [] : [{ title, address: subscriptionPath(context, id) }],
    ),
    isDonation,
    isMembership: order.lines.some(({ productType }) => productType === productTypes.paywall),
    number: order.number === null ? '' : String(order.number),
    placedAt: (order.placed_at ?? order.created_at).toISOString(),
    email: order.email,
    lines: order.lines.map(line => {
      const now = sold.get(line.variantId);
      return {
        title: line.title,
        options: line.options,
        choices: choicesInWords(line.choices, language),
        quantity: line.quantity,
        unitPrice: price(line.unitPrice),
        lineTotal: price(line.total),
        refunded: back.get(line.id) ?? 0,
        address: now?.isSold && now.fund === undefined ? productAddress(slug, now.slug) : null,
        image: line.imageId === null ? null : (assets.get(line.imageId) ?? null),
      };
    }),
    totals: totalsView(
      { ...order.totals, isTaxOpen: false },
      notation,
      paidByBalances(payments, names, price),
    ),
    downloads: await shownDownloads(context, order, {
      isAwaited: paymentState === 'pending' && [...sold.values()].some(({ hasFiles }) => hasFiles),
    }),
    giftCards: order.state === 'cancelled' ? [] : await boughtCards(context, order.id),
    explanation: explainSteps(order.totals.steps, money, language),
    vatId: order.vat_id,
    sentTo:
      order.requires_shipping && order.delivery.pickup === null ? addressLines(order.address, language) : [],
    shippingName: order.shipping_name,
    shippingTime: order.delivery.time,
    pickup: order.delivery.pickup === null ? [] : pickupLines(order.delivery.pickup, language),
    paymentName: [...new Set(names.values())].join(', '),
    shopAddress: `/${slug}`,
    isCancelled: order.state === 'cancelled',
    paymentState,
    ...(state === 'captured' || state === 'partlyPaid'
      ? { partRefunded: words(refunded), partDue: words(asked + due) }
      : { partRefunded: null, partDue: null }),
    instructions: await paymentInstructions(context, payments),
  };
}

/** What gift cards paid of an order; the rest was paid in another way. */
function paidByBalances(
  payments: readonly PaymentRow[],
  names: ReadonlyMap<string, string>,
  price: (amount: number) => PriceView,
): Pick<TotalsView, 'paid' | 'toPay'> {
  const isOwn = ({ method }: PaymentRow) => methodOf(method).isBalance === true;
  const balances = payments.filter(isOwn);
  if (balances.length === 0) return {};
  const others = payments.filter(payment => !isOwn(payment));
  return {
    paid: balances.map(({ id, amount }) => ({ name: names.get(id) ?? '', amount: price(amount) })),
    toPay: price(others.reduce((sum, { amount }) => sum + amount, 0)),
  };
}

function namedItems(order: OrderRow, lines: readonly ShippedLine[]): SentItemView[] {
  return lines.flatMap(({ lineId, quantity }) => {
    const line = order.lines.find(({ id }) => id === lineId);
    return line ? [{ id: lineId, title: line.title, options: line.options, quantity }] : [];
  });
}

function progressOf(order: OrderRow, paymentState: PaymentShown): OrderPageView['progress'] {
  if (order.state === 'completed') return order.requires_shipping ? 'sent' : 'complete';
  if (order.fulfilment_state === 'partly') return 'partlySent';
  const isPaid = paymentState === 'paid' || paymentState === 'reserved';
  return order.state === 'placed' && isPaid ? 'preparing' : 'none';
}

type PaymentShown = OrderPageView['paymentState'];

function stateShown(order: OrderRow, state: OrderPaymentState): PaymentShown {
  if (state === 'refunding' || state === 'refundDue' || state === 'refunded') return state;
  if (order.state === 'cancelled') return 'none';
  if (order.state === 'held') return 'held';
  if (state === 'authorised') return 'reserved';
  if (state === 'disputed') return 'paid';
  if (state === 'chargedBack') return 'none';
  return state === 'captured' ? 'paid' : 'pending';
}
