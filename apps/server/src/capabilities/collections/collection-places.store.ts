import type { Collection } from '@vitrine/core/collections/collection.ts';
import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';

/** Code that adds thousands of rows asks for what one row needs, never for all rows. */
interface Asked {
  readonly websiteId: Id;
  /** The row itself, if it exists. */
  readonly except: Id | null;
}

/** Addresses of others that equal this slug or, when it is taken, may be the slug with a number. */
export async function readTakenSlugs(
  database: Database,
  { websiteId, except, slug }: Asked & { slug: string },
): Promise<ReadonlySet<string>> {
  const others = `website_id = $1 AND deleted_at IS NULL AND type <> ${collectionTypes.link} AND id IS DISTINCT FROM $3`;
  const same = await database.query(`SELECT slug FROM collections WHERE ${others} AND slug = $2`, [
    websiteId,
    slug,
    except,
  ]);
  if (same.length === 0) return new Set();
  // A number shortens a long address, so the common prefix is a little shorter.
  const rows = await database.query<{ slug: string }>(
    `SELECT slug FROM collections WHERE ${others} AND starts_with(slug, left($2, 190))`,
    [websiteId, slug, except],
  );
  return new Set(rows.map(row => row.slug));
}

export async function isThere(
  database: Database,
  { websiteId, except, id }: Asked & { id: Id },
): Promise<boolean> {
  const rows = await database.query(
    'SELECT id FROM collections WHERE website_id = $1 AND id = $2 AND deleted_at IS NULL AND id IS DISTINCT FROM $3',
    [websiteId, id, except],
  );
  return rows.length === 1;
}

/** At the end of its menu, below the same parent. */
export async function readNextPosition(
  database: Database,
  {
    websiteId,
    parentId,
    navigation,
  }: { websiteId: Id; parentId: Id | null; navigation: Collection['navigation'] },
): Promise<number> {
  const [row] = await database.query<{ next: number }>(
    `SELECT coalesce(max(position), -1) + 1 AS next FROM collections
     WHERE website_id = $1 AND deleted_at IS NULL AND navigation = $2
       AND ${parentId === null ? 'parent_id IS NULL' : 'parent_id = $3'}`,
    [websiteId, navigation, ...(parentId === null ? [] : [parentId])],
  );
  return row?.next ?? 0;
}
