import { type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { stockFilters } from '@vitrine/core/inventory/stock-lists.calls.ts';
import { type ProductType, productTypes } from '@vitrine/core/products/product-views.ts';
import { containing } from '../../database/containing.ts';
import type { Database } from '../../database/database.ts';
import { type KeysetList, type KeysetPage, type PageWanted, readPage } from '../../database/keyset.ts';
import { type Counted, countSome } from '../../database/listed-page.ts';
import { readWithParts } from '../../database/read-with-parts.ts';
import { levelColumns } from '../inventory/index.ts';

export interface ListedStockRow {
  readonly id: Id;
  readonly product_id: Id;
  readonly title: string;
  readonly type: ProductType;
  readonly option_values: string[];
  readonly sku: string;
  readonly image_id: Id | null;
  readonly on_hand: number | null;
  readonly reserved: number;
}

export interface StockFilter {
  readonly search: string;
  readonly stock?: (typeof stockFilters)[number] | undefined;
  /** At most so many are low. */
  readonly fewFrom: number;
  readonly now: Date;
}

/** A page of it from an index that already has its order, whatever the number of variants (rule STOCK-13). */
export async function pageStock(
  database: Database,
  websiteId: Id,
  { cursor, limit, ...filter }: StockFilter & PageWanted,
): Promise<Result<KeysetPage<ListedStockRow> & Counted>> {
  const among = await readWithParts(database, websiteId, {
    table: 'product_parts',
    id: 'product_id',
    search: filter.search,
  });
  const list = listOf(websiteId, filter, among);
  const [page, counted] = await Promise.all([
    readPage<ListedStockRow>(database, list, { cursor, limit }),
    countSome(database, list),
  ]);
  return page.ok ? succeed({ ...page.value, ...counted }) : page;
}

function listOf(
  websiteId: Id,
  { search, stock, fewFrom, now }: StockFilter,
  among: readonly Id[] | null,
): KeysetList {
  const values: unknown[] = [websiteId];
  const place = (value: unknown) => `$${values.push(value)}`;
  const where = ['products.website_id = $1', 'products.deleted_at IS NULL'];
  if (stock !== undefined)
    where.push(
      'stock.website_id = $1',
      `stock.saleable <= ${place(stock === 'soldOut' ? 0 : fewFrom)}`,
      `products.type <> ${productTypes.digital}`,
    );
  if (among !== null) where.push(`products.id = ANY (${place(among)}::text[])`);
  if (search !== '') {
    const pattern = place(containing(search));
    where.push(`(products.title ILIKE ${pattern} OR variants.sku ILIKE ${pattern})`);
  }
  // The time is in every statement, so that its place is the same in the page and its number.
  where.push(`${place(now)}::timestamptz IS NOT NULL`);
  const level = levelColumns({ now: `$${values.length}`, except: 'NULL' });
  return {
    select: `variants.id, variants.product_id, products.title, products.type, variants.option_values, variants.sku,
      coalesce(variants.image_id, products.image_ids[1]) AS image_id, ${level}`,
    from: stock === undefined ? byTitle : byNumber,
    where: where.join(' AND '),
    values,
    order:
      stock === undefined
        ? {
            name: 'title',
            column: 'products.lowered_title',
            type: 'text',
            id: 'variants.id',
            isAcross: true,
            isDescending: false,
          }
        : {
            name: 'fewest',
            column: 'stock.saleable',
            type: 'integer',
            id: 'stock.variant_id',
            isDescending: false,
          },
  };
}

/** With OFFSET, variants are looked up for each product; the planner might read those of all websites instead. */
const byTitle = `products
  JOIN LATERAL (SELECT * FROM variants
    WHERE variants.website_id = products.website_id AND variants.product_id = products.id OFFSET 0) AS variants ON true
  JOIN stock ON stock.website_id = variants.website_id AND stock.variant_id = variants.id`;

const byNumber = `stock
  JOIN variants ON variants.website_id = stock.website_id AND variants.id = stock.variant_id
  JOIN products ON products.website_id = variants.website_id AND products.id = variants.product_id`;
