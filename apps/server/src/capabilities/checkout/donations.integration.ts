import type { Fund } from '@vitrine/core/donations/donation-fund.ts';
import { newId } from '@vitrine/core/id/id.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestAccount, TestClient } from '../../../test/harness.ts';
import { approve, fundPage, give, html, placeDonation } from './donations.fixture.ts';
import { buyer, TestShop } from './shop.fixture.ts';

let shop: TestShop;
let admin: TestClient & { account: TestAccount };
beforeAll(async () => {
  shop = await TestShop.open();
  admin = await shop.server.signIn(shop.website);
});
afterAll(() => shop?.server.stop());

async function fund(more: Record<string, unknown> = {}): Promise<Fund> {
  const body = { title: 'A new kiln', suggested: [1000, 2500], least: 500, most: 50_000, ...more };
  const answer = await admin.post('/api/donation-funds', body);
  if (answer.status !== 200) throw new Error(answer.text);
  return (answer.body as { fund: Fund }).fund;
}
const again = async ({ id }: Fund) =>
  ((await admin.get(`/api/donation-funds/${id}`)).body as { fund: Fund }).fund;

/** Gives without script, to be paid manually; the order. */
async function placed(visitor: TestClient, to: Fund, fields: Record<string, string> = {}): Promise<string> {
  expect(
    (await give(visitor, to, { suggested: '2500', frequency: 'once', ...fields })).headers.location,
  ).toBe('/checkout/donation');
  const [placed] = await placeDonation(visitor, { paymentMethod: 'manual' });
  expect(placed).toContain('/checkout/order/');
  const [row] = await shop.query<{ id: string }>(
    'SELECT id FROM orders WHERE website_id = $1 ORDER BY created_at DESC, id DESC LIMIT 1',
  );
  return row?.id ?? '';
}

/** The same, and marks it paid. */
async function given(to: Fund, fields: Record<string, string> = {}): Promise<string> {
  const orderId = await placed(shop.server.client(shop.website), to, fields);
  expect((await admin.post(`/api/orders/${orderId}/payment`, {})).status).toBe(200);
  await shop.server.runJobs();
  return orderId;
}

it('DONATE-1: a fund is made, changed and closed; a replaced version is refused', async () => {
  const made = await fund();
  expect(made).toMatchObject({ suggested: [1000, 2500], isOpen: true, given: 0, version: 1 });
  const change = (version: number, title: string) =>
    admin.send('PUT', `/api/donation-funds/${made.id}`, { body: { ...made, version, title } });
  expect((await change(1, 'A newer kiln')).status).toBe(200);
  expect((await change(1, 'Another')).status).toBe(409);
  expect((await again(made)).title).toBe('A newer kiln');
  const bad = await admin.post('/api/donation-funds', { title: 'x', least: 500, most: 400 });
  expect([bad.status, Object.keys((bad.body as { errors: object }).errors)]).toEqual([400, ['most']]);
});

it('DONATE-2: the page of a fund works without script; an unknown, foreign or malformed id is not found', async () => {
  const visitor = shop.server.client(shop.website);
  const made = await fund({ text: 'It fires hotter.', goal: 100_000, frequencies: ['once', 'month'] });
  const { status, text } = await visitor.get(fundPage(made), html);
  expect(status).toBe(200);
  for (const part of ['It fires hotter.', 'A new kiln', 'Every month', 'name="isShown"'])
    expect(text).toContain(part);
  expect(text).not.toMatch(/name="isShown"[^>]*checked/);
  const other = await shop.server.createWebsite();
  const stranger = shop.server.client(other);
  for (const [who, path] of [
    [visitor, '/checkout/donate'],
    [visitor, '/checkout/donate?donatePageId=nonsense'],
    [visitor, fundPage({ id: newId() })],
    [stranger, fundPage(made)],
  ] as const)
    expect((await who.get(path, html)).status).toBe(404);
  await admin.send('PUT', `/api/donation-funds/${made.id}`, {
    body: { ...made, isOpen: false },
  });
  expect((await visitor.get(fundPage(made), html)).text).toContain('This fund is closed.');
  expect((await give(visitor, made, { amount: '10' })).headers.location).toBe(fundPage(made));
});

it('DONATE-3: an amount outside the limits is refused at its field, and nothing is written', async () => {
  const made = await fund();
  const visitor = shop.server.client(shop.website);
  const carts = () => shop.query('SELECT id FROM carts WHERE website_id = $1');
  const before = (await carts()).length;
  for (const amount of ['4.99', '500.01', 'ten', '-5', '1,00,0']) {
    const { status, text } = await give(visitor, made, { amount, message: 'Good luck' });
    expect([amount, status]).toEqual([amount, 422]);
    expect(text).toContain('aria-invalid="true"');
    expect(text).toContain('Good luck');
  }
  expect((await give(visitor, made, { suggested: '1', amount: '' })).status).toBe(422);
  expect(await carts()).toHaveLength(before);
});

it('DONATE-4: a donation is an order of its own, untaxed and unsent, and leaves the cart as it is', async () => {
  await shop.settle({ minimumSubtotal: 5000 });
  const made = await fund();
  const { variants } = await shop.sell();
  const visitor = await shop.visitorWith(variants[0] ?? '');
  const held = (await visitor.get('/api/commerce/shopping-cart')).text;
  await give(visitor, made, { amount: '12,50', frequency: 'once' });
  expect((await visitor.get('/api/commerce/shopping-cart')).text).toBe(held);
  await shop.settle({ minimumSubtotal: 0 });
  const order = await shop.see(await given(made));
  expect(order.state).toBe('completed');
  expect(order.totals).toMatchObject({ subtotal: 2500, tax: null, total: 2500, shipping: null });
});

it('DONATE-6: a paid donation counts once, and its donor is shown only if they want that', async () => {
  const made = await fund({ goal: 10_000, showsDonors: true });
  await given(made, { shownName: 'Quiet Quentin', message: 'Hush' });
  const loud = await given(made, { shownName: 'Loud Lena', message: 'Hooray', isShown: 'on' });
  await shop.server.runJobs();
  expect(await again(made)).toMatchObject({ given: 5000, donations: 2 });
  const { text } = await shop.server.client(shop.website).get(fundPage(made), html);
  expect(text).toContain('Loud Lena');
  expect(text).toContain('Hooray');
  expect(text).not.toContain('Quentin');
  expect(text).toContain('€50.00 of €100.00 given');
  expect(loud).not.toBe('');
});

it('DONATE-7, DONATE-10: a refund is taken off its fund and posted back in the books', async () => {
  const made = await fund();
  const orderId = await given(made);
  const booked = async (kind: string) => {
    const { body } = await admin.get(`/api/orders/${orderId}/ledger`);
    return (body as { postings: { kind: string; account: string; amount: number }[] }).postings
      .filter(posting => posting.kind === kind)
      .map(({ account, amount }) => [account, amount]);
  };
  expect(await booked('sale')).toEqual([
    ['customers', 2500],
    ['donations', -2500],
  ]);
  const refunded = await admin.post(`/api/orders/${orderId}/refund`, { reason: '', isBuyerTold: false });
  expect([refunded.status, refunded.text]).toEqual([200, refunded.text]);
  expect(await again(made)).toMatchObject({ given: 0, donations: 0 });
  expect(await booked('credit')).toEqual([
    ['customers', -2500],
    ['donations', 2500],
  ]);
});

it('DONATE-7: what the payment service refunds by itself is taken off its fund too', async () => {
  const made = await fund({ title: 'Bricks for schools' });
  await shop.setUp('test', {});
  const visitor = await shop.employ(shop.server.client(shop.website));
  await give(visitor, made, { suggested: '1000', frequency: 'once' });
  const [next = ''] = await placeDonation(visitor, { paymentMethod: 'test' });
  const { paymentId } = await approve(shop, visitor, next);
  const donations = () =>
    shop.query<{ amount: string; refunded: string }>(
      'SELECT amount, refunded FROM donations WHERE website_id = $1 AND fund_id = $2',
      made.id,
    );
  expect(await donations()).toMatchObject([{ amount: '1000', refunded: '0' }]);
  await shop.choose(admin, paymentId, 'service-refund');
  await shop.server.runJobs();
  expect(await donations()).toMatchObject([{ amount: '1000', refunded: '500' }]);
});

it('DONATE-8: while the payment is awaited, the email says so; a paid donation is confirmed and gets a receipt', async () => {
  const made = await fund({ title: 'Glaze for schools' });
  await given(made);
  const last = async () => (await shop.mails()).findLast(({ kind }) => kind === 'orders.confirmation');
  expect((await last())?.subject).toContain('Thank you for your donation');
  expect((await last())?.body_text).toContain('counts as soon as your payment arrives');
  expect((await last())?.body_text).not.toContain('receipt');
  const receipts = (await shop.mails()).filter(({ kind }) => kind === 'orders.donationReceipt').length;
  await shop.setUp('test', {});
  const visitor = await shop.employ(shop.server.client(shop.website));
  await give(visitor, made, { suggested: '1000', frequency: 'once' });
  const [next = '', again] = await placeDonation(visitor, { paymentMethod: 'test' }, 2);
  expect(again).toBe(next);
  const { page } = await approve(shop, visitor, next);
  const confirmed = await visitor.get(page, html);
  expect(confirmed.text).toContain('Contribution confirmed');
  expect((await last())?.body_text).toContain('This email is your receipt.');
  await shop.server.runJobs();
  expect((await shop.mails()).filter(({ kind }) => kind === 'orders.donationReceipt')).toHaveLength(receipts);
});

it('DONATE-8: a payment by hand brings its receipt once it is complete, and only once', async () => {
  const made = await fund({ title: 'Wheels for schools' });
  const visitor = shop.server.client(shop.website);
  const receipts = async () =>
    (await shop.mails()).filter(({ kind }) => kind === 'orders.donationReceipt').map(mail => mail.body_text);
  const before = (await receipts()).length;
  const orderId = await placed(visitor, made);
  const pay = async (body: object) => {
    expect((await admin.post(`/api/orders/${orderId}/payment`, body)).status).toBe(200);
    await shop.server.runJobs();
    return (await receipts()).slice(before);
  };
  expect(await pay({ amount: 1000 })).toEqual([]);
  expect(await pay({})).toEqual([
    expect.stringContaining('“Wheels for schools”. This email is your receipt.'),
  ]);
  const part = await admin.post(`/api/orders/${orderId}/refund`, { reason: '', isBuyerTold: false });
  expect(part.status).toBe(200);
  await shop.server.runJobs();
  expect((await receipts()).slice(before)).toHaveLength(1);
});

it('DONATE-9: donors are listed and found; who cannot change products makes no fund', async () => {
  const made = await fund();
  await given(made, { message: 'For the apprentices' });
  const list = async (query: string) =>
    (
      (await admin.get(`/api/donations?fundId=${made.id}${query}`)).body as {
        donations: object[];
        total: number;
      }
    ).donations;
  expect(await list('')).toEqual([
    expect.objectContaining({ amount: 2500, name: 'Ann Lee', message: 'For the apprentices' }),
  ]);
  expect(await list('&search=apprentices')).toHaveLength(1);
  expect(await list('&search=nobody')).toEqual([]);
  const biller = await shop.server.signIn(shop.website, 'billing');
  expect((await biller.get('/api/donation-funds')).status).toBe(200);
  const funds = async () => (await shop.query('SELECT id FROM donation_funds WHERE website_id = $1')).length;
  const before = await funds();
  expect((await biller.post('/api/donation-funds', { title: 'Mine' })).status).toBe(403);
  expect(await funds()).toBe(before);
});

it('DONATE-11: the donations of an erased person no longer name them, and still count', async () => {
  const made = await fund({ showsDonors: true, goal: 10_000 });
  const theirs = await given(made, { shownName: 'Erased Erna', message: 'For the cat', isShown: 'on' });
  const other = await given(made, { shownName: 'Loud Lena', isShown: 'on' });
  await shop.query(
    "UPDATE donations SET email = 'else@example.com' WHERE website_id = $1 AND order_id = $2",
    other,
  );
  const { database, jobs } = shop.server.services;
  const kind = { name: 'siteUsers.erasedDonorNews' };
  const data = { email: buyer.email.toUpperCase() };
  await jobs.enqueue(database, kind, { websiteId: shop.website.id, data });
  await shop.server.runJobs();
  const { body } = await admin.get(`/api/donations?fundId=${made.id}`);
  const nameless = { name: '', email: '', message: '', isShown: false, amount: 2500 };
  expect((body as { donations: object[] }).donations).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ orderId: theirs, ...nameless }),
      expect.objectContaining({ orderId: other, email: 'else@example.com', isShown: true }),
    ]),
  );
  const { text } = await shop.server.client(shop.website).get(fundPage(made), html);
  expect(text).toContain('Loud Lena');
  expect(text).not.toMatch(/Erased Erna|For the cat/);
  expect(await again(made)).toMatchObject({ given: 5000, donations: 2 });
  const refund = await admin.post(`/api/orders/${theirs}/refund`, { reason: '', isBuyerTold: false });
  expect(refund.status).toBe(200);
  const rows = await shop.query<{ email: string }>(
    'SELECT email FROM donations WHERE website_id = $1 AND order_id = $2',
    theirs,
  );
  expect(rows).toEqual([{ email: '' }]);
});

it('DONATE-5: a donation every month needs consent, begins a subscription, and each of its payments counts', async () => {
  const made = await fund({ frequencies: ['once', 'month'] });
  const visitor = await shop.employ(shop.server.client(shop.website));
  await shop.setUp('test', {});
  await give(visitor, made, { suggested: '1000', frequency: 'month' });
  const { text } = await visitor.get('/checkout/donation', html);
  const recurring = /<input[^>]*name="recurring"[^>]*>/.exec(text)?.[0].match(/value="([^"]+)"/)?.[1] ?? '';
  expect(await placeDonation(visitor, { paymentMethod: 'test' })).toEqual(['/checkout/donation#problems']);
  const [next = ''] = await placeDonation(visitor, { paymentMethod: 'test', recurring });
  const { page } = await approve(shop, visitor, next);
  expect(page).toContain('/checkout/order/');
  expect((await visitor.get(page, html)).text).toContain('Contribution confirmed');
  const count = async (table: string) =>
    (await shop.query(`SELECT website_id FROM ${table} WHERE website_id = $1`)).length;
  const [subscriptions, donations] = [await count('subscriptions'), await count('donations')];
  expect(subscriptions).toBe(1);
  shop.server.moveClock({ days: 32 });
  const { jobs, database } = shop.server.services;
  await jobs.enqueue(database, { name: 'subscriptions.renew' }, { websiteId: null, data: {} });
  await shop.server.runJobs();
  expect(await count('donations')).toBe(donations + 1);
});
