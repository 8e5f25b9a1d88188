import { type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { PlatformContext } from '../../context.ts';
import { archivedWebsite } from './archived-website.ts';
import { readArchives, type StoredArchive } from './exporting.store.ts';

/** Archives of the website, newest first; expired ones are not included. */
export async function listArchives(
  context: PlatformContext,
  websiteId: Id,
): Promise<Result<StoredArchive[]>> {
  const found = await archivedWebsite(context, websiteId);
  if (!found.ok) return found;
  const { clock, database, website } = found.value;
  const archives = await readArchives(database, website.id);
  return succeed(archives.filter(archive => !isExpired(archive, clock.now())));
}

export function isExpired({ expiresAt }: Pick<StoredArchive, 'expiresAt'>, now: Date): boolean {
  return expiresAt !== null && new Date(expiresAt) <= now;
}
