import { checkoutErrors } from '@vitrine/core/checkout/checkout.errors.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { onPlatform } from '../../context.ts';
import { giveMailBack, takeMail } from '../mail/index.ts';
import { TestShop } from './shop.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ environment: { IS_RATE_LIMITED: 'true' } });
});
afterAll(() => server?.stop());

const open = async () => {
  const shop = await TestShop.on(server);
  const { variants } = await shop.sell({ variants: [{ price: 1850, stock: 100 }] });
  const variant = variants[0] ?? '';
  const place = async (email: string) => shop.place(await shop.visitorWith(variant), { email });
  const confirmations = async () =>
    (await shop.mails()).filter(({ kind }) => kind === 'orders.confirmation').length;
  return { shop, variant, place, confirmations };
};

it('MAIL-21: a stranger makes a shop email one person ten confirmations an hour, however they are spelled', async () => {
  const { shop, variant, place, confirmations } = await open();
  const spellings = ['ann@example.com', 'Ann@Example.com', 'a.n.n@example.com', 'ann+shop@example.com'];
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, at) => place(spellings[at % spellings.length] ?? '')),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(6);
  expect(refused[0]?.body).toMatchObject({
    error: checkoutErrors.tooManyOrders.code,
    message: expect.stringContaining('60 minutes'),
    retryAfter: 3600,
  });
  expect(await confirmations()).toBe(10);
  expect(await shop.countOrders()).toEqual({ placed: 10 });
  expect(await shop.stockOf(variant)).toEqual({ on_hand: 90, reserved: 0 });

  expect((await place('bob@example.com')).status).toBe(200);
  expect((await (await open()).place('ann@example.com')).status).toBe(200);
  server.moveClock({ hours: 1 });
  expect((await place('ann@example.com')).status).toBe(200);
});

it('MAIL-21: an order that is refused for another reason does not count', async () => {
  const { shop, variant, place } = await open();
  const visitors = await Promise.all(Array.from({ length: 12 }, () => shop.visitorWith(variant)));
  await shop.query('UPDATE stock SET on_hand = 1 WHERE website_id = $1 AND variant_id = $2', variant);
  const answers = await Promise.all(
    visitors.map(visitor => shop.place(visitor, { email: 'eve@example.com' })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(0);
  await shop.query('UPDATE stock SET on_hand = 50 WHERE website_id = $1 AND variant_id = $2', variant);
  for (let placed = 1; placed < 10; placed += 1) expect((await place('eve@example.com')).status).toBe(200);
  expect((await place('eve@example.com')).status).toBe(429);
});

it('MAIL-21: all kinds together are limited on each website and on the platform by itself', async () => {
  const { shop } = await open();
  const here = server.context(shop.website);
  const take = (about: string, to = 'joe@example.com') => takeMail(here, { about, to });
  for (let sent = 0; sent < 10; sent += 1)
    expect([await take('one'), await take('other')]).toEqual([null, null]);
  await giveMailBack(here, { about: 'other', to: 'joe@example.com' });
  expect(await take('third')).toBeNull();
  expect(await take('third')).toBe(3600);
  expect(await take('other', 'j.o.e+x@example.com')).toBe(3600);
  expect(await takeMail(onPlatform(here), { about: 'third', to: 'joe@example.com' })).toBeNull();
});
