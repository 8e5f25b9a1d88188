import { addressLines } from '@vitrine/core/addresses/address.ts';
import { choicesInWords } from '@vitrine/core/cart/choices/choices.ts';
import { explainSteps } from '@vitrine/core/cart/price-steps.ts';
import type { OrderConfirmedView } from '@vitrine/core/checkout/checkout-view.ts';
import { formatMoney } from '@vitrine/core/money/format-money.ts';
import { refundedPieces } from '@vitrine/core/orders/refund.ts';
import {
  type OrderPaymentState,
  orderPaymentState,
  sumPayments,
} from '@vitrine/core/payments/order-payment.ts';
import { productAddress } from '@vitrine/core/products/product-address.ts';
import type { Context } from '../../context.ts';
import { totalsView } from '../cart/index.ts';
import { findAssets } from '../media/index.ts';
import { type OrderRow, orderIdOfToken, readOrder } from '../orders/index.ts';
import { listRefunds, methodOf, paymentInstructions, readPaymentsOf } from '../payments/index.ts';
import { findSaleVariants, shopSlug } from '../products/index.ts';

/** `GET /checkout/order/:token`, for anyone with the link; null for any other token (rule ORDER-5). */
export async function orderConfirmation(context: Context, token: string): Promise<OrderConfirmedView | null> {
  const { database, website } = context;
  const orderId = orderIdOfToken(context, token);
  const order = orderId && (await readOrder(database, website.id, orderId));
  if (!order) return null;
  const payments = (await readPaymentsOf(database, website.id, [order.id])).get(order.id) ?? [];
  const { language } = website.settings;
  const [assets, slug, sold, refunds] = await Promise.all([
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
  ]);
  const state = orderPaymentState(payments, order.total);
  const { refunded, asked, due } = sumPayments(payments);
  const names = payments.map(({ method }) => methodOf(method).wordsIn(language).name);
  const back = refundedPieces(refunds.filter(({ state }) => state === 'done'));
  const money = (amount: number) => formatMoney({ amount, currency: order.currency }, language);
  const words = (amount: number) => (amount === 0 ? null : money(amount));
  const price = (amount: number) => ({ amount, currency: order.currency });
  return {
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
        address: now?.isSold ? productAddress(slug, now.slug) : null,
        image: line.imageId === null ? null : (assets.get(line.imageId) ?? null),
      };
    }),
    totals: totalsView({ ...order.totals, isTaxOpen: false }, order.currency),
    explanation: explainSteps(order.totals.steps, money, language),
    sentTo: order.requires_shipping ? addressLines(order.address, language) : [],
    shippingName: order.shipping_name,
    paymentName: [...new Set(names)].join(', '),
    shopAddress: `/${slug}`,
    isCancelled: order.state === 'cancelled',
    paymentState: stateShown(order, state),
    ...(state === 'captured' || state === 'partlyPaid'
      ? { partRefunded: words(refunded), partDue: words(asked + due) }
      : { partRefunded: null, partDue: null }),
    instructions: await paymentInstructions(context, payments),
  };
}

function stateShown(order: OrderRow, state: OrderPaymentState): OrderConfirmedView['paymentState'] {
  if (state === 'refunding' || state === 'refundDue' || state === 'refunded') return state;
  if (order.state === 'cancelled') return 'none';
  if (order.state === 'held') return 'held';
  if (state === 'authorised') return 'reserved';
  if (state === 'disputed') return 'paid';
  if (state === 'chargedBack') return 'none';
  return state === 'captured' ? 'paid' : 'pending';
}
