import type { Id } from '@vitrine/core/id/id.ts';
import { productTypes } from '@vitrine/core/products/product-views.ts';
import type { Database } from '../../database/database.ts';
import { selectPieces } from '../inventory/index.ts';

export interface StudioFilter {
  readonly search: string;
  readonly category: string | null;
  readonly tag: string | null;
  readonly state: number | null;
  readonly type: number | null;
  readonly isDeleted: boolean;
  readonly sort: 'position' | 'title' | 'newest' | 'updated' | 'price' | 'stock';
  readonly isDescending: boolean;
}

const price = `(SELECT min(CASE WHEN is_on_sale THEN coalesce(sale_price, price) ELSE price END) FROM variants
  WHERE variants.website_id = products.website_id AND variants.product_id = products.id)`;

const orders: Readonly<Record<StudioFilter['sort'], string>> = {
  position: 'products.position',
  title: 'lower(products.title)',
  newest: 'products.created_at',
  updated: 'products.updated_at',
  price,
  // Beside the pieces.
  stock: 'products.position',
};

/** A page of what fits, with the number of all of it; stock has a page of its own (rule PRODUCT-27). */
export async function pageProductIds(
  database: Database,
  websiteId: Id,
  { limit, offset, ...filter }: StudioFilter & { readonly limit: number; readonly offset: number },
): Promise<{ ids: Id[]; total: number }> {
  const { where, values } = conditionOf(websiteId, filter);
  const [rows, [counted]] = await Promise.all([
    database.query<{ id: string }>(
      `SELECT id FROM products WHERE ${where} ORDER BY ${orderOf(filter)}
       LIMIT $${values.length + 1} OFFSET $${values.length + 2}`,
      [...values, limit, offset],
    ),
    database.query<{ total: number }>(`SELECT count(*)::int AS total FROM products WHERE ${where}`, values),
  ]);
  return { ids: rows.map(row => row.id), total: counted?.total ?? 0 };
}

export interface StockPage {
  readonly limit: number;
  readonly offset: number;
  readonly now: Date;
  readonly stock: 'soldOut' | 'inStock' | undefined;
}

/**
 * The same where stock is asked about: the database adds up the pieces of each product, and only the page leaves it
 * (rule PRODUCT-28). Rows are put together by grouping: a join, planned while little is known of the tables, would compare
 * all with all. A variant without a row is not counted; a digital product never runs out (rules STOCK-1 to STOCK-3).
 */
export async function pageByStock(
  database: Database,
  websiteId: Id,
  { limit, offset, now, stock, ...filter }: StudioFilter & StockPage,
): Promise<{ ids: Id[]; total: number }> {
  const { where, values } = conditionOf(websiteId, filter);
  values.push(now, limit, offset);
  const [nowPlace, limitPlace, offsetPlace] = [2, 1, 0].map(back => `$${values.length - back}`);
  const direction = filter.isDescending ? 'DESC' : 'ASC';
  const order = filter.sort === 'stock' ? `pieces ${direction}, place` : 'place';
  const kept = { soldOut: 'AND pieces <= 0', inStock: 'AND pieces > 0' };
  const [page] = await database.query<{ ids: string[]; total: number }>(
    `WITH saleable AS (${selectPieces({ websiteId: '$1', now: nowPlace ?? '' })}),
     levels AS (
       SELECT max(product_id) AS product_id, coalesce(max(pieces), 'infinity') AS pieces FROM (
         SELECT id AS variant_id, product_id, NULL::float8 AS pieces FROM variants WHERE website_id = $1
         UNION ALL SELECT variant_id, NULL, pieces FROM saleable) AS each GROUP BY variant_id),
     sums AS (
       SELECT id, max(place) AS place, sum(pieces) AS pieces FROM (
         SELECT id, row_number() OVER (ORDER BY ${orderOf(filter)}) AS place,
           CASE WHEN type = ${productTypes.digital} THEN 'infinity'::float8 ELSE 0 END AS pieces
         FROM products WHERE ${where}
         UNION ALL SELECT product_id, NULL, pieces FROM levels WHERE product_id IS NOT NULL) AS each GROUP BY id),
     kept AS MATERIALIZED (
       SELECT id, place, pieces FROM sums WHERE place IS NOT NULL ${stock === undefined ? '' : kept[stock]})
     SELECT (SELECT count(*)::int FROM kept) AS total,
       ARRAY(SELECT id FROM kept ORDER BY ${order} LIMIT ${limitPlace} OFFSET ${offsetPlace}) AS ids`,
    values,
  );
  return { ids: page?.ids ?? [], total: page?.total ?? 0 };
}

function orderOf({ sort, isDescending }: StudioFilter): string {
  const direction = isDescending ? 'DESC' : 'ASC';
  return `${orders[sort]} ${direction}, id ${direction}`;
}

/** Only what is asked about, so that each combination is planned for itself. */
function conditionOf(websiteId: Id, filter: StudioFilter): { where: string; values: unknown[] } {
  const values: unknown[] = [websiteId];
  const conditions = ['website_id = $1', `deleted_at IS ${filter.isDeleted ? 'NOT ' : ''}NULL`];
  const add = (value: unknown, condition: (place: string) => string) => {
    values.push(value);
    conditions.push(condition(`$${values.length}`));
  };
  // Below the wall of a website arrays have no index; what is deleted has no terms and is little.
  const termed = (kind: 'category' | 'tag') => (place: string) =>
    filter.isDeleted
      ? `${kind}_slugs @> ARRAY[${place}]`
      : `id IN (SELECT product_id FROM product_terms WHERE website_id = $1 AND kind = '${kind}' AND slug = ${place})`;
  if (filter.category !== null) add(filter.category, termed('category'));
  if (filter.tag !== null) add(filter.tag, termed('tag'));
  if (filter.state !== null) add(filter.state, place => `state = ${place}`);
  if (filter.type !== null) add(filter.type, place => `type = ${place}`);
  if (filter.search !== '') {
    const pattern = `%${filter.search.replace(/[\\%_]/g, letter => `\\${letter}`)}%`;
    add(
      pattern,
      place => `(title ILIKE ${place} OR slug ILIKE ${place} OR EXISTS (SELECT FROM variants
         WHERE variants.website_id = products.website_id AND variants.product_id = products.id AND sku ILIKE ${place}))`,
    );
  }
  return { where: conditions.join(' AND '), values };
}
