import { expect, it } from 'vitest';
import { sitemapIndexXml, sitemapXml } from './sitemap.ts';

const origin = 'https://kiln.example';

it('SEO-3: lists addresses with their date and pictures', () => {
  const entries = [
    { address: '/', updatedAt: '2026-11-20T08:00:00.000Z', images: [] },
    { address: '/shop?a=1&b=2', updatedAt: null, images: ['/media/x/1500w'] },
  ];
  expect(sitemapXml(origin, entries)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
<url><loc>https://kiln.example/</loc><lastmod>2026-11-20T08:00:00.000Z</lastmod></url>
<url><loc>https://kiln.example/shop?a=1&amp;b=2</loc><image:image><image:loc>https://kiln.example/media/x/1500w</image:loc></image:image></url>
</urlset>
`);
});

it('SEO-3: a file contains at most 5000 addresses', () => {
  const entries = Array.from({ length: 5001 }, (_, at) => ({
    address: `/${at}`,
    updatedAt: null,
    images: [],
  }));
  expect(sitemapXml(origin, entries).match(/<url>/g)).toHaveLength(5000);
});

it('SEO-3: the parts of a split sitemap are listed in an index', () => {
  expect(
    sitemapIndexXml(origin, ['/sitemap-pages-1.xml', '/sitemap-posts-1.xml']),
  ).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<sitemap><loc>https://kiln.example/sitemap-pages-1.xml</loc></sitemap>
<sitemap><loc>https://kiln.example/sitemap-posts-1.xml</loc></sitemap>
</sitemapindex>
`);
});
