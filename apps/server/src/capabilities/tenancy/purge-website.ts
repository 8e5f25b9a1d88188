import type { Id } from '@vitrine/core/id/id.ts';
import { type PlatformContext, within } from '../../context.ts';
import { recordAct } from '../audit/index.ts';
import { deleteRowsOf, lockDeleted } from './purge-website.store.ts';
import { removeFilesAfter } from './remove-files.ts';

export interface WebsiteToPurge {
  readonly websiteId: Id;
  readonly before: Date;
  /** The archive for the operator, named in the platform's log. */
  readonly archive: string;
}

/**
 * Removes all rows and files of a website that was deleted before that time; one that was restored in the meantime
 * is left unchanged (rule TENANCY-10). Files are removed after the rows (rule STORE-8).
 */
export async function purgeWebsite(
  context: PlatformContext,
  { websiteId, before, archive }: WebsiteToPurge,
): Promise<void> {
  const removeFiles = await context.database.transaction(async transaction => {
    const subdomain = await lockDeleted(transaction, websiteId, before);
    if (subdomain === null) return null;
    await deleteRowsOf(transaction, websiteId);
    await recordAct(within(context, transaction), 'website.purged', { websiteId, subdomain, archive });
    return removeFilesAfter(context, transaction, [`${websiteId}/`]);
  });
  await removeFiles?.();
}
