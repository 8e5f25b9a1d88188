import type { SitemapEntry } from '@vitrine/render/seo/sitemap.ts';
import type { Context } from '../../context.ts';
import type { CollectionRow } from '../collections/index.ts';
import type { ListPlace } from './route-of.ts';
import type { SiteContent } from './site-content.ts';
import type { SitePage } from './site-page.ts';

export async function productListPage(
  _context: Context,
  _site: SiteContent,
  _route: { collection: CollectionRow | null; place: ListPlace },
): Promise<SitePage | null> {
  return null;
}

export async function productPage(
  _context: Context,
  _site: SiteContent,
  _route: { collection: CollectionRow | null; slug: string },
): Promise<SitePage | null> {
  return null;
}

export async function productEntries(_context: Context): Promise<SitemapEntry[]> {
  return [];
}
