import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import { englishOf } from '@vitrine/core/errors/english-of.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { PageDocument } from '@vitrine/core/page/page-document.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kiln } from '../../../../../starters/kiln/src/kiln.starter.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import type { Context } from '../../context.ts';
import { addCollection } from '../collections/index.ts';
import { findBySubdomain } from '../tenancy/index.ts';
import { fillWebsite } from './fill-website.ts';
import { placeSections } from './place-sections.ts';
import { seedDemo } from './seed-demo.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

async function counts(websiteId: Id): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const table of ['collections', 'items', 'products', 'assets', 'donation_funds']) {
    const [row] = await server.services.database.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM ${table} WHERE website_id = $1`,
      [websiteId],
    );
    found[table] = row?.n ?? 0;
  }
  return found;
}

async function addPage(context: Context, title: string, navigation: 'main' | 'footer'): Promise<void> {
  const added = await addCollection(context, { type: collectionTypes.page, title, navigation });
  if (!added.ok) throw new Error(englishOf(added.error));
}

interface Picture {
  readonly id: Id;
  readonly fileName: string;
  readonly width: number;
  readonly height: number;
}

/** A change of brightness along a row that counts as an edge. */
const edge = 60;

/** The share of edges along a row of pixels that have no pixel between their two sides. */
async function shareOfSteps(picture: Buffer): Promise<number> {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  let edges = 0;
  let steps = 0;
  for (let row = 0; row < info.height; row += 1) {
    for (let at = row * info.width + 1; at < (row + 1) * info.width - 2; at += 1) {
      const change = Math.abs((data[at - 1] ?? 0) - (data[at + 2] ?? 0));
      const step = Math.abs((data[at] ?? 0) - (data[at + 1] ?? 0));
      if (change < edge || step < change / 3) continue;
      edges += 1;
      if (step > change * 0.8) steps += 1;
    }
  }
  return steps / edges;
}

describe('starters', () => {
  it('STARTER-1: a website made from Kiln is completely published, and filling it again duplicates nothing', async () => {
    const website = await server.createWebsite({ title: 'Kiln', starter: 'kiln' });
    const filled = await counts(website.id);
    expect(filled).toEqual({
      collections: kiln.pages.length + 2,
      items: kiln.blog.posts.length,
      products: kiln.shop.products.length,
      assets: kiln.images.length + kiln.shop.products.flatMap(({ files = [] }) => files).length,
      donation_funds: 1,
    });
    const home = await server.client(website).get('/');
    expect(home.status).toBe(200);
    expect(home.text).toContain('Pots for the table you');
    await fillWebsite(server.context(await server.reload(website)), kiln);
    expect(await counts(website.id)).toEqual(filled);
  });

  it('PRODUCT-42: a website made from Kiln has nested categories with texts, also when it is filled again', async () => {
    const website = await server.createWebsite({ title: 'Kiln', starter: 'kiln' });
    const tree = () =>
      server.services.database.query<{ name: string; path: string[]; description: string }>(
        'SELECT name, path, description FROM product_categories WHERE website_id = $1 ORDER BY path',
        [website.id],
      );
    const filled = await tree();
    expect(filled).toContainEqual({
      name: 'Bowls',
      path: ['tableware', 'bowls'],
      description: kiln.shop.categories.find(({ name }) => name === 'Bowls')?.text,
    });
    const page = (await server.client(website).get('/shop/category/tableware')).text;
    expect(page).toContain('Breakfast bowl');
    await fillWebsite(server.context(await server.reload(website)), kiln);
    expect(await tree()).toEqual(filled);
  });

  it('STARTER-9: Kiln collects for a fund, and its About page leads there', async () => {
    const website = await server.createWebsite({ title: 'Kiln', starter: 'kiln' });
    const visitor = server.client(website);
    const [, address = ''] =
      /href="(\/checkout\/donate\?donatePageId=[^"]+)"/.exec((await visitor.get('/about')).text) ?? [];
    const fund = await visitor.get(address, { accept: 'text/html' });
    expect(fund.status).toBe(200);
    expect(fund.text).toContain('A kiln for the village school');
    expect(fund.text).toContain('€0.00 of €2,800.00 given');
  });

  it('STARTER-7: Kiln sells goods, services, a recipe, gift cards and a bowl a month, which only people who manage its orders can try in the demo', async () => {
    expect([...new Set(kiln.shop.products.map(({ type }) => type))].toSorted()).toEqual([1, 2, 3, 4, 5]);
    const website = await server.createWebsite({ title: 'Kiln', starter: 'kiln' });
    const visitor = server.client(website);
    expect((await visitor.get('/shop/gift-card')).text).toContain('Recipient’s email address');
    expect((await visitor.get('/shop/a-glaze-a-month')).text).toContain('every month');
    const [monthly] = await server.services.database.query<{ id: string }>(
      `SELECT id FROM variants WHERE website_id = $1 AND sku = 'GLAZE-M'`,
      [website.id],
    );
    await visitor.post('/api/commerce/shopping-cart/entries', { variantId: monthly?.id, quantity: 1 });
    expect((await visitor.get('/checkout')).text).toContain(
      'This shop cannot take payments for subscriptions yet.',
    );
    await visitor.signIn(await server.createAccount({ website, role: 'storeManager' }));
    const asked = (await visitor.get('/checkout')).text;
    expect(asked).toContain('€26.00 every month');
    expect(asked).toContain('value="test"');
  });

  it('STARTER-8: the file of a digital product is private, and its product is sold with it', async () => {
    const website = await server.createWebsite({ title: 'Kiln', starter: 'kiln' });
    const [file] = await server.services.database.query<{ id: string; is_private: boolean }>(
      `SELECT id, is_private FROM assets WHERE website_id = $1 AND file_name = 'celadon-cone-10.pdf'`,
      [website.id],
    );
    expect(file?.is_private).toBe(true);
    const [product] = await server.services.database.query<{ downloads: { files: { assetId: string }[] } }>(
      'SELECT downloads FROM products WHERE website_id = $1 AND type = 2',
      [website.id],
    );
    expect(product?.downloads.files.map(({ assetId }) => assetId)).toEqual([file?.id]);
    expect((await server.client(website).get('/shop/celadon-the-recipe')).status).toBe(200);
  });

  it('GRID-5: on a phone no block of a website made from Kiln covers another, and none leaves the eight columns', async () => {
    const website = await server.createWebsite({ starter: 'kiln' });
    const rows = await server.services.database.query<{ document: PageDocument }>(
      'SELECT document FROM page_documents WHERE website_id = $1',
      [website.id],
    );
    const sections = rows.flatMap(({ document }) => document.sections.map(({ blocks }) => blocks));
    expect(sections.filter(blocks => blocks.length > 2).length).toBeGreaterThan(5);
    for (const blocks of sections) {
      const phone = blocks.map(({ places }) => places.phone).toSorted((a, b) => a.y - b.y);
      for (const [at, { x, y, w, h }] of phone.entries()) {
        expect(x + w).toBeLessThanOrEqual(8);
        for (const next of phone.slice(at + 1))
          expect(next.y >= y + h || next.x >= x + w || next.x + next.w <= x).toBe(true);
      }
    }
  });

  it('KILN-7: its pictures are large, and their edges smooth enough to be enlarged', {
    tags: 'slow',
  }, async () => {
    const website = await server.createWebsite({ starter: 'kiln' });
    const editor = await server.signIn(website, 'editor');
    const { assets: all } = (await editor.get('/api/media?limit=100')).body as { assets: Picture[] };
    const assets = all.filter(({ fileName }) => !fileName.endsWith('.pdf'));
    expect(assets.length).toBe(kiln.images.length);
    // Swatches are never enlarged.
    for (const { id, fileName, width, height } of assets.filter(one => !one.fileName.startsWith('glaze-'))) {
      expect([fileName, Math.max(width, height) >= 1400]).toEqual([fileName, true]);
      const widest = await editor.get(`/media/${id}/2500w`);
      expect([fileName, widest.status]).toEqual([fileName, 200]);
      expect([fileName, (await shareOfSteps(widest.bytes)) < 1 / 3]).toEqual([fileName, true]);
    }
  });

  it('STARTER-4: an empty website has a header and a footer with its name and menu', async () => {
    const website = await server.createWebsite({ title: 'Potting shed' });
    const editor = await server.signIn(website, 'admin');
    await addPage(server.context(website), 'About us', 'main');
    await addPage(server.context(website), 'Imprint', 'footer');
    expect((await editor.get('/api/publishing/changes')).body).toMatchObject({
      changes: [{ title: 'About us' }, { title: 'Imprint' }],
    });
    await editor.post('/api/publishing/revisions', {});
    const { text } = await server.client(website).get('/');
    const within = (name: string) => new RegExp(`<${name} .*</${name}>`, 's').exec(text)?.[0] ?? '';
    expect(within('header')).toMatch(/Potting shed.*About us/s);
    expect(within('header')).not.toContain('Imprint');
    expect(within('footer')).toMatch(/Potting shed.*Imprint/s);
  });

  it('STARTER-2: sections become documents with ids for keys; a missing key is an error', () => {
    const ids = {
      $asset: new Map([['hero', 'a'.repeat(24)]]),
      $product: new Map(),
      $collection: new Map(),
      $fund: new Map(),
      $productCollection: new Map(),
    };
    const block = {
      block: 'image',
      settings: { asset: { $asset: 'hero' } },
      desktop: [0, 0, 12, 8] as const,
    };
    const [section] = placeSections([{ settings: {}, blocks: [block] }], ids).sections;
    expect(section?.blocks[0]?.settings).toMatchObject({ asset: 'a'.repeat(24), shape: 'fill' });
    expect(section?.blocks[0]?.places.phone).toMatchObject({ x: 0, y: 0, w: 8 });
    const wrong = { ...block, settings: { asset: { $asset: 'none' } } };
    expect(() => placeSections([{ settings: {}, blocks: [wrong] }], ids)).toThrow('$asset none');
  });

  it('STARTER-2: a product with a picture that the starter does not have is an error, and no product is written', async () => {
    const website = await server.createWebsite({ title: 'Half a starter' });
    const [bowl] = kiln.shop.products;
    if (!bowl) throw new Error('Kiln sells nothing.');
    const broken = { ...kiln, shop: { ...kiln.shop, products: [{ ...bowl, images: ['none'] }] } };
    await expect(fillWebsite(server.context(website), broken)).rejects.toThrow(
      'none, which it does not have',
    );
    const editor = await server.signIn(website, 'admin');
    expect((await editor.get('/api/products')).body).toMatchObject({ products: [] });
  });

  it('STARTER-10: its collections are filled by hand and by rule, linked to, and the same after a repetition', async () => {
    const website = await server.createWebsite({ starter: 'kiln' });
    await server.runJobs();
    const visitor = server.client(website);
    const home = await visitor.get('/');
    const titlesOf = async (address: string) => {
      expect(home.text).toContain(`href="${address}"`);
      const { text } = await visitor.get(address);
      return [...text.matchAll(/class="summary-link" href="[^"]*">([^<]*)/g)].map(([, title]) => title);
    };
    const breakfast = ['Breakfast bowl', 'Everyday mug', 'Dinner plate', 'Pouring jug', 'Teapot'];
    expect(await titlesOf('/shop/collection/for-the-breakfast-table')).toEqual(breakfast);
    expect(await titlesOf('/shop/collection/gifts-under-50')).toContain('Bud vase');
    await fillWebsite(server.context(website), kiln);
    expect(await titlesOf('/shop/collection/for-the-breakfast-table')).toEqual(breakfast);
    const editor = await server.signIn(website, 'admin');
    expect((await editor.get('/api/product-collections')).body).toMatchObject({
      collections: [{ name: 'For the breakfast table' }, { name: 'Gifts under €50' }],
    });
  });

  it('STARTER-3: the first start creates a demo of each starter, a later one creates nothing', async () => {
    await seedDemo(server.services);
    const demo = await findBySubdomain(server.services.database, 'kiln');
    expect(demo?.website.title).toBe('Kiln');
    const before = await counts(demo?.website.id ?? '');
    await seedDemo(server.services);
    expect(await counts(demo?.website.id ?? '')).toEqual(before);
  });

  it('STARTER-3: if no demo is wanted none is created, then or later', async () => {
    const bare = await startTestServer({ environment: { HAS_DEMO: 'false' } });
    await seedDemo(bare.services);
    await seedDemo({ ...bare.services, configuration: { ...bare.configuration, HAS_DEMO: true } });
    expect(await findBySubdomain(bare.services.database, 'kiln')).toBeNull();
    await bare.stop();
  });

  it('STARTER-5: a website created without a starter has a home page to edit', async () => {
    const account = await server.createAccount();
    const platform = server.client();
    await platform.signIn(account);
    await platform.post('/api/websites', { title: 'Blank & Co', subdomain: 'blank-co', starter: null });
    const found = await findBySubdomain(server.services.database, 'blank-co');
    if (found === null) throw new Error('The website was not made.');
    const owner = server.client(found.website);
    await owner.signIn(account);
    const page = (path: string) => owner.get(path, { accept: 'text/html' });
    expect((await page('/?preview=draft')).text).toContain('Blank &amp; Co</h1>');
    expect((await page('/')).text).toContain('has not been published yet');
  });
});
