import { join } from 'node:path';
import { backupErrors } from '@vitrine/core/backups/backups.errors.ts';
import { fail, type Result } from '@vitrine/core/errors/result.ts';
import { startProcess } from '../../apart/start-process.ts';
import type { BackupOrder, BackupSummary } from './back-up.ts';

/** The input of the process: the order without its functions, which cannot be sent. */
export type OrderApart = Pick<BackupOrder, 'configuration' | 'connection' | 'to' | 'keep'>;

export type WordApart =
  | { readonly kind: 'told'; readonly line: string }
  | { readonly kind: 'done'; readonly result: Result<BackupSummary> }
  | { readonly kind: 'broke'; readonly why: string };

export interface BackingUpApart {
  readonly tell: (line: string) => void;
  /** Checked regularly; when it is true, the process is killed, which harms no earlier backup. */
  readonly isStopping: () => boolean;
}

/** Its path in the sources, and its name in the build next to the server. */
const program = import.meta.filename.endsWith('.ts')
  ? join(import.meta.dirname, 'back-up.process.ts')
  : join(import.meta.dirname, 'back-up.process.js');
const watchMilliseconds = 250;

/** Backs up in a separate process, so that the server keeps answering; null when it was stopped (rule BACKUP-15). */
export function backUpApart(
  order: OrderApart,
  { tell, isStopping }: BackingUpApart,
): Promise<Result<BackupSummary> | null> {
  return new Promise(resolve => {
    // It works on our own data with our own code: a bucket may need the server's environment.
    const child = startProcess(program, { isTrusted: true });
    const end = (result: Result<BackupSummary> | null) => {
      clearInterval(watch);
      child.removeAllListeners('message').off('exit', lost).off('error', lost);
      child.kill('SIGKILL');
      resolve(result);
    };
    const broke = (why: string) => end(fail(backupErrors.failed, { why }));
    const lost = () => broke('Its process ended without a word.');
    const watch = setInterval(() => isStopping() && end(null), watchMilliseconds);
    child.on('message', (word: WordApart) => {
      if (word.kind === 'told') tell(word.line);
      else if (word.kind === 'done') end(word.result);
      else broke(`${word.why}.`);
    });
    child.once('exit', lost).once('error', lost);
    child.send(order, error => error && lost());
  });
}
