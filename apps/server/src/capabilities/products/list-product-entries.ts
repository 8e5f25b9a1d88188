import type { Id } from '@vitrine/core/id/id.ts';
import { productAddress, productCollectionAddress } from '@vitrine/core/products/product-address.ts';
import { homeShop } from '@vitrine/core/products/shops.ts';
import type { Context } from '../../context.ts';
import { listCollectionPages } from './product-collections/product-collections.store.ts';
import { listEntries } from './product-lists.store.ts';
import { readShops } from './read-shops.ts';

/** The metadata of a product, or of a collection, for search engines. */
export interface ProductEntry {
  readonly address: string;
  readonly updatedAt: string;
  readonly imageId: Id | null;
}

/** A range of the visible products of open shops, with only the data that their addresses need (rules SERVE-7, SHOPS-7). */
export async function listProductEntries(
  context: Context,
  { limit, offset }: { limit: number; offset: number },
): Promise<ProductEntry[]> {
  const { clock, database, website } = context;
  const [rows, shops] = await Promise.all([
    listEntries(database, website.id, { now: clock.now(), limit, offset }),
    readShops(context),
  ]);
  return rows.flatMap(row => {
    const shop = homeShop(shops, row.shop_ids);
    const entry = { updatedAt: row.updated_at.toISOString(), imageId: row.image_id };
    return shop.isOpen ? [{ ...entry, address: productAddress(shop.slug, row.slug) }] : [];
  });
}

/** A range of the product collections (rule PRODUCTLIST-10). */
export async function listCollectionEntries(
  context: Context,
  stretch: { limit: number; offset: number },
): Promise<ProductEntry[]> {
  const [rows, [main]] = await Promise.all([
    listCollectionPages(context.database, context.website.id, stretch),
    readShops(context),
  ]);
  return rows.map(row => ({
    address: productCollectionAddress(main.slug, row.slug),
    updatedAt: row.updated_at.toISOString(),
    imageId: row.image_id,
  }));
}
