import { addressOf, collectionTypes } from '@vitrine/core/collections/collection.ts';
import { assetAddress } from '@vitrine/core/media/asset.ts';
import { collectNeeds } from '@vitrine/render/collect-needs.ts';
import { robotsTxt } from '@vitrine/render/seo/robots.ts';
import { siteIcon, siteManifest, touchIconSize } from '@vitrine/render/seo/site-icon.ts';
import { maxSitemapEntries, type SitemapEntry, sitemapXml } from '@vitrine/render/seo/sitemap.ts';
import sharp from 'sharp';
import type { Context } from '../../context.ts';
import { type CollectionRow, listVisibleItems } from '../collections/index.ts';
import { findAssets } from '../media/index.ts';
import { productEntries } from './product-pages.ts';
import { documentOf, type SiteContent } from './site-content.ts';
import type { SitePage } from './site-page.ts';

/** What robots may visit (rule SERVE-7). */
export function robotsPage({ website }: Context, origin: string): SitePage {
  return {
    kind: 'file',
    contentType: 'text/plain; charset=utf-8',
    body: robotsTxt(origin, website.settings.isIndexed),
  };
}

/** Stands for a website whose owner chose no picture of it (rule SEO-10). */
export function iconPage({ website }: Context, { styles }: SiteContent): SitePage {
  return { kind: 'file', contentType: 'image/svg+xml', body: siteIcon(website.title, styles) };
}

/** The same letter as a bitmap, for the home screen of a phone (rule SEO-13). */
export async function touchIconPage({ website }: Context, { styles }: SiteContent): Promise<SitePage> {
  const drawing = Buffer.from(siteIcon(website.title, styles, { isRound: false }));
  const body = await sharp(drawing, { density: 72 * (touchIconSize / 32) })
    .resize(touchIconSize, touchIconSize)
    .png()
    .toBuffer();
  return { kind: 'file', contentType: 'image/png', body };
}

export async function manifestPage(context: Context, site: SiteContent): Promise<SitePage> {
  const { icon: iconId, language } = context.website.settings;
  const icon = iconId === null ? null : ((await findAssets(context, [iconId], site)).get(iconId) ?? null);
  const { title } = context.website;
  const body = siteManifest({ title, language, styles: site.styles, icon });
  return { kind: 'file', contentType: 'application/manifest+json; charset=utf-8', body };
}

/** Every page, post and product that a search may find, with its pictures (rule SERVE-7). */
export async function sitemapPage(context: Context, site: SiteContent, origin: string): Promise<SitePage> {
  const { database, clock } = context;
  const open = site.collections.filter(row => row.state === 'enabled' && row.password_hash === null);
  const pages = await Promise.all(open.map(row => collectionEntry(context, site, row)));
  const { rows } = await listVisibleItems(database, site.source, {
    collectionId: null,
    now: clock.now(),
    limit: maxSitemapEntries,
  });
  const posts = rows.flatMap((row): SitemapEntry[] => {
    const list = open.find(one => one.id === row.collection_id);
    if (!list || row.password_hash !== null) return [];
    return [
      {
        address: addressOf(list.slug, row.slug),
        updatedAt: row.updated_at.toISOString(),
        images: row.image_id === null ? [] : [assetAddress({ id: row.image_id }, 1500)],
      },
    ];
  });
  const products = await productEntries(context);
  const body = sitemapXml(origin, [...pages.flat(), ...posts, ...products]);
  return { kind: 'file', contentType: 'application/xml; charset=utf-8', body };
}

async function collectionEntry(
  context: Context,
  site: SiteContent,
  row: CollectionRow,
): Promise<SitemapEntry[]> {
  if (row.type === collectionTypes.folder || row.type === collectionTypes.link) return [];
  return [
    {
      address: row.id === site.homePageId ? '/' : addressOf(row.slug),
      updatedAt: row.updated_at.toISOString(),
      images: row.document_id === null ? [] : await imagesOf(context, site, row.document_id),
    },
  ];
}

async function imagesOf(context: Context, site: SiteContent, documentId: string): Promise<string[]> {
  const document = await documentOf(context, site, documentId);
  const ids = Object.values(collectNeeds([document])).flatMap(need => {
    if (need.kind === 'asset') return need.id === null ? [] : [need.id];
    return need.kind === 'assets' ? [...need.ids] : [];
  });
  const assets = await findAssets(context, ids, site);
  return [...assets.values()]
    .filter(asset => asset.kind === 'image')
    .map(asset => assetAddress(asset, Math.min(asset.width, 1500)));
}
