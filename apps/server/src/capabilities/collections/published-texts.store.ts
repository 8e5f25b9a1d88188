import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';
import { changedBetween, heldBy, unended } from './kept-states.ts';

export interface TextsToWrite {
  readonly revisionId: Id;
  readonly config: string;
  /** The indexed revision; null for none, or when everything must be indexed again. */
  readonly sinceId: Id | null;
}

/**
 * Creates the search index of a published revision: for what changed since the last one, and for nothing that /
 * visitors never see or need a password for. The words begin with a mark of the website, so that one index of
 * words finds only those of one website (rule COLLECTION-19). The rows were written a moment ago, so the planner
 * does not know their / number: `OFFSET 0` makes it have each looked up by its key, where a join might read all of
 * them for every one.
 */
export async function writePublishedTexts(
  database: Database,
  websiteId: Id,
  { revisionId, config, sinceId }: TextsToWrite,
): Promise<void> {
  // An array makes the planner look each up by its key; a join might read all of them.
  const isTouched = (id: string) =>
    sinceId === null ? 'true' : `${id} = ANY (ARRAY(SELECT id FROM touched))`;
  await database.query(
    `WITH touched AS MATERIALIZED (${sinceId === null ? 'SELECT NULL::text AS id WHERE $4::text IS NULL' : touched}),
     things AS (
       SELECT i.id, i.document_id, i.published_at, i.title || ' ' || i.excerpt || ' ' || array_to_string(i.categories || i.tags, ' ') AS titled
       FROM revision_items i, LATERAL (
         SELECT state, password_hash FROM revision_collections
         WHERE website_id = $1 AND ${heldBy('$2')} AND id = i.collection_id OFFSET 0) c
       WHERE i.website_id = $1 AND ${heldBy('$2', 'i')} AND ${isTouched('i.id')} AND i.state IN ('published', 'scheduled')
         AND i.password_hash IS NULL AND c.state = 'enabled' AND c.password_hash IS NULL
       UNION ALL SELECT id, document_id, NULL, title FROM revision_collections
       WHERE website_id = $1 AND ${heldBy('$2')} AND ${isTouched('id')} AND state = 'enabled' AND password_hash IS NULL),
     wanted AS MATERIALIZED (
       SELECT things.*, kept.version,
         md5(concat_ws(' ', $3::text, things.document_id, kept.version, published_at, titled)) AS print
       FROM things, LATERAL (
         SELECT version FROM revision_documents
         WHERE website_id = $1 AND ${heldBy('$2')} AND document_id = things.document_id OFFSET 0) kept),
     gone AS (
       DELETE FROM published_texts WHERE website_id = $1 AND ${isTouched('id')} AND id NOT IN (SELECT id FROM wanted))
     INSERT INTO published_texts (website_id, id, print, published_at, text)
     SELECT $1, wanted.id, wanted.print, wanted.published_at, array_to_tsvector(ARRAY['@' || $1])
       || setweight(to_tsvector($3::text::regconfig, titled), 'A') || to_tsvector($3::text::regconfig, words)
     FROM wanted, LATERAL (
       SELECT words FROM document_snapshots
       WHERE website_id = $1 AND document_id = wanted.document_id AND version = wanted.version OFFSET 0) snapshot
     WHERE NOT EXISTS (SELECT FROM published_texts
       WHERE website_id = $1 AND id = wanted.id AND print = wanted.print OFFSET 0)
     ORDER BY wanted.id
     ON CONFLICT (website_id, id) DO UPDATE
       SET print = excluded.print, published_at = excluded.published_at, text = excluded.text`,
    [websiteId, revisionId, config, sinceId],
  );
}

const since = '(SELECT number FROM revisions WHERE website_id = $1 AND id = $4)';
/** Rows that began after the previous revision, or ended with it or later. */
const changed = (table: string) =>
  `revision_${table} WHERE website_id = $1 AND ${changedBetween(since, `${unended}`)}`;
const openIn = (revisionId: string) => `SELECT id FROM revision_collections
  WHERE website_id = $1 AND ${heldBy(revisionId)} AND state = 'enabled' AND password_hash IS NULL`;
const of = (table: string, column: string, those: string) =>
  `SELECT one.id FROM (${those}) AS those (id), LATERAL (
     SELECT id FROM ${table} WHERE website_id = $1 AND ${column} = those.id OFFSET 0) AS one`;
const documents = `SELECT DISTINCT document_id FROM ${changed('documents')}`;

/**
 * Changes of the item itself, of its document or, for items, of their list when it became searchable or stopped
 * being so.
 */
const touched = `
  SELECT id FROM ${changed('items')} UNION SELECT id FROM ${changed('collections')}
  UNION ${of(
    'revision_items',
    'collection_id',
    `SELECT id FROM ${changed('collections')} EXCEPT (${openIn('$2')} INTERSECT ${openIn('$4')})`,
  )}
  UNION ${of('revision_items', 'document_id', documents)} UNION ${of('revision_collections', 'document_id', documents)}`;
