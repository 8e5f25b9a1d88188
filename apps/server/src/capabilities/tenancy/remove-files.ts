import type { PlatformContext } from '../../context.ts';
import type { Database } from '../../database/database.ts';
import { defineJobKind, platformJob } from '../../jobs/jobs.ts';

const removeKeys = defineJobKind<{ keys: readonly string[] }>('tenancy.removeFiles');

/** Long enough for a store that is away for a week, as tries come an hour apart at last. */
const tries = 200;

/** Files whose rows are gone, tried again while their store is away (rule STORE-8). */
export const removeFilesJob = platformJob(
  removeKeys,
  async ({ files }, { keys = [] }) => {
    for (const key of keys) await files.remove(key);
  },
  { retries: tries, timeoutSeconds: 3600 },
);

/**
 * Removes files together with their rows: in the transaction it is only noted, as a store may be slow or away, and
 * what is answered is to be called after the commit. Then they go at once, or by the job when that fails.
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
