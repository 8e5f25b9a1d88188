import { type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { ArchiveView } from '@vitrine/core/exporting/exporting.calls.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { PlatformContext } from '../../context.ts';
import { archivedWebsite } from './archived-website.ts';
import { readArchives } from './exporting.store.ts';

/** Archives of the website, newest first; those whose time is over are not there any more. */
export async function listArchives(context: PlatformContext, websiteId: Id): Promise<Result<ArchiveView[]>> {
  const found = await archivedWebsite(context, websiteId);
  if (!found.ok) return found;
  const { clock, database, website } = found.value;
  const archives = await readArchives(database, website.id);
  return succeed(archives.filter(archive => !isExpired(archive, clock.now())));
}

export function isExpired({ expiresAt }: Pick<ArchiveView, 'expiresAt'>, now: Date): boolean {
  return expiresAt !== null && new Date(expiresAt) <= now;
}
