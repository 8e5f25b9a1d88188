import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { confirmationToken } from '../orders/confirmation-token.ts';
import { publish } from '../publishing/index.ts';
import { checkoutView } from './index.ts';
import { buyer, TestShop, taxed } from './shop.fixture.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await TestShop.open();
});
afterAll(() => shop?.server.stop());

const oneVariant = async () => (await shop.sell()).variants[0] ?? '';
const post = (visitor: TestClient, fields: Record<string, string>) =>
  visitor.send('POST', '/checkout', {
    body: new URLSearchParams({ ...buyer, ...fields }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

it('CHECKOUT-16: a checkout that returns with errors says so in its title and names each field by its label', async () => {
  const visitor = await shop.visitorWith(await oneVariant());
  const read = async () => (await visitor.get('/checkout', { accept: 'text/html' })).text;
  expect(await read()).toContain('<title>Checkout — ');
  const key = /name="idempotencyKey" value="([^"]+)"/.exec(await read())?.[1] ?? '';
  const refused = await post(visitor, {
    intent: 'place',
    idempotencyKey: key,
    country: 'US',
    postalCode: '1',
  });
  expect(refused.headers.location).toBe('/checkout#problems');
  const invalid = (await read()).replaceAll('<!-- -->', '');
  expect(invalid).toContain('<title>Error: Checkout — ');
  expect(invalid).toMatch(/<a href="#checkout-postalCode">ZIP code: [^<]+<\/a>/);
  expect(invalid).toMatch(/<a href="#checkout-region">State: [^<]+<\/a>/);
  expect(await shop.countOrders()).toEqual({});
});

it('CHECKOUT-17: no country is preselected where several are possible, and tax waits for the choice', async () => {
  await shop.settle({ tax: { rules: taxed({ DE: 19_000 }), isIncluded: false } });
  const visitor = await shop.visitorWith(await oneVariant());
  const view = () => checkoutView(shop.server.context(shop.website), visitor.cookies.get('CART'));
  const fresh = await view();
  expect([fresh?.fields.country?.value, fresh?.totals.tax, fresh?.totals.isTaxOpen]).toEqual([
    '',
    null,
    true,
  ]);
  expect((await visitor.get('/checkout', { accept: 'text/html' })).text).toContain(
    '<option value="" selected="">Choose a country</option>',
  );
  await post(visitor, { intent: 'update', country: 'DE' });
  const german = await view();
  expect([german?.fields.region, german?.totals.tax?.amount, german?.totals.isTaxOpen]).toEqual([
    undefined,
    447,
    false,
  ]);
  await post(visitor, { intent: 'update', country: 'US' });
  const american = await view();
  expect([american?.fields.region?.label, american?.totals.tax, american?.totals.isTaxOpen]).toEqual([
    'State',
    null,
    false,
  ]);
  await shop.settle({ countries: ['DE'] });
  const only = await shop.visitorWith(await oneVariant());
  expect(
    (await checkoutView(shop.server.context(shop.website), only.cookies.get('CART')))?.fields.country?.value,
  ).toBe('DE');
  await shop.settle({ countries: ['DE', 'US'], tax: { rules: taxed({ DE: 19_000 }), isIncluded: true } });
});

it('CHECKOUT-18: Continue Shopping links to the list of products at its own address', async () => {
  const admin = await shop.server.signIn(shop.website);
  const made = await admin.post('/api/collections', { type: 13, title: 'Pottery', slug: 'pottery' });
  expect(made.status).toBe(200);
  const published = await publish(shop.server.context(shop.website), { note: '' });
  expect(published.ok).toBe(true);
  shop.website = await shop.server.reload(shop.website);
  const visitor = shop.server.client(shop.website);
  const linkOf = async (path: string) => {
    const { text } = await visitor.get(path, { accept: 'text/html' });
    return /<a [^>]*href="([^"]+)"[^>]*>Continue Shopping<\/a>/.exec(text)?.slice(0, 2);
  };
  expect((await linkOf('/cart'))?.[1]).toBe('/pottery');
  await visitor.post('/api/commerce/shopping-cart/entries', { variantId: await oneVariant(), quantity: 1 });
  expect((await linkOf('/cart'))?.[1]).toBe('/pottery');
  const { orderId } = await shop.order(visitor);
  const token = confirmationToken(shop.server.context(shop.website), orderId);
  const [link, address] = (await linkOf(`/checkout/order/${token}`)) ?? [];
  expect(address).toBe('/pottery');
  expect(link).toContain('data-dismiss=""');
  expect((await visitor.get('/pottery', { accept: 'text/html' })).status).toBe(200);
});
