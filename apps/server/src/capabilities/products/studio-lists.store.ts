import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';

export interface StudioFilter {
  readonly search: string;
  readonly category: string | null;
  readonly tag: string | null;
  readonly state: number | null;
  readonly type: number | null;
  readonly stock: 'soldOut' | 'inStock' | null;
  readonly isDeleted: boolean;
  readonly sort: 'position' | 'title' | 'newest' | 'updated' | 'price' | 'stock';
  readonly isDescending: boolean;
}

const orders: Readonly<Record<StudioFilter['sort'], string>> = {
  position: 'products.position',
  title: 'lower(products.title)',
  newest: 'products.created_at',
  updated: 'products.updated_at',
  price: 'totals.starting_price',
  stock: 'totals.pieces',
};
const withTotals = `products JOIN product_totals totals
  ON totals.website_id = products.website_id AND totals.product_id = products.id AND totals.website_id = $1`;

/** A page of what fits, with the number of all of it, by an index that has its order already (rule PRODUCT-27). */
export async function pageProductIds(
  database: Database,
  websiteId: Id,
  { limit, offset, ...filter }: StudioFilter & { readonly limit: number; readonly offset: number },
): Promise<{ ids: Id[]; total: number }> {
  const { where, values } = conditionOf(websiteId, filter);
  const counted = filter.stock === null ? 'products' : withTotals;
  const listed = filter.sort === 'price' || filter.sort === 'stock' ? withTotals : counted;
  const [rows, [all]] = await Promise.all([
    database.query<{ id: string }>(
      `SELECT products.id FROM ${listed} WHERE ${where} ORDER BY ${orderOf(filter)}
       LIMIT $${values.length + 1} OFFSET $${values.length + 2}`,
      [...values, limit, offset],
    ),
    database.query<{ total: number }>(`SELECT count(*)::int AS total FROM ${counted} WHERE ${where}`, values),
  ]);
  return { ids: rows.map(row => row.id), total: all?.total ?? 0 };
}

function orderOf({ sort, isDescending }: StudioFilter): string {
  const direction = isDescending ? 'DESC' : 'ASC';
  const id = sort === 'price' || sort === 'stock' ? 'totals.product_id' : 'products.id';
  return `${orders[sort]} ${direction}, ${id} ${direction}`;
}

/** Only what is asked about, so that each combination is planned for itself. */
function conditionOf(websiteId: Id, filter: StudioFilter): { where: string; values: unknown[] } {
  const values: unknown[] = [websiteId];
  const conditions = ['products.website_id = $1', `deleted_at IS ${filter.isDeleted ? 'NOT ' : ''}NULL`];
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
  if (filter.stock !== null) conditions.push(`totals.pieces ${filter.stock === 'soldOut' ? '=' : '>'} 0`);
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
