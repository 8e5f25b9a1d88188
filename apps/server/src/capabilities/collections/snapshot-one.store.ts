import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';
import { listOf } from './content-columns.ts';
import { holdJust, listChangedBetween } from './kept-states.store.ts';
import { columnsOf, heldBy, type KeptTable, keptTables, knownBy } from './kept-states.ts';
import { keepSnapshots, type NewestRevision } from './snapshot.store.ts';

export interface OneToCopy {
  /** The revision that visitors see. */
  readonly from: Id;
  readonly to: NewestRevision;
  readonly kind: 'page' | 'post';
  readonly id: Id;
  readonly documentId: Id | null;
  /** The current address of the item; redirects to it are included. */
  readonly address: string;
  /** The parents to publish along with it, as found by `readAbove`. */
  readonly along: readonly CollectionAbove[];
}

/** The list of a post, or a folder or page above, if visitors do not have it yet. */
export interface CollectionAbove {
  readonly id: Id;
  readonly title: string;
  readonly documentId: Id | null;
}

/** The unpublished things that must be published along with an item so that it can be reached (PUBLISH-10). */
export async function readAbove(
  database: Database,
  websiteId: Id,
  { from, id, kind }: Pick<OneToCopy, 'from' | 'id' | 'kind'>,
): Promise<CollectionAbove[]> {
  const parent = kind === 'page' ? 'SELECT parent_id FROM collections' : 'SELECT collection_id FROM items';
  const rows = await database.query<{ id: string; title: string; document_id: string | null }>(
    `WITH RECURSIVE above AS (
       SELECT * FROM collections WHERE website_id = $1 AND deleted_at IS NULL
         AND id = (${parent} WHERE website_id = $1 AND id = $3)
       UNION SELECT up.* FROM collections up JOIN above ON up.id = above.parent_id
         WHERE up.website_id = $1 AND up.deleted_at IS NULL)
     SELECT id, title, document_id FROM above WHERE id <> $3 AND NOT EXISTS (
       SELECT 1 FROM revision_collections kept
       WHERE kept.website_id = $1 AND ${heldBy('$2', 'kept')} AND kept.id = above.id)`,
    [websiteId, from, id],
  );
  return rows.map(row => ({ id: row.id, title: row.title, documentId: row.document_id }));
}

/**
 * Makes the newest revision hold what another holds, and one item as it is in the drafts (rules PUBLISH-10,
 * PUBLISH-13).
 */
export async function copyOneToRevision(
  database: Database,
  websiteId: Id,
  { from, to, kind, id, documentId, address, along }: OneToCopy,
): Promise<void> {
  const { number } = to;
  await holdAsBefore(database, websiteId, { from, number });
  const isPage = kind === 'page';
  const draft = (table: KeptTable, ids: readonly Id[]) =>
    holdJust(database, websiteId, {
      ...{ table, number, values: [ids], scope: 'kept.id = ANY ($3)' },
      target: `SELECT ${listOf(columnsOf(table))} FROM ${table} WHERE website_id = $1 AND id = ANY ($3)`,
    });
  await draft('collections', [...(isPage ? [id] : []), ...along.map(one => one.id)]);
  if (!isPage) await draft('items', [id]);
  await holdJust(database, websiteId, {
    ...{ table: 'documents', number, scope: 'kept.document_id = ANY ($3)' },
    target: 'SELECT id AS document_id, version FROM page_documents WHERE website_id = $1 AND id = ANY ($3)',
    values: [[documentId, ...along.map(one => one.documentId)].filter(one => one !== null)],
  });
  await keepSnapshots(database, websiteId, number);
  // Old addresses of the item redirect to it, and its own address does not redirect.
  const leading = 'SELECT from_path FROM redirects WHERE website_id = $1 AND to_path = $3';
  await holdJust(database, websiteId, {
    ...{ table: 'redirects', number, values: [address] },
    scope: `kept.from_path = $3 OR kept.from_path IN (${leading})`,
    target: `SELECT from_path, to_path, is_prefix FROM redirects
      WHERE website_id = $1 AND to_path = $3 AND from_path <> $3`,
  });
  await dropDeleted(database, websiteId, { number, kind, id });
  await database.query(
    `UPDATE ${isPage ? 'collections' : 'items'} SET is_slug_own = true WHERE website_id = $1 AND id = $2`,
    [websiteId, id],
  );
}

/** Usually it already does: the live revision is the previous one, unless drafts were kept in the meantime. */
async function holdAsBefore(
  database: Database,
  websiteId: Id,
  { from, number }: { from: Id; number: number },
): Promise<void> {
  const [shown] = await database.query<{ number: number }>(
    'SELECT number FROM revisions WHERE website_id = $1 AND id = $2',
    [websiteId, from],
  );
  if (shown === undefined || shown.number === number - 1) return;
  for (const table of keptTables) {
    const changed = { table, numbers: [shown.number, number] } as const;
    const keys = await listChangedBetween(database, websiteId, changed);
    if (keys.length === 0) continue;
    const among = `${knownBy(table)} = ANY ($4)`;
    await holdJust(database, websiteId, {
      ...{ table, number, values: [from, keys], scope: `kept.${among}` },
      target: `SELECT ${listOf(columnsOf(table))} FROM revision_${table}
        WHERE website_id = $1 AND ${among} AND ${heldBy('$3')}`,
    });
  }
}

/**
 * A page or post that is deleted in the drafts but still live is removed in favour of the one that took its
 * address.
 */
async function dropDeleted(
  database: Database,
  websiteId: Id,
  { number, kind, id }: Pick<OneToCopy, 'kind' | 'id'> & { number: number },
): Promise<void> {
  const [table, same] =
    kind === 'page'
      ? (['collections', 'kept.type = 10'] as const)
      : (['items', 'kept.collection_id = one.collection_id'] as const);
  await holdJust(database, websiteId, {
    ...{ table, number, values: [id] },
    scope: `kept.id <> $3
      AND EXISTS (SELECT FROM ${table} one WHERE one.website_id = $1 AND one.id = $3 AND one.slug = kept.slug AND ${same})
      AND NOT EXISTS (SELECT FROM ${table} now WHERE now.website_id = $1 AND now.id = kept.id AND now.deleted_at IS NULL)`,
    target: `SELECT ${listOf(columnsOf(table))} FROM ${table} WHERE website_id = $1 AND id = $3 AND false`,
  });
}

/** The title of anything else that visitors would find at the address of the item. */
export async function findSameAddress(
  database: Database,
  websiteId: Id,
  { to, kind, id }: Pick<OneToCopy, 'kind' | 'id'> & { to: Id },
): Promise<string | null> {
  const same =
    kind === 'page'
      ? `SELECT other.title FROM revision_collections one JOIN revision_collections other
           ON other.website_id = $1 AND ${heldBy('$2', 'other')} AND other.slug = one.slug AND other.id <> one.id
         WHERE one.website_id = $1 AND ${heldBy('$2', 'one')} AND one.id = $3 AND one.type <> 33 AND other.type <> 33`
      : `SELECT other.title FROM revision_items one JOIN revision_items other ON other.website_id = $1
           AND ${heldBy('$2', 'other')} AND other.collection_id = one.collection_id AND other.slug = one.slug
           AND other.id <> one.id
         WHERE one.website_id = $1 AND ${heldBy('$2', 'one')} AND one.id = $3`;
  const [row] = await database.query<{ title: string }>(`${same} LIMIT 1`, [websiteId, to, id]);
  return row?.title ?? null;
}
