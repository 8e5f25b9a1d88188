import { robotsTxt } from '@vitrine/render/seo/robots.ts';
import { siteIcon, siteManifest, touchIconSize } from '@vitrine/render/seo/site-icon.ts';
import sharp from 'sharp';
import type { Context } from '../../context.ts';
import { findAssets } from '../media/index.ts';
import type { SiteContent } from '../publishing/index.ts';
import type { SitePage } from './site-page.ts';

/** What robots may visit (rule SERVE-7). */
export function robotsPage({ website }: Context, origin: string): SitePage {
  return {
    kind: 'file',
    contentType: 'text/plain; charset=utf-8',
    body: robotsTxt(origin, website.settings.isIndexed),
  };
}

/** The icon of a website whose owner chose none (rule SEO-10). */
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
