import type { Id } from '@vitrine/core/id/id.ts';
import { among } from '../../database/among.ts';
import type { Database } from '../../database/database.ts';

/** The words of the titles, categories and tags of products $2 of website $1, once their terms are written. */
const ownWords = `
  SELECT DISTINCT products.id, word FROM products, LATERAL unnest(tsvector_to_array(to_tsvector('simple',
    concat_ws(' ', title, (SELECT string_agg(name, ' ') FROM product_terms
      WHERE website_id = $1 AND product_id = products.id AND kind IN ('category', 'tag')))))) AS word
  WHERE website_id = $1 AND id ${among('$2')} AND deleted_at IS NULL AND word ~ '^[[:alpha:]]{3,40}$'`;

/** A word that occurs in the visible products of website $1, as `words`: without the website’s mark no index is used. */
const inTexts = (words: string) => `text @@ (format('%L', '@' || $1)::tsquery && ${words})`;

/**
 * Keeps the words of these products that no other has yet. What they no longer have stays with another product that
 * does, or goes (rule SPELLING-5).
 */
export async function writeWords(
  database: Database,
  websiteId: Id,
  { productIds, config }: { productIds: readonly Id[]; config: string },
): Promise<void> {
  const lost = await database.query<{ word: string }>(
    `WITH own AS MATERIALIZED (${ownWords})
     DELETE FROM product_words WHERE website_id = $1 AND product_id ${among('$2')}
       AND (product_id, word) NOT IN (SELECT id, word FROM own) RETURNING word`,
    [websiteId, productIds],
  );
  await database.query(
    `WITH own AS MATERIALIZED (${ownWords}),
     known AS MATERIALIZED (
       SELECT word FROM product_words WHERE website_id = $1 AND word = ANY (ARRAY(SELECT DISTINCT word FROM own)))
     INSERT INTO product_words (website_id, word, product_id, form)
     SELECT $1, word, min(id), word_form(word) FROM own WHERE word NOT IN (SELECT word FROM known)
     GROUP BY word ON CONFLICT DO NOTHING`,
    [websiteId, productIds],
  );
  if (lost.length === 0) return;
  await database.query(
    `INSERT INTO product_words (website_id, word, product_id, form)
     SELECT $1, lost.word, heir.product_id, word_form(lost.word)
     FROM (SELECT DISTINCT unnest($2::text[]) AS word) AS lost, LATERAL (
       SELECT product_id FROM product_texts
       WHERE website_id = $1 AND ${inTexts('plainto_tsquery($3::regconfig, lost.word)')} LIMIT 1) AS heir
     WHERE NOT EXISTS (SELECT FROM product_words WHERE website_id = $1 AND product_words.word = lost.word)
     ON CONFLICT DO NOTHING`,
    [websiteId, lost.map(({ word }) => word), config],
  );
}

export interface KnownWord {
  readonly word: string;
  readonly form: string;
}

/** No more words than this are compared with a misspelled one. */
const mostCompared = 10_000;

/**
 * The words that a misspelled one could mean: those with its first letter, and those with its ending, of about its
 * length.
 */
export async function readWordsLike(
  database: Database,
  websiteId: Id,
  { form, edits }: { form: string; edits: number },
): Promise<KnownWord[]> {
  const letters = [...form];
  const near = `letters BETWEEN $4 AND $5 LIMIT ${mostCompared}`;
  return database.query<KnownWord>(
    `(SELECT word, form FROM product_words WHERE website_id = $1 AND beginning = $2 AND ${near})
     UNION (SELECT word, form FROM product_words WHERE website_id = $1 AND ending = $3 AND ${near})`,
    [websiteId, letters[0] ?? '', letters.slice(-3).join(''), letters.length - edits, letters.length + edits],
  );
}

/** In how many visible products each word occurs, counted up to a hundred; a word that no search looks for is in all. */
export async function countWithWords(
  database: Database,
  websiteId: Id,
  { words, config, now }: { words: readonly string[]; config: string; now: Date },
): Promise<ReadonlyMap<string, number>> {
  const rows = await database.query<{ word: string; number: number }>(
    `SELECT word, CASE WHEN numnode(asked) = 0 THEN 100 ELSE (
       SELECT count(*) FROM (
         SELECT FROM product_texts WHERE website_id = $1 AND ${inTexts('asked')}
           AND (publish_at IS NULL OR publish_at <= $4) LIMIT 100) AS found) END::int AS number
     FROM unnest($2::text[]) AS word, LATERAL (SELECT plainto_tsquery($3::regconfig, word) AS asked OFFSET 0) AS given`,
    [websiteId, words, config, now],
  );
  return new Map(rows.map(({ word, number }) => [word, number]));
}
