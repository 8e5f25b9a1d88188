import type { IssuedDocument } from '@vitrine/core/documents/document.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestShop } from '../checkout/shop.fixture.ts';
import { signedPath } from './document-links.ts';
import { seller } from './documents.fixture.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await TestShop.open({ environment: { IS_RATE_LIMITED: 'true' } });
});
afterAll(() => shop?.server.stop());

it('LIMIT-8: one address has papers drawn 30 times a minute, another one is still served', async () => {
  await shop.settle({ seller });
  const { variants } = await shop.sell({ variants: [{ price: 1850, stock: null }] });
  const { orderId } = await shop.order(await shop.visitorWith(variants[0] ?? ''));
  const admin = await shop.server.signIn(shop.website);
  await admin.post(`/api/orders/${orderId}/payment`, {});
  await shop.server.runJobs();
  const { body } = await admin.get(`/api/orders/${orderId}/documents`);
  const { id } = (body as { documents: IssuedDocument[] }).documents[0] ?? { id: '' };
  const link = signedPath(shop.server.context(shop.website), id);
  const open = (address: string) =>
    shop.server.app.inject({
      url: link,
      remoteAddress: address,
      headers: { host: `${shop.website.subdomain}.vitrine.test` },
    });
  const answers = await Promise.all(Array.from({ length: 31 }, () => open('203.0.113.9')));
  const counts = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
  expect(counts).toEqual([...Array(30).fill(200), 429]);
  expect((await open('203.0.113.9')).headers['retry-after']).toBe('60');
  expect((await open('203.0.113.10')).statusCode).toBe(200);
  shop.server.moveClock({ minutes: 1 });
  expect((await open('203.0.113.9')).statusCode).toBe(200);
});
