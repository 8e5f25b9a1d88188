import { newId } from '@vitrine/core/id/id.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestShop } from '../checkout/shop.fixture.ts';
import { statusPath } from '../orders/index.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await TestShop.open({ environment: { IS_RATE_LIMITED: 'true' } });
});
afterAll(() => shop?.server.stop());

const address = '/checkout/withdrawal';
const visit = (path: string) => shop.server.client(shop.website).get(path, { accept: 'text/html' });
const post = (fields: Record<string, string>) =>
  shop.server.client(shop.website).send('POST', address, {
    body: new URLSearchParams({ id: newId(), name: 'Ann Lee', ...fields }).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html',
      'x-csrf-token': '',
    },
  });
const rowsOf = (email: string) =>
  shop.query<{ order_id: string | null; name: string }>(
    'SELECT order_id, name FROM withdrawals WHERE website_id = $1 AND email = $2',
    email,
  );
const mailsTo = async (email: string) =>
  (await shop.mails()).filter(({ recipient, kind }) => recipient === email && kind.startsWith('withdrawals'));

async function ordered() {
  const email = `${newId()}@example.com`;
  const { variants } = await shop.sell();
  const { orderId } = await shop.order(await shop.visitorWith(variants[0] ?? ''), { email });
  const { number } = await shop.see(orderId);
  return { email, orderId, number: String(number) };
}

it('WITHDRAW-1, WITHDRAW-2, WITHDRAW-4: a buyer declares it in two steps, once, and gets a receipt at once', async () => {
  const { email, orderId, number } = await ordered();
  const status = await visit(statusPath(shop.server.context(shop.website), orderId));
  const link = /href="(\/checkout\/withdrawal\?order=[^"]+)"/.exec(status.text)?.[1] ?? '';
  const form = (await visit(link)).text;
  for (const value of [email, `value="${number}"`, 'Ann Lee']) expect(form).toContain(value);
  const id = newId();
  const check = await post({ id, email, number, items: 'One bowl' });
  expect([check.status, check.text]).toEqual([200, expect.stringContaining('Confirm withdrawal')]);
  expect([await rowsOf(email), await mailsTo(email)]).toEqual([[], []]);
  const answers = await Promise.all(
    Array.from({ length: 3 }, () => post({ id, email, number, items: 'One bowl', step: 'confirm' })),
  );
  expect(answers.map(({ status: code }) => code)).toEqual([303, 303, 303]);
  expect(await rowsOf(email)).toEqual([{ order_id: orderId, name: 'Ann Lee' }]);
  const [receipt, ...more] = await mailsTo(email);
  expect([receipt?.body_text, more]).toEqual([
    expect.stringContaining(`Ann Lee (${email}) withdraws from the contract of order ${number}: One bowl.`),
    [],
  ]);
  expect(receipt?.body_text).toContain('Received on');
  const notices = await mailsTo('owner@shop.example');
  expect(notices.at(-1)?.body_text).toContain('The period of withdrawal of 14 days ends on');
  const { timeline } = await shop.see(orderId);
  expect(timeline.at(-1)).toMatchObject({ kind: 'withdrawalDeclared', text: 'One bowl' });
});

it('WITHDRAW-3: the answer never says whether an order exists, and too many declarations are refused', async () => {
  const { number, orderId } = await ordered();
  const email = `${newId()}@example.com`;
  const codes: number[] = [];
  for (let count = 0; count < 6; count += 1)
    codes.push((await post({ email, number, step: 'confirm' })).status);
  expect(codes).toEqual([303, 303, 303, 303, 303, 429]);
  expect((await rowsOf(email)).map(({ order_id: id }) => id)).toEqual(Array(5).fill(null));
  expect((await mailsTo(email))[0]?.body_text).not.toContain(orderId);
  expect((await shop.see(orderId)).timeline.map(({ kind }) => kind)).not.toContain('withdrawalDeclared');
  expect((await mailsTo('owner@shop.example')).at(-1)?.body_text).toContain('There is no order');
  const incomplete = await post({ email: 'nobody', number, step: 'confirm' });
  expect([incomplete.status, await rowsOf('nobody')]).toEqual([400, []]);
});

it('WITHDRAW-5: an erased person is no longer named by their declarations', async () => {
  const { email, number } = await ordered();
  expect((await post({ email, number, step: 'confirm' })).status).toBe(303);
  const { database, jobs } = shop.server.services;
  const kind = { name: 'siteUsers.erasedBuyerNews' };
  await jobs.enqueue(database, kind, { websiteId: shop.website.id, data: { email } });
  await shop.server.runJobs();
  expect(await rowsOf(email)).toEqual([]);
});

it('WITHDRAW-6: the cart, the checkout, the page of an order and its email lead to it, and search engines see the empty form', async () => {
  const { email, orderId } = await ordered();
  const status = await visit(statusPath(shop.server.context(shop.website), orderId));
  const filledIn = /href="(\/checkout\/withdrawal\?order=[^"]+)"/.exec(status.text)?.[1] ?? '';
  const confirmation = (await shop.mails()).find(
    ({ recipient, kind }) => recipient === email && kind === 'orders.confirmation',
  );
  expect(filledIn).not.toBe('');
  expect(confirmation?.body_text).toContain(filledIn);
  const { variants } = await shop.sell();
  const buyer = await shop.visitorWith(variants[0] ?? '');
  for (const path of ['/cart', '/checkout'])
    expect((await buyer.get(path, { accept: 'text/html' })).text, path).toContain(`href="${address}"`);
  expect((await visit('/cart')).text).toContain(`href="${address}"`);
  const empty = await visit(address);
  expect([empty.headers['x-robots-tag'], empty.text]).toEqual([
    undefined,
    expect.not.stringContaining('noindex'),
  ]);
  expect((await visit(filledIn)).headers['x-robots-tag']).toBe('noindex');
});
