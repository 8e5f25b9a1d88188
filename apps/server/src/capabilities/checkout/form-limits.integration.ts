import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestShop } from './shop.fixture.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await TestShop.open({ environment: { IS_RATE_LIMITED: 'true' } });
});
afterAll(() => shop?.server.stop());

async function post(url: string, remoteAddress: string): Promise<string> {
  const answer = await shop.server.app.inject({
    method: 'POST',
    url,
    headers: {
      host: `${shop.website.subdomain}.vitrine.test`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    remoteAddress,
    payload: 'intent=update',
  });
  return String(answer.headers.location);
}

it.each([
  ['/checkout', 120, '/cart?notice=expired', '/checkout'],
  ['/cart/entries', 600, '/cart?notice=not-sold', '/cart'],
])(
  'LIMIT-3, LIMIT-4, LIMIT-7: forms sent to %s are limited for one IPv6 network, and nobody else waits',
  async (url, most, looked, limited) => {
    for (let at = 0; at < most; at += 1)
      expect(await post(url, `2001:db8:1:2::${(at + 1).toString(16)}`)).toBe(looked);
    expect(await post(url, '2001:db8:1:2:ffff::1')).toBe(limited);
    expect(await post(url, '2001:db8:1:3::1')).toBe(looked);
    expect(await shop.server.services.database.query('SELECT FROM guards')).toEqual([]);
    shop.server.moveClock({ minutes: 1 });
    expect(await post(url, '2001:db8:1:2:ffff::1')).toBe(looked);
  },
);

it('HTTP-18: a form of more fields than any has is refused, and nothing is put into the cart', async () => {
  const variantId = (await shop.sell()).variants[0] ?? '';
  const visitor = shop.server.client(shop.website);
  const send = (fields: number) =>
    visitor.send('POST', '/cart/entries', {
      body: `variantId=${variantId}&quantity=1${'&a=1'.repeat(fields - 2)}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    });
  const count = async () => (await visitor.get('/api/commerce/shopping-cart/count')).body;
  expect((await send(1001)).status).toBe(413);
  expect(await count()).toMatchObject({ totalQuantity: 0 });
  expect((await send(1000)).status).toBe(303);
  expect(await count()).toMatchObject({ totalQuantity: 1 });
});
