import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { addressOf } from '@vitrine/core/collections/collection.ts';
import { englishOf } from '@vitrine/core/errors/english-of.ts';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importByOperator } from '../../src/capabilities/importing/index.ts';
import { startTestServer, type TestServer } from '../harness.ts';

const data = join(import.meta.dirname, '../../../../../shared/data');
const hasData = existsSync(data);
if (!hasData) console.warn(`There is no ${data}; whole websites of others are not imported.`);

let server: TestServer;
let website: Website;
let media: Server;
let mediaBase: string;

beforeAll(async () => {
  const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#35a' } })
    .jpeg()
    .toBuffer();
  media = createServer((request, reply) => {
    if (/\.(jpe?g|png|gif)$/i.test(request.url ?? '')) reply.end(picture);
    else reply.writeHead(404).end();
  });
  await new Promise<void>(done => media.listen(0, '127.0.0.1', done));
  mediaBase = `http://127.0.0.1:${(media.address() as AddressInfo).port}`;
  server = await startTestServer();
  website = await server.createWebsite();
});
afterAll(async () => {
  media?.close();
  await server?.stop();
});

const run = async (path: string) => {
  const done = await importByOperator(server.context(await server.reload(website)), {
    path: join(data, path),
    mediaBase,
    isPublished: true,
    tell: () => undefined,
  });
  if (!done.ok) throw new Error(englishOf(done.error));
  return done.value;
};
const rows = (sql: string) => server.services.database.query(sql, [website.id]);
const everything = async () => ({
  collections: await rows(
    'SELECT id, slug, parent_id, navigation, state, type FROM collections WHERE website_id = $1 ORDER BY id',
  ),
  items: await rows('SELECT id, slug, state, image_id FROM items WHERE website_id = $1 ORDER BY id'),
  documents: await rows('SELECT id, version FROM page_documents WHERE website_id = $1 ORDER BY id'),
  comments: await rows('SELECT id, parent_id, body FROM comments WHERE website_id = $1 ORDER BY id'),
  products: await rows('SELECT id, slug, state FROM products WHERE website_id = $1 ORDER BY id'),
  variants: await rows('SELECT id, sku, price, sale_price FROM variants WHERE website_id = $1 ORDER BY id'),
  redirects: await rows('SELECT from_path, to_path FROM redirects WHERE website_id = $1 ORDER BY from_path'),
  assets: await rows('SELECT id FROM assets WHERE website_id = $1 ORDER BY id'),
});

describe.skipIf(!hasData)('complete published exports in one website', () => {
  it('IMPORT-40: WordPress’s theme test and WooCommerce’s sample are imported completely', async () => {
    const blog = await run('wxr/themeunittestdata.wordpress.xml');
    expect(blog.report).toMatchObject({
      posts: 58,
      pages: 21,
      // Of 37, two are not pictures and were not served.
      attachments: 35,
      comments: 33,
      authors: 2,
      categories: 68,
    });
    const shop = await run('woocommerce/sample_products.csv');
    expect(shop.report).toMatchObject({ products: 18, variants: 22 });
    const all = await everything();
    expect([all.items.length, all.products.length, all.variants.length]).toEqual([58, 18, 23]);
  });

  it('IMPORT-40: every page, post and product that visitors may see is served', async () => {
    const browser = server.client(website);
    const pages = await rows(
      "SELECT slug FROM collections WHERE website_id = $1 AND type IN (10, 13, 30) AND state = 'enabled' AND password_hash IS NULL",
    );
    const posts = await rows(
      "SELECT c.slug || '/' || i.slug AS slug FROM items i JOIN collections c ON c.id = i.collection_id AND c.website_id = i.website_id WHERE i.website_id = $1 AND i.state = 'published' AND i.password_hash IS NULL",
    );
    const products = await rows(
      "SELECT 'shop/' || slug AS slug FROM products WHERE website_id = $1 AND state = 1",
    );
    expect(pages.length + posts.length + products.length).toBeGreaterThan(80);
    for (const { slug } of [...pages, ...posts, ...products]) {
      const page = await browser.get(addressOf(String(slug)), { accept: 'text/html' });
      const isHome = page.status === 301 || page.status === 302 || page.status === 308;
      expect(isHome || page.status === 200, `${slug}: ${page.status}`).toBe(true);
      expect(page.text).not.toMatch(/<script[^>]*>[^<]*alert\(|javascript:/i);
    }
  });

  it('IMPORT-41: importing both again changes nothing', async () => {
    const before = await everything();
    await run('wxr/themeunittestdata.wordpress.xml');
    await run('woocommerce/sample_products.csv');
    const after = await everything();
    expect({ ...after, documents: after.documents.map(row => row.id) }).toEqual({
      ...before,
      documents: before.documents.map(row => row.id),
    });
  });
});
