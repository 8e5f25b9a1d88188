import { maxPageWords, type PageWords } from '@vitrine/core/store-pages/page-words.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { TestShop } from '../checkout/shop.fixture.ts';

let shop: TestShop;
let vase: string;
beforeAll(async () => {
  shop = await TestShop.open();
  vase = (await shop.sell({ variants: [{ price: 1850, stock: null }] })).variants[0] ?? '';
});
afterAll(() => shop?.server.stop());
beforeEach(() => shop.speak('en'));

const words: Partial<PageWords> = {
  cart: 'Thrown by hand.\n\nNo two are <b>alike</b>.',
  checkout: 'We pack on Tuesdays.',
  orderReceived: 'Your pots are set aside.',
  orderConfirmed: 'Your pots are on the bench.',
  orderStatus: 'Straw, paper, box.',
};
const save = async (pageWords: Partial<PageWords>) => {
  const admin = await shop.server.signIn(shop.website);
  const answer = await admin.send('PATCH', '/api/website/settings', {
    body: { settings: { store: { pageWords } } },
  });
  shop.website = await shop.server.reload(shop.website);
  return answer;
};
const read = async (visitor: TestClient, path: string) =>
  (await visitor.get(path, { accept: 'text/html' })).text;
const pay = async (orderId: string, verb: string) =>
  (await shop.server.signIn(shop.website)).post(`/api/orders/${orderId}/${verb}`, {});

it('STOREPAGE-1: words of the shop stand on its pages from the cart to the order, as text', async () => {
  const visitor = await shop.visitorWith(vase);
  expect(await read(visitor, '/cart')).not.toContain('class="system-words"');
  expect((await save(words)).status).toBe(200);
  const cart = await read(visitor, '/cart');
  expect(cart).toContain(
    '<div class="system-words"><p>Thrown by hand.</p><p>No two are &lt;b&gt;alike&lt;/b&gt;.</p></div>',
  );
  expect(await read(visitor, '/checkout')).toContain('<p>We pack on Tuesdays.</p>');
  const { orderId, confirmation } = await shop.order(visitor);
  expect(await read(visitor, confirmation)).toContain('<p>Your pots are set aside.</p>');
  await pay(orderId, 'payment');
  expect(await read(visitor, confirmation)).toContain('<p>Your pots are on the bench.</p>');
  const status = confirmation.replace('/order/', '/status/');
  expect(await read(visitor, status)).toContain('<p>Straw, paper, box.</p>');
  await pay(orderId, 'cancellation');
  for (const path of [confirmation, status])
    expect(await read(visitor, path)).not.toContain('class="system-words"');
});

it('STOREPAGE-2: an order in another language than the website’s is shown without them', async () => {
  await save(words);
  await shop.speak('de');
  const visitor = await shop.visitorWith(vase);
  const { confirmation } = await shop.order(visitor);
  expect(await read(visitor, confirmation)).toContain('class="system-words"');
  await shop.speak('en');
  const page = await read(visitor, confirmation);
  expect(page).toMatch(/<html[^>]* lang="de"/);
  expect(page).not.toContain('class="system-words"');
});

it('STOREPAGE-3: a text that is too long is refused by its name, and nothing changes', async () => {
  await save(words);
  const refused = await save({ cart: 'Other.', checkout: 'x'.repeat(maxPageWords + 1) });
  expect([refused.status, refused.text]).toEqual([
    400,
    expect.stringContaining('settings.store.pageWords.checkout'),
  ]);
  expect(shop.website.settings.store.pageWords).toMatchObject(words);
});
