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

/** If more pages and posts contain the words, only this many are ranked and counted. */
const mostFound = 1000;

/** The searched words: stored on publishing or, for drafts, which only editors search, computed on demand. */
const publishedMatches = `
  SELECT id, ts_rank(text, words) AS rank FROM asked JOIN published_texts ON text @@ asked.query
  WHERE website_id = $1 AND (published_at IS NULL OR published_at <= $3)`;
const titled = (title: string) => `setweight(to_tsvector($4::regconfig, ${title}), 'A')`;
const draftMatches = ({ collections, items, documents }: ReturnType<typeof tablesOf>) => `
  SELECT id, ts_rank(text, words) AS rank FROM asked, (
    SELECT i.id, ${titled(`i.title || ' ' || i.excerpt || ' ' || array_to_string(i.categories || i.tags, ' ')`)}
      || to_tsvector($4::regconfig, d.words) AS text
    FROM ${items} i JOIN ${collections} c ON c.id = i.collection_id JOIN ${documents} d ON d.document_id = i.document_id
    WHERE i.state IN ('published', 'scheduled') AND i.published_at <= $3 AND i.password_hash IS NULL
      AND c.state = 'enabled' AND c.password_hash IS NULL
    UNION ALL SELECT c.id, ${titled('c.title')} || to_tsvector($4::regconfig, d.words)
    FROM ${collections} c JOIN ${documents} d ON d.document_id = c.document_id
    WHERE c.state = 'enabled' AND c.password_hash IS NULL) AS texts
  WHERE text @@ words`;

/**
 * Pages and posts that visitors may see and that contain the words, the best first, with the total number
 * regardless of the requested page (rules COLLECTION-13 and COLLECTION-19). Only those on the page are read.
 */
export async function searchContent(
  database: Database,
  source: ContentSource,
  { query, config, now, limit, offset }: ContentSearch,
): Promise<{ found: FoundContent[]; total: number; isMore: boolean }> {
  const tables = tablesOf(source);
  const { collections, items, documents } = tables;
  const rows = await database.query<{
    id: string | null;
    collection_slug: string | null;
    slug: string;
    title: string;
    excerpt: string;
    total: number;
  }>(
    `WITH asked AS MATERIALIZED (
       SELECT words, format('%L', '@' || $1)::tsquery && words AS query
       FROM (SELECT websearch_to_tsquery($4::regconfig, $5) AS words) AS given WHERE numnode(words) > 0),
     matching AS MATERIALIZED (
       ${source.revisionId === null ? draftMatches(tables) : publishedMatches} LIMIT ${mostFound + 1}),
     page AS MATERIALIZED (SELECT * FROM matching ORDER BY rank DESC, id LIMIT $6 OFFSET $7),
     shown AS (
       SELECT i.id, c.slug AS collection_slug, i.slug, i.title, i.excerpt, i.document_id, rank
       FROM page JOIN ${items} i ON i.id = page.id JOIN ${collections} c ON c.id = i.collection_id
       UNION ALL
       SELECT c.id, NULL, c.slug, c.title, c.seo_description, c.document_id, rank
       FROM page JOIN ${collections} c ON c.id = page.id)
     SELECT (SELECT count(*)::int FROM matching) AS total, shown.id, collection_slug, slug, title,
       coalesce(nullif(excerpt, ''), (SELECT left(words, 200) FROM ${documents} d WHERE d.document_id = shown.document_id))
         AS excerpt
     FROM (VALUES (1)) AS one (row) LEFT JOIN shown ON true ORDER BY rank DESC, shown.id`,
    [
      ...valuesOf(source),
      now,
      config,
      query.slice(0, 200),
      Math.min(limit, Math.max(0, mostFound - offset)),
      offset,
    ],
  );
  const found = rows.flatMap(({ id, collection_slug, slug, title, excerpt }) =>
    id === null ? [] : [{ id, collectionSlug: collection_slug, slug, title, excerpt }],
  );
  const total = rows[0]?.total ?? 0;
  return { found, total: Math.min(total, mostFound), isMore: total > mostFound };
}
