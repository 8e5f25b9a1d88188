import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { fail, type Refusal, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { ImportModel, ImportSource } from '@vitrine/core/importing/import-model.ts';
import { importingErrors } from '@vitrine/core/importing/importing.errors.ts';
import { type ModelPart, PartedModel } from './readers/model-parts.ts';

export interface ReadingApart {
  /** Asked now and then; false ends the reading with «cancelled». */
  readonly isWanted?: () => Promise<boolean>;
  /** Of the thread; a file that needs more is refused. */
  readonly maxMegabytes?: number;
}

/** As the sources have it, and as the build names it beside the server. */
const workerPath = import.meta.filename.endsWith('.ts')
  ? join(import.meta.dirname, 'readers', 'read-import.worker.ts')
  : join(import.meta.dirname, 'read-import.worker.js');
const watchMilliseconds = 250;

/**
 * Reads an export on a thread of its own, so that the server goes on answering; a thread that ends before it is
 * done is a refusal that says why, and nothing else ends with it (rule IMPORT-53).
 */
export function readImportApart(
  source: ImportSource,
  { isWanted, maxMegabytes = 2048 }: ReadingApart = {},
): Promise<Result<ImportModel>> {
  return new Promise(resolve => {
    const worker = new Worker(workerPath, {
      workerData: source,
      resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
      // What the file makes a parser say is nobody’s output.
      stdout: true,
      stderr: true,
    });
    const parted = new PartedModel();
    let watch: NodeJS.Timeout | undefined;
    let isOver = false;
    const end = (result: Result<ImportModel>) => {
      isOver = true;
      clearTimeout(watch);
      worker.removeAllListeners();
      worker.on('error', () => undefined);
      void worker.terminate();
      resolve(result);
    };
    const lost = (why: string) => end(fail(importingErrors.readingFailed, { file: source.fileName, why }));
    worker.on('message', (part: ModelPart) => {
      if (part.kind === 'whole') end(succeed(parted.model));
      else if (part.kind === 'refused') end(refused(part.error));
      else parted.add(part);
    });
    worker.on('error', error => lost(wordsOf(error)));
    worker.on('exit', () => lost('it ended without a word'));
    const look = async () => {
      const isGoingOn = isWanted === undefined || (await isWanted());
      if (isOver) return;
      if (isGoingOn) watch = setTimeout(lookAgain, watchMilliseconds);
      else end(fail(importingErrors.cancelled));
    };
    const lookAgain = () => {
      look().catch(error => lost(wordsOf(error)));
    };
    if (isWanted !== undefined) watch = setTimeout(lookAgain, watchMilliseconds);
  });
}

function refused(error: Refusal): Result<never> {
  return { ok: false, error };
}

function wordsOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'ERR_WORKER_OUT_OF_MEMORY') return 'it needs more memory than there is for one file';
  return error instanceof Error ? error.message.split('\n', 1)[0] || error.name : String(error);
}
