import type { Id } from '@vitrine/core/id/id.ts';
import type { Logger } from 'pino';
import type { IsStopping, JobContexts, JobDefinition, ListDue } from './jobs.ts';

const perPortion = 100;

/**
 * Runs a timed job on every website with due work, each with its own context, with the declared parallelism. A
 * failure on one does not delay the others; the job is then retried (rule JOB-10).
 */
export async function runWhereDue(
  { name, run, listDue, atOnce = 1 }: JobDefinition & { readonly listDue: ListDue },
  { contexts, log }: { contexts: JobContexts; log: Logger },
  isStopping: IsStopping,
): Promise<void> {
  let failures = 0;
  const runOn = async (websiteId: Id) => {
    if (isStopping()) throw new Error('The server stops; the next one goes on.');
    const context = await contexts.website(websiteId);
    if (context === null) return;
    try {
      await run(context, {} as never, isStopping);
    } catch (error) {
      failures += 1;
      log.error({ error, job: name, websiteId }, 'a timed job failed on a website');
    }
  };
  for (let after: Id | '' | undefined = ''; after !== undefined; ) {
    const websiteIds: Id[] = await listDue(contexts.platform(), { after, limit: perPortion });
    const left = websiteIds.values();
    // Each takes the next website as soon as it has finished one.
    const walk = async () => {
      for (const websiteId of left) await runOn(websiteId);
    };
    await Promise.all(Array.from({ length: atOnce }, walk));
    after = websiteIds.length < perPortion ? undefined : websiteIds.at(-1);
  }
  if (failures > 0) throw new Error(`The job failed on ${failures} websites.`);
}
