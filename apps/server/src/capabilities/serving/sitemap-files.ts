import { addressOf } from '@vitrine/core/collections/collection.ts';
import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import { assetAddress } from '@vitrine/core/media/asset.ts';
import { assetIdsOf } from '@vitrine/core/needs/needs.ts';
import { withdrawalAddress } from '@vitrine/core/withdrawals/withdrawal-address.ts';
import { collectNeeds } from '@vitrine/render/collect-needs.ts';
import {
  maxSitemapEntries,
  type SitemapEntry,
  sitemapIndexXml,
  sitemapXml,
} from '@vitrine/render/seo/sitemap.ts';
import type { Context } from '../../context.ts';
import { type CollectionRow, countItemEntries, listItemEntries } from '../collections/index.ts';
import { findAssets, findPrivateAmong } from '../media/index.ts';
import {
  countCollections,
  countProducts,
  listCollectionEntries,
  listProductEntries,
  type ProductEntry,
} from '../products/index.ts';
import { documentOf, type SiteContent } from '../publishing/index.ts';
import { isShopOpen } from './product-pages.ts';
import { notFoundPage, type SitePage } from './site-page.ts';

/** A range of the entries of one kind. */
interface Stretch {
  readonly limit: number;
  readonly offset: number;
}

interface Lister {
  readonly kind: 'pages' | 'posts' | 'products' | 'collections';
  readonly count: () => Promise<number>;
  readonly list: (stretch: Stretch) => Promise<SitemapEntry[]>;
}

const file = /^\/sitemap(?:-(pages|posts|products|collections)-([1-9]\d{0,3}))?\.xml$/;

export function isSitemap(path: string): boolean {
  return file.test(path);
}

/**
 * Every page, post, product and product collection that search engines may find: in one file, or in several with an index (SERVE-7,
 * SEO-3).
 */
export async function sitemapPage(
  context: Context,
  site: SiteContent,
  { path, origin }: { path: string; origin: string },
): Promise<SitePage> {
  const [, kind, number] = file.exec(path) ?? [];
  const listers = listersOf(context, site);
  if (kind === undefined) return xmlFile(await wholeOrIndex(listers, origin));
  const offset = (Number(number) - 1) * maxSitemapEntries;
  const entries = await listers.find(one => one.kind === kind)?.list({ limit: maxSitemapEntries, offset });
  return entries === undefined || entries.length === 0 ? notFoundPage : xmlFile(sitemapXml(origin, entries));
}

async function wholeOrIndex(listers: readonly Lister[], origin: string): Promise<string> {
  const counts = await Promise.all(listers.map(lister => lister.count()));
  if (counts.reduce((sum, count) => sum + count, 0) <= maxSitemapEntries) {
    const all = await Promise.all(
      listers.map(lister => lister.list({ limit: maxSitemapEntries, offset: 0 })),
    );
    return sitemapXml(origin, all.flat());
  }
  const addresses = listers.flatMap(({ kind }, at) =>
    Array.from(
      { length: Math.ceil((counts[at] ?? 0) / maxSitemapEntries) },
      (_, before) => `/sitemap-${kind}-${before + 1}.xml`,
    ),
  );
  return sitemapIndexXml(origin, addresses);
}

function xmlFile(body: string): SitePage {
  return { kind: 'file', contentType: 'application/xml; charset=utf-8', body };
}

function listersOf(context: Context, site: SiteContent): Lister[] {
  const { clock, database } = context;
  const open = site.collections.filter(row => row.state === 'enabled' && row.password_hash === null);
  const pages = open.filter(({ type }) => type !== collectionTypes.folder && type !== collectionTypes.link);
  // Buyers must be able to find it (rule WITHDRAW-6).
  const isSelling = open.some(({ type }) => type === collectionTypes.products);
  const own = isSelling ? [{ address: withdrawalAddress, updatedAt: null, images: [] }] : [];
  const slugs = new Map(open.map(row => [row.id, row.slug]));
  const withPictures = async (entries: readonly ProductEntry[]) => {
    const imagesAt = await publicImages(
      context,
      entries.map(({ imageId }) => imageId),
    );
    return entries.map(({ imageId, ...entry }) => ({ ...entry, images: imagesAt(imageId) }));
  };
  const isOpen = isShopOpen(site);
  const posts = { collectionIds: [...slugs.keys()], now: clock.now() };
  return [
    {
      kind: 'pages',
      count: async () => pages.length + own.length,
      list: async ({ limit, offset }) => [
        ...(await Promise.all(pages.slice(offset, offset + limit).map(row => pageEntry(context, site, row)))),
        ...own.slice(Math.max(0, offset - pages.length), Math.max(0, offset + limit - pages.length)),
      ],
    },
    {
      kind: 'posts',
      count: () => countItemEntries(database, site.source, posts),
      list: async stretch => {
        const rows = await listItemEntries(database, site.source, { ...posts, ...stretch });
        const imagesAt = await publicImages(
          context,
          rows.map(row => row.image_id),
        );
        return rows.map(row => ({
          address: addressOf(slugs.get(row.collection_id) ?? '', row.slug),
          updatedAt: row.updated_at.toISOString(),
          images: imagesAt(row.image_id),
        }));
      },
    },
    {
      kind: 'products',
      count: async () => (isOpen ? countProducts(context, null) : 0),
      list: async stretch => (isOpen ? withPictures(await listProductEntries(context, stretch)) : []),
    },
    {
      kind: 'collections',
      count: async () => (isOpen ? countCollections(database, context.website.id) : 0),
      list: async stretch => (isOpen ? withPictures(await listCollectionEntries(context, stretch)) : []),
    },
  ];
}

const widest = 1500;

/** The address of an entry's picture; none if it is private (rule MEDIA-28). */
async function publicImages(
  { database, website }: Context,
  imageIds: readonly (string | null)[],
): Promise<(imageId: string | null) => string[]> {
  const named = imageIds.filter(id => id !== null);
  const hidden = await findPrivateAmong(database, website.id, named);
  return imageId => (imageId === null || hidden.has(imageId) ? [] : [assetAddress({ id: imageId }, widest)]);
}

async function pageEntry(context: Context, site: SiteContent, row: CollectionRow): Promise<SitemapEntry> {
  return {
    address: row.id === site.homePageId ? '/' : addressOf(row.slug),
    updatedAt: row.updated_at.toISOString(),
    images: row.document_id === null ? [] : await imagesOf(context, site, row.document_id),
  };
}

async function imagesOf(context: Context, site: SiteContent, documentId: string): Promise<string[]> {
  const document = await documentOf(context, site, documentId);
  const ids = Object.values(collectNeeds([document])).flatMap(assetIdsOf);
  const assets = await findAssets(context, ids, site);
  return [...assets.values()]
    .filter(asset => asset.kind === 'image')
    .map(asset => assetAddress(asset, Math.min(asset.width, widest)));
}
