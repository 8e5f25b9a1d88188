import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { Context } from '../../context.ts';
import { updateEntry } from './cart.store.ts';
import { hashOfCart } from './cart-cookies.ts';

/** Sets how many pieces; none takes the entry out. What there is too little of is lowered when it is shown. */
export async function changeEntry(
  { clock, database, website }: Context,
  { token, entryId, quantity }: { token: string | undefined; entryId: Id; quantity: number },
): Promise<Result<null>> {
  const tokenHash = hashOfCart(token);
  const isThere = await updateEntry(database, website.id, { tokenHash, entryId, quantity, now: clock.now() });
  return isThere ? succeed(null) : fail(callErrors.notFound);
}
