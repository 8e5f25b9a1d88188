import type { Id } from '@vitrine/core/id/id.ts';
import type { PlatformContext } from '../../context.ts';
import { defineJobKind } from '../../jobs/jobs.ts';

/** A person was erased: what other capabilities keep under their email address goes too. */
export const erasedNews = defineJobKind<{ email: string }>('siteUsers.erasedNews');

/** On the context’s connection: inside a transaction it is told only if that commits. */
export function tellErased(
  { database, jobs }: PlatformContext,
  { websiteId, email }: { websiteId: Id; email: string },
): Promise<void> {
  return jobs.enqueue(database, erasedNews, { websiteId, data: { email } });
}
