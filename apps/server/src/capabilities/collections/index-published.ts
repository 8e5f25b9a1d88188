import type { Id } from '@vitrine/core/id/id.ts';
import type { Context } from '../../context.ts';
import { defineJobKind, job } from '../../jobs/jobs.ts';
import { readWebsite } from '../tenancy/index.ts';
import { writePublishedTexts } from './published-texts.store.ts';
import { searchConfigOf } from './search-config.ts';

/**
 * Makes the contents of this revision searchable: what changed since the indexed one; without one, everything is
 * indexed. Call it in the transaction that publishes it (rule COLLECTION-19).
 */
export async function indexPublished(
  { database, website }: Context,
  revisionId: Id,
  sinceId: Id | null = null,
): Promise<void> {
  const config = searchConfigOf(website.settings.language);
  await writePublishedTexts(database, website.id, { revisionId, config, sinceId });
}

export const reindexPublished = defineJobKind<object>('collections.index');

/** After a change of language, words have different stems. What is published in the meantime is indexed once more. */
export const reindexPublishedJob = job(
  reindexPublished,
  async context => {
    for (let before: Id | null = null; ; ) {
      const website = await readWebsite(context.database, context.website.id);
      const now = website?.publishedRevisionId ?? null;
      if (website === null || now === null || now === before) return;
      await indexPublished({ ...context, website }, now);
      before = now;
    }
  },
  { isOneByOne: true, timeoutSeconds: 900 },
);
