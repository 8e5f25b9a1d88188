import { addressLines } from '@vitrine/core/addresses/address.ts';
import type { TotalsView } from '@vitrine/core/cart/cart-view.ts';
import { explainSteps } from '@vitrine/core/cart/price-steps.ts';
import type { OrderPageView, SentItemView } from '@vitrine/core/checkout/checkout-view.ts';
import { formatMoney } from '@vitrine/core/money/format-money.ts';
import { priceIn } from '@vitrine/core/money/price-in.ts';
import { lineNotes } from '@vitrine/core/orders/line-notes.ts';
import { refundedPieces } from '@vitrine/core/orders/refund.ts';
import { itemsToSend, type ShippedLine } from '@vitrine/core/orders/shipment.ts';
import { shipsByText } from '@vitrine/core/orders/ships-by.ts';
import {
  balanceOf,
  type OrderPaymentState,
  orderPaymentState,
  owedAmount,
  sumPayments,
} from '@vitrine/core/payments/order-payment.ts';
import { productAddress } from '@vitrine/core/products/product-address.ts';
import { type PriceView, productTypes } from '@vitrine/core/products/product-views.ts';
import { homeShop } from '@vitrine/core/products/shops.ts';
import { pickupLines } from '@vitrine/core/shipping/pickup-lines.ts';
import type { Context } from '../../context.ts';
import { openBalancePath } from '../balances/index.ts';
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
import { findSaleVariants, readShops } from '../products/index.ts';
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
  const [assets, shops, sold, refunds, found] = await Promise.all([
    findAssets(
      context,
      order.lines.flatMap(line => line.imageId ?? []),
    ),
    readShops(context),
    findSaleVariants(
      context,
      order.lines.map(line => line.variantId),
    ),
    listRefunds(database, website.id, order.id),
    listShipments(database, website.id, order.id),
  ]);
  const shipments = valid(found);
  const isDonation = order.lines.every(({ choices }) => choices.donation !== undefined);
  const toSend = itemsToSend({ lines: order.lines, refunds, shipments });
  const placedAt = (order.placed_at ?? order.created_at).toISOString();
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
    order.version > 0 ||
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
    toSend: order.fulfilment_state === 'partly' ? itemsOf(toSend) : [],
    documents: [],
    subscriptions: order.lines.flatMap(({ id, title, choices }) =>
      choices.plan === undefined ? [] : [{ title, address: subscriptionPath(context, id) }],
    ),
    isDonation,
    isMembership: order.lines.some(({ productType }) => productType === productTypes.paywall),
    number: order.number === null ? '' : String(order.number),
    placedAt,
    email: order.email,
    lines: order.lines.map(line => {
      const now = sold.get(line.variantId);
      return {
        title: line.title,
        options: line.options,
        choices: lineNotes(line, language),
        quantity: line.quantity,
        unitPrice: price(line.unitPrice),
        lineTotal: price(line.total),
        refunded: back.get(line.id) ?? 0,
        address:
          now?.isSold && now.fund === undefined
            ? productAddress(homeShop(shops, now.shopIds).slug, now.slug)
            : null,
        image: line.imageId === null ? null : (assets.get(line.imageId) ?? null),
      };
    }),
    totals: totalsView(
      { ...order.totals, isTaxOpen: false },
      notation,
      paidSoFar(payments, {
        names,
        price,
        owed: state === 'partlyPaid' ? owedAmount(payments, order.total) : null,
      }),
    ),
    downloads: await shownDownloads(context, order, {
      isAwaited: paymentState === 'pending' && [...sold.values()].some(({ hasFiles }) => hasFiles),
    }),
    giftCards: order.state === 'cancelled' ? [] : await boughtCards(context, order.id),
    explanation: explainSteps(order.totals.steps, money, language),
    vatId: order.vat_id,
    sentTo:
      order.requires_shipping && order.delivery.pickup === null ? addressLines(order.address, language) : [],
    billedTo: order.billing_address === null ? [] : addressLines(order.billing_address, language),
    shippingName: order.shipping_name,
    shippingTime: order.delivery.time,
    shipsBy:
      order.state === 'cancelled' ? '' : shipsByText({ lines: order.lines, toSend, placedAt }, language),
    pickup: order.delivery.pickup === null ? [] : pickupLines(order.delivery.pickup, language),
    paymentName: [...new Set(names.values())].join(', '),
    shopAddress: `/${homeShop(shops, sold.get(order.lines.at(-1)?.variantId ?? '')?.shopIds ?? []).slug}`,
    isCancelled: order.state === 'cancelled',
    paymentState,
    ...(state === 'captured' || state === 'partlyPaid'
      ? { partRefunded: words(refunded), partDue: words(asked + due) }
      : { partRefunded: null, partDue: null }),
    instructions: await paymentInstructions(context, payments),
    balance: await balanceShown(context, { order, payments, words }),
  };
}

/** What is left to pay by a link of the shop. */
async function balanceShown(
  context: Context,
  {
    order,
    payments,
    words,
  }: {
    readonly order: OrderRow;
    readonly payments: readonly PaymentRow[];
    readonly words: (amount: number) => string | null;
  },
): Promise<NonNullable<OrderPageView['balance']> | null> {
  const amount = words(balanceOf(payments, order.total));
  const address = amount === null ? null : await openBalancePath(context, order, payments);
  return amount === null || address === null ? null : { amount, address };
}

/**
 * What gift cards paid of an order, and what was or is to be paid in another way; of an order that was paid in part,
 * every payment and what is still owed.
 */
function paidSoFar(
  payments: readonly PaymentRow[],
  {
    names,
    price,
    owed,
  }: {
    readonly names: ReadonlyMap<string, string>;
    readonly price: (amount: number) => PriceView;
    /** Null unless it was paid in part. */
    readonly owed: number | null;
  },
): Pick<TotalsView, 'paid' | 'toPay'> {
  const isOwn = ({ method }: PaymentRow) => methodOf(method).isBalance === true;
  const listed = (shown: readonly PaymentRow[], amountOf: (payment: PaymentRow) => number) =>
    shown.map(payment => ({ name: names.get(payment.id) ?? '', amount: price(amountOf(payment)) }));
  if (owed !== null) {
    const kept = ({ captured, refunded, asked, due }: PaymentRow) => captured - refunded - asked - due;
    return {
      paid: listed(
        payments.filter(one => kept(one) > 0),
        kept,
      ),
      toPay: price(owed),
    };
  }
  const balances = payments.filter(isOwn);
  if (balances.length === 0) return {};
  const rest = ({ amount, returned }: PaymentRow) => amount - returned;
  const others = payments.filter(payment => !isOwn(payment) && payment.state !== 'abandoned');
  return {
    paid: listed(balances, rest),
    toPay: price(others.reduce((sum, payment) => sum + rest(payment), 0)),
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
  if (order.fulfilment_state === 'fulfilled') return 'sent';
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
  if (state === 'partlyChargedBack' || state === 'chargedBack') return 'none';
  return state === 'captured' ? 'paid' : 'pending';
}
