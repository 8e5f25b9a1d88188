import { backupErrors } from '@vitrine/core/backups/backups.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Configuration } from '../../configuration.ts';
import { wordsOfError } from '../../files/error-words.ts';
import { BackupError } from './backup-error.ts';
import { listBackups } from './content/manifest.ts';
import type { BackupTarget } from './target/backup-target.ts';
import { openTarget } from './target/open-target.ts';

/** Ids of the backups in a place, newest first; unfinished ones cannot be restored. */
export async function listTarget(
  place: string,
  configuration: Configuration,
): Promise<Result<{ finished: string[]; unfinished: string[] }>> {
  return withTarget(place, configuration, async target => succeed(await listBackups(target)));
}

/** Opens a place for reading; expected problems are refusals. */
export async function withTarget<T>(
  place: string,
  configuration: Configuration,
  work: (target: BackupTarget) => Promise<Result<T>>,
): Promise<Result<T>> {
  let target: BackupTarget | null = null;
  try {
    target = await openTarget(place, configuration);
    return await work(target);
  } catch (error) {
    const why = error instanceof BackupError ? error.message : wordsOfError(error);
    if (why === null) throw error;
    return fail(backupErrors.unreadable, { place, why });
  } finally {
    target?.close();
  }
}
