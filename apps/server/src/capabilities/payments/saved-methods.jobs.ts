import { defineJobKind, dueJob, job } from '../../jobs/jobs.ts';
import { answerInTime } from './answer-in-time.ts';
import { keepMethod } from './job-kinds.ts';
import { findMethod, methodOf } from './payment-methods.ts';
import { readPayment } from './payments.store.ts';
import {
  deleteForgotten,
  insertSavedMethod,
  listForgotten,
  listWithForgotten,
} from './saved-methods.store.ts';

const forgetMethods = defineJobKind<Record<string, never>>('payments.forget');

/** Asks the service for the saved method of a payment that the buyer wants to reuse (rule PAYMENT-24). */
export const keepMethodJob = job(
  keepMethod,
  async (context, { paymentId }) => {
    const { clock, database, website } = context;
    const payment = await readPayment(database, website.id, paymentId);
    if (!payment?.is_kept || payment.site_user_id === null) return;
    const asked = methodOf(payment.method).saving?.referenceOf(context, payment);
    const kept = asked ? await answerInTime(asked) : null;
    if (kept === null) return;
    await insertSavedMethod(database, website.id, {
      id: payment.id,
      site_user_id: payment.site_user_id,
      method: payment.method,
      ...kept,
      saved_at: clock.now(),
    });
  },
  { retries: 10 },
);

/** However a saved method was removed, its service is told to delete it. */
export const forgetMethodsJob = dueJob(
  forgetMethods,
  ({ database }, portion) => listWithForgotten(database, portion),
  {
    cron: '*/10 * * * *',
    atOnce: 4,
    run: async context => {
      for (const { id, method, reference } of await listForgotten(context.database, context.website.id)) {
        const told = findMethod(method)?.saving?.forget(context, reference);
        if (told) await answerInTime(told);
        await deleteForgotten(context.database, context.website.id, id);
      }
    },
  },
);
