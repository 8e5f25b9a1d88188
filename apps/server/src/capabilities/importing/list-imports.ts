import type { ImportView } from '@vitrine/core/importing/importing.calls.ts';
import type { Context } from '../../context.ts';
import { readImportRows } from './importing.store.ts';

/** Imports into the website, newest first. */
export function listImports({ database, website }: Context): Promise<ImportView[]> {
  return readImportRows(database, website.id);
}
