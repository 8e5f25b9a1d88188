import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import { newId } from '@vitrine/core/id/id.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pageOf, textBlock } from '../../../test/page-fixtures.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { putCollection } from '../collections/index.ts';
import { publish } from '../publishing/index.ts';
import { plantReviews } from '../reviews/index.ts';
import { createWebsite } from '../tenancy/index.ts';
import { watchServing } from './watched-serving.fixture.ts';

const serving = watchServing();
let shop: TestShop;
const variants: Record<string, string> = {};
const products: Record<string, string> = {};
beforeAll(async () => {
  shop = await TestShop.open({ capabilities: serving.capabilities });
  await shop.server.app.listen({ host: '127.0.0.1', port: 0 });
  const context = shop.server.context(shop.website);
  const list = { sourceKey: 'shop', type: collectionTypes.products, title: 'Shop', slug: 'shop' } as const;
  await putCollection(context, list);
  for (const title of ['Home', 'About']) {
    await putCollection(context, {
      sourceKey: title,
      type: collectionTypes.page,
      title,
      slug: title.toLowerCase(),
      document: pageOf(textBlock(title)),
    });
  }
  for (const [title, stock] of [
    ['Bowl', 7],
    ['Jar', 3],
  ] as const) {
    const made = await shop.sell({ title, slug: title.toLowerCase(), variants: [{ price: 100, stock }] });
    variants[title] = made.variants[0] ?? '';
    products[title] = made.id;
  }
  await publish(context);
});
afterAll(() => shop?.server.stop());

const paths = ['/', '/about', '/shop', '/shop/bowl', '/shop/jar'] as const;
const host = () => `${shop.website.subdomain}.vitrine.test`;

/** Over HTTP, so that the answer from memory is tested too. */
function ask(path: string): Promise<string> {
  const { port } = shop.server.app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ port, path, headers: { host: host(), accept: 'text/html' } }, answer => {
      let text = '';
      answer.setEncoding('utf8').on('data', part => {
        text += part;
      });
      answer.on('end', () => resolve(text));
    })
      .on('error', reject)
      .end();
  });
}

/** All pages cached and current. */
async function finishAll(): Promise<void> {
  for (const path of paths) {
    await expect
      .poll(async () => {
        await ask(path);
        return isFresh(path);
      })
      .toBe(true);
  }
}
const isFresh = (path: string) => serving.server().cache.byAddress.get(`${host()}${path}`)?.isFresh;
const inDoubt = () => paths.filter(path => !isFresh(path));
/** Waits until the database has also notified this process of its own commit: that counts as a new notice. */
const settled = async (work: () => Promise<unknown>, kind: 'stock' | 'website' = 'stock'): Promise<void> => {
  let told = 0;
  shop.server.services.notifications.on(kind, () => {
    told += 1;
  });
  await work();
  await expect.poll(() => told).toBe(2);
};
const leftOfBowl = async () => /Only \d+ left/.exec(await ask('/shop/bowl'))?.[0];
const isSoldOut = async () => !(await ask('/shop/jar')).includes('schema.org/InStock');
const version = async () => (await shop.server.reload(shop.website)).contentVersion;
const buy = async (title: string) => shop.order(await shop.visitorWith(variants[title] ?? ''));

it('STOCK-9: at a stock of five and below, pages that show that stock are rendered again, and no others', async () => {
  const before = await version();
  await finishAll();
  await buy('Bowl');
  expect(inDoubt()).toEqual([]);
  await settled(() => buy('Bowl'));
  expect(inDoubt()).toEqual(['/shop', '/shop/bowl']);
  expect(await version()).toBe(before);
  expect(await leftOfBowl()).toBe('Only 5 left');
  await finishAll();
  await settled(() => buy('Jar'));
  expect(inDoubt()).toEqual(['/shop', '/shop/jar']);
});

it('STOCK-9: an expired reservation, a cancelled order and a change in the studio are visible immediately', async () => {
  const admin = await shop.server.signIn(shop.website);
  await finishAll();
  await settled(() => admin.put(`/api/inventory/${variants.Jar}`, { onHand: 0 }));
  expect(inDoubt()).toEqual(['/shop', '/shop/jar']);
  expect(await isSoldOut()).toBe(true);
  await settled(() => admin.put(`/api/inventory/${variants.Jar}`, { onHand: 1 }));
  expect(await isSoldOut()).toBe(false);
  await finishAll();
  const visitor = await shop.visitorWith(variants.Jar ?? '');
  let orderId = '';
  await settled(async () => {
    orderId = (await shop.pay(visitor)).order.orderId;
  });
  expect(await isSoldOut()).toBe(true);
  await finishAll();
  await settled(() => admin.post(`/api/orders/${orderId}/cancellation`, {}));
  expect(inDoubt()).toEqual(['/shop', '/shop/jar']);
  expect(await isSoldOut()).toBe(false);
});

it('STOCK-9: sales by another process are shown, and after possibly missed notices pages are checked again', async () => {
  const { database } = shop.server.services;
  await finishAll();
  await shop.query('UPDATE stock SET on_hand = 2 WHERE website_id = $1 AND variant_id = $2', variants.Bowl);
  await database.query('SELECT pg_notify($1, $2)', [
    'vitrine',
    JSON.stringify({ kind: 'stock', websiteId: shop.website.id, name: `${newId()} ${variants.Bowl}` }),
  ]);
  await expect.poll(inDoubt).toEqual(['/shop', '/shop/bowl']);
  expect(await leftOfBowl()).toBe('Only 2 left');
  await finishAll();
  await shop.query('UPDATE stock SET on_hand = 1 WHERE website_id = $1 AND variant_id = $2', variants.Bowl);
  await database.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE application_name = 'vitrine notices' AND datname = current_database()`,
  );
  await expect.poll(leftOfBowl).toBe('Only 1 left');
});

it('PRODUCT-37: a new, changed or deleted review draws only those pages again that show its product', async () => {
  const before = await version();
  const admin = await shop.server.signIn(shop.website);
  const context = shop.server.context(shop.website);
  const sample = { stars: 5, title: 'Round', text: '', author: '', submittedAt: new Date(0) };
  await finishAll();
  await settled(() => plantReviews(context, [{ ...sample, productId: products.Jar ?? '' }]));
  expect(inDoubt()).toEqual(['/shop', '/shop/jar']);
  expect(await ask('/shop/jar')).toContain('Round');
  const listed = (await admin.get('/api/reviews')).body as { reviews: { id: string }[] };
  const review = `/api/reviews/${listed.reviews[0]?.id}`;
  for (const change of [
    () => admin.put(`${review}/reply`, { reply: 'Indeed' }),
    () => admin.put(`${review}/state`, { state: 'rejected' }),
    () => admin.put(`${review}/state`, { state: 'published' }),
    () => admin.delete(review),
    () => admin.post(`${review}/restore`, {}),
  ]) {
    await finishAll();
    await settled(change);
    expect(inDoubt()).toEqual(['/shop', '/shop/jar']);
  }
  await finishAll();
  await admin.put(`${review}/state`, { state: 'pending' });
  await finishAll();
  await admin.put(`${review}/state`, { state: 'rejected' });
  expect(inDoubt()).toEqual([]);
  expect(await version()).toBe(before);
});

it('TENANCY-13: a new website invalidates no page of another, and is found immediately', async () => {
  await finishAll();
  const unknown = await shop.server.app.inject({ url: '/', headers: { host: 'brand-new.vitrine.test' } });
  expect(unknown.statusCode).toBe(404);
  await settled(async () => {
    const platform = {
      ...shop.server.services,
      actor: { kind: 'operator', address: '' } as const,
      requestId: '',
    };
    const made = await createWebsite(platform, {
      title: 'Brand new',
      subdomain: 'brand-new',
      starter: null,
      owner: null,
      isLaunched: true,
    });
    expect(made.ok).toBe(true);
  }, 'website');
  expect(inDoubt()).toEqual([]);
  const found = await shop.server.app.inject({ url: '/', headers: { host: 'brand-new.vitrine.test' } });
  expect(found.body).not.toBe(unknown.body);
});
