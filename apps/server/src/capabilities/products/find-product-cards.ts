import { isId } from '@vitrine/core/id/id.ts';
import { buildProductCard } from '@vitrine/core/products/build-product-views.ts';
import type { ProductCard } from '@vitrine/core/products/product-views.ts';
import { slugOf } from '@vitrine/core/products/slug.ts';
import type { Context } from '../../context.ts';
import { loadProducts } from './load-products.ts';
import { countVisible } from './product-counts.store.ts';
import { listVisible, readVisibleProducts, type TermKey } from './product-lists.store.ts';

export interface ProductsWanted {
  /** A category or a tag by its name or its slug. */
  readonly category?: string | null;
  readonly tag?: string | null;
  /** By its id. */
  readonly collection?: string | null;
  /** A shop or one of its lists, as `termWithin` names it. */
  readonly shop?: string | null;
  readonly limit?: number;
  readonly offset?: number;
  /** Whether `offset` counts from the last one. */
  readonly isFromEnd?: boolean;
  /** Only these, in this order. */
  readonly ids?: readonly string[] | null;
}

const mostCards = 200;

/** Products as shown in lists (rules PRODUCT-7 and PRICE-6). */
export async function findProductCards(
  context: Context,
  {
    category,
    tag,
    collection,
    shop,
    limit = mostCards,
    offset = 0,
    isFromEnd = false,
    ids,
  }: ProductsWanted = {},
): Promise<ProductCard[]> {
  const { clock, database, website } = context;
  const now = clock.now();
  const most = Math.min(Math.max(limit, 0), mostCards);
  const wanted = ids
    ? ids.filter(isId).slice(offset, offset + most)
    : await listVisible(database, website.id, {
        now,
        terms: [
          ...termsOf(category, tag),
          ...(collection ? [{ kind: 'collection', slug: collection } as const] : []),
          ...(shop ? [{ kind: 'shop', slug: shop } as const] : []),
        ],
        limit: most,
        offset,
        isFromEnd,
      });
  const rows = await readVisibleProducts(database, website.id, { ids: wanted, now });
  const { products, surroundings } = await loadProducts(context, rows);
  return products.map(product => buildProductCard(product, surroundings));
}

/** A page of all products or of those with a term, with the total number of them. */
export async function findProductPage(
  context: Context,
  { term, limit, offset }: { term: TermKey | null; limit: number; offset: number },
): Promise<{ products: ProductCard[]; total: number }> {
  const total = await countProducts(context, term);
  const onPage = Math.min(limit, total - offset);
  if (onPage <= 0) return { products: [], total };
  // Skipped rows are read too, so a page is counted from the nearer end.
  const after = total - offset - onPage;
  const isFromEnd = after < offset;
  const place = { limit: onPage, offset: isFromEnd ? after : offset, isFromEnd };
  const wanted = term === null ? {} : { [term.kind]: term.slug };
  return { products: await findProductCards(context, { ...wanted, ...place }), total };
}

/** How many products visitors see, in all or with a term. */
export function countProducts({ clock, database, website }: Context, term: TermKey | null): Promise<number> {
  return countVisible(database, website.id, { now: clock.now(), term });
}

function termsOf(category: string | null | undefined, tag: string | null | undefined): TermKey[] {
  return [
    ...(category ? [{ kind: 'category', slug: slugOf(category) } as const] : []),
    ...(tag ? [{ kind: 'tag', slug: slugOf(tag) } as const] : []),
  ];
}
