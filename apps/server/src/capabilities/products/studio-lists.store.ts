import { type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { containing } from '../../database/containing.ts';
import type { Database } from '../../database/database.ts';
import { type KeysetList, type ListOrder, type PageWanted, readPage } from '../../database/keyset.ts';
import { mostWithParts, readWithParts } from '../../database/read-with-parts.ts';
import { countKept } from './product-counts.store.ts';
import type { TermKey } from './product-lists.store.ts';

export interface StudioFilter {
  readonly search: string;
  readonly category: string | null;
  readonly tag: string | null;
  /** Null for all products of the website. */
  readonly shop: Id | null;
  readonly state: number | null;
  readonly type: number | null;
  readonly stock: 'soldOut' | 'inStock' | null;
  readonly isDeleted: boolean;
  /** Only those that visitors see at this time; null for all. */
  readonly visibleAt: Date | null;
  readonly sort: 'position' | 'title' | 'newest' | 'updated' | 'price' | 'stock';
  readonly isDescending: boolean;
}

const parts = { table: 'product_parts', id: 'product_id' };
const withTotals = `products JOIN product_totals totals
  ON totals.website_id = products.website_id AND totals.product_id = products.id AND totals.website_id = $1`;

type Order = Pick<ListOrder, 'column' | 'type' | 'id'>;

const orders: Readonly<Record<StudioFilter['sort'], Order>> = {
  position: { column: 'products.position', type: 'integer', id: 'products.id' },
  title: { column: 'products.lowered_title', type: 'text', id: 'products.id' },
  newest: { column: 'products.created_at', type: 'timestamptz', id: 'products.id' },
  updated: { column: 'products.updated_at', type: 'timestamptz', id: 'products.id' },
  price: { column: 'totals.starting_price', type: 'integer', id: 'totals.product_id' },
  stock: { column: 'totals.pieces', type: 'float8', id: 'totals.product_id' },
};

/** A search that more products match than this counts no further. */
const mostFound = mostWithParts;

/**
 * A page of the matching products, with their number, from an index that already has their order (rule PRODUCT-27).
 * A search first finds the few products with all parts of its words; if they are many, so are those on each page.
 */
export async function pageProductIds(
  database: Database,
  websiteId: Id,
  { cursor, limit, ...filter }: StudioFilter & PageWanted,
): Promise<
  Result<{ ids: Id[]; total: number; isMore: boolean; next: string | null; previous: string | null }>
> {
  const list = await listOf(database, websiteId, filter);
  const { where, values } = list;
  const counted = filter.stock === null ? 'products' : withTotals;
  const counting =
    filter.search === ''
      ? `SELECT count(*)::int AS total FROM ${counted} WHERE ${where}`
      : `SELECT count(*)::int AS total FROM (SELECT FROM ${counted} WHERE ${where} LIMIT ${mostFound + 1}) AS found`;
  const known = termOnly(filter);
  const [page, total] = await Promise.all([
    readPage<{ id: Id }>(database, list, { cursor, limit }),
    known === undefined ? readCount(database, counting, values) : countKept(database, websiteId, known),
  ]);
  if (!page.ok) return page;
  const { rows, next, previous } = page.value;
  const isMore = filter.search !== '' && total > mostFound;
  return succeed({ ids: rows.map(row => row.id), total: isMore ? mostFound : total, isMore, next, previous });
}

/** All matching products in their order, in batches that nobody has to count. */
export async function* batchesOfProductIds(
  database: Database,
  websiteId: Id,
  { limit, ...filter }: StudioFilter & Pick<PageWanted, 'limit'>,
): AsyncGenerator<Id[]> {
  const list = await listOf(database, websiteId, filter);
  let cursor: string | undefined;
  do {
    const page = await readPage<{ id: Id }>(database, list, { cursor, limit });
    if (!page.ok) return;
    yield page.value.rows.map(row => row.id);
    cursor = page.value.next ?? undefined;
  } while (cursor !== undefined);
}

/** All matching products as the source of another statement, whose parameters go on after `values`. */
export async function matchingProducts(
  database: Database,
  websiteId: Id,
  filter: StudioFilter,
): Promise<Pick<KeysetList, 'from' | 'where' | 'values'>> {
  return listOf(database, websiteId, filter);
}

async function listOf(database: Database, websiteId: Id, filter: StudioFilter): Promise<KeysetList> {
  const among = filter.isDeleted
    ? null
    : await readWithParts(database, websiteId, { ...parts, search: filter.search });
  const { sort, isDescending } = filter;
  const isTotalled = filter.stock !== null || sort === 'price' || sort === 'stock';
  return {
    select: 'products.id',
    from: isTotalled ? withTotals : 'products',
    ...conditionOf(websiteId, filter, among),
    order: { name: sort, isDescending, ...orders[sort] },
  };
}

/** The one term that the list is filtered by, or null for all products: their number is kept (rule PRODUCT-30). */
function termOnly(filter: StudioFilter): TermKey | null | undefined {
  const { category, tag, shop, state, type, stock, search, isDeleted } = filter;
  if (search !== '' || isDeleted || state !== null || type !== null || stock !== null) return undefined;
  if ([category, tag, shop].filter(one => one !== null).length > 1) return undefined;
  if (shop !== null) return { kind: 'shop', slug: shop };
  if (category !== null) return { kind: 'category', slug: category };
  return tag === null ? null : { kind: 'tag', slug: tag };
}

async function readCount(database: Database, sql: string, values: readonly unknown[]): Promise<number> {
  const [row] = await database.query<{ total: number }>(sql, values);
  return row?.total ?? 0;
}

/** Only the requested conditions, so that each combination gets its own plan. */
function conditionOf(
  websiteId: Id,
  filter: StudioFilter,
  among: readonly Id[] | null,
): { where: string; values: unknown[] } {
  const values: unknown[] = [websiteId];
  const conditions = ['products.website_id = $1', `deleted_at IS ${filter.isDeleted ? 'NOT ' : ''}NULL`];
  const add = (value: unknown, condition: (place: string) => string) => {
    values.push(value);
    conditions.push(condition(`$${values.length}`));
  };
  // Within the filter by website, arrays have no index; deleted products have no terms and are few.
  const termed = (kind: 'category' | 'tag' | 'shop') => (place: string) =>
    filter.isDeleted
      ? `${kind}_${kind === 'shop' ? 'ids' : 'slugs'} @> ARRAY[${place}]`
      : `id IN (SELECT product_id FROM product_terms WHERE website_id = $1 AND kind = '${kind}' AND slug = ${place})`;
  if (filter.category !== null) add(filter.category, termed('category'));
  if (filter.tag !== null) add(filter.tag, termed('tag'));
  if (filter.shop !== null) add(filter.shop, termed('shop'));
  if (filter.state !== null) add(filter.state, place => `state = ${place}`);
  if (filter.visibleAt !== null)
    add(filter.visibleAt, place => `(state = 1 OR state = 2 AND publish_at <= ${place})`);
  if (filter.type !== null) add(filter.type, place => `type = ${place}`);
  if (filter.stock !== null) conditions.push(`totals.pieces ${filter.stock === 'soldOut' ? '=' : '>'} 0`);
  if (among !== null) add(among, place => `products.id = ANY (${place}::text[])`);
  if (filter.search !== '') {
    // With OFFSET, the SKUs of each product are looked up; the planner might read those of all websites instead.
    const pattern = containing(filter.search);
    add(
      pattern,
      place => `(title ILIKE ${place} OR slug ILIKE ${place} OR EXISTS (SELECT FROM variants
         WHERE variants.website_id = products.website_id AND variants.product_id = products.id AND sku ILIKE ${place} OFFSET 0))`,
    );
  }
  return { where: conditions.join(' AND '), values };
}
