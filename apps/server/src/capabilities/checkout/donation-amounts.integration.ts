import type { Fund } from '@vitrine/core/donations/donation-fund.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestShop } from './shop.fixture.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await TestShop.open();
});
afterAll(() => shop?.server.stop());

it('MONEY-6, DONATE-3, COOKIE-6: an amount with thousands is given as it was typed, and one that is too high because of them is refused', async () => {
  const admin = await shop.server.signIn(shop.website);
  const answer = await admin.post('/api/donation-funds', {
    title: 'A new kiln',
    suggested: [1000],
    least: 500,
    most: 200_000,
  });
  const { fund } = answer.body as { fund: Fund };
  const visitor = shop.server.client(shop.website);
  const give = (amount: string) =>
    visitor.send('POST', `/checkout/donate?donatePageId=${fund.id}`, {
      body: new URLSearchParams({ amount, frequency: 'once' }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    });
  for (const amount of ['1,200', '1.200', '1 200,00']) {
    expect([amount, (await give(amount)).status]).toEqual([amount, 303]);
    const { text } = await visitor.get('/checkout/donation', { accept: 'text/html' });
    expect([amount, text]).toEqual([amount, expect.stringContaining('€1,200.00')]);
  }
  expect((await give('12,000')).status).toBe(422);
  expect([...visitor.cookies.keys()]).toEqual(['DONATION']);
});
