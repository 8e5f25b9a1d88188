import { type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { StockReason } from '@vitrine/core/inventory/inventory.calls.ts';
import type { Database } from '../../database/database.ts';
import { type KeysetPage, type PageWanted, readPage } from '../../database/keyset.ts';
import { type Counted, countSome } from '../../database/listed-page.ts';

export interface MovementRow {
  readonly id: Id;
  readonly variant_id: Id;
  readonly at: Date;
  readonly change: number | null;
  readonly on_hand: number | null;
  readonly reason: StockReason;
  readonly order_id: Id | null;
  readonly number: number | null;
  readonly actor: string;
}

export interface MovementFilter extends PageWanted {
  readonly variant?: Id | undefined;
  readonly reason?: StockReason | undefined;
}

/** Newest first: ids rise with time. */
export async function pageMovements(
  database: Database,
  websiteId: Id,
  { variant, reason, ...wanted }: MovementFilter,
): Promise<Result<KeysetPage<MovementRow> & Counted>> {
  const values: unknown[] = [websiteId];
  const where = ['changes.website_id = $1'];
  if (variant !== undefined) where.push(`changes.variant_id = $${values.push(variant)}`);
  if (reason !== undefined) where.push(`changes.reason = $${values.push(reason)}`);
  const list = { from: 'stock_changes AS changes', where: where.join(' AND '), values };
  const [page, counted] = await Promise.all([
    readPage<MovementRow>(
      database,
      {
        ...list,
        select: `changes.*, (SELECT number FROM orders
          WHERE orders.website_id = changes.website_id AND orders.id = changes.order_id) AS number`,
        order: { name: 'newest', column: 'changes.id', type: 'text', id: 'changes.id', isDescending: true },
      },
      wanted,
    ),
    countSome(database, list),
  ]);
  return page.ok ? succeed({ ...page.value, ...counted }) : page;
}

export interface NamedVariantRow {
  readonly id: Id;
  readonly product_id: Id;
  readonly title: string;
  readonly option_values: string[];
  readonly sku: string;
}

/** Those of deleted products too, as long as these can be restored. */
export async function readNamedVariants(
  database: Database,
  websiteId: Id,
  variantIds: readonly Id[],
): Promise<ReadonlyMap<Id, NamedVariantRow>> {
  const rows = await database.query<NamedVariantRow>(
    `SELECT variants.id, product_id, title, option_values, sku FROM variants
     JOIN products ON products.website_id = variants.website_id AND products.id = variants.product_id
     WHERE variants.website_id = $1 AND variants.id = ANY (ARRAY(SELECT unnest($2::text[])))`,
    [websiteId, variantIds],
  );
  return new Map(rows.map(row => [row.id, row]));
}
