import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { importingErrors } from '@vitrine/core/importing/importing.errors.ts';
import type { Context } from '../../context.ts';
import { recordAct } from '../audit/index.ts';
import { cancelRow, readImportRow, type StoredImport } from './importing.store.ts';

/** Stops an import that has not begun to write; it notices with the next fetched file (rule IMPORT-47). */
export async function cancelImport(context: Context, importId: Id): Promise<Result<StoredImport>> {
  const { clock, database, website } = context;
  const isCancelled = await cancelRow(database, website.id, { id: importId, now: clock.now() });
  const view = await readImportRow(database, website.id, importId);
  if (view === null) return fail(callErrors.notFound);
  if (!isCancelled) return fail(importingErrors.tooLateToCancel);
  await recordAct(context, 'importing.cancelled', { importId });
  return succeed(view);
}
