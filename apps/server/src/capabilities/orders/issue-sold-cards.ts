import { orderPaymentState } from '@vitrine/core/payments/order-payment.ts';
import { productTypes } from '@vitrine/core/products/product-views.ts';
import type { Context } from '../../context.ts';
import { issueForOrder } from '../gift-cards/index.ts';
import { readPaymentsOf } from '../payments/index.ts';
import type { OrderRow } from './orders.store.ts';

/** Each piece of a gift card in a placed and paid order becomes one card, once (rule GIFTCARD-3). */
export async function issueSoldCards(context: Context, order: OrderRow): Promise<void> {
  const sold = order.lines.filter(
    ({ productType, unitPrice }) => productType === productTypes.giftCard && unitPrice > 0,
  );
  if (sold.length === 0 || order.state !== 'placed' || order.is_without_effect) return;
  const { database, website } = context;
  const payments = (await readPaymentsOf(database, website.id, [order.id])).get(order.id) ?? [];
  if (orderPaymentState(payments, order.total) !== 'captured') return;
  await issueForOrder(
    context,
    {
      ...{ id: order.id, number: order.number, currency: order.currency },
      ...{ email: order.email, name: order.address.name, language: order.language },
      isTest: payments.some(({ is_test }) => is_test),
    },
    sold.map(({ id, quantity, unitPrice, choices }) => ({
      ...{ lineId: id, quantity, amount: unitPrice },
      recipient: choices.recipient,
    })),
  );
}
