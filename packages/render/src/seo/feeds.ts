import { absolute, escapeXml } from './escape.ts';

export interface FeedEntry {
  readonly id: string;
  readonly title: string;
  readonly address: string;
  readonly summary: string;
  readonly author: string;
  /** ISO 8601. */
  readonly publishedAt: string;
  readonly updatedAt: string | null;
  readonly categories: readonly string[];
  readonly imageAddress: string | null;
}

export interface Feed {
  readonly origin: string;
  readonly title: string;
  readonly description: string;
  readonly language: string;
  /** The addresses of the list and of the feed itself. */
  readonly address: string;
  readonly feedAddress: string;
  readonly entries: readonly FeedEntry[];
}

/** RSS 2.0 (rule SEO-5). */
export function rssFeed(feed: Feed): string {
  const { origin, title, description, language, address, feedAddress, entries } = feed;
  const items = entries.map(entry =>
    [
      '<item>',
      element('title', entry.title),
      element('link', absolute(origin, entry.address)),
      `<guid isPermaLink="false">${escapeXml(entry.id)}</guid>`,
      element('pubDate', new Date(entry.publishedAt).toUTCString()),
      entry.author === '' ? '' : element('dc:creator', entry.author),
      ...entry.categories.map(category => element('category', category)),
      element('description', entry.summary),
      '</item>',
    ].join(''),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>
${element('title', title)}
${element('link', absolute(origin, address))}
${element('description', description === '' ? title : description)}
${element('language', language)}
<atom:link href="${escapeXml(absolute(origin, feedAddress))}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel></rss>
`;
}

/** https://www.jsonfeed.org/version/1.1/ (rule SEO-5). */
export function jsonFeed(feed: Feed): string {
  const { origin, title, description, language, address, feedAddress, entries } = feed;
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    ...(description === '' ? {} : { description }),
    home_page_url: absolute(origin, address),
    feed_url: absolute(origin, feedAddress),
    language,
    items: entries.map(entry => ({
      id: entry.id,
      url: absolute(origin, entry.address),
      title: entry.title,
      content_text: entry.summary,
      date_published: entry.publishedAt,
      ...(entry.updatedAt === null ? {} : { date_modified: entry.updatedAt }),
      ...(entry.author === '' ? {} : { authors: [{ name: entry.author }] }),
      ...(entry.categories.length > 0 ? { tags: entry.categories } : {}),
      ...(entry.imageAddress === null ? {} : { image: absolute(origin, entry.imageAddress) }),
    })),
  });
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}
