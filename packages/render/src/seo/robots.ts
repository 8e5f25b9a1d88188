import { withdrawalAddress } from '@vitrine/core/withdrawals/withdrawal-address.ts';

/** Addresses that must not appear in search results. */
const notForRobots = ['/account/', '/api/', '/cart', '/checkout', '/commerce/', '/config', '/search'];

/** The `robots.txt` of a website; a website hidden from search engines disallows all robots (rule SEO-4). */
export function robotsTxt(origin: string, isIndexed: boolean): string {
  if (!isIndexed) return 'User-agent: *\nDisallow: /\n';
  const lines = notForRobots.map(path => `Disallow: ${path}`);
  return `User-agent: *\nAllow: ${withdrawalAddress}$\n${lines.join('\n')}\n\nSitemap: ${new URL('/sitemap.xml', origin).href}\n`;
}
