import type { Context } from '../../context.ts';
import { forgetAgreedPerson, lockCart } from '../cart/index.ts';
import { forgetDraftCustomer, listDraftsOf } from './draft-orders.store.ts';

/**
 * Empties what was typed about a person who is erased. A save or an order that began before knows an older version,
 * and is refused (rule DRAFTORDER-8).
 */
export async function forgetCustomer({ database, website }: Context, email: string): Promise<void> {
  for (const id of await listDraftsOf(database, website.id, email))
    await database.transaction(async transaction => {
      await lockCart(transaction, website.id, id);
      await forgetDraftCustomer(transaction, website.id, id);
      await forgetAgreedPerson(transaction, website.id, id);
    });
}
