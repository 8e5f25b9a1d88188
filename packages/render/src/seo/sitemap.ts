import { absolute, escapeXml } from './escape.ts';

export interface SitemapEntry {
  readonly address: string;
  /** ISO 8601; null when unknown. */
  readonly updatedAt: string | null;
  /** Addresses of its pictures, at most 1000. */
  readonly images: readonly string[];
}

/**
 * The number of addresses per file, each generated on request; the protocol and search engines allow ten times as
 * many.
 */
export const maxSitemapEntries = 5000;
const maxImages = 1000;

/** https://www.sitemaps.org/protocol.html with Google's images (rule SEO-3). */
export function sitemapXml(origin: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.slice(0, maxSitemapEntries).map(({ address, updatedAt, images }) => {
    const parts = [
      `<loc>${link(origin, address)}</loc>`,
      updatedAt === null ? '' : `<lastmod>${escapeXml(updatedAt)}</lastmod>`,
      ...images
        .slice(0, maxImages)
        .map(image => `<image:image><image:loc>${link(origin, image)}</image:loc></image:image>`),
    ];
    return `<url>${parts.join('')}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${urls.join('\n')}
</urlset>
`;
}

/** The index of the files of a large website's sitemap. */
export function sitemapIndexXml(origin: string, addresses: readonly string[]): string {
  const files = addresses.map(address => `<sitemap><loc>${link(origin, address)}</loc></sitemap>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${files.join('\n')}
</sitemapindex>
`;
}

function link(origin: string, address: string): string {
  return escapeXml(absolute(origin, address));
}
