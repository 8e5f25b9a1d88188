import { addressOf } from '@vitrine/core/collections/collection.ts';
import { filterQuery, isNarrowed, type ProductFilters } from '@vitrine/core/products/product-filters.ts';
import type { Context } from '../../context.ts';
import { searchConfigOf, searchContent } from '../collections/index.ts';
import { findFilteredProducts, findProductIds, listVisibleCategories } from '../products/index.ts';
import type { SiteContent } from '../publishing/index.ts';
import { paginationOf } from './pagination.ts';
import { isShopOpen } from './product-pages.ts';
import { type SitePage, shownPage } from './site-page.ts';

const resultsPerPage = 20;

interface Search {
  readonly query: string;
  readonly page: number;
  readonly filters: ProductFilters;
}

/** The website's own published pages, posts and products that contain the words (rule SERVE-6). */
export async function searchPage(
  context: Context,
  site: SiteContent,
  { query, page, filters }: Search,
): Promise<SitePage | null> {
  const plain = query === '' ? '/search' : `/search?q=${encodeURIComponent(query)}`;
  const chosen = filterQuery(filters);
  const address = query === '' || chosen.size === 0 ? plain : `${plain}&${chosen}`;
  const { products, filter, results, total, isMore } =
    query === '' ? nothingFound : await findAll(context, site, { query, page, filters });
  const pagination = paginationOf(address, { page, total, perPage: resultsPerPage });
  if (pagination === null) return null;
  return shownPage({
    content: { kind: 'search', search: { query, products, filter, results, total, isMore, pagination } },
    title: query === '' ? '' : `“${query}”`,
    path: plain,
  });
}

const nothingFound = { products: [], filter: null, results: [], total: 0, isMore: false };

/** One row of results over all pages: products first, then pages and posts; filters leave products alone. */
async function findAll(context: Context, site: SiteContent, { query, page, filters }: Search) {
  const offset = (page - 1) * resultsPerPage;
  const sold = await findSold(context, site, { query, filters, offset });
  const { products, filter } = sold;
  if (isNarrowed(filters)) return { products, filter, results: [], total: sold.total, isMore: sold.isMore };
  const { database, clock, website } = context;
  const { found, total, isMore } = await searchContent(database, site.source, {
    query,
    config: site.source.revisionId === null ? 'simple' : searchConfigOf(website.settings.language),
    now: clock.now(),
    limit: resultsPerPage - products.length,
    offset: Math.max(0, offset - sold.total),
  });
  const results = found.map(({ id, collectionSlug, slug, title, excerpt }) => ({
    title,
    address:
      id === site.homePageId ? '/' : addressOf(...(collectionSlug === null ? [] : [collectionSlug]), slug),
    excerpt,
  }));
  return { products, filter, results, total: sold.total + total, isMore: sold.isMore || isMore };
}

/** The products among the results, with their filters if there are any. */
async function findSold(
  context: Context,
  site: SiteContent,
  { query, filters, offset }: Pick<Search, 'query' | 'filters'> & { offset: number },
) {
  const none = { products: [], filter: null, total: 0, isMore: false };
  if (!isShopOpen(site)) return none;
  const { ids, isMore } = await findProductIds(context, query);
  if (ids.length === 0) return none;
  const limit = resultsPerPage;
  const offered = ids.length > 1 ? await listVisibleCategories(context, null) : [];
  const list = { term: null, ids, offered, filters, limit, offset };
  const { products, total, choices } = await findFilteredProducts(context, list);
  const { currency, trimsZeros } = context.website.settings.store;
  const money = { currency, trimsZeros };
  const filter = { address: '/search', query, filters, choices, money, total, isMore };
  // Beyond the products of the search, only pages and posts are left.
  return { products, filter: offset > 0 && products.length === 0 ? null : filter, total, isMore };
}
