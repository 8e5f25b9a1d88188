import { addressOf } from '@vitrine/core/collections/collection.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';

/** The current state of an imported item: changed if its fingerprint differs. */
export interface ContentPrint {
  readonly sourceKey: string;
  readonly id: Id;
  readonly updatedAt: Date;
  readonly print: string;
  readonly address: string;
}

/**
 * Pages, lists, links and posts that have a source, each with a fingerprint of everything that an owner may
 * change; the publication of a post on its date does not change it (rule COLLECTION-14).
 */
export async function readContentPrints(database: Database, websiteId: Id): Promise<ContentPrint[]> {
  const rows = await database.query<{
    id: Id;
    updated_at: Date;
    source_key: string;
    print: string;
    list: string | null;
    slug: string;
  }>(
    `SELECT c.id, greatest(c.updated_at, d.updated_at) AS updated_at, c.source_key, NULL AS list, c.slug, md5(jsonb_build_array(c.title, c.slug, c.state, c.navigation, c.parent_id,
         c.seo_title, c.seo_description, c.link_address, d.document)::text) AS print
       FROM collections c LEFT JOIN page_documents d ON d.website_id = c.website_id AND d.id = c.document_id
       WHERE c.website_id = $1 AND c.source_key IS NOT NULL AND c.deleted_at IS NULL
     UNION ALL
     SELECT i.id, greatest(i.updated_at, d.updated_at), i.source_key, l.slug, i.slug, md5(jsonb_build_array(i.title, i.slug,
         CASE i.state WHEN 'scheduled' THEN 'published' ELSE i.state END, i.author, i.excerpt, i.image_id, i.categories, i.tags,
         i.is_sticky, i.are_comments_open, i.seo_title, i.seo_description, d.document)::text
         || CASE WHEN i.data = '{}' THEN '' ELSE i.data::text END)
       FROM items i JOIN collections l ON l.website_id = i.website_id AND l.id = i.collection_id
       LEFT JOIN page_documents d ON d.website_id = i.website_id AND d.id = i.document_id
       WHERE i.website_id = $1 AND i.source_key IS NOT NULL AND i.deleted_at IS NULL`,
    [websiteId],
  );
  return rows.map(({ id, updated_at, source_key, print, list, slug }) => ({
    id,
    updatedAt: updated_at,
    sourceKey: source_key,
    print,
    address: list === null ? addressOf(slug) : addressOf(list, slug),
  }));
}
