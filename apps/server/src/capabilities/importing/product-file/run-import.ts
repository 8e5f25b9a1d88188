import type { Id } from '@vitrine/core/id/id.ts';
import type { ImportedState } from '@vitrine/core/product-files/product-import.ts';
import { actorOfWork } from '../../../actor-of-work.ts';
import { type Context, within } from '../../../context.ts';
import type { IsStopping } from '../../../jobs/jobs.ts';
import { renewProductEstimates } from '../../products/index.ts';
import { applyProduct } from './apply-product.ts';
import { bringPictures } from './bring-pictures.ts';
import { removeShops } from './import-shops.ts';
import { type ImportedRow, moveImported, readNext } from './imported-products.store.ts';
import {
  addToTally,
  type ImportRow,
  lockImport,
  moveImport,
  readImport,
  type Tally,
} from './product-imports.store.ts';
import { restoreImported } from './restore-imported.ts';

const atOnce = 50;

/** After so many products the database is told of the website; until the next time its plans suit a tenth of it. */
const renewals = [50, 500, 5000, 50_000];

/**
 * Works on an import until it is done, stopped or undone; each product in a transaction of its own, so that a process
 * that dies leaves none half done, and another goes on (rule PRODUCTFILE-7). No statement reads what was written before
 * (rule PRODUCTFILE-17).
 */
export async function runImport(context: Context, importId: Id, isStopping: IsStopping): Promise<void> {
  const { clock, database, website } = context;
  for (;;) {
    const row = await readImport(database, website.id, importId);
    if (row === null || (row.state !== 'running' && row.state !== 'undoing')) return;
    const isUndo = row.state === 'undoing';
    const rows = await nextOf(context, importId, isUndo ? ['created', 'updated'] : ['new', 'changed']);
    if (rows.length === 0) {
      const to = isUndo ? 'undone' : 'done';
      if (isUndo) await removeShops(context, row);
      await moveImport(database, website.id, {
        id: importId,
        from: [row.state],
        to,
        finishedAt: clock.now(),
      });
      return;
    }
    for (const one of rows) {
      if (isStopping()) throw new Error('The server stops; the next one goes on with the import.');
      if (!(await workOn(context, row, one))) break;
    }
    if (!isUndo && renewals.some(at => row.done < at && at <= row.done + rows.length))
      await renewProductEstimates(database);
  }
}

async function nextOf(
  { database, website }: Context,
  importId: Id,
  states: readonly ImportedState[],
): Promise<ImportedRow[]> {
  for (const state of states) {
    const rows = await readNext(database, website.id, { importId, state, limit: atOnce });
    if (rows.length > 0) return rows;
  }
  return [];
}

/** False if the import was stopped meanwhile. */
async function workOn(context: Context, begun: ImportRow, row: ImportedRow): Promise<boolean> {
  const { website } = context;
  const writer: Context = { ...context, actor: actorOfWork(begun, context.actor) };
  const isUndo = begun.state === 'undoing';
  // Before the transaction: nothing is fetched while a product is locked.
  const pictures = isUndo ? null : await bringPictures(writer, row);
  return context.database.transaction(async transaction => {
    const now = await lockImport(transaction, website.id, begun.id);
    if (now?.state !== begun.state) return false;
    const inside = within(writer, transaction);
    const after = pictures?.ok ? pictures.value : row.after;
    const written =
      pictures !== null && !pictures.ok
        ? { state: 'kept' as const, why: pictures.error, version: row.version }
        : await (isUndo
            ? restoreImported(inside, row)
            : applyProduct(inside, { ...row, after }, begun.shop_id));
    const isFirst = await moveImported(transaction, website.id, {
      importId: begun.id,
      row,
      to: { ...written, after },
    });
    if (!isFirst) throw new Error('A product of an import was written by two processes.');
    await addToTally(transaction, website.id, { id: begun.id, ...tallyOf(written.state, isUndo) });
    return true;
  });
}

function tallyOf(state: ImportedState, isUndo: boolean): Tally {
  if (isUndo) return state === 'undone' ? { undone: 1 } : { undo_kept: 1 };
  return { done: 1, ...(state === 'kept' ? { kept: 1 } : {}) };
}
