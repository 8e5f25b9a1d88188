import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { type Id, newId } from '@vitrine/core/id/id.ts';
import type {
  ProductEdit,
  ProductEditChange,
  ProductSelection,
} from '@vitrine/core/product-edits/product-edit.ts';
import { productEditErrors } from '@vitrine/core/product-edits/product-edits.errors.ts';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { isTaken } from '../../database/is-taken.ts';
import { nameOfActor } from '../../name-of-actor.ts';
import { recordAct } from '../audit/index.ts';
import { runProductEdit } from './product-edits.jobs.ts';
import { type EditRow, editOf, insertEdit, isUnderWay, moveEdit, readEdit } from './product-edits.store.ts';

/** Begins it in the background; one at a time (rule EDITS-3). */
export function startEdit(
  context: Context,
  { selection, change }: { selection: ProductSelection; change: ProductEditChange },
): Promise<Result<ProductEdit>> {
  return transactionOf<Result<ProductEdit>>(context.database, async transaction => {
    const inside = within(context, transaction);
    const { actor, clock, website } = context;
    const row = await insertEdit(transaction, website.id, {
      id: newId(),
      change,
      selection,
      actor: nameOfActor(actor),
      account_id: actor.kind === 'account' ? actor.accountId : null,
      created_at: clock.now(),
    });
    if (row === null) return fail(productEditErrors.underWay);
    await enqueue(inside, row);
    await recordAct(inside, 'products.edited', { kind: change.kind });
    return succeed(editOf(row));
  });
}

/** What was changed stays; a batch that is being written is finished first. */
export async function stopEdit(
  { clock, database, website }: Context,
  editId: Id,
): Promise<Result<ProductEdit>> {
  const row = await moveEdit(database, website.id, {
    id: editId,
    from: ['waiting', 'running'],
    to: 'stopped',
    finishedAt: clock.now(),
  });
  if (row !== null) return succeed(editOf(row));
  const isKnown = (await readEdit(database, website.id, editId)) !== null;
  return fail(isKnown ? productEditErrors.notRunning : callErrors.notFound);
}

/** Begins to restore in the background what nobody has changed since (rule EDITS-6). */
export async function undoEdit(context: Context, editId: Id): Promise<Result<ProductEdit>> {
  try {
    return await beginUndo(context, editId);
  } catch (error) {
    // Another one began between the look and the move.
    if (isTaken(error, 'product_edits_under_way')) return fail(productEditErrors.underWay);
    throw error;
  }
}

function beginUndo(context: Context, editId: Id): Promise<Result<ProductEdit>> {
  return transactionOf<Result<ProductEdit>>(context.database, async transaction => {
    const inside = within(context, transaction);
    const { website } = context;
    const edit = await readEdit(transaction, website.id, editId);
    if (edit === null) return fail(callErrors.notFound);
    if (edit.changed === edit.undone + edit.undo_kept) return fail(productEditErrors.notToUndo);
    if (await isUnderWay(transaction, website.id)) return fail(productEditErrors.underWay);
    const row = await moveEdit(transaction, website.id, {
      id: editId,
      from: ['stopped', 'done', 'failed'],
      to: 'undoing',
      finishedAt: null,
    });
    if (row === null) return fail(productEditErrors.notToUndo);
    await enqueue(inside, row);
    await recordAct(inside, 'products.editUndone', { kind: edit.change.kind });
    return succeed(editOf(row));
  });
}

function enqueue({ database, jobs, website }: Context, { id }: EditRow): Promise<unknown> {
  return jobs.enqueue(database, runProductEdit, { websiteId: website.id, data: { editId: id } });
}
