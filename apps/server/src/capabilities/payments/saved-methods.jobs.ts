import { defineJobKind, dueJob, job } from '../../jobs/jobs.ts';
import { answerInTime } from './answer-in-time.ts';
import { keepMethod } from './job-kinds.ts';
import { keepMethodOf } from './keep-method.ts';
import { findMethod } from './payment-methods.ts';
import { deleteForgotten, listForgotten, listWithForgotten } from './saved-methods.store.ts';

const forgetMethods = defineJobKind<Record<string, never>>('payments.forget');

/** A payment method that its buyer wants to use again (rule PAYMENT-24). */
export const keepMethodJob = job(
  keepMethod,
  async (context, { paymentId }) => void (await keepMethodOf(context, paymentId)),
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
