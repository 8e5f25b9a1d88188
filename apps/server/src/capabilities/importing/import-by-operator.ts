import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { newId } from '@vitrine/core/id/id.ts';
import { importingErrors } from '@vitrine/core/importing/importing.errors.ts';
import { type Phrase, phrase } from '@vitrine/core/messages/phrase.ts';
import type { Context } from '../../context.ts';
import { recordAct } from '../audit/index.ts';
import type { ImportFile } from './apart/import-messages.ts';
import { openImport } from './apart/open-import.ts';
import { closeEarlierImports, sayAlive } from './close-lost-imports.ts';
import { insertImport, type Progress } from './importing.store.ts';
import { defaultLimits } from './readers/import-reader.ts';
import { type ImportDone, runImport } from './run-import.ts';
import { withWorkFolder } from './work-folder.ts';

export interface OperatorImport {
  readonly path: string;
  readonly mediaBase: string | null;
  readonly isPublished: boolean;
  readonly replaces?: boolean;
  /** Whether shops that the file names are created. */
  readonly makesShops?: boolean;
  readonly tell: (progress: Progress) => void;
}

/** Imports a file on this machine immediately, for the operator's command, whether or not the server runs. */
export async function importByOperator(context: Context, given: OperatorImport): Promise<Result<ImportDone>> {
  const { clock, database, website } = context;
  const fileName = basename(given.path);
  const found = await findFile(given.path, fileName);
  if (!found.ok) return found;
  const importId = newId();
  return withWorkFolder(context, importId, async folder => {
    // A file that will be refused is refused before anything is recorded.
    const opened = await openImport(found.value, { folder });
    if (!opened.ok) return opened;
    const now = clock.now();
    await closeEarlierImports(context);
    const begun = { id: importId, fileName, isCommand: true, now };
    if ((await insertImport(database, website.id, begun)) === null) {
      opened.value.close();
      return fail(importingErrors.underWay);
    }
    await recordAct(context, 'importing.started', { fileName });
    const { mediaBase, isPublished, replaces = false, makesShops = false, tell } = given;
    const run = { importId, file: found.value, folder, mediaBase, isPublished, replaces, tell, makesShops };
    const stopSaying = sayAlive(context, importId);
    try {
      return await runImport(context, { ...run, opened: opened.value });
    } finally {
      stopSaying();
    }
  });
}

async function findFile(path: string, file: string): Promise<Result<ImportFile>> {
  const unreadable = (why: Phrase) => fail(importingErrors.unreadable, { file: path, why });
  try {
    const found = await stat(path);
    if (found.isDirectory()) return unreadable(phrase('parts.isFolder'));
    if (found.size > defaultLimits.bytes) {
      const limit = `${defaultLimits.bytes / 1024 ** 2} MB`;
      return fail(importingErrors.tooLarge, { file, what: phrase('parts.oneFile'), limit });
    }
    await access(path, constants.R_OK);
    return succeed({ fileName: file, path });
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    return unreadable(phrase(isMissing ? 'parts.noFileAtPath' : 'parts.accessDenied'));
  }
}
