import { addressOf } from '@vitrine/core/collections/collection.ts';
import type { Context } from '../../context.ts';
import { searchConfigOf, searchContent } from '../collections/index.ts';
import { paginationOf } from './pagination.ts';
import type { SiteContent } from './site-content.ts';
import { type SitePage, shownPage } from './site-page.ts';

const resultsPerPage = 20;

/** What the website's own published pages, posts and products hold of the words (rule SERVE-6). */
export async function searchPage(
  context: Context,
  site: SiteContent,
  { query, page }: { query: string; page: number },
): Promise<SitePage | null> {
  const { database, clock, website } = context;
  const { found, total } =
    query === ''
      ? { found: [], total: 0 }
      : await searchContent(database, site.source, {
          query,
          config: site.source.revisionId === null ? 'simple' : searchConfigOf(website.settings.language),
          now: clock.now(),
          limit: resultsPerPage,
          offset: (page - 1) * resultsPerPage,
        });
  const address = query === '' ? '/search' : `/search?q=${encodeURIComponent(query)}`;
  const pagination = paginationOf(address, { page, total, perPage: resultsPerPage });
  if (pagination === null) return null;
  const results = found.map(({ id, collectionSlug, slug, title, excerpt }) => ({
    title,
    address:
      id === site.homePageId ? '/' : addressOf(...(collectionSlug === null ? [] : [collectionSlug]), slug),
    excerpt,
  }));
  return shownPage({
    content: { kind: 'search', search: { query, results, total, pagination } },
    title: query === '' ? '' : `«${query}»`,
    path: address,
  });
}
