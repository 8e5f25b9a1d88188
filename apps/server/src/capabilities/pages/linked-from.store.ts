import type { Id } from '@vitrine/core/id/id.ts';
import type { Place } from '@vitrine/core/pages/pages.calls.ts';
import type { Database } from '../../database/database.ts';

/** What may be led to, with the address it has. */
export interface Target {
  readonly id: Id;
  readonly address: string;
}

/** By an address in quotes, with what may follow it, or by the id; in other things alone that are not deleted. */
export async function listPlacesLinking(
  database: Database,
  websiteId: Id,
  targets: readonly Target[],
): Promise<Place[]> {
  return database.query(
    `WITH target AS (SELECT * FROM unnest($2::text[], $3::text[]) AS target (target_id, address)),
     place AS (
       SELECT 'page' AS kind, collections.id, title, document::text AS body FROM collections
         JOIN page_documents ON page_documents.website_id = $1 AND page_documents.id = document_id
         WHERE collections.website_id = $1 AND deleted_at IS NULL
       UNION ALL SELECT 'page', id, title, to_json(link_address)::text FROM collections
         WHERE website_id = $1 AND deleted_at IS NULL AND link_address <> ''
       UNION ALL SELECT 'post', items.id, title, document::text FROM items
         JOIN page_documents ON page_documents.website_id = $1 AND page_documents.id = document_id
         WHERE items.website_id = $1 AND deleted_at IS NULL
       UNION ALL SELECT 'product', id, title, description::text FROM products
         WHERE website_id = $1 AND deleted_at IS NULL
       UNION ALL SELECT CASE WHEN page_documents.id = header_id THEN 'header' ELSE 'footer' END, page_documents.id,
           CASE WHEN page_documents.id = header_id THEN 'Header' ELSE 'Footer' END, document::text
         FROM site_designs JOIN page_documents ON page_documents.website_id = $1
           AND page_documents.id IN (header_id, footer_id)
         WHERE site_designs.website_id = $1)
     SELECT DISTINCT kind, id, title FROM place
     WHERE id <> ALL ($2) AND EXISTS (SELECT FROM target WHERE strpos(body, target_id) > 0
       OR strpos(body, '"' || address || '"') > 0 OR strpos(body, '"' || address || '#') > 0
       OR strpos(body, '"' || address || '?') > 0)
     ORDER BY kind, title, id`,
    [websiteId, targets.map(({ id }) => id), targets.map(({ address }) => address)],
  );
}

export async function listSlugs(
  database: Database,
  websiteId: Id,
  ids: readonly Id[],
): Promise<{ id: Id; slug: string; collectionId: Id | null }[]> {
  return database.query(
    `SELECT id, slug, collection_id AS "collectionId" FROM items WHERE website_id = $1 AND id = ANY ($2)
     UNION ALL SELECT id, slug, NULL FROM products WHERE website_id = $1 AND id = ANY ($2)`,
    [websiteId, ids],
  );
}
