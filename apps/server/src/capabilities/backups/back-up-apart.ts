import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { backupErrors } from '@vitrine/core/backups/backups.errors.ts';
import { fail, type Result } from '@vitrine/core/errors/result.ts';
import type { BackupOrder, BackupSummary } from './back-up.ts';

/** What the thread is given: an order without the functions, which do not travel. */
export type OrderApart = Pick<BackupOrder, 'configuration' | 'connection' | 'to' | 'keep'>;

export type WordApart =
  | { readonly kind: 'told'; readonly line: string }
  | { readonly kind: 'done'; readonly result: Result<BackupSummary> };

export interface BackingUpApart {
  readonly tell: (line: string) => void;
  /** Looked at now and then; the thread is ended in the middle when it is so, which harms no earlier backup. */
  readonly isStopping: () => boolean;
}

/** As the sources have it, and as the build names it beside the server. */
const workerPath = import.meta.filename.endsWith('.ts')
  ? join(import.meta.dirname, 'back-up.worker.ts')
  : join(import.meta.dirname, 'back-up.worker.js');
const watchMilliseconds = 250;

/** Backs up on a thread of its own, so that the server goes on answering; null when it was stopped (rule BACKUP-15). */
export function backUpApart(
  order: OrderApart,
  { tell, isStopping }: BackingUpApart,
): Promise<Result<BackupSummary> | null> {
  return new Promise(resolve => {
    const worker = new Worker(workerPath, { workerData: order });
    const end = (result: Result<BackupSummary> | null) => {
      clearInterval(watch);
      worker.removeAllListeners();
      worker.on('error', () => undefined);
      void worker.terminate();
      resolve(result);
    };
    const watch = setInterval(() => isStopping() && end(null), watchMilliseconds);
    worker.on('message', (word: WordApart) => (word.kind === 'told' ? tell(word.line) : end(word.result)));
    worker.on('error', error => end(fail(backupErrors.failed, { why: `${error.message}.` })));
    worker.on('exit', () => end(fail(backupErrors.failed, { why: 'Its thread ended without a word.' })));
  });
}
