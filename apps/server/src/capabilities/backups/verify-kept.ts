import { backupErrors } from '@vitrine/core/backups/backups.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Configuration } from '../../configuration.ts';
import { BackupError } from './backup-error.ts';
import { listBackups, openBackup } from './content/manifest.ts';
import { withTarget } from './list-target.ts';
import { verifyBackup } from './verify-backup.ts';

export interface KeptToVerify {
  readonly place: string;
  readonly configuration: Configuration;
  readonly tell: (line: string) => void;
}

/** Reads every finished backup of a place to its end; names the first that is damaged (rule BACKUP-5). */
export function verifyKept({ place, configuration, tell }: KeptToVerify): Promise<Result<readonly string[]>> {
  return withTarget(place, configuration, async target => {
    const { finished } = await listBackups(target);
    if (finished.length === 0) return fail(backupErrors.none, { place });
    for (const id of finished) {
      try {
        const { body, seal } = await openBackup(target, id, configuration.BACKUP_PASSPHRASE);
        await verifyBackup({ target, seal }, body, line => tell(`${id} ${line}`));
      } catch (error) {
        if (!(error instanceof BackupError)) throw error;
        return fail(backupErrors.notVerified, { id, place, why: error.message });
      }
    }
    return succeed(finished);
  });
}
