import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';
import { type ContentSource, tablesOf, valuesOf } from './content-source.ts';

export interface FoundContent {
  readonly id: Id;
  /** null for a page. */
  readonly collectionSlug: string | null;
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
}

export interface ContentSearch {
  /** As people type it: words, "phrases", -without. */
  readonly query: string;
  readonly config: string;
  readonly now: Date;
  readonly limit: number;
  readonly offset: number;
}

/**
 * Pages and posts that visitors may see and that hold the words, the best first, with the number of all
 * wherever the page of them lies (rule COLLECTION-13).
 */
export async function searchContent(
  database: Database,
  source: ContentSource,
  { query, config, now, limit, offset }: ContentSearch,
): Promise<{ found: FoundContent[]; total: number }> {
  const { collections, items, documents } = tablesOf(source);
  const titled = (title: string) => `setweight(to_tsvector($4::regconfig, ${title}), 'A')`;
  const rows = await database.query<{
    id: string | null;
    collection_slug: string | null;
    slug: string;
    title: string;
    excerpt: string;
    total: number;
  }>(
    `WITH asked AS (SELECT websearch_to_tsquery($4::regconfig, $5) AS query),
     texts AS (
       SELECT i.id, c.slug AS collection_slug, i.slug, i.title, i.excerpt, d.words,
         ${titled(`i.title || ' ' || i.excerpt || ' ' || array_to_string(i.categories || i.tags, ' ')`)} || d.search AS text
       FROM ${items} i JOIN ${collections} c ON c.id = i.collection_id JOIN ${documents} d ON d.document_id = i.document_id
       WHERE i.state IN ('published', 'scheduled') AND i.published_at <= $3 AND c.state = 'enabled'
         AND i.password_hash IS NULL AND c.password_hash IS NULL
       UNION ALL
       SELECT c.id, NULL, c.slug, c.title, c.seo_description, d.words, ${titled('c.title')} || d.search
       FROM ${collections} c JOIN ${documents} d ON d.document_id = c.document_id
       WHERE c.state = 'enabled' AND c.password_hash IS NULL),
     found AS (
       SELECT id, collection_slug, slug, title, coalesce(nullif(excerpt, ''), left(words, 200)) AS excerpt,
         row_number() OVER (ORDER BY ts_rank(text, query) DESC, id) AS place
       FROM texts, asked WHERE text @@ query)
     SELECT (SELECT count(*)::int FROM found) AS total, page.* FROM (VALUES (1)) AS one (row)
       LEFT JOIN LATERAL (SELECT * FROM found ORDER BY place LIMIT $6 OFFSET $7) AS page ON true
     ORDER BY page.place`,
    [...valuesOf(source), now, config, query.slice(0, 200), limit, offset],
  );
  const found = rows.flatMap(({ id, collection_slug, slug, title, excerpt }) =>
    id === null ? [] : [{ id, collectionSlug: collection_slug, slug, title, excerpt }],
  );
  return { found, total: rows[0]?.total ?? 0 };
}
