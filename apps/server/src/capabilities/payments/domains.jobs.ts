import type { Context } from '../../context.ts';
import { job } from '../../jobs/jobs.ts';
import { registerDomains } from './job-kinds.ts';
import type { PaymentMethod } from './payment-method.ts';
import { findMethod, paymentMethods } from './payment-methods.ts';

/** Its service may refuse a domain that was proved a moment ago, or not answer (rule EXPRESS-9). */
export const registerDomainsJob = job(
  registerDomains,
  async (context, { method }) => findMethod(method)?.registerDomains?.(context),
  { retries: 10 },
);

/** Its service hears of all domains, once what is being written is committed. */
export async function askToRegister(
  { database, jobs, website }: Context,
  method: PaymentMethod,
): Promise<void> {
  if (method.registerDomains)
    await jobs.enqueue(database, registerDomains, { websiteId: website.id, data: { method: method.id } });
}

/** The same for every method. */
export async function askAllToRegister(context: Context): Promise<void> {
  for (const method of paymentMethods) await askToRegister(context, method);
}
