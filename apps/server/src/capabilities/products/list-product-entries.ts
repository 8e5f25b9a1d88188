import type { Id } from '@vitrine/core/id/id.ts';
import { productAddress } from '@vitrine/core/products/product-address.ts';
import type { Context } from '../../context.ts';
import { listEntries } from './product-lists.store.ts';
import { shopSlug } from './shop-slug.ts';

/** The metadata of a product for search engines. */
export interface ProductEntry {
  readonly address: string;
  readonly updatedAt: string;
  readonly imageId: Id | null;
}

/** A range of the visible products, with only the data that their addresses need (rule SERVE-7). */
export async function listProductEntries(
  context: Context,
  { limit, offset }: { limit: number; offset: number },
): Promise<ProductEntry[]> {
  const { clock, database, website } = context;
  const [rows, shop] = await Promise.all([
    listEntries(database, website.id, { now: clock.now(), limit, offset }),
    shopSlug(context),
  ]);
  return rows.map(row => ({
    address: productAddress(shop, row.slug),
    updatedAt: row.updated_at.toISOString(),
    imageId: row.image_id,
  }));
}
