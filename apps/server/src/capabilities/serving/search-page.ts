import { addressOf } from '@vitrine/core/collections/collection.ts';
import { filterQuery, isNarrowed, type ProductFilters } from '@vitrine/core/products/product-filters.ts';
import type { Context } from '../../context.ts';
import { searchConfigOf, searchContent } from '../collections/index.ts';
import {
  correctSearch,
  findFilteredProducts,
  findProductIds,
  listVisibleCategories,
} from '../products/index.ts';
import type { SiteContent } from '../publishing/index.ts';
import { paginationOf } from './pagination.ts';
import { isShopOpen } from './product-pages.ts';
import { type SitePage, shownPage } from './site-page.ts';

const resultsPerPage = 20;

interface Search {
  readonly query: string;
  /** Whether misspelled words are searched as they are. */
  readonly isExact: boolean;
  readonly page: number;
  readonly filters: ProductFilters;
}

/**
 * The website's own published pages, posts and products that contain the words (rule SERVE-6), or those that they are
 * near to (rule SPELLING-1).
 */
export async function searchPage(
  context: Context,
  site: SiteContent,
  { query, isExact, page, filters }: Search,
): Promise<SitePage | null> {
  const plain = query === '' ? '/search' : `/search?q=${encodeURIComponent(query)}`;
  const chosen = filterQuery(filters);
  const address = query === '' || chosen.size === 0 ? plain : `${plain}&${chosen}`;
  const { products, filter, results, total, isMore, correction } =
    query === '' ? nothingFound : await findOrCorrect(context, site, { query, isExact, page, filters });
  const pagination = paginationOf(address, { page, total, perPage: resultsPerPage });
  if (pagination === null) return null;
  return shownPage({
    content: {
      kind: 'search',
      search: { query, correction, products, filter, results, total, isMore, pagination },
    },
    title: query === '' ? '' : `“${query}”`,
    path: plain,
  });
}

const nothingFound = { products: [], filter: null, results: [], total: 0, isMore: false, correction: null };

/** What is found, under any filter, decides whether the words are corrected: a filtered list may well be empty. */
async function findOrCorrect(context: Context, site: SiteContent, { query, isExact, ...asked }: Search) {
  const found = await findAll(context, site, { ...asked, query });
  if (found.total > 0 || found.isSold || isExact || !isShopOpen(site)) return found;
  const corrected = await correctSearch(context, query);
  if (corrected === null) return found;
  const correction = { query: corrected, address: `/search?q=${encodeURIComponent(query)}&exact=yes` };
  return { ...(await findAll(context, site, { ...asked, query: corrected, shown: query })), correction };
}

/** One row of results over all pages: products first, then pages and posts; filters leave products alone. */
async function findAll(
  context: Context,
  site: SiteContent,
  { query, shown = query, page, filters }: Omit<Search, 'isExact'> & { readonly shown?: string },
) {
  const offset = (page - 1) * resultsPerPage;
  const sold = await findSold(context, site, { query, shown, filters, offset });
  const all = { ...sold, results: [], correction: null };
  if (isNarrowed(filters) && sold.isSold) return all;
  const { database, clock, website } = context;
  const { found, total, isMore } = await searchContent(database, site.source, {
    query,
    config: site.source.revisionId === null ? 'simple' : searchConfigOf(website.settings.language),
    now: clock.now(),
    limit: resultsPerPage - sold.products.length,
    offset: Math.max(0, offset - sold.total),
  });
  const results = found.map(({ id, collectionSlug, slug, title, excerpt }) => ({
    title,
    address:
      id === site.homePageId ? '/' : addressOf(...(collectionSlug === null ? [] : [collectionSlug]), slug),
    excerpt,
  }));
  return { ...all, results, total: sold.total + total, isMore: sold.isMore || isMore };
}

/** The products among the results, with their filters if there are any. */
async function findSold(
  context: Context,
  site: SiteContent,
  { query, shown, filters, offset }: Pick<Search, 'query' | 'filters'> & { shown: string; offset: number },
) {
  const none = { products: [], filter: null, isSold: false, total: 0, isMore: false };
  if (!isShopOpen(site)) return none;
  const { ids, isMore } = await findProductIds(context, query);
  if (ids.length === 0) return none;
  const limit = resultsPerPage;
  const offered = ids.length > 1 ? await listVisibleCategories(context, { parentId: null, shop: null }) : [];
  const list = { term: null, ids, offered, filters, limit, offset };
  const { products, total, choices } = await findFilteredProducts(context, list);
  const { currency, trimsZeros } = context.website.settings.store;
  const money = { currency, trimsZeros };
  const filter = { address: '/search', query: shown, filters, choices, money, total, isMore };
  // Beyond the products of the search, only pages and posts are left.
  return {
    products,
    filter: offset > 0 && products.length === 0 ? null : filter,
    isSold: true,
    total,
    isMore,
  };
}
