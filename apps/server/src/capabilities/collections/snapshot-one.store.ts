import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';
import { collectionColumns, itemColumns, keepSnapshots } from './snapshot.store.ts';

export interface OneToCopy {
  /** The revision that visitors see. */
  readonly from: Id;
  readonly to: Id;
  readonly kind: 'page' | 'post';
  readonly id: Id;
  readonly documentId: Id | null;
  /** Of the thing now; what leads there comes along. */
  readonly address: string;
  /** What stands above and comes along, as `readAbove` found it. */
  readonly along: readonly CollectionAbove[];
}

/** The list of a post or a folder or page above, as far as visitors do not have it yet. */
export interface CollectionAbove {
  readonly id: Id;
  readonly title: string;
  readonly documentId: Id | null;
}

/** What has to come along with one thing so that it is reached, from what visitors do not have yet (PUBLISH-10). */
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
       WHERE kept.website_id = $1 AND kept.revision_id = $2 AND kept.id = above.id)`,
    [websiteId, from, id],
  );
  return rows.map(row => ({ id: row.id, title: row.title, documentId: row.document_id }));
}

/** Fills a revision with what another holds and one thing as it is edited now (rule PUBLISH-10). */
export async function copyOneToRevision(
  database: Database,
  websiteId: Id,
  { from, to, kind, id, documentId, address, along }: OneToCopy,
): Promise<void> {
  const values = [websiteId, to, from, id];
  const copy = (sql: string) => database.query(sql, values);
  const isPage = kind === 'page';
  const others = (table: string, columns: string, except: string) =>
    copy(`INSERT INTO revision_${table} (website_id, revision_id, ${columns}) SELECT website_id, $2, ${columns}
      FROM revision_${table} WHERE website_id = $1 AND revision_id = $3 AND ${except}`);
  await others('collections', collectionColumns, isPage ? 'id <> $4' : '$4::text IS NOT NULL');
  await others('items', itemColumns, isPage ? '$4::text IS NOT NULL' : 'id <> $4');
  await others('designs', 'styles, header_id, footer_id', '$4::text IS NOT NULL');
  await others('redirects', 'from_path, to_path, is_prefix', '$4::text IS NOT NULL');
  const collections = [...(isPage ? [id] : []), ...along.map(one => one.id)];
  await database.query(
    `INSERT INTO revision_collections (website_id, revision_id, ${collectionColumns})
     SELECT website_id, $2, ${collectionColumns} FROM collections WHERE website_id = $1 AND id = ANY ($3)`,
    [websiteId, to, collections],
  );
  if (!isPage) {
    await database.query(
      `INSERT INTO revision_items (website_id, revision_id, ${itemColumns})
       SELECT website_id, $2, ${itemColumns} FROM items WHERE website_id = $1 AND id = $3`,
      [websiteId, to, id],
    );
  }
  await database.query(
    `INSERT INTO revision_documents (website_id, revision_id, document_id, version)
       SELECT website_id, $2, document_id, version FROM revision_documents
       WHERE website_id = $1 AND revision_id = $3 AND document_id IS DISTINCT FROM $4
     UNION ALL SELECT website_id, $2, id, version FROM page_documents
       WHERE website_id = $1 AND id = ANY ($5)
         AND NOT EXISTS (SELECT 1 FROM revision_documents WHERE website_id = $1 AND revision_id = $3
           AND document_id = page_documents.id AND document_id IS DISTINCT FROM $4)`,
    [websiteId, to, from, documentId, [documentId, ...along.map(one => one.documentId)].filter(Boolean)],
  );
  await keepSnapshots(database, websiteId, to);
  await copyRedirects(database, websiteId, { to, address });
  await dropDeleted(database, websiteId, { to, kind, id });
  await database.query(
    `UPDATE ${isPage ? 'collections' : 'items'} SET is_slug_own = true WHERE website_id = $1 AND id = $2`,
    [websiteId, id],
  );
}

/** Old addresses of the thing lead to it, and its own leads nowhere else. */
async function copyRedirects(
  database: Database,
  websiteId: Id,
  { to, address }: Pick<OneToCopy, 'to' | 'address'>,
): Promise<void> {
  await database.query(
    'DELETE FROM revision_redirects WHERE website_id = $1 AND revision_id = $2 AND from_path = $3',
    [websiteId, to, address],
  );
  await database.query(
    `INSERT INTO revision_redirects (website_id, revision_id, from_path, to_path, is_prefix)
     SELECT website_id, $2, from_path, to_path, is_prefix FROM redirects WHERE website_id = $1 AND to_path = $3
     ON CONFLICT (website_id, revision_id, from_path) DO UPDATE SET to_path = excluded.to_path,
       is_prefix = excluded.is_prefix`,
    [websiteId, to, address],
  );
}

/** A page or post that is deleted and would still be live makes way for the one that took its address. */
async function dropDeleted(
  database: Database,
  websiteId: Id,
  { to, kind, id }: Pick<OneToCopy, 'to' | 'kind' | 'id'>,
): Promise<void> {
  const [table, same] =
    kind === 'page'
      ? ['collections', 'other.type = 10']
      : ['items', 'other.collection_id = one.collection_id'];
  await database.query(
    `DELETE FROM revision_${table} other USING revision_${table} one
     WHERE one.website_id = $1 AND one.revision_id = $2 AND one.id = $3
       AND other.website_id = $1 AND other.revision_id = $2 AND other.id <> $3 AND other.slug = one.slug AND ${same}
       AND NOT EXISTS (SELECT 1 FROM ${table} WHERE website_id = $1 AND id = other.id AND deleted_at IS NULL)`,
    [websiteId, to, id],
  );
}

/** What else visitors would find at the address of the thing: the title of it. */
export async function findSameAddress(
  database: Database,
  websiteId: Id,
  { to, kind, id }: Pick<OneToCopy, 'to' | 'kind' | 'id'>,
): Promise<string | null> {
  const same =
    kind === 'page'
      ? `SELECT other.title FROM revision_collections one JOIN revision_collections other
           ON other.website_id = $1 AND other.revision_id = $2 AND other.slug = one.slug AND other.id <> one.id
         WHERE one.website_id = $1 AND one.revision_id = $2 AND one.id = $3 AND one.type <> 33 AND other.type <> 33`
      : `SELECT other.title FROM revision_items one JOIN revision_items other ON other.website_id = $1
           AND other.revision_id = $2 AND other.collection_id = one.collection_id AND other.slug = one.slug
           AND other.id <> one.id
         WHERE one.website_id = $1 AND one.revision_id = $2 AND one.id = $3`;
  const [row] = await database.query<{ title: string }>(`${same} LIMIT 1`, [websiteId, to, id]);
  return row?.title ?? null;
}
