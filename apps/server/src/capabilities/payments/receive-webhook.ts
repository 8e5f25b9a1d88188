import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Context } from '../../context.ts';
import { settleSetup } from './method-setups.ts';
import type { Webhook } from './payment-method.ts';
import { findMethod } from './payment-methods.ts';
import { settleNews } from './settle-news.ts';
import { settlePayment } from './settle-payment.ts';

/** Accepts a message of a payment service: signed, recent, once, in any order (rule PAYMENT-3). */
export async function receiveWebhook(
  context: Context,
  { method, ...webhook }: Webhook & { method: string },
): Promise<Result<{ received: true; isRepeated: boolean }>> {
  const read = await findMethod(method)?.readWebhook?.(context, webhook);
  if (!read) return fail(callErrors.notFound);
  if (!read.ok) return read;
  const news = read.value;
  if (news === null) return succeed({ received: true, isRepeated: false });
  if (news.about === 'setup') {
    const { setupId, answer, eventId } = news;
    const settled = await settleSetup(context, { setupId, answer, event: { method, eventId } });
    return settled.ok ? succeed({ received: true, ...settled.value }) : settled;
  }
  if (news.about !== 'payment') {
    const taken = await settleNews(context, { method, news });
    return taken.ok ? succeed({ received: true, ...taken.value }) : taken;
  }
  const { paymentId, outcome, reason = '', eventId, amount, currency } = news;
  const settled = await settlePayment(context, {
    paymentId,
    outcome,
    reason,
    event: { method, eventId, amount, currency },
  });
  return settled.ok ? succeed({ received: true, isRepeated: settled.value.isRepeated }) : settled;
}
