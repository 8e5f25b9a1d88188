/** Addresses that are nobody's search result. */
const notForRobots = ['/account/', '/api/', '/cart', '/checkout', '/config', '/search'];

/** `robots.txt` of a website; one that is not to be found asks all robots to stay away (rule SEO-4). */
export function robotsTxt(origin: string, isIndexed: boolean): string {
  if (!isIndexed) return 'User-agent: *\nDisallow: /\n';
  const lines = notForRobots.map(path => `Disallow: ${path}`);
  return `User-agent: *\n${lines.join('\n')}\n\nSitemap: ${new URL('/sitemap.xml', origin).href}\n`;
}
