import type { Id } from '../id/id.ts';
import { defaultShopSlug } from './product-address.ts';

/** A published page of products. */
export interface Shop {
  /** Null on a website without such a page. */
  readonly id: Id | null;
  readonly slug: string;
  readonly title: string;
  /** Whether visitors reach it without a password. */
  readonly isOpen: boolean;
}

/** The oldest first: the main shop, which has the products of no other (rule SHOPS-1). */
export type Shops = readonly [Shop, ...Shop[]];

/** At its usual address. */
export const unpublishedShop: Shop = { id: null, slug: defaultShopSlug, title: 'Shop', isOpen: true };

/** In how many shops one product can be. */
export const maxShops = 20;

/** The shop below which a product has its address (rule SHOPS-3). */
export function homeShop(shops: Shops, shopIds: readonly Id[]): Shop {
  for (const shopId of shopIds) {
    const shop = shops.find(({ id }) => id === shopId);
    if (shop) return shop;
  }
  return shops[0];
}

/** All shops that show a product, its home first (rule SHOPS-2). */
export function shopsOf(shops: Shops, shopIds: readonly Id[]): Shop[] {
  const home = homeShop(shops, shopIds);
  return [home, ...shops.filter(({ id }) => id !== home.id && id !== null && shopIds.includes(id))];
}
