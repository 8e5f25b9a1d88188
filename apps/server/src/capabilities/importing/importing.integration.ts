import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importViewSchema } from '@vitrine/core/importing/importing.calls.ts';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { capabilitiesWith } from '../../../test/capabilities-with.ts';
import { startTestServer, type TestClient, type TestServer } from '../../../test/harness.ts';
import { uploadBody } from '../../../test/upload-body.ts';
import { importCommand } from '../../cli/import.command.ts';
import { collectionsCapability } from '../collections/index.ts';
import { inventoryCapability } from '../inventory/index.ts';
import { mediaCapability } from '../media/index.ts';
import { pagesCapability } from '../pages/index.ts';
import { productsCapability } from '../products/index.ts';
import { publishingCapability } from '../publishing/index.ts';
import { importByOperator, importingCapability } from './index.ts';
import { item, metaField, wxr } from './readers/wxr.samples.ts';

let server: TestServer;
let website: Website;
let media: Server;
let mediaBase: string;
let asked: string[] = [];
let folder: string;

beforeAll(async () => {
  server = await startTestServer({
    capabilities: capabilitiesWith(
      mediaCapability,
      collectionsCapability,
      inventoryCapability,
      productsCapability,
      pagesCapability,
      publishingCapability,
      importingCapability,
    ),
  });
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a53' } })
    .png()
    .toBuffer();
  media = createServer((request, reply) => {
    asked.push(request.url ?? '');
    if (request.url?.endsWith('.png')) reply.end(picture);
    else reply.writeHead(404).end();
  });
  await new Promise<void>(done => media.listen(0, '127.0.0.1', done));
  mediaBase = `http://127.0.0.1:${(media.address() as AddressInfo).port}`;
  folder = await mkdtemp(join(tmpdir(), 'vitrine-import-test-'));
});
afterAll(async () => {
  media?.close();
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  asked = [];
  website = await server.createWebsite();
});

const cdata = (text: string) => `<![CDATA[${text}]]>`;
const head = `<wp:author><wp:author_login>ann</wp:author_login><wp:author_display_name>Ann Lee</wp:author_display_name></wp:author>
<wp:category><wp:term_id>4</wp:term_id><wp:category_nicename>news</wp:category_nicename><wp:cat_name>News</wp:cat_name></wp:category>`;
const menuItem = (id: string, fields: Record<string, string>) =>
  item(
    { id, type: 'nav_menu_item', 'wp:menu_order': id },
    `<category domain="nav_menu" nicename="main">Main</category>${Object.entries(fields)
      .map(([key, value]) => metaField(`_menu_item_${key}`, value))
      .join('')}`,
  );
const sample = wxr(
  [
    item({
      id: '1',
      type: 'page',
      title: 'About',
      'wp:post_name': 'about',
      link: 'https://sample.example/about/',
      'content:encoded': cdata('<p>See <a href="https://sample.example/2020/hello/">hello</a></p>'),
    }),
    item({
      id: '2',
      type: 'page',
      title: 'Team',
      'wp:post_name': 'team',
      'wp:post_parent': '1',
      link: 'https://sample.example/about/team/',
      'wp:status': 'draft',
    }),
    item(
      {
        id: '3',
        title: 'Hello',
        'wp:post_name': 'hello',
        link: 'https://sample.example/2020/hello/',
        'dc:creator': 'ann',
        'wp:is_sticky': '1',
        'wp:post_date_gmt': '2020-01-02 03:04:05',
        'content:encoded': cdata(
          'Words <img src="https://sample.example/files/a-300x200.png" alt="A"> and <img src="https://sample.example/files/gone.jpg" alt="Gone">',
        ),
      },
      `<category domain="category" nicename="news">News</category>${metaField('_thumbnail_id', '9')}<wp:comment><wp:comment_id>1</wp:comment_id><wp:comment_author>Zoë</wp:comment_author><wp:comment_content>${cdata('Nice\n\n<b>one</b>')}</wp:comment_content><wp:comment_approved>1</wp:comment_approved></wp:comment>`,
    ),
    item({
      id: '4',
      title: 'Later',
      'wp:post_name': 'later',
      'wp:status': 'future',
      'wp:post_date_gmt': '2030-01-01 00:00:00',
    }),
    item({
      id: '9',
      type: 'attachment',
      'wp:attachment_url': 'https://sample.example/files/a.png',
      title: 'a',
    }),
    menuItem('20', { type: 'post_type', object_id: '1' }),
    menuItem('21', { type: 'custom', url: 'https://elsewhere.example/' }),
  ].join(''),
  { head },
);

async function run(text: string, { base = mediaBase as string | null, isPublished = true } = {}) {
  const path = join(folder, 'export.xml');
  await writeFile(path, text);
  return importByOperator(server.context(await server.reload(website)), {
    path,
    mediaBase: base,
    isPublished,
    tell: () => undefined,
  });
}

const rows = (sql: string) => server.services.database.query(sql, [website.id]);
const count = async (table: string) =>
  Number((await rows(`SELECT count(*)::int AS n FROM ${table} WHERE website_id = $1`))[0]?.n);
const everything = async () => ({
  collections: await rows(
    'SELECT id, slug, title, parent_id, navigation, state, type FROM collections WHERE website_id = $1 ORDER BY id',
  ),
  items: await rows('SELECT id, slug, title, state FROM items WHERE website_id = $1 ORDER BY id'),
  comments: await count('comments'),
  products: await rows('SELECT id, slug, title, state FROM products WHERE website_id = $1 ORDER BY id'),
  variants: await rows('SELECT id, sku, price FROM variants WHERE website_id = $1 ORDER BY id'),
  redirects: await rows('SELECT from_path, to_path FROM redirects WHERE website_id = $1 ORDER BY from_path'),
  assets: await rows('SELECT id FROM assets WHERE website_id = $1 AND deleted_at IS NULL ORDER BY id'),
});

describe('importing a WordPress export', () => {
  it('IMPORT-40: writes pages, posts, comments, menus, pictures and redirects', async () => {
    const done = await run(sample);
    expect(done.ok && done.value).toMatchObject({
      report: { posts: 2, pages: 2, attachments: 1, comments: 1, authors: 1, categories: 1, tags: 0 },
      redirects: 1,
    });
    const { collections, items, assets } = await everything();
    expect(
      collections.map(row => [row.slug, row.title, row.navigation, row.state, row.type]).toSorted(),
    ).toEqual([
      ['', 'https://elsewhere.example/', 'main', 'enabled', 33],
      ['about', 'About', 'main', 'enabled', 10],
      ['about/team', 'Team', 'none', 'hidden', 10],
      ['blog', 'Blog', 'none', 'enabled', 30],
      ['home', 'Home', 'none', 'enabled', 10],
    ]);
    expect(items.map(row => [row.slug, row.state])).toEqual([
      ['hello', 'published'],
      ['later', 'scheduled'],
    ]);
    expect(assets).toHaveLength(1);
    const [post] = await rows(
      "SELECT author, categories, is_sticky, image_id, published_at FROM items WHERE website_id = $1 AND slug = 'hello'",
    );
    expect(post).toEqual({
      author: 'Ann Lee',
      categories: ['News'],
      is_sticky: true,
      image_id: assets[0]?.id,
      published_at: new Date('2020-01-02T03:04:05Z'),
    });
    expect(await rows('SELECT from_path, to_path FROM redirects WHERE website_id = $1')).toEqual([
      { from_path: '/2020/hello', to_path: '/blog/hello' },
    ]);
    const [comment] = await rows('SELECT author, body, is_approved FROM comments WHERE website_id = $1');
    expect(comment).toEqual({ author: 'Zoë', body: 'Nice\n\none', is_approved: true });
    expect((await server.reload(website)).publishedRevisionId).not.toBeNull();
    expect(done.ok && done.value.report.warnings).toContainEqual({
      what: 'file «gone.jpg»',
      why: 'It did not come along: the server answered 404.',
    });
  });

  it('IMPORT-40: content shows what came along, and links to what did not', async () => {
    await run(sample);
    const [post] = await rows(
      "SELECT document FROM page_documents d JOIN items i ON i.document_id = d.id AND i.website_id = d.website_id WHERE d.website_id = $1 AND i.slug = 'hello'",
    );
    const text = JSON.stringify(post?.document);
    const [asset] = (await everything()).assets;
    expect(text).toContain(`"asset": "${asset?.id}"`.replace(': ', ':'));
    expect(text).toContain('"href":"https://sample.example/files/gone.jpg"');
    const [about] = await rows(
      "SELECT document FROM page_documents d JOIN collections c ON c.document_id = d.id AND c.website_id = d.website_id WHERE d.website_id = $1 AND c.slug = 'about'",
    );
    expect(JSON.stringify(about?.document)).toContain('"href":"/blog/hello"');
  });

  it('IMPORT-41: importing again updates and duplicates nothing, and fetches nothing twice', async () => {
    await run(sample);
    const before = await everything();
    asked = [];
    const again = await run(sample.replace('<title>Hello</title>', '<title>Hello again</title>'));
    expect(again.ok).toBe(true);
    const after = await everything();
    expect(after.items.map(row => row.title)).toEqual(['Hello again', 'Later']);
    expect({ ...after, items: [] }).toEqual({ ...before, items: [] });
    expect(after.items.map(row => row.id)).toEqual(before.items.map(row => row.id));
    expect(asked).toEqual(['/files/gone.jpg']);
  });

  it('IMPORT-42: what is refused or fails leaves the website as it was', async () => {
    await run(sample);
    const before = await everything();
    for (const bad of ['not an export', '<!DOCTYPE a [<!ENTITY b "c">]><rss/>', sample.slice(0, 200)]) {
      expect((await run(bad)).ok).toBe(false);
    }
    expect(await everything()).toEqual(before);
    await server.services.database.query(
      `CREATE FUNCTION refuse_${website.id}() RETURNS trigger AS $$ BEGIN RAISE EXCEPTION 'no room'; END $$ LANGUAGE plpgsql`,
    );
    await server.services.database.query(
      `CREATE TRIGGER refuse BEFORE INSERT OR UPDATE ON comments FOR EACH ROW WHEN (NEW.website_id = '${website.id}') EXECUTE FUNCTION refuse_${website.id}()`,
    );
    const changed = sample
      .replaceAll('/files/a', '/files/b')
      .replace('<title>Hello</title>', '<title>Other</title>');
    const failed = await run(changed);
    await server.services.database.query('DROP TRIGGER refuse ON comments');
    expect(failed.ok ? null : failed.error.code).toBe('importing.stopped');
    expect(await everything()).toEqual(before);
  });

  it('IMPORT-45: a website without a home page gets the source’s own, or one that is made', async () => {
    await run(sample);
    const made = await rows("SELECT id FROM collections WHERE website_id = $1 AND slug = 'home'");
    expect((await server.reload(website)).settings.homePageId).toBe(made[0]?.id);
    website = await server.createWebsite();
    await run(sample.replaceAll('>about<', '>welcome<'));
    const own = await rows("SELECT id FROM collections WHERE website_id = $1 AND slug = 'welcome'");
    expect((await server.reload(website)).settings.homePageId).toBe(own[0]?.id);
    expect(await rows("SELECT id FROM collections WHERE website_id = $1 AND slug = 'home'")).toEqual([]);
  });

  it('IMPORT-46: an old address that is in use here is left alone', async () => {
    await run(sample.replaceAll('https://sample.example/2020/hello/', 'https://sample.example/about/'));
    expect((await everything()).redirects).toEqual([]);
  });

  it('IMPORT-52: a host that does not answer is not asked on and on', async () => {
    const many = Array.from({ length: 12 }, (_, at) =>
      item({ id: `${at}`, type: 'attachment', 'wp:attachment_url': `https://sample.example/f/${at}.png` }),
    );
    const done = await run(wxr(many.join('')), { base: 'http://127.0.0.1:1' });
    const whys = done.ok ? done.value.report.warnings.map(note => note.why) : [];
    expect(whys.filter(why => why.includes('refused the connection')).length).toBeLessThan(8);
    expect(whys).toContain('It did not come along: 127.0.0.1:1 could not be reached.');
  });

  it('IMPORT-48: the command ends with one object of what was done', async () => {
    const path = join(folder, 'command.xml');
    await writeFile(path, sample);
    const told: string[] = [];
    const input = (words: string[], options: Record<string, string | boolean>) => ({
      words,
      options,
      tell: (line: string) => void told.push(line),
    });
    const options = { site: website.subdomain, 'media-base': mediaBase };
    const done = await importCommand.run(server.services, input([path], options));
    expect(done.ok && done.value.json).toMatchObject({
      posts: 2,
      pages: 2,
      products: 0,
      variants: 0,
      skipped: [],
      redirects: 1,
    });
    expect(told.at(-1)).toBe('content: 5 of 5');
    expect((await server.reload(website)).publishedRevisionId).not.toBeNull();
    const draft = await server.createWebsite();
    await importCommand.run(
      server.services,
      input([path], { ...options, site: draft.subdomain, draft: true }),
    );
    expect((await server.reload(draft)).publishedRevisionId).toBeNull();
    for (const [words, given, code] of [
      [[path], {}, 'cli.usage'],
      [[path], { site: 'nobody-here' }, 'cli.noSite'],
      [[join(folder, 'none.xml')], options, 'importing.unreadable'],
      [[folder], options, 'importing.unreadable'],
      [[path], { ...options, 'media-base': 'ftp://x' }, 'cli.invalid'],
    ] as const) {
      const refused = await importCommand.run(server.services, input([...words], given));
      expect(refused.ok ? null : refused.error.code).toBe(code);
    }
  });

  it('IMPORT-50: without the operator’s word nothing of a private network is fetched', async () => {
    const local = sample.replaceAll('https://sample.example/files', `${mediaBase}/files`);
    const done = await run(local, { base: null });
    expect(done.ok).toBe(true);
    expect(asked).toEqual([]);
    expect((await everything()).assets).toEqual([]);
  });
});

describe('importing products', () => {
  const products = `ID,Type,SKU,Name,Published,Stock,Regular price,Sale price,Parent,Images,Attribute 1 name,Attribute 1 value(s),External URL
1,variable,tee,Tee,1,,,,,https://sample.example/files/tee.png,Color,"Red, Blue",
2,variation,tee-r,Tee - Red,1,3,20,15,tee,,Color,Red,
3,variation,tee-b,Tee - Blue,1,,21.5,,tee,,Color,Blue,
4,simple,mug,Mug,1,0,8,,,,,,
5,grouped,set,Set,1,,,,,,,,
6,external,far,Far,1,,3,,,,,,https://far.example/
7,simple,dear,Dear,1,,99000000000,,,,,,
`;

  it('IMPORT-43: products come with variants, prices, stock and pictures; what cannot be bought is hidden', async () => {
    const done = await run(products);
    expect(done.ok && done.value.report).toMatchObject({ products: 5, variants: 5 });
    const all = await rows(
      'SELECT p.title, p.state, p.slug, cardinality(p.image_ids) AS images, v.sku, v.option_values, v.price, v.sale_price, v.is_on_sale FROM products p JOIN variants v ON v.product_id = p.id AND v.website_id = p.website_id WHERE p.website_id = $1 ORDER BY p.id, v.position',
    );
    expect(
      all.map(row => [
        row.title,
        row.state,
        row.images,
        row.option_values,
        row.price,
        row.sale_price,
        row.is_on_sale,
      ]),
    ).toEqual([
      ['Tee', 1, 1, ['Red'], 2000, 1500, true],
      ['Tee', 1, 1, ['Blue'], 2150, null, false],
      ['Mug', 1, 0, [], 800, null, false],
      ['Set', 4, 0, [], 0, null, false],
      ['Far', 1, 0, [], 300, null, false],
      ['Dear', 4, 0, [], 0, null, false],
    ]);
    const now = await server.reload(website);
    expect(now.settings.store.isOpen).toBe(true);
    expect(now.settings.homePageId).not.toBeNull();
    const before = await everything();
    await run(products);
    expect(await everything()).toEqual(before);
  });
});

describe('importing in the studio', () => {
  const begin = (browser: TestClient, text: string) =>
    browser.send('POST', '/api/imports', uploadBody('export.xml', Buffer.from(text)));
  const importOf = (answer: { body: unknown }) =>
    z.object({ import: importViewSchema }).parse(answer.body).import;

  it('IMPORT-47: runs in the background, one at a time, and can be followed and cancelled', async () => {
    const browser = await server.signIn(website, 'editor');
    const started = importOf(await begin(browser, sample));
    expect(started).toMatchObject({ state: 'waiting', fileName: 'export.xml', report: null });
    const second = await begin(browser, sample);
    expect(second).toMatchObject({ status: 409, body: { error: 'importing.underWay' } });
    const cancelled = await browser.post(`/api/imports/${started.id}/cancel`, {});
    expect(importOf(cancelled).state).toBe('cancelled');
    await server.runJobs();
    expect(await count('items')).toBe(0);
    const third = importOf(await begin(browser, sample));
    await server.runJobs();
    const done = await browser.get(`/api/imports/${third.id}`);
    expect(importOf(done)).toMatchObject({
      state: 'done',
      format: 'wordpress',
      report: { posts: 2, pages: 2 },
    });
    expect(await count('items')).toBe(2);
    const late = await browser.post(`/api/imports/${third.id}/cancel`, {});
    expect(late).toMatchObject({ status: 409, body: { error: 'importing.tooLateToCancel' } });
    const list = await browser.get('/api/imports');
    expect(list.body).toMatchObject({ imports: [{ state: 'done' }, { state: 'cancelled' }] });
  });

  it('IMPORT-1: refuses what is no export at once, and keeps nothing of it', async () => {
    const browser = await server.signIn(website, 'editor');
    const refused = await begin(browser, 'just words');
    expect(refused).toMatchObject({ status: 400, body: { error: 'importing.notAnExport' } });
    expect(await count('imports')).toBe(0);
  });
});
