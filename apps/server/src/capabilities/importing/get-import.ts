import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { Context } from '../../context.ts';
import { closeLostImports } from './close-lost-imports.ts';
import { readImportRow, type StoredImport } from './importing.store.ts';

export async function getImport(context: Context, importId: Id): Promise<Result<StoredImport>> {
  const { database, website } = context;
  await closeLostImports(context);
  const view = await readImportRow(database, website.id, importId);
  return view === null ? fail(callErrors.notFound) : succeed(view);
}
