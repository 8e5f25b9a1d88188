import { type Id, newId } from '@vitrine/core/id/id.ts';
import type { Context } from '../../context.ts';
import type { PaymentMethod } from './payment-method.ts';
import type { PaymentRow } from './payments.store.ts';

/** The payment of a new order. One that is not settled yet is left to be accounted. */
export function newPayment(
  { clock }: Context,
  {
    orderId,
    method,
    amount,
    currency,
  }: { orderId: Id; method: PaymentMethod; amount: number; currency: string },
): PaymentRow {
  const now = clock.now();
  return {
    id: newId(),
    order_id: orderId,
    method: method.id,
    state: method.firstState,
    amount,
    currency,
    is_accounted: method.firstState !== 'created',
    created_at: now,
    captured_at: method.firstState === 'captured' ? now : null,
    refunded: 0,
    asked: 0,
    due: 0,
  };
}
