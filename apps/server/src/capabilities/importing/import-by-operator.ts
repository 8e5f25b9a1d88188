import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { fail, type Result } from '@vitrine/core/errors/result.ts';
import { newId } from '@vitrine/core/id/id.ts';
import { importingErrors } from '@vitrine/core/importing/importing.errors.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import type { Context } from '../../context.ts';
import { recordAct } from '../audit/index.ts';
import { openImport } from './apart/open-import.ts';
import { closeEarlierImports, sayAlive } from './close-lost-imports.ts';
import { insertImport, type Progress } from './importing.store.ts';
import { defaultLimits } from './readers/import-reader.ts';
import { type ImportDone, runImport } from './run-import.ts';

export interface OperatorImport {
  readonly path: string;
  readonly mediaBase: string | null;
  readonly isPublished: boolean;
  readonly replaces?: boolean;
  readonly tell: (progress: Progress) => void;
}

/** Imports a file of this machine at once, for the operator's command; the server may run or not. */
export async function importByOperator(context: Context, given: OperatorImport): Promise<Result<ImportDone>> {
  const { clock, database, website } = context;
  const fileName = basename(given.path);
  const bytes = await readWhole(given.path, fileName);
  if (!bytes.ok) return bytes;
  const source = { fileName, bytes: bytes.value };
  // A file that will be refused is refused before anything of it is noted.
  const opened = await openImport(source);
  if (!opened.ok) return opened;
  const now = clock.now();
  await closeEarlierImports(context);
  const view = await insertImport(database, website.id, { id: newId(), fileName, isCommand: true, now });
  if (view === null) {
    opened.value.close();
    return fail(importingErrors.underWay);
  }
  await recordAct(context, 'importing.started', { fileName });
  const { mediaBase, isPublished, replaces = false, tell } = given;
  const stopSaying = sayAlive(context, view.id);
  try {
    return await runImport(context, {
      importId: view.id,
      source,
      opened: opened.value,
      mediaBase,
      isPublished,
      replaces,
      tell,
    });
  } finally {
    stopSaying();
  }
}

async function readWhole(path: string, file: string): Promise<Result<Uint8Array>> {
  try {
    const { size } = await stat(path);
    if (size > defaultLimits.bytes) {
      const limit = `${defaultLimits.bytes / 1024 ** 2} MB`;
      return fail(importingErrors.tooLarge, { file, what: phrase('parts.oneFile'), limit });
    }
    return { ok: true, value: await readFile(path) };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    const why =
      code === 'ENOENT'
        ? phrase('parts.noFileAtPath')
        : code === 'EISDIR'
          ? phrase('parts.isFolder')
          : phrase('parts.accessDenied');
    return fail(importingErrors.unreadable, { file: path, why });
  }
}
