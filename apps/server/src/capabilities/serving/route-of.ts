import { addressOf } from '@vitrine/core/collections/collection.ts';
import { collectionTypes, isList } from '@vitrine/core/collections/collection-types.ts';
import { defaultShopSlug } from '@vitrine/core/products/product-address.ts';
import type { CollectionRow } from '../collections/index.ts';
import type { SiteContent } from '../publishing/index.ts';

export interface ListPlace {
  /** Counted from 1. */
  readonly page: number;
  readonly category: string | null;
  readonly tag: string | null;
  /** Of products. */
  readonly productCollection?: string;
}

/** The target of an address on a website, as far as its pages determine it; items are looked up later. */
export type Route =
  | { readonly kind: 'page'; readonly collection: CollectionRow }
  | { readonly kind: 'post-list'; readonly collection: CollectionRow; readonly place: ListPlace }
  | { readonly kind: 'post'; readonly collection: CollectionRow; readonly slug: string }
  | { readonly kind: 'feed'; readonly collection: CollectionRow; readonly format: 'rss' | 'json' }
  | { readonly kind: 'product-list'; readonly collection: CollectionRow | null; readonly place: ListPlace }
  | { readonly kind: 'product'; readonly collection: CollectionRow | null; readonly slug: string }
  | { readonly kind: 'search'; readonly query: string; readonly isExact: boolean; readonly page: number }
  | { readonly kind: 'moved'; readonly to: string; readonly isElsewhere: boolean }
  | { readonly kind: 'unknown' };

const unknown: Route = { kind: 'unknown' };

/** @param parts - the decoded parts of the path, without empty ones */
export function routeOf(site: SiteContent, parts: readonly string[], query: URLSearchParams): Route {
  const page = pageNumber(query);
  if (parts.length === 0) return homeRoute(site);
  if (parts.length === 1 && parts[0] === 'search') {
    const isExact = query.get('exact') === 'yes';
    return { kind: 'search', query: (query.get('q') ?? '').trim().slice(0, 200), isExact, page };
  }
  const found = findCollection(site, parts);
  if (found === null) return shopRoute(null, parts, page);
  const { collection, rest } = found;
  if (collection.id === site.homePageId && rest.length === 0)
    return { kind: 'moved', to: '/', isElsewhere: false };
  if (isList(collection.type)) return listRoute(collection, rest, { page, format: query.get('format') });
  switch (collection.type) {
    case collectionTypes.page:
      return rest.length === 0 ? { kind: 'page', collection } : unknown;
    case collectionTypes.products:
      return shopRoute(collection, [defaultShopSlug, ...rest], page);
    case collectionTypes.folder:
      return rest.length === 0 ? folderRoute(site, collection) : unknown;
    default:
      return unknown;
  }
}

function homeRoute({ collections, homePageId }: SiteContent): Route {
  const collection = collections.find(row => row.id === homePageId);
  return collection ? { kind: 'page', collection } : unknown;
}

/** Whether an address exists by itself; below a page only its blocks know. */
export function isKnown({ kind }: Route): boolean {
  return kind !== 'unknown';
}

/** The enabled collection (in a preview any) whose address is the longest prefix of the path. */
function findCollection(
  { collections, isDraft }: SiteContent,
  parts: readonly string[],
): { collection: CollectionRow; rest: readonly string[] } | null {
  for (let length = parts.length; length > 0; length -= 1) {
    const slug = parts.slice(0, length).join('/');
    const here = collections.filter(row => row.slug === slug && row.type !== collectionTypes.link);
    const collection = here.find(row => row.state === 'enabled') ?? (isDraft ? here[0] : undefined);
    if (collection) return { collection, rest: parts.slice(length) };
  }
  return null;
}

function listRoute(
  collection: CollectionRow,
  rest: readonly string[],
  { page, format }: { page: number; format: string | null },
): Route {
  const [first, second] = rest;
  if (first === undefined) {
    if (format === 'rss' || format === 'json') return { kind: 'feed', collection, format };
    return { kind: 'post-list', collection, place: { page, category: null, tag: null } };
  }
  if (rest.length === 1 && first === 'feed.xml') return { kind: 'feed', collection, format: 'rss' };
  if (rest.length === 1 && first === 'feed.json') return { kind: 'feed', collection, format: 'json' };
  const place = termPlace(rest, page);
  if (place) return { kind: 'post-list', collection, place };
  return second === undefined ? { kind: 'post', collection, slug: first } : unknown;
}

/** Below a list of products or, on a website without one, below `/shop`. */
function shopRoute(collection: CollectionRow | null, parts: readonly string[], page: number): Route {
  const [shop, first, second] = parts;
  if (shop !== defaultShopSlug) return unknown;
  if (first === undefined)
    return { kind: 'product-list', collection, place: { page, category: null, tag: null } };
  if (first === 'collection' && second !== undefined && parts.length === 3)
    return {
      kind: 'product-list',
      collection,
      place: { page, category: null, tag: null, productCollection: second },
    };
  const place = termPlace(parts.slice(1), page);
  if (place) return { kind: 'product-list', collection, place };
  if (parts.length === 3 && first === 'p' && second !== undefined)
    return { kind: 'product', collection, slug: second };
  return parts.length === 2 ? { kind: 'product', collection, slug: first } : unknown;
}

function termPlace([kind, name, ...more]: readonly string[], page: number): ListPlace | null {
  if (name === undefined || more.length > 0) return null;
  if (kind === 'category') return { page, category: name, tag: null };
  return kind === 'tag' ? { page, category: null, tag: name } : null;
}

/** A folder has no page: it redirects to its first entry. */
function folderRoute({ collections, homePageId }: SiteContent, folder: CollectionRow): Route {
  const first = collections.find(
    row => row.parent_id === folder.id && row.state === 'enabled' && row.type !== collectionTypes.folder,
  );
  if (!first) return unknown;
  if (first.type === collectionTypes.link) {
    return { kind: 'moved', to: first.link_address, isElsewhere: !first.link_address.startsWith('/') };
  }
  return { kind: 'moved', to: first.id === homePageId ? '/' : addressOf(first.slug), isElsewhere: false };
}

export function pageNumber(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? '1');
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
}
