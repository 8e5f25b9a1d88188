import { defineJobKind, platformJob } from '../../jobs/jobs.ts';
import { runScheduled } from './run-scheduled.ts';

const scheduledBackup = defineJobKind<Record<string, never>>('backups.run');

export const backupJobs = [
  platformJob(scheduledBackup, runScheduled, {
    cronBy: ({ BACKUP_SCHEDULE }) => BACKUP_SCHEDULE,
    retries: 2,
    timeoutSeconds: 24 * 3600,
  }),
];
