import { addressOf } from '@vitrine/core/collections/collection.ts';
import type { Context } from '../../context.ts';
import { searchConfigOf, searchContent } from '../collections/index.ts';
import { searchProducts } from '../products/index.ts';
import type { SiteContent } from '../publishing/index.ts';
import { paginationOf } from './pagination.ts';
import { isShopOpen } from './product-pages.ts';
import { type SitePage, shownPage } from './site-page.ts';

const resultsPerPage = 20;

interface Search {
  readonly query: string;
  readonly page: number;
}

/** The website's own published pages, posts and products that contain the words (rule SERVE-6). */
export async function searchPage(
  context: Context,
  site: SiteContent,
  { query, page }: Search,
): Promise<SitePage | null> {
  const address = query === '' ? '/search' : `/search?q=${encodeURIComponent(query)}`;
  const { products, results, total, isMore } =
    query === ''
      ? { products: [], results: [], total: 0, isMore: false }
      : await findAll(context, site, { query, page });
  const pagination = paginationOf(address, { page, total, perPage: resultsPerPage });
  if (pagination === null) return null;
  return shownPage({
    content: { kind: 'search', search: { query, products, results, total, isMore, pagination } },
    title: query === '' ? '' : `“${query}”`,
    path: address,
  });
}

/** One row of results over all pages: products first, then pages and posts. */
async function findAll(context: Context, site: SiteContent, { query, page }: Search) {
  const offset = (page - 1) * resultsPerPage;
  const sold = isShopOpen(site)
    ? await searchProducts(context, { query, limit: resultsPerPage, offset })
    : { products: [], total: 0, isMore: false };
  const { database, clock, website } = context;
  const { products } = sold;
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
  return { products, results, total: sold.total + total, isMore: sold.isMore || isMore };
}
