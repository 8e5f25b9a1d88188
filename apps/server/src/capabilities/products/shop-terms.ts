import type { Id } from '@vitrine/core/id/id.ts';
import type { Context } from '../../context.ts';
import type { TermKey } from './product-lists.store.ts';
import { readShops } from './read-shops.ts';
import { readIndexedShops } from './shops.store.ts';

/**
 * How the products of a shop are listed; null for all products of the website. Only a website with several shops has
 * terms of them, once a job has written them (rule SHOPS-4).
 */
export async function termOfShop(context: Context, shopId: Id | null): Promise<TermKey | null> {
  if (shopId === null) return null;
  const [indexed, [main]] = await Promise.all([
    readIndexedShops(context.database, context.website.id),
    readShops(context),
  ]);
  // A website that was never published has no main shop yet: its first one shows everything.
  return indexed.length < 2 && (main.id === shopId || main.id === null)
    ? null
    : { kind: 'shop', slug: shopId };
}

/** A category or tag within a shop. */
export function termWithin(shop: TermKey | null, { kind, slug }: TermKey): TermKey {
  return shop === null ? { kind, slug } : { kind: 'shop', slug: `${shop.slug}/${kind}:${slug}` };
}
