import type { Context } from '../../context.ts';
import { closeLostImports } from './close-lost-imports.ts';
import { readImportRows, type StoredImport } from './importing.store.ts';

/** Imports into the website, newest first. */
export async function listImports(context: Context): Promise<StoredImport[]> {
  const { database, website } = context;
  await closeLostImports(context);
  return readImportRows(database, website.id);
}
