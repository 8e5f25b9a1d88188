import type { Capability } from '../../capability.ts';
import { backupJobs } from './backups.jobs.ts';

export { type BackupSummary, backUp } from './back-up.ts';
export { readLastRuns } from './backups.store.ts';
export { listTarget } from './list-target.ts';
export { restoreBackup } from './restore/restore-backup.ts';
export { verifyKept } from './verify-kept.ts';

export const backupsCapability: Capability = {
  name: 'backups',
  migrations: import.meta.glob<string>('./migrations/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  jobs: backupJobs,
};
