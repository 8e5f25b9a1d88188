import type { Id } from '@vitrine/core/id/id.ts';
import { productAddress, productCollectionAddress } from '@vitrine/core/products/product-address.ts';
import type { Context } from '../../context.ts';
import { listCollectionPages } from './product-collections/product-collections.store.ts';
import { listEntries } from './product-lists.store.ts';
import { shopSlug } from './shop-slug.ts';

/** The metadata of a product, or of a collection, for search engines. */
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

/** A range of the product collections (rule PRODUCTLIST-10). */
export async function listCollectionEntries(
  context: Context,
  stretch: { limit: number; offset: number },
): Promise<ProductEntry[]> {
  const [rows, shop] = await Promise.all([
    listCollectionPages(context.database, context.website.id, stretch),
    shopSlug(context),
  ]);
  return rows.map(row => ({
    address: productCollectionAddress(shop, row.slug),
    updatedAt: row.updated_at.toISOString(),
    imageId: row.image_id,
  }));
}
