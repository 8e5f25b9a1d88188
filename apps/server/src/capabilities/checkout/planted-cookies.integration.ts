import type { Website } from '@vitrine/core/tenancy/website.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { pageOf, textBlock } from '../../../test/page-fixtures.ts';
import { putCollection } from '../collections/index.ts';
import { publish } from '../publishing/index.ts';
import { TestShop } from './shop.fixture.ts';

let shop: TestShop;
let elsewhere: Website;

beforeAll(async () => {
  shop = await TestShop.open();
  elsewhere = await shop.server.createWebsite();
});
afterAll(() => shop?.server.stop());

const count = async (who: TestClient, headers: Record<string, string> = {}) => {
  const { body } = await who.get('/api/commerce/shopping-cart', headers);
  return (body as { totalQuantity: number }).totalQuantity;
};

it('COOKIE-2: with a planted cookie of the same name, no cart and no session counts', async () => {
  const { variants } = await shop.sell();
  const visitor = await shop.visitorWith(variants[0] ?? '', 2);
  const other = await shop.visitorWith(variants[0] ?? '', 7);
  expect(await count(visitor)).toBe(2);
  for (const [first, second] of [
    [visitor, other],
    [other, visitor],
  ] as const) {
    const cookie = `CART=${first.cookies.get('CART')}; CART=${second.cookies.get('CART')}`;
    expect(await count(shop.server.client(shop.website), { cookie })).toBe(0);
  }
  const admin = await shop.server.signIn(shop.website);
  const token = `SS_SESSION_ID=${admin.cookies.get('SS_SESSION_ID')}`;
  const fresh = shop.server.client(shop.website);
  const who = async (cookie: string) =>
    ((await fresh.get('/api/auth/account', { cookie })).body as { account: unknown }).account;
  expect(await who(token)).not.toBe(null);
  expect(await who(`${token}; SS_SESSION_ID=planted`)).toBe(null);
  expect(await who(`SS_SESSION_ID=planted; ${token}`)).toBe(null);
});

it('COOKIE-4: a cart of one website is not found on another', async () => {
  const { variants } = await shop.sell();
  const visitor = await shop.visitorWith(variants[0] ?? '');
  const there = shop.server.client(elsewhere);
  there.cookies.set('CART', visitor.cookies.get('CART') ?? '');
  expect(await count(there)).toBe(0);
  expect((await there.get('/api/commerce/shopping-cart/count')).body).toEqual({
    totalQuantity: 0,
    subtotal: '',
  });
  expect((await shop.place(there)).status).toBeGreaterThanOrEqual(400);
  const neighbour = new TestShop(shop.server, elsewhere);
  await neighbour.settle({ isOpen: true, currency: 'EUR', countries: ['DE'] });
  const { variants: theirs } = await neighbour.sell();
  const entry = { variantId: theirs[0], quantity: 3 };
  expect((await there.post('/api/commerce/shopping-cart/entries', entry)).status).toBe(200);
  expect(there.cookies.get('CART')).not.toBe(visitor.cookies.get('CART'));
  expect(await count(there)).toBe(3);
  expect(await count(visitor)).toBe(1);
});

it('COOKIE-4: a cookie that unlocks a page does not open the same page on another website', async () => {
  const pages = await Promise.all(
    [shop.website, elsewhere].map(async website => {
      const context = shop.server.context(website);
      const put = await putCollection(context, {
        sourceKey: 'secret',
        type: 10,
        title: 'Secret',
        slug: 'secret',
        password: 'open sesame',
        document: pageOf(textBlock('Behind the door')),
      });
      return { context, put };
    }),
  );
  // As when a website was moved here with its archive: the same page with the same password.
  const [here, copy] = pages;
  await shop.query(
    `UPDATE collections SET id = $2, password_hash = (SELECT password_hash FROM collections WHERE website_id = $1 AND id = $2)
     WHERE website_id = $3 AND id = $4`,
    here?.put.id,
    elsewhere.id,
    copy?.put.id,
  );
  for (const { context } of pages) await publish(context);
  const visitor = shop.server.client(shop.website);
  await visitor.send('POST', '/_unlock?page=/secret', {
    body: 'password=open+sesame',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  const accept = { accept: 'text/html' };
  expect((await visitor.get('/secret', accept)).status).toBe(200);
  const there = shop.server.client(elsewhere);
  for (const [name, value] of visitor.cookies) there.cookies.set(name, value);
  expect((await there.get('/secret', accept)).status).toBe(401);
});
