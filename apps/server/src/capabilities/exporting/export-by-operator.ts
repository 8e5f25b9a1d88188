import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { exportingErrors } from '@vitrine/core/exporting/exporting.errors.ts';
import type { Context } from '../../context.ts';
import { wordsOfError } from '../../files/error-words.ts';
import { writeWhole } from '../../files/write-whole.ts';
import { recordAct } from '../audit/index.ts';
import type { ArchiveProgress } from './exporting.store.ts';
import { type ArchiveSummary, writeArchive } from './write-archive.ts';

export interface OperatorExport {
  /** A path on this machine where no file exists yet. */
  readonly path: string;
  readonly tell: (progress: ArchiveProgress) => void;
}

/**
 * Writes an archive to a file on this machine immediately, for the operator's command, whether or not the server
 * runs.
 */
export async function exportByOperator(
  context: Context,
  { path, tell }: OperatorExport,
): Promise<Result<ArchiveSummary>> {
  const file = resolve(path);
  if (await stat(file).catch(() => null)) return fail(exportingErrors.fileExists, { file });
  try {
    const summary = await writeArchive(context, {
      advance: async progress => tell(progress),
      save: content => writeWhole(file, content),
    });
    await recordAct(context, 'exporting.written', { bytes: summary.bytes });
    return succeed(summary);
  } catch (error) {
    const why = wordsOfError(error);
    if (why === null) throw error;
    return fail(exportingErrors.unwritable, { file, why });
  }
}
