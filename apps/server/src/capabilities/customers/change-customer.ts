import type { CustomerNote } from '@vitrine/core/customers/customer.ts';
import { customerErrors } from '@vitrine/core/customers/customers.errors.ts';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { type Id, newId } from '@vitrine/core/id/id.ts';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { nameOfActor } from '../../name-of-actor.ts';
import { recordAct } from '../audit/index.ts';
import { deleteNotesOf, insertNote, setNoteDeleted } from './customer-notes.store.ts';
import { noteView } from './customer-view.ts';
import { type CustomerRow, readFamily, readFamilyOf, setMerged, setSeparate } from './customers.store.ts';
import { lockCustomers, markDue } from './settle-customers.ts';

export function addNote(
  context: Context,
  { id, text }: { readonly id: Id; readonly text: string },
): Promise<Result<{ note: CustomerNote }>> {
  return ofFamily<{ note: CustomerNote }>(context, id, async (inside, [main]) => {
    const { actor, clock, database, website } = inside;
    const row = { id: newId(), customer_id: main.id, text, actor: nameOfActor(actor), at: clock.now() };
    await insertNote(database, website.id, row);
    return succeed({ note: noteView(row) });
  });
}

/** Into the trash, from where it can be restored for 30 days (rule CUSTOMER-5). */
export function removeNote(
  context: Context,
  { id, noteId, isRestored }: { readonly id: Id; readonly noteId: Id; readonly isRestored: boolean },
): Promise<Result<null>> {
  return ofFamily<null>(context, id, async (inside, family) => {
    const { clock, database, website } = inside;
    const customerIds = family.map(one => one.id);
    const at = isRestored ? null : clock.now();
    if (!(await setNoteDeleted(database, website.id, { id: noteId, customerIds, at })))
      return fail(callErrors.notFound);
    await recordAct(inside, isRestored ? 'customer.noteRestored' : 'customer.noteDeleted', {
      customerId: id,
    });
    return succeed(null);
  });
}

/** Nothing but the bond is written: orders, notes and accounts stay as they are (rule CUSTOMER-6). */
export function mergeCustomers(
  context: Context,
  { id, other }: { readonly id: Id; readonly other: Id },
): Promise<Result<null>> {
  return ofFamily<null>(context, id, async (inside, [main]) => {
    const { database, website } = inside;
    const [moved] = await readFamily(database, website.id, other);
    if (moved === undefined) return fail(callErrors.notFound);
    if (moved.id === main.id) return fail(customerErrors.sameCustomer);
    await setMerged(database, website.id, { id: moved.id, into: main.id });
    await markDue(database, website.id, [main.email]);
    await recordAct(inside, 'customer.merged', { customerId: main.id, mergedId: moved.id });
    return succeed(null);
  });
}

export function separateCustomer(
  context: Context,
  { id, mergedId }: { readonly id: Id; readonly mergedId: Id },
): Promise<Result<null>> {
  return ofFamily<null>(context, id, async (inside, [main, ...merged]) => {
    const { database, website } = inside;
    const leaving = merged.find(one => one.id === mergedId);
    if (leaving === undefined) return fail(callErrors.notFound);
    await setSeparate(database, website.id, { id: leaving.id, from: main.id });
    await markDue(database, website.id, [main.email, leaving.email]);
    await recordAct(inside, 'customer.separated', { customerId: main.id, mergedId });
    return succeed(null);
  });
}

/** What staff wrote about a person who is erased (rule CUSTOMER-8). */
export async function forgetCustomer(context: Context, email: string): Promise<void> {
  const { database, website } = context;
  await database.transaction(async transaction => {
    await lockCustomers(transaction, website.id);
    const family = await readFamilyOf(transaction, website.id, email);
    await deleteNotesOf(
      transaction,
      website.id,
      family.map(one => one.id),
    );
    await markDue(transaction, website.id, [email.toLowerCase(), ...family.map(one => one.email)]);
  });
}

/** Together with the settling of the list, one change at a time; the first is who they all are. */
function ofFamily<Value>(
  context: Context,
  id: Id,
  change: (inside: Context, family: [CustomerRow, ...CustomerRow[]]) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  return transactionOf<Result<Value>>(context.database, async transaction => {
    await lockCustomers(transaction, context.website.id);
    const [main, ...merged] = await readFamily(transaction, context.website.id, id);
    if (main === undefined) return fail(callErrors.notFound);
    return change(within(context, transaction), [main, ...merged]);
  });
}
