import type { Readable } from 'node:stream';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { type Id, newId } from '@vitrine/core/id/id.ts';
import { productImportErrors as errors } from '@vitrine/core/product-files/product-imports.errors.ts';
import { type Context, within } from '../../../context.ts';
import { transactionOf } from '../../../database/database.ts';
import { isTaken } from '../../../database/is-taken.ts';
import { nameOfActor } from '../../../name-of-actor.ts';
import { recordAct } from '../../audit/index.ts';
import { keepUpload } from '../keep-upload.ts';
import { uploadKey } from '../upload-key.ts';
import { chooseShops, type ShopsChosen } from './import-shops.ts';
import { readProductsFile, runProductImport } from './product-imports.jobs.ts';
import { type ImportRow, insertImport, isUnderWay, moveImport, readImport } from './product-imports.store.ts';
import { fileLimits } from './read-product-file.ts';

/** Keeps the file, and compares it in the background (rule PRODUCTFILE-3). */
export async function startImport(
  context: Context,
  upload: { readonly fileName: string; readonly content: Readable },
): Promise<Result<ImportRow>> {
  const { actor, clock, database, files, jobs, website } = context;
  const id = newId();
  const key = uploadKey(website.id, id);
  const fileName = upload.fileName.slice(0, 200) || 'products.csv';
  const kept = await keepUpload(upload.content, {
    key,
    files,
    maxBytes: fileLimits.bytes,
    tooLarge: fail(errors.tooLarge, { file: fileName, most: fileLimits.bytes / 1024 ** 2 }),
    headBytes: 1,
    check: () => succeed(null),
  });
  if (!kept.ok) return kept;
  const row = await database.transaction(async transaction => {
    const inserted = await insertImport(transaction, website.id, {
      id,
      file_name: fileName,
      actor: nameOfActor(actor),
      account_id: actor.kind === 'account' ? actor.accountId : null,
      created_at: clock.now(),
    });
    if (inserted !== null)
      await jobs.enqueue(transaction, readProductsFile, { websiteId: website.id, data: { importId: id } });
    return inserted;
  });
  if (row !== null) return succeed(row);
  await files.remove(key);
  return fail(errors.underWay);
}

/** Begins to write what the preview shows (rule PRODUCTFILE-7). */
export function applyImport(
  context: Context,
  { importId, ...shops }: ShopsChosen & { importId: Id },
): Promise<Result<ImportRow>> {
  return begin(context, {
    importId,
    isPossible: row => row.state === 'ready' && row.new_count + row.changed_count > 0,
    refused: fail(errors.notReady),
    to: 'running',
    act: 'products.imported',
    prepare: (inside, row) => chooseShops(inside, row, shops),
  });
}

/** Begins to restore what nobody has changed since (rule PRODUCTFILE-10). */
export function undoImport(context: Context, importId: Id): Promise<Result<ImportRow>> {
  return begin(context, {
    importId,
    isPossible: ({ state, done, kept, undone, undo_kept: undoKept }) =>
      ['done', 'stopped', 'failed'].includes(state) && done - kept > undone + undoKept,
    refused: fail(errors.notToUndo),
    to: 'undoing',
    act: 'products.importUndone',
  });
}

/** What was written stays; a product that is being written is finished first. */
export async function stopImport(
  { clock, database, website }: Context,
  importId: Id,
): Promise<Result<ImportRow>> {
  const row = await moveImport(database, website.id, {
    id: importId,
    from: ['waiting', 'reading', 'running'],
    to: 'stopped',
    finishedAt: clock.now(),
  });
  if (row !== null) return succeed(row);
  const isKnown = (await readImport(database, website.id, importId)) !== null;
  return fail(isKnown ? errors.notRunning : callErrors.notFound);
}

interface Beginning {
  readonly importId: Id;
  readonly isPossible: (row: ImportRow) => boolean;
  readonly refused: Result<never>;
  readonly to: 'running' | 'undoing';
  readonly act: string;
  readonly prepare?: (inside: Context, row: ImportRow) => Promise<Result<null>>;
}

async function begin(context: Context, beginning: Beginning): Promise<Result<ImportRow>> {
  try {
    return await moveOn(context, beginning);
  } catch (error) {
    // Another one began between the look and the move.
    if (isTaken(error, 'product_imports_under_way')) return fail(errors.underWay);
    throw error;
  }
}

function moveOn(
  context: Context,
  { importId, isPossible, refused, to, act, prepare }: Beginning,
): Promise<Result<ImportRow>> {
  return transactionOf<Result<ImportRow>>(context.database, async transaction => {
    const inside = within(context, transaction);
    const { jobs, website } = context;
    const present = await readImport(transaction, website.id, importId);
    if (present === null) return fail(callErrors.notFound);
    if (!isPossible(present)) return refused;
    if (await isUnderWay(transaction, website.id)) return fail(errors.underWay);
    const prepared = await prepare?.(inside, present);
    if (prepared && !prepared.ok) return prepared;
    const row = await moveImport(transaction, website.id, {
      id: importId,
      from: [present.state],
      to,
      finishedAt: null,
    });
    if (row === null) return refused;
    await jobs.enqueue(transaction, runProductImport, { websiteId: website.id, data: { importId } });
    await recordAct(inside, act, { fileName: row.file_name });
    return succeed(row);
  });
}
