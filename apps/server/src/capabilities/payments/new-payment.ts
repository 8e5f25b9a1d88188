import { type Id, newId } from '@vitrine/core/id/id.ts';
import type { Context } from '../../context.ts';
import type { PaymentMethod } from './payment-method.ts';
import type { PaymentRow } from './payments.store.ts';

/** The payment of a new order. `is_accounted` is false until an open one is settled and its order knows the result. */
export function newPayment(
  { clock, website }: Context,
  {
    orderId,
    method,
    amount,
    currency,
    capturesLater = false,
    isTest = false,
  }: {
    orderId: Id;
    method: PaymentMethod;
    amount: number;
    currency: string;
    /** Its service only authorises the money, until the shop captures it. */
    capturesLater?: boolean;
    /** No money moves. */
    isTest?: boolean;
  },
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
    captures_later: capturesLater,
    is_test: isTest,
    authorised_until: null,
    is_end_told: false,
    is_void_wanted: false,
    site_user_id: null,
    is_kept: false,
    saved_method_id: null,
    is_off_session: false,
    decline_reason: '',
    blocked_origin: '',
    language: website.settings.language,
    created_at: now,
    captured_at: method.firstState === 'captured' ? now : null,
    captured: method.firstState === 'captured' ? amount : 0,
    capturing: 0,
    refunded: 0,
    asked: 0,
    due: 0,
    returned: 0,
    disputed: 0,
    lost: 0,
  };
}
