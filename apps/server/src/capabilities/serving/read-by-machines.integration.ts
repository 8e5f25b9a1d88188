import { afterAll, beforeAll, expect, it } from 'vitest';
import { pageOf, textBlock } from '../../../test/page-fixtures.ts';
import { type ServedSite, startServedSite } from '../../../test/served-site.ts';
import { putItem } from '../collections/index.ts';
import { publish } from '../publishing/index.ts';
import { changeSettings } from '../tenancy/index.ts';

let site: ServedSite;
const address = 'http://kiln.vitrine.test';
const title = 'Ash & <script>alert("1")</script> glazes';
const read = async (path: string) => (await site.ask(path)).text;
/** The contents of the JSON scripts in a page. */
const factsOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].flatMap(([, json = '']) =>
    JSON.parse(json),
  );

beforeAll(async () => {
  site = await startServedSite();
  const context = site.server.context(site.website);
  await putItem(context, {
    collectionId: site.blogId,
    sourceKey: 'hostile',
    title,
    slug: 'hostile',
    excerpt: 'A & B\u0008 < C',
    document: pageOf(textBlock('Words')),
    state: 'published',
    publishedAt: new Date('2026-01-20T00:00:00.000Z'),
  });
  await publish(context);
});
afterAll(() => site?.server.stop());

it('SEO-1, SEO-5: both feeds of a list have the same entries, escaped, with absolute addresses', async () => {
  const rss = await read('/journal/feed.xml');
  const feed = JSON.parse(await read('/journal/feed.json')) as { items: { url: string; title: string }[] };
  expect(rss).toContain('<title>Ash &amp; &lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; glazes</title>');
  expect(rss).not.toContain('\u0008');
  const links = [...rss.matchAll(/<item>[\s\S]*?<link>([^<]+)<\/link>/g)].map(([, link]) => link);
  expect(links).toEqual(feed.items.map(item => item.url));
  expect(links.every(link => link?.startsWith(`${address}/journal/`))).toBe(true);
  expect(feed.items.map(item => item.title)).toContain(title);
});

it('SEO-2, SEO-7: a post describes itself in JSON that cannot end its script; the home page names its owner', async () => {
  const post = factsOf(await read('/journal/hostile'));
  expect(post.find(one => one['@type'] === 'BlogPosting')).toMatchObject({ headline: title });
  expect(post.map(one => one['@type'])).toContain('BreadcrumbList');
  expect(factsOf(await read('/')).map(one => one['@type'])).toContain('Organization');
});

it('SEO-8, SEO-12: a page names its address, its feeds and a title for sharing; a search is not indexed', async () => {
  const list = await read('/journal');
  expect(list).toContain(`<link rel="canonical" href="${address}/journal"/>`);
  for (const type of ['application/rss+xml', 'application/feed+json']) expect(list).toContain(type);
  expect(await read('/')).toMatch(/<meta property="og:title" content="[^"]+"/);
  for (const path of ['/search?q=ash', '/cart', '/nowhere', '/secret'])
    expect([path, /<meta name="robots" content="noindex/.test(await read(path))]).toEqual([path, true]);
  expect(list).not.toContain('noindex');
});

it('SEO-9: no page has an empty address', async () => {
  for (const path of ['/', '/about', '/journal', '/journal/hostile'])
    expect(await read(path)).not.toMatch(/(?:href|src|content)=""/);
});

it('SEO-4: robots are excluded from pages not meant for them, and from all of a hidden website', async () => {
  const robots = await read('/robots.txt');
  for (const path of ['/api/', '/cart', '/checkout', '/commerce/', '/config', '/search'])
    expect(robots).toContain(`Disallow: ${path}\n`);
  expect(robots).toContain(`Sitemap: ${address}/sitemap.xml`);
  await changeSettings(site.server.context(site.website), { settings: { isIndexed: false } });
  await expect.poll(() => read('/robots.txt')).toContain('Disallow: /\n');
  expect(await read('/about')).toContain('noindex');
  await changeSettings(site.server.context(site.website), { settings: { isIndexed: true } });
});

it('STYLE-1, STYLE-2, PALETTE-1: a page contains its measures, and its colours for each theme of a section', async () => {
  const css = await read('/about');
  for (const name of ['--text-xs', '--text-5xl', '--space-1', '--space-8', '--radius'])
    expect(css).toContain(`${name}:`);
  for (const theme of ['lightest', 'light', 'bright', 'dark', 'darkest'])
    expect(css).toMatch(
      new RegExp(`\\.theme-${theme}\\{color-scheme:(?:light|dark);--color-paper:#[^}]+--color-accent:#`),
    );
  for (const name of ['white', 'black', 'accent', 'safe-inverse-dark-accent'])
    expect(css).toMatch(new RegExp(`--palette-${name}:#`));
});

it('TOKEN-4, PALETTE-2, PALETTE-8, STYLE-4: styles that a page could not use are refused, and nothing changes', async () => {
  const editor = await site.server.signIn(site.website);
  const { styles, version } = (await editor.get('/api/site')).body as {
    styles: { spacing: object; palette: { accent: unknown }; typography: object };
    version: number;
  };
  const before = await read('/about');
  const put = (change: object) =>
    editor.put('/api/site/styles', { baseVersion: version, styles: { ...styles, ...change } });
  for (const change of [
    { spacing: { ...styles.spacing, radius: 5 } },
    { palette: { ...styles.palette, accent: 'rgba(1, 2, 3, 0.5)' } },
    { palette: { ...styles.palette, accent: 'red' } },
  ])
    expect((await put(change)).status).toBe(400);
  expect(await read('/about')).toBe(before);
  const given = {
    spacing: { ...styles.spacing, radius: 8 },
    palette: { white: '#ffffff', black: '#000000', accent: '#00aa55' },
    typography: { ...styles.typography, headingFont: 'A"; } </style><script>' },
  };
  expect((await put(given)).status).toBe(200);
  await site.ask('/about');
  await publish(site.server.context(site.website));
  await expect.poll(() => read('/about')).toContain('--palette-accent:#00aa55');
  const page = await read('/about');
  expect(page).toContain('--radius:8px');
  expect(page).toMatch(/--palette-dark-accent:#[0-9a-f]{6}/);
  expect(page).not.toContain('</style><script>');
});
