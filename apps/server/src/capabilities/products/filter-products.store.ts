import type { Id } from '@vitrine/core/id/id.ts';
import { leastStars, type ProductOrder } from '@vitrine/core/products/product-filters.ts';
import { among } from '../../database/among.ts';
import type { Database } from '../../database/database.ts';
import type { TermKind } from './product-lists.store.ts';

/** Terms of which a product has at least one, all of one kind. */
export interface TermGroup {
  readonly kind: TermKind;
  readonly slugs: readonly string[];
}

/** Conditions that all must be met. */
export interface ProductSet {
  readonly now: Date;
  /** Only these, in this order; null for all products. */
  readonly ids: readonly Id[] | null;
  readonly groups: readonly TermGroup[];
  /** Minor units; null for no limit. */
  readonly from: number | null;
  readonly to: number | null;
  readonly isInStock: boolean;
  readonly isOnSale: boolean;
  /** At least so many; 0 for any. */
  readonly stars: number;
}

export const everyProduct: Omit<ProductSet, 'now'> = {
  ids: null,
  groups: [],
  from: null,
  to: null,
  isInStock: false,
  isOnSale: false,
  stars: 0,
};

/** Nobody reads fifty pages: of a filtered list, only this many are found (rule FILTER-4). */
export const mostFiltered = 1000;
/** Values are counted among this many products; in longer lists they have no numbers (rule FILTER-3). */
export const mostCounted = 10_000;
/** Beyond this, the order of the list is walked until a page is full. */
const mostGathered = 5000;

interface Source {
  /** A part of a WITH clause that names the products to look at. */
  readonly sql: string;
  readonly values: readonly unknown[];
  /** How many products it names, at most. */
  readonly size: number;
}

/** The narrowest way to the products of a set, by the numbers that are kept for each term; null for all. */
async function narrowest(database: Database, websiteId: Id, set: ProductSet): Promise<Source | null> {
  const { ids, groups } = set;
  if (ids !== null)
    return {
      // Seeing how many there are, the planner would read whole tables instead of a thousand rows by their keys.
      sql: 'SELECT id, place FROM unnest(ARRAY(SELECT unnest($3::text[]))) WITH ORDINALITY AS given (id, place)',
      values: [ids],
      size: ids.length,
    };
  const sources: Source[] = [];
  if (groups.length > 0) {
    const sizes = await database.query<{ at: number; size: number }>(
      `SELECT at::int - 1 AS at, coalesce((SELECT sum(kept) FROM product_counts WHERE website_id = $1
           AND kind = given->>'kind' AND slug IN (SELECT jsonb_array_elements_text(given->'slugs'))), 0)::int AS size
       FROM jsonb_array_elements($2::jsonb) WITH ORDINALITY AS given (given, at)`,
      [websiteId, JSON.stringify(groups)],
    );
    for (const { at, size } of sizes) {
      const group = groups[at];
      if (!group) continue;
      const members = `SELECT DISTINCT product_id AS id FROM product_terms
        WHERE website_id = $1 AND kind = $3 AND slug ${among('$4')}`;
      // Of few products each is looked up by its key; the planner, which does not know how few, would read the shop.
      const sql = size > mostGathered ? members : `SELECT id FROM unnest(ARRAY(${members})) AS given (id)`;
      sources.push({ sql, values: [group.kind, group.slugs], size });
    }
  }
  if (set.isOnSale && sources.every(({ size }) => size > mostGathered)) {
    const [row] = await database.query<{ size: number }>(
      `SELECT count(*)::int AS size FROM (
         SELECT FROM product_totals WHERE website_id = $1 AND is_on_sale LIMIT ${mostCounted + 1}) AS reduced`,
      [websiteId],
    );
    const sql = 'SELECT product_id AS id FROM product_totals WHERE website_id = $1 AND is_on_sale';
    sources.push({ sql, values: [], size: row?.size ?? 0 });
  }
  return sources.toSorted((a, b) => a.size - b.size)[0] ?? null;
}

/** The least `totals.rating` of a product with so many stars: it has tenths of stars, times a million. */
const ratingOf = (stars: number) => stars * 10_000_000;

/** The conditions on the rows of a product in `facets` and `totals`. */
function conditionsOf(set: ProductSet, firstPlace: number): { sql: string; values: unknown[] } {
  const values: unknown[] = [];
  const conditions = ['(facets.publish_at IS NULL OR facets.publish_at <= $2)'];
  const add = (value: unknown, condition: (place: string) => string) => {
    conditions.push(condition(`$${firstPlace + values.length}`));
    values.push(value);
  };
  for (const { kind, slugs } of set.groups)
    add(
      slugs.map(slug => `${kind}:${slug}`),
      place => `facets.terms && ${place}::text[]`,
    );
  if (set.from !== null) add(set.from, place => `totals.starting_price >= ${place}`);
  if (set.to !== null) add(set.to, place => `totals.starting_price <= ${place}`);
  if (set.isInStock) conditions.push('totals.pieces > 0');
  if (set.isOnSale) conditions.push('totals.is_on_sale');
  if (set.stars > 0) conditions.push(`totals.rating >= ${ratingOf(set.stars)}`);
  return { sql: conditions.join(' AND '), values };
}

const orders: Readonly<Record<ProductOrder, { column: string; isFalling: boolean }>> = {
  featured: { column: 'products.position', isFalling: false },
  newest: { column: 'products.created_at', isFalling: true },
  price: { column: 'walked.starting_price', isFalling: false },
  '-price': { column: 'walked.starting_price', isFalling: true },
  name: { column: 'products.lowered_title', isFalling: false },
  rating: { column: 'walked.rating', isFalling: true },
};

/**
 * The first thousand products of a set in an order, and one more if there are more. A narrow set is gathered and sorted;
 * a broad one is found by walking an index that has the order, so that neither reads the whole shop (rule FILTER-4).
 */
export async function findFiltered(
  database: Database,
  websiteId: Id,
  set: ProductSet,
  order: ProductOrder,
): Promise<Id[]> {
  const source = await narrowest(database, websiteId, set);
  const { column, isFalling } = orders[order];
  const direction = isFalling ? 'DESC' : 'ASC';
  const isOfTotals = column.startsWith('walked.');
  if (source !== null && source.size <= mostGathered) {
    const { sql, values } = conditionsOf(set, 3 + source.values.length);
    const isRanked = set.ids !== null && order === 'featured';
    const key = isOfTotals ? column.replace('walked.', 'totals.') : column;
    const rows = await database.query<{ id: Id }>(
      `WITH named AS MATERIALIZED (${source.sql})
       SELECT products.id FROM named, LATERAL (
         SELECT products.id, products.position, products.created_at, products.lowered_title FROM products
         WHERE products.website_id = $1 AND products.id = named.id AND deleted_at IS NULL OFFSET 0) AS products
       JOIN product_facets facets ON facets.website_id = $1 AND facets.product_id = products.id
       JOIN product_totals totals ON totals.website_id = $1 AND totals.product_id = products.id
       WHERE ${sql} ORDER BY ${isRanked ? 'named.place' : `${key} ${direction}, products.id ${direction}`}
       LIMIT ${mostFiltered + 1}`,
      [websiteId, set.now, ...source.values, ...values],
    );
    return rows.map(row => row.id);
  }
  const { sql, values } = conditionsOf(set, 3);
  const walked = isOfTotals
    ? { from: 'product_totals AS walked', id: 'walked.product_id', where: 'walked.website_id = $1' }
    : {
        from: 'products',
        id: 'products.id',
        where: 'products.website_id = $1 AND products.deleted_at IS NULL AND products.state IN (1, 2)',
      };
  const rows = await database.query<{ id: Id }>(
    `SELECT ${walked.id} AS id FROM ${walked.from}, LATERAL (
       SELECT FROM product_facets facets
         JOIN product_totals totals ON totals.website_id = $1 AND totals.product_id = facets.product_id
       WHERE facets.website_id = $1 AND facets.product_id = ${walked.id} AND ${sql} OFFSET 0) AS met
     WHERE ${walked.where} ORDER BY ${column} ${direction}, ${walked.id} ${direction} LIMIT ${mostFiltered + 1}`,
    [websiteId, set.now, ...values],
  );
  return rows.map(row => row.id);
}

export interface SetCounts {
  /** How many products have each term, as `kind:slug`. */
  readonly terms: ReadonlyMap<string, number>;
  readonly total: number;
  readonly inStock: number;
  readonly onSale: number;
  /** How many have at least four stars, three, two and one. */
  readonly stars: readonly number[];
  /** Of the starting prices, in minor units. */
  readonly least: number;
  readonly most: number;
  /** False if there are more products than were counted. */
  readonly isWhole: boolean;
}

/**
 * What the products of a set have, among the first `most` of them (rule FILTER-3). A set that is known to be longer is
 * not counted if something is kept for its whole list: it has the same values, without the numbers.
 */
export async function countSet(
  database: Database,
  websiteId: Id,
  set: ProductSet,
  { most, kept }: { most: number | null; kept: SetCounts | null },
): Promise<SetCounts> {
  const source = await narrowest(database, websiteId, set);
  if (kept && most !== null && (source?.size ?? kept.total) > most) return { ...kept, isWhole: false };
  const given = source?.values ?? [];
  const { sql, values } = conditionsOf(set, 3 + given.length);
  const named = source?.sql ?? 'SELECT product_id AS id FROM product_facets WHERE website_id = $1';
  const [row] = await database.query<{
    terms: Readonly<Record<string, number>> | null;
    total: number;
    in_stock: number;
    on_sale: number;
    stars: number[];
    least: number | null;
    most: number | null;
    looked: number;
  }>(
    `WITH named AS MATERIALIZED (${named} ${most === null ? '' : `LIMIT ${most + 1}`}),
     met AS MATERIALIZED (
       SELECT facets.terms, totals.starting_price, totals.pieces, totals.is_on_sale, totals.rating FROM named
         JOIN product_facets facets ON facets.website_id = $1 AND facets.product_id = named.id
         JOIN product_totals totals ON totals.website_id = $1 AND totals.product_id = named.id
       WHERE ${sql}),
     counted AS (SELECT term, count(*) AS number FROM met, LATERAL unnest(met.terms) AS term
       WHERE term NOT LIKE 'shop:%' GROUP BY term)
     SELECT (SELECT jsonb_object_agg(term, number) FROM counted) AS terms, count(*)::int AS total,
       (count(*) FILTER (WHERE pieces > 0))::int AS in_stock, (count(*) FILTER (WHERE is_on_sale))::int AS on_sale,
       ARRAY[${leastStars.map(stars => `count(*) FILTER (WHERE rating >= ${ratingOf(stars)})`)}]::int[] AS stars,
       min(starting_price) AS least, max(starting_price) AS most,
       (SELECT count(*) FROM named)::int AS looked FROM met`,
    [websiteId, set.now, ...given, ...values],
  );
  return {
    terms: new Map(Object.entries(row?.terms ?? {})),
    total: row?.total ?? 0,
    inStock: row?.in_stock ?? 0,
    onSale: row?.on_sale ?? 0,
    stars: row?.stars ?? [],
    least: row?.least ?? 0,
    most: row?.most ?? 0,
    isWhole: most === null || (row?.looked ?? 0) <= most,
  };
}

export interface NamedTerm {
  readonly kind: TermKind;
  readonly slug: string;
  readonly name: string;
  readonly option_name: string;
  readonly color: string;
  readonly image_id: string;
}

/** These terms, as `kind:slug`, each as its first visible product spells it. */
export async function nameTerms(
  database: Database,
  websiteId: Id,
  { terms, now }: { terms: readonly string[]; now: Date },
): Promise<NamedTerm[]> {
  if (terms.length === 0) return [];
  return database.query<NamedTerm>(
    `SELECT first.* FROM unnest($2::text[], $3::text[]) AS wanted (kind, slug), LATERAL (
       SELECT kind, slug, name, option_name, color, image_id FROM product_terms
       WHERE website_id = $1 AND product_terms.kind = wanted.kind AND product_terms.slug = wanted.slug
         AND (publish_at IS NULL OR publish_at <= $4)
       ORDER BY position, product_id LIMIT 1) AS first`,
    [
      websiteId,
      terms.map(term => term.slice(0, term.indexOf(':'))),
      terms.map(term => term.slice(term.indexOf(':') + 1)),
      now,
    ],
  );
}
