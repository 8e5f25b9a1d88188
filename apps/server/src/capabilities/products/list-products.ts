import type { CallInput, CallReply } from '@vitrine/core/calls/define-call.ts';
import { type Result, succeed } from '@vitrine/core/errors/result.ts';
import { totalStock } from '@vitrine/core/inventory/stock.ts';
import { buildProductCard, levelOf } from '@vitrine/core/products/build-product-views.ts';
import { liveStateOf, workflowLabel } from '@vitrine/core/products/product-states.ts';
import type { ProductListing, productCalls } from '@vitrine/core/products/products.calls.ts';
import { slugOf } from '@vitrine/core/products/slug.ts';
import { structuredContentOf } from '@vitrine/core/products/structured-content.ts';
import type { Context } from '../../context.ts';
import { correctStudioSearch } from './correct-search.ts';
import { loadProducts } from './load-products.ts';
import { readProducts } from './product-lists.store.ts';
import { termOfShop } from './shop-terms.ts';
import { storeOf } from './store-of.ts';
import { pageProductIds, type StudioFilter } from './studio-lists.store.ts';

type Call = typeof productCalls.list;

/** Searches, filters and sorts (rule PRODUCT-18). */
export async function listProducts(
  context: Context,
  query: CallInput<Call>['query'],
): Promise<Result<CallReply<Call>>> {
  const { database, website } = context;
  const { cursor, limit } = query;
  const filter = await studioFilterOf(context, query);
  const pageOf = (search: string) =>
    pageProductIds(database, website.id, { ...filter, search, cursor, limit });
  const typed = await pageOf(filter.search);
  if (!typed.ok) return typed;
  const isCorrected = typed.value.total === 0 && !query.isExact;
  const corrected = isCorrected ? await correctStudioSearch(context, filter) : null;
  const page = corrected === null ? typed : await pageOf(corrected);
  if (!page.ok) return page;
  const { ids, ...pages } = page.value;
  const now = context.clock.now();
  const rows = await readProducts(database, website.id, { ids, now });
  const { products, surroundings } = await loadProducts(context, rows);
  const listings = products.map((product): ProductListing => {
    const { address, image, startingPrice, hasVariedPrices, isOnSale, isSoldOut } = buildProductCard(
      product,
      surroundings,
    );
    const stock = totalStock(product.type, product.variants.map(levelOf));
    return {
      id: product.id,
      title: product.title,
      slug: product.slug,
      address,
      type: product.type,
      state: product.state,
      label: workflowLabel(product.state),
      live: liveStateOf(product, now),
      image,
      startingPrice: startingPrice.amount,
      hasVariedPrices,
      isOnSale,
      isSoldOut,
      stock: Number.isFinite(stock) ? stock : null,
      variantCount: product.variants.length,
      categories: [...product.categories],
      shopIds: [...product.shopIds],
      updatedAt: product.updatedAt,
      deletedAt: product.deletedAt,
      ...(query.isStructured ? { structuredContent: structuredContentOf(product, now) } : {}),
    };
  });
  return succeed({ products: listings, corrected, ...pages, ...storeOf(context) });
}

/** What the list shows, for its export. */
export async function correctedFilterOf(
  context: Context,
  query: CallInput<Call>['query'],
): Promise<StudioFilter> {
  const filter = await studioFilterOf(context, query);
  const corrected = query.isExact ? null : await correctStudioSearch(context, filter);
  return { ...filter, search: corrected ?? filter.search };
}

export async function studioFilterOf(
  context: Context,
  query: CallInput<Call>['query'],
): Promise<StudioFilter> {
  const shop = query.shop === undefined ? null : await termOfShop(context, query.shop);
  return {
    search: query.search,
    category: query.category ? slugOf(query.category) : null,
    tag: query.tag ? slugOf(query.tag) : null,
    shop: shop?.slug ?? null,
    state: query.state ?? null,
    type: query.type ?? null,
    stock: query.stock ?? null,
    isDeleted: query.isDeleted,
    visibleAt: null,
    sort: query.sort,
    isDescending: query.direction === 'descending',
  };
}
