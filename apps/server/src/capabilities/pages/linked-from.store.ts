import type { Id } from '@vitrine/core/id/id.ts';
import type { Place } from '@vitrine/core/pages/pages.calls.ts';
import type { Database } from '../../database/database.ts';

/** Possible link targets, with their addresses. */
export interface Target {
  readonly id: Id;
  readonly address: string;
}

/**
 * By an address, ignoring `#` and `?`, or by id; only in other items that are not deleted. Each text is scanned
 * once, however many items are requested.
 */
export async function listPlacesLinking(
  database: Database,
  websiteId: Id,
  targets: readonly Target[],
): Promise<Place[]> {
  return database.query(
    `WITH place AS (
       SELECT 'page' AS kind, collections.id, title, document::text AS body FROM collections
         JOIN page_documents ON page_documents.website_id = $1 AND page_documents.id = document_id
         WHERE collections.website_id = $1 AND deleted_at IS NULL
       UNION ALL SELECT 'page', id, title, to_json(link_address)::text FROM collections
         WHERE website_id = $1 AND deleted_at IS NULL AND link_address <> ''
       UNION ALL SELECT 'post', items.id, title, document::text || data::text FROM items
         JOIN page_documents ON page_documents.website_id = $1 AND page_documents.id = document_id
         WHERE items.website_id = $1 AND deleted_at IS NULL
       UNION ALL SELECT 'product', id, title, description::text FROM products
         WHERE website_id = $1 AND deleted_at IS NULL
       UNION ALL SELECT CASE WHEN page_documents.id = header_id THEN 'header' ELSE 'footer' END, page_documents.id,
           CASE WHEN page_documents.id = header_id THEN 'Header' ELSE 'Footer' END, document::text
         FROM site_designs JOIN page_documents ON page_documents.website_id = $1
           AND page_documents.id IN (header_id, footer_id)
         WHERE site_designs.website_id = $1)
     SELECT DISTINCT kind, id, title
     FROM place, regexp_matches(body, '"(/[^"#?\\\\]*)|\\m([0-9a-z]{24})\\M', 'g') AS word
     WHERE id <> ALL ($2::text[]) AND coalesce(word[1], word[2]) = ANY ($2::text[] || $3::text[])
     ORDER BY kind, title, id`,
    [websiteId, targets.map(({ id }) => id), targets.map(({ address }) => address)],
  );
}

export async function listSlugs(
  database: Database,
  websiteId: Id,
  ids: readonly Id[],
): Promise<{ id: Id; slug: string; collectionId: Id | null; shopIds: Id[] | null }[]> {
  return database.query(
    `SELECT id, slug, collection_id AS "collectionId", NULL AS "shopIds" FROM items WHERE website_id = $1 AND id = ANY ($2)
     UNION ALL SELECT id, slug, NULL, shop_ids FROM products WHERE website_id = $1 AND id = ANY ($2)`,
    [websiteId, ids],
  );
}
