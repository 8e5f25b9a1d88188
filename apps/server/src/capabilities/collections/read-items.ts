import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';
import { type ContentSource, tablesOf, valuesOf } from './content-source.ts';
import type { ItemRow } from './items.store.ts';

/** Visible to visitors at $3: published, or scheduled and due (rule COLLECTION-11). */
const visible = `(state IN ('published', 'scheduled') AND published_at <= $3)`;

export interface ItemCondition {
  readonly collectionId: Id | null;
  readonly category?: string | null;
  readonly tag?: string | null;
  readonly now: Date;
}

export interface VisibleFilter extends ItemCondition {
  readonly limit: number;
  readonly offset?: number;
  /** Feeds and summaries sort by date only. */
  readonly isStickyFirst?: boolean;
}

/** Newest first. Categories and tags are compared without case. */
export async function listVisibleItems(
  database: Database,
  source: ContentSource,
  { limit, offset = 0, isStickyFirst = false, ...filter }: VisibleFilter,
): Promise<ItemRow[]> {
  const { where, values } = conditionOf(source, filter);
  return database.query<ItemRow>(
    `SELECT * FROM ${tablesOf(source).items} i WHERE ${where}
     ORDER BY ${isStickyFirst ? 'is_sticky DESC, ' : ''}published_at DESC, id DESC
     LIMIT $${values.length + 1} OFFSET $${values.length + 2}`,
    [...values, limit, offset],
  );
}

/** How many such items there are; most lists show some of them and do not ask. */
export async function countVisibleItems(
  database: Database,
  source: ContentSource,
  filter: ItemCondition,
): Promise<number> {
  const { where, values } = conditionOf(source, filter);
  const [row] = await database.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM ${tablesOf(source).items} i WHERE ${where}`,
    values,
  );
  return row?.count ?? 0;
}

/** Only the requested conditions, so that each combination gets its own plan. */
function conditionOf(
  source: ContentSource,
  { collectionId, category = null, tag = null, now }: ItemCondition,
): { where: string; values: unknown[] } {
  const values: unknown[] = [...valuesOf(source), now];
  const conditions = [visible];
  const add = (value: string | null, condition: (place: string) => string) => {
    if (value === null) return;
    values.push(value);
    conditions.push(condition(`$${values.length}`));
  };
  const termed = (column: string) => (place: string) =>
    `EXISTS (SELECT 1 FROM unnest(${column}) one WHERE lower(one) = lower(${place}))`;
  add(collectionId, place => `collection_id = ${place}`);
  add(category, termed('categories'));
  add(tag, termed('tags'));
  return { where: conditions.join(' AND '), values };
}

/** The metadata of a post for search engines. */
export interface ItemEntry {
  collection_id: string;
  slug: string;
  image_id: string | null;
  updated_at: Date;
}

/** Posts of some lists that visitors see without a password, newest first, with the given columns. */
export async function listItemEntries(
  database: Database,
  source: ContentSource,
  {
    collectionIds,
    now,
    limit,
    offset,
  }: { collectionIds: readonly Id[]; now: Date; limit: number; offset: number },
): Promise<ItemEntry[]> {
  return database.query<ItemEntry>(
    `SELECT collection_id, slug, image_id, updated_at FROM ${tablesOf(source).items} i
     WHERE ${visible} AND collection_id = ANY ($4) AND password_hash IS NULL
     ORDER BY published_at DESC, id DESC LIMIT $5 OFFSET $6`,
    [...valuesOf(source), now, collectionIds, limit, offset],
  );
}

export async function countItemEntries(
  database: Database,
  source: ContentSource,
  { collectionIds, now }: { collectionIds: readonly Id[]; now: Date },
): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM ${tablesOf(source).items} i
     WHERE ${visible} AND collection_id = ANY ($4) AND password_hash IS NULL`,
    [...valuesOf(source), now, collectionIds],
  );
  return row?.count ?? 0;
}

export async function readVisibleItem(
  database: Database,
  source: ContentSource,
  { collectionId, slug, now }: { collectionId: Id; slug: string; now: Date },
): Promise<ItemRow | null> {
  const [row] = await database.query<ItemRow>(
    `SELECT * FROM ${tablesOf(source).items} i WHERE ${visible} AND collection_id = $4 AND slug = $5`,
    [...valuesOf(source), now, collectionId, slug],
  );
  return row ?? null;
}

/** In a preview a post is shown whatever its state. */
export async function readDraftItem(
  database: Database,
  source: ContentSource,
  { collectionId, slug }: { collectionId: Id; slug: string },
): Promise<ItemRow | null> {
  const [row] = await database.query<ItemRow>(
    `SELECT * FROM ${tablesOf(source).items} i WHERE collection_id = $3 AND slug = $4`,
    [...valuesOf(source), collectionId, slug],
  );
  return row ?? null;
}

export interface Neighbour {
  readonly title: string;
  readonly slug: string;
}

/** The posts published directly after and before a post. */
export async function readNeighbours(
  database: Database,
  source: ContentSource,
  { item, now }: { item: ItemRow; now: Date },
): Promise<{ newer: Neighbour | null; older: Neighbour | null }> {
  const rows = await database.query<Neighbour & { which: string }>(
    `(SELECT 'newer' AS which, title, slug FROM ${tablesOf(source).items} i WHERE ${visible} AND collection_id = $4
        AND (published_at, id) > ($5, $6) ORDER BY published_at, id LIMIT 1)
     UNION ALL
     (SELECT 'older', title, slug FROM ${tablesOf(source).items} i WHERE ${visible} AND collection_id = $4
        AND (published_at, id) < ($5, $6) ORDER BY published_at DESC, id DESC LIMIT 1)`,
    [...valuesOf(source), now, item.collection_id, item.published_at ?? now, item.id],
  );
  const find = (which: string) => rows.find(row => row.which === which) ?? null;
  return { newer: find('newer'), older: find('older') };
}

/** The categories of a list with visible posts, most used first, at most 30. */
export async function listCategories(
  database: Database,
  source: ContentSource,
  { collectionId, now }: { collectionId: Id; now: Date },
): Promise<string[]> {
  const rows = await database.query<{ name: string }>(
    `SELECT min(one) AS name FROM ${tablesOf(source).items} i, unnest(categories) one
     WHERE ${visible} AND collection_id = $4 GROUP BY lower(one) ORDER BY count(*) DESC, 1 LIMIT 30`,
    [...valuesOf(source), now, collectionId],
  );
  return rows.map(row => row.name);
}

/** When the next scheduled post appears; null when none waits. */
export async function readNextDue(
  database: Database,
  source: ContentSource,
  now: Date,
): Promise<Date | null> {
  const [row] = await database.query<{ at: Date | null }>(
    `SELECT min(published_at) AS at FROM ${tablesOf(source).items} i
     WHERE state IN ('published', 'scheduled') AND published_at > $3`,
    [...valuesOf(source), now],
  );
  return row?.at ?? null;
}
