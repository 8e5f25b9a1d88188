import type { PlatformContext } from '../../context.ts';
import type { Database } from '../../database/database.ts';
import { defineJobKind, platformJob } from '../../jobs/jobs.ts';

const removeKeys = defineJobKind<{ keys: readonly string[] }>('tenancy.removeFiles');

/** Enough for a store that is unavailable for a week, because retries end up an hour apart. */
const tries = 200;

/** Files whose rows are gone, retried while their store is unavailable (rule STORE-8). */
export const removeFilesJob = platformJob(
  removeKeys,
  async ({ files }, { keys = [] }) => {
    for (const key of keys) await files.remove(key);
  },
  { retries: tries, timeoutSeconds: 3600 },
);

/**
 * Removes files together with their rows: the transaction only records them, because a store may be slow or
 * unavailable, and the returned function is called after the commit. It removes them immediately, or the job does
 * if that fails.
 */
export async function removeFilesAfter(
  { files, jobs, log }: Pick<PlatformContext, 'files' | 'jobs' | 'log'>,
  transaction: Database,
  keys: readonly string[],
): Promise<() => Promise<void>> {
  if (keys.length === 0) return async () => undefined;
  await jobs.enqueue(transaction, removeKeys, { websiteId: null, data: { keys } });
  return async () => {
    try {
      for (const key of keys) await files.remove(key);
    } catch (error) {
      log.warn({ error }, 'files could not be removed now');
    }
  };
}
