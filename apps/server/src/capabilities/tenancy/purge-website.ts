import type { Id } from '@vitrine/core/id/id.ts';
import { type PlatformContext, within } from '../../context.ts';
import { recordAct } from '../audit/index.ts';
import { deleteRowsOf, lockDeleted } from './purge-website.store.ts';

export interface WebsiteToPurge {
  readonly websiteId: Id;
  readonly before: Date;
  /** What keeps everything of it for the operator, named in the platform's log. */
  readonly archive: string;
}

/**
 * Removes all rows and files of a website that was deleted before that time; one that came back meanwhile is
 * left alone (rule TENANCY-10). Files go last, within the transaction: when they cannot be removed the rows
 * stay, and the next night tries again.
 */
export async function purgeWebsite(
  context: PlatformContext,
  { websiteId, before, archive }: WebsiteToPurge,
): Promise<void> {
  await context.database.transaction(async transaction => {
    const subdomain = await lockDeleted(transaction, websiteId, before);
    if (subdomain === null) return;
    await deleteRowsOf(transaction, websiteId);
    await recordAct(within(context, transaction), 'website.purged', { websiteId, subdomain, archive });
    await context.files.remove(`${websiteId}/`);
  });
}
