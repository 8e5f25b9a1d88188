import type { Id } from '@vitrine/core/id/id.ts';
import type { Context } from '../../context.ts';
import { deleteGuestMethod } from '../payments/index.ts';
import { isMethodUsed } from './subscriptions.store.ts';

/** The payment method of a buyer without an account, once no subscription can be charged to it (PAYMENT-24). */
export async function forgetMethod({ database, website }: Context, id: Id | null): Promise<void> {
  if (id === null || (await isMethodUsed(database, website.id, id))) return;
  await deleteGuestMethod(database, website.id, id);
}
