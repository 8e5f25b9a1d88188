import type { Id } from '@vitrine/core/id/id.ts';
import type { NotedPrice } from '@vitrine/core/products/lowest-price.ts';
import { among } from '../../database/among.ts';
import { acrossWebsites, type Database } from '../../database/database.ts';
import type { WebsitePortion } from '../../jobs/jobs.ts';

interface NotedRow {
  variant_id: Id;
  since: Date;
  price: number;
  sale_price: number | null;
  is_on_sale: boolean;
  sale_from: Date | null;
  sale_until: Date | null;
}

/** What each of these variants was to cost since when, in the order of time. */
export async function readNotedPrices(
  database: Database,
  websiteId: Id,
  variantIds: readonly Id[],
): Promise<ReadonlyMap<Id, NotedPrice[]>> {
  const rows = await database.query<NotedRow>(
    `SELECT variant_id, since, price, sale_price, is_on_sale, sale_from, sale_until FROM variant_prices
     WHERE website_id = $1 AND variant_id ${among('$2')} ORDER BY since`,
    [websiteId, variantIds],
  );
  const byVariant = new Map<Id, NotedPrice[]>();
  for (const row of rows) {
    const noted = byVariant.get(row.variant_id) ?? [];
    noted.push({
      since: row.since.toISOString(),
      price: row.price,
      salePrice: row.sale_price,
      isOnSale: row.is_on_sale,
      saleFrom: row.sale_from?.toISOString() ?? null,
      saleUntil: row.sale_until?.toISOString() ?? null,
    });
    byVariant.set(row.variant_id, noted);
  }
  return byVariant;
}

interface Span {
  readonly since: Date;
  readonly now: Date;
}

/** Websites with a sale that began or ended since then. */
export async function listWithSaleChanges(
  database: Database,
  { after, limit }: WebsitePortion,
  { since, now }: Span,
): Promise<Id[]> {
  const rows = await acrossWebsites(database).query<{ website_id: Id }>(
    `SELECT website_id FROM variants WHERE website_id > $1 AND sale_from > $3 AND sale_from <= $4
     UNION SELECT website_id FROM variants WHERE website_id > $1 AND sale_until > $3 AND sale_until <= $4
     ORDER BY website_id LIMIT $2`,
    [after, limit, since, now],
  );
  return rows.map(row => row.website_id);
}

/** Starting prices of lists, for products with a sale that began or ended since then. */
export async function recountSales(database: Database, websiteId: Id, { since, now }: Span): Promise<void> {
  await database.query(
    `SELECT count_products($1, array_agg(DISTINCT product_id)) FROM (
       SELECT product_id FROM variants WHERE website_id = $1 AND sale_from > $2 AND sale_from <= $3
       UNION SELECT product_id FROM variants WHERE website_id = $1 AND sale_until > $2 AND sale_until <= $3) AS changed`,
    [websiteId, since, now],
  );
}
