import { addressOf } from '@vitrine/core/collections/collection.ts';
import { oldQueryOf } from '@vitrine/core/collections/old-query.ts';
import type { Asset } from '@vitrine/core/media/asset.ts';
import type { PageDocument } from '@vitrine/core/page/page-document.ts';
import { type ProductFilters, readFilters } from '@vitrine/core/products/product-filters.ts';
import { isAddressed } from '@vitrine/render/is-addressed.ts';
import type { PageContent } from '@vitrine/render/page-content.ts';
import { pagePictureOf } from '@vitrine/render/page-picture.ts';
import { manifestAddress, siteIconAddress, touchIconAddress } from '@vitrine/render/seo/site-icon.ts';
import type { Context } from '../../context.ts';
import { type CollectionRow, findRedirect } from '../collections/index.ts';
import { findAssets } from '../media/index.ts';
import { documentOf, type SiteContent } from '../publishing/index.ts';
import { feedOf } from './feed-of.ts';
import { identityOfCollection } from './identity-of-collection.ts';
import { iconPage, manifestPage, robotsPage, touchIconPage } from './machine-files.ts';
import { postListPage, postPage } from './post-pages.ts';
import { productListPage } from './product-list-page.ts';
import { productPage } from './product-pages.ts';
import { isKnown, type Route, routeOf } from './route-of.ts';
import { searchPage } from './search-page.ts';
import { notFoundPage, type SitePage, shownPage } from './site-page.ts';
import { isSitemap, sitemapPage } from './sitemap-files.ts';
import { socialAddressOf, socialPictureOf } from './social-picture.ts';
import { nothingUnlocked, type Unlocked } from './unlocked.ts';

/** Size of a sharing picture, in px. */
const leastWidth = 600;

export interface PageRequest {
  /** As sent by the browser, without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** The scheme and host that visitors use. */
  readonly origin: string;
  /** The items whose password the visitor entered. */
  readonly isUnlocked: Unlocked;
}

/** The content at an address: the item, otherwise its redirect, otherwise not found (rules SERVE-1 and SERVE-2). */
export async function findPage(context: Context, site: SiteContent, request: PageRequest): Promise<SitePage> {
  const parts = partsOf(request.path);
  if (parts === null) return notFoundPage;
  const shared = socialAddressOf(request.path);
  if (shared !== null) return sharedPicture(context, site, { request, path: shared.path });
  const clean = cleanPath(site, request, parts);
  if (clean !== null)
    return { kind: 'moved', to: clean + searchOf(request.query), isElsewhere: false, status: 301 };
  if (request.path === '/robots.txt') return robotsPage(context, request.origin);
  if (request.path === siteIconAddress) return iconPage(context, site);
  if (request.path === touchIconAddress) return touchIconPage(context, site);
  if (request.path === manifestAddress) return manifestPage(context, site);
  if (isSitemap(request.path)) return sitemapPage(context, site, request);
  const byQuery = await movedByQuery(context, site, request);
  if (byQuery !== null) return byQuery;
  const route = routeOf(site, parts, request.query);
  const found =
    (await pageAt(context, site, { ...request, route })) ?? (await pageAround(context, site, request, parts));
  if (found !== null) return found;
  const moved = await findRedirect(context.database, site.source, request.path.replace(/(?<!\/)\/+$/, ''));
  return moved === null ? notFoundPage : { kind: 'moved', ...moved, status: 301 };
}

/** The sharing picture of a page, for the page as everyone sees it: a locked page has none (rule SEO-14). */
async function sharedPicture(
  context: Context,
  site: SiteContent,
  { request, path }: { request: PageRequest; path: string },
): Promise<SitePage> {
  if (socialAddressOf(path) !== null) return notFoundPage;
  const plain = { ...request, path, query: new URLSearchParams(), isUnlocked: nothingUnlocked };
  const page = await findPage(context, site, plain);
  return (await socialPictureOf(context, site, { page, path: request.path })) ?? notFoundPage;
}

/** The target of an old address that names its item in the query, as in `/?p=17` (rule COLLECTION-8). */
async function movedByQuery(
  context: Context,
  site: SiteContent,
  { path, query }: PageRequest,
): Promise<SitePage | null> {
  const named = oldQueryOf(query);
  if (named === null) return null;
  const moved = await findRedirect(context.database, site.source, `${path}?${named}`);
  return moved === null ? null : { kind: 'moved', ...moved, status: 301 };
}

/** Null for a path that cannot be decoded. */
function partsOf(path: string): string[] | null {
  try {
    return path
      .split('/')
      .filter(part => part !== '')
      .map(part => decodeURIComponent(part).normalize('NFC'));
  } catch {
    return null;
  }
}

/** One address for each page: no trailing slash, no double slash, and lower case if only that exists. */
function cleanPath(site: SiteContent, { path, query }: PageRequest, parts: readonly string[]): string | null {
  const plain = addressOf(...parts);
  const isTidy = path === '/' || (!path.endsWith('/') && !path.includes('//'));
  if (!isTidy) return plain;
  const small = parts.map(part => part.toLowerCase());
  if (small.join('/') === parts.join('/') || isKnown(routeOf(site, parts, query))) return null;
  return isKnown(routeOf(site, small, query)) ? addressOf(...small) : null;
}

function searchOf(query: URLSearchParams): string {
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

async function pageAt(
  context: Context,
  site: SiteContent,
  { route, path, query, origin, isUnlocked }: PageRequest & { route: Route },
): Promise<SitePage | null> {
  const collection = 'collection' in route ? route.collection : null;
  if (collection?.password_hash) {
    const lock = { id: collection.id, passwordHash: collection.password_hash };
    if (!isUnlocked(lock)) return { kind: 'locked', ...lock, title: collection.title };
  }
  switch (route.kind) {
    case 'page':
      return documentPage(context, site, route.collection);
    case 'post-list':
      return postListPage(context, site, route);
    case 'post':
      return postPage(context, site, { ...route, isUnlocked });
    case 'feed':
      return feedOf(context, site, { ...route, origin });
    case 'product-list':
      return productListPage(context, { ...route, filters: filtersOf(context, query) });
    case 'product':
      return productPage(context, site, { ...route, path, query });
    case 'search':
      return searchPage(context, site, { ...route, filters: filtersOf(context, query) });
    case 'moved':
      return { ...route, status: 302 };
    case 'unknown':
      return null;
  }
}

/** Nothing is chosen by a rating that the owner does not show. */
function filtersOf({ website }: Context, query: URLSearchParams): ProductFilters {
  const filters = readFilters(query);
  if (website.settings.store.reviews.isShown) return filters;
  return { ...filters, stars: 0, order: filters.order === 'rating' ? 'featured' : filters.order };
}

async function documentPage(
  context: Context,
  site: SiteContent,
  row: CollectionRow,
): Promise<SitePage | null> {
  if (row.document_id === null) return null;
  const isHome = row.id === site.homePageId;
  const document = await documentOf(context, site, row.document_id);
  const pictureId = pagePictureOf(document);
  const pictures = pictureId === null ? null : await findAssets(context, [pictureId], site);
  return shownPage({
    content: { kind: 'page', document },
    image: largeEnough(pictures?.get(pictureId ?? '')),
    title: row.seo_title || (isHome ? '' : row.title),
    description: row.seo_description || (isHome ? context.website.settings.description : ''),
    path: isHome ? '/' : addressOf(row.slug),
    identity: identityOfCollection(row),
  });
}

/** A logo or a small drawing, enlarged, says less than the page's title. */
function largeEnough(picture: Asset | undefined): Asset | null {
  return picture && picture.width >= leastWidth && picture.contentType !== 'image/svg+xml' ? picture : null;
}

/**
 * The page or post above the last part of a path, if one of its blocks, or one of the header or footer, handles
 * that part (rule SERVE-19).
 */
async function pageAround(
  context: Context,
  site: SiteContent,
  request: PageRequest,
  parts: readonly string[],
): Promise<SitePage | null> {
  const part = parts.at(-1);
  if (part === undefined) return null;
  const above = parts.slice(0, -1);
  const route = routeOf(site, above, request.query);
  const { header, footer } = site.chrome;
  const isOnEveryPage = isAddressed(header, part) || isAddressed(footer, part);
  if (!isOnEveryPage && route.kind !== 'page' && route.kind !== 'post') return null;
  const page = await pageAt(context, site, { ...request, path: addressOf(...above), route });
  if (page?.kind === 'locked') return page;
  if (page?.kind !== 'page') return null;
  const document = documentIn(page.content);
  return isOnEveryPage || (document !== null && isAddressed(document, part)) ? page : null;
}

/** The blocks of the page itself, without header and footer; null for a page without blocks. */
function documentIn(content: PageContent): PageDocument | null {
  if (content.kind === 'page') return content.document;
  return content.kind === 'post' ? content.page.document : null;
}
