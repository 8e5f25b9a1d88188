import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PageContent } from '../page-content.ts';
import { renderPage } from '../render-page.tsx';
import { bowl, mug, pageWith, site } from '../test/page.samples.ts';
import { absolute, escapeXml, jsonForScript } from './escape.ts';
import { type Feed, jsonFeed, rssFeed } from './feeds.ts';
import { robotsTxt } from './robots.ts';
import { structuredData } from './structured-data.ts';

const origin = 'https://kiln.example';
const facts = { site, origin, path: '/shop/p/everyday-mug' };

describe('escaping', () => {
  it('SEO-1: text in XML is escaped', () => {
    expect(escapeXml(`<a href="x">Tom & 'Jerry'</a>`)).toBe(
      '&lt;a href=&quot;x&quot;&gt;Tom &amp; &apos;Jerry&apos;&lt;/a&gt;',
    );
    expect(escapeXml('a\u0000b\u0008c\ufffed\ud800e\tf\u{1f3fa}')).toBe('abcde\tf\u{1f3fa}');
  });

  it('SEO-2: JSON in a script cannot end its element and keeps its values', () => {
    const hostile = { a: '</script><!--<script>', b: '\u2028\u2029' };
    expect(jsonForScript(hostile)).toBe(
      '{"a":"\\u003c/script>\\u003c!--\\u003cscript>","b":"\\u2028\\u2029"}',
    );
    fc.assert(
      fc.property(fc.jsonValue(), value => {
        const text = jsonForScript(value);
        expect(text).not.toMatch(/[<\u2028\u2029]/);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('SEO-1: addresses become absolute', () => {
    expect(absolute(origin, '/a b?c=d&e')).toBe('https://kiln.example/a%20b?c=d&e');
    expect(absolute(origin, 'https://cdn.example/x')).toBe('https://cdn.example/x');
    expect(absolute(origin, 'http://[')).toBe(origin);
  });

  it('SEO-1: without an origin an address does not change, and none becomes empty', () => {
    expect(absolute('', '/media/x/300w')).toBe('/media/x/300w');
    expect(absolute('', 'https://cdn.example/x')).toBe('https://cdn.example/x');
  });
});

describe('robotsTxt', () => {
  it('SEO-4: allows robots except for private pages, or disallows everything', () => {
    expect(robotsTxt(origin, true)).toBe(
      'User-agent: *\nAllow: /checkout/withdrawal$\nDisallow: /account/\nDisallow: /api/\nDisallow: /cart\nDisallow: /checkout\nDisallow: /commerce/\nDisallow: /config\nDisallow: /search\n\nSitemap: https://kiln.example/sitemap.xml\n',
    );
    expect(robotsTxt(origin, false)).toBe('User-agent: *\nDisallow: /\n');
  });
});

describe('feeds', () => {
  const feed: Feed = {
    origin,
    title: 'Journal & more',
    description: '',
    language: 'en',
    address: '/journal',
    feedAddress: '/journal?format=rss',
    entries: [
      {
        id: 'entry1',
        title: 'A <firing>',
        address: '/journal/a-firing',
        summary: 'Hour by hour ]]> & on.',
        author: 'Marit',
        publishedAt: '2026-11-14T08:00:00Z',
        updatedAt: '2026-11-15T08:00:00Z',
        categories: ['Workshop'],
        imageAddress: '/media/x/1500w',
      },
    ],
  };

  it('SEO-5: RSS has exact authors, titles and dates', () => {
    expect(rssFeed(feed)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>
<title>Journal &amp; more</title>
<link>https://kiln.example/journal</link>
<description>Journal &amp; more</description>
<language>en</language>
<atom:link href="https://kiln.example/journal?format=rss" rel="self" type="application/rss+xml"/>
<item><title>A &lt;firing&gt;</title><link>https://kiln.example/journal/a-firing</link><guid isPermaLink="false">entry1</guid><pubDate>Sat, 14 Nov 2026 08:00:00 GMT</pubDate><dc:creator>Marit</dc:creator><category>Workshop</category><description>Hour by hour ]]&gt; &amp; on.</description></item>
</channel></rss>
`);
  });

  it('SEO-5: JSON Feed has the same content', () => {
    expect(JSON.parse(jsonFeed(feed))).toEqual({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Journal & more',
      home_page_url: 'https://kiln.example/journal',
      feed_url: 'https://kiln.example/journal?format=rss',
      language: 'en',
      items: [
        {
          id: 'entry1',
          url: 'https://kiln.example/journal/a-firing',
          title: 'A <firing>',
          content_text: 'Hour by hour ]]> & on.',
          date_published: '2026-11-14T08:00:00Z',
          date_modified: '2026-11-15T08:00:00Z',
          authors: [{ name: 'Marit' }],
          tags: ['Workshop'],
          image: 'https://kiln.example/media/x/1500w',
        },
      ],
    });
  });
});

describe('structuredData', () => {
  const product: PageContent = {
    kind: 'product',
    page: {
      product: mug,
      list: { name: 'Shop', address: '/shop' },
      crumbs: [{ name: 'Shop', address: '/shop' }],
      categories: [{ name: 'Cups', address: '/shop/cups' }],
    },
  };

  it('SEO-6: a product has an offer for each variant, at its current price', () => {
    expect(structuredData(product, facts)).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: 'Everyday mug',
        url: 'https://kiln.example/shop/p/everyday-mug',
        description: 'Sits low and warm in two hands.',
        image: [`https://kiln.example/media/${bowl.id}/1500w`],
        sku: 'MUG-BON',
        category: 'Cups',
        brand: { '@type': 'Brand', name: 'Kiln' },
        offers: [
          {
            '@type': 'Offer',
            url: 'https://kiln.example/shop/p/everyday-mug',
            sku: 'MUG-BON',
            name: 'Bone',
            price: '28.00',
            priceCurrency: 'EUR',
            availability: 'https://schema.org/InStock',
          },
          {
            '@type': 'Offer',
            url: 'https://kiln.example/shop/p/everyday-mug',
            sku: 'MUG-IRO',
            name: 'Iron',
            price: '24.00',
            priceCurrency: 'EUR',
            availability: 'https://schema.org/OutOfStock',
          },
        ],
      },
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Kiln', item: 'https://kiln.example/' },
          { '@type': 'ListItem', position: 2, name: 'Shop', item: 'https://kiln.example/shop' },
          {
            '@type': 'ListItem',
            position: 3,
            name: 'Everyday mug',
            item: 'https://kiln.example/shop/p/everyday-mug',
          },
        ],
      },
    ]);
  });

  it('SEO-7: a post is a BlogPosting with its author and dates, the home page the organization', () => {
    const post: PageContent = {
      kind: 'post',
      page: {
        title: 'A firing',
        excerpt: '',
        author: 'Marit',
        publishedAt: '2026-11-14T08:00:00Z',
        updatedAt: null,
        image: null,
        document: { sections: [] },
        categories: [{ name: 'Workshop', address: '/w' }],
        tags: [{ name: 'firing', address: '/f' }],
        list: { name: 'Journal', address: '/journal' },
        newer: null,
        older: null,
        comments: [],
      },
    };
    expect(structuredData(post, { ...facts, path: '/journal/a-firing' })[0]).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: 'A firing',
      url: 'https://kiln.example/journal/a-firing',
      mainEntityOfPage: 'https://kiln.example/journal/a-firing',
      inLanguage: 'en',
      datePublished: '2026-11-14T08:00:00Z',
      author: { '@type': 'Person', name: 'Marit' },
      keywords: 'Workshop, firing',
      publisher: { '@type': 'Organization', name: 'Kiln' },
    });
    expect(structuredData({ kind: 'page', document: { sections: [] } }, { ...facts, path: '/' })).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'Organization',
        name: 'Kiln',
        url: 'https://kiln.example/',
        slogan: 'Stoneware for every day',
        sameAs: ['https://www.instagram.com/kiln'],
      },
    ]);
  });

  it('SEO-12: a page without a title is shared under the name of the website', () => {
    const base = pageWith(product);
    const titleOf = (title: string) =>
      /<meta property="og:title" content="([^"]*)"/.exec(
        renderPage({ ...base, facts: { ...base.facts, title } }).html,
      )?.[1];
    expect([titleOf('About'), titleOf('')]).toEqual(['About', 'Kiln']);
  });

  it('SEO-8: a page has its canonical address, its picture and its feeds, and private pages are not indexed', () => {
    const base = pageWith(product);
    const { html } = renderPage({
      ...base,
      facts: {
        ...base.facts,
        social: { address: '/_social/0a1b/about.png', contentType: 'image/png', alt: 'A bowl' },
        icon: bowl,
        feeds: [{ title: 'Journal', address: '/journal?format=rss', contentType: 'application/rss+xml' }],
        alternates: [{ language: 'de', address: '/de/about' }],
      },
    });
    for (const tag of [
      '<link rel="canonical" href="https://kiln.example/about"/>',
      '<meta property="og:type" content="product"/>',
      '<meta property="og:image" content="https://kiln.example/_social/0a1b/about.png"/>',
      '<meta property="og:image:type" content="image/png"/>',
      '<meta property="og:image:width" content="1200"/>',
      '<meta property="og:image:height" content="630"/>',
      '<meta property="og:image:alt" content="A bowl"/>',
      '<meta name="twitter:card" content="summary_large_image"/>',
      `<link rel="icon" href="/media/${bowl.id}/300w"/>`,
      '<link rel="alternate" type="application/rss+xml" title="Journal" href="/journal?format=rss"/>',
      '<link rel="alternate" hrefLang="de" href="https://kiln.example/de/about"/>',
    ]) {
      expect(html).toContain(tag);
    }
    expect(renderPage(base).html).toContain('<link rel="icon" href="/favicon.svg"/>');
    const hidden = renderPage(pageWith({ kind: 'not-found' })).html;
    expect(hidden).toContain('<meta name="robots" content="noindex"/>');
    expect(hidden).not.toContain('rel="canonical"');
    expect(hidden).not.toContain('og:url');
    const unlisted = renderPage({ ...base, facts: { ...base.facts, isIndexed: false } }).html;
    expect(unlisted).toContain('<meta name="robots" content="noindex"/>');
    expect(unlisted).toContain('<meta property="og:url" content="https://kiln.example/about"/>');
  });

  it('SEO-9: no address on a page is empty, even if its origin is unknown', () => {
    const base = pageWith(product);
    const drawing = { ...bowl, width: 0, height: 0, fileName: 'mark.svg' };
    for (const icon of [bowl, { ...bowl, width: 120 }, drawing]) {
      const { html } = renderPage({ ...base, facts: { ...base.facts, origin: '', icon } });
      expect(html).not.toMatch(/(?:href|src|content)=""/);
    }
    const { html } = renderPage({ ...base, facts: { ...base.facts, icon: drawing } });
    expect(html).toContain(`<link rel="icon" href="/s/${bowl.id}/mark.svg"/>`);
  });
});
