import type { Id } from '@vitrine/core/id/id.ts';
import type { Context } from '../../context.ts';
import { inLanguage } from '../../in-language.ts';
import { readPayment } from './payments.store.ts';

/** For the pages of a payment, which its buyer reads (rule ORDER-43). */
export async function inLanguageOfPayment(context: Context, paymentId: Id): Promise<Context> {
  const payment = await readPayment(context.database, context.website.id, paymentId);
  return inLanguage(context, payment?.language ?? '');
}
