import type { Customer, CustomerListing } from '@vitrine/core/customers/customer.ts';
import { newId } from '@vitrine/core/id/id.ts';
import { beforeAll, expect, it } from 'vitest';
import { printOfDatabase } from '../../../test/database-print.ts';
import type { TestServer } from '../../../test/harness.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { signUpVisitor } from '../site-users/site-users.fixture.ts';
import { forgetNotesJob } from './customers.jobs.ts';

let shop: TestShop;
let staff: Awaited<ReturnType<TestServer['signIn']>>;
let variantId = '';

beforeAll(async () => {
  shop = await TestShop.open();
  staff = await shop.server.signIn(shop.website, 'storeManager');
  const { variants } = await shop.sell({ variants: [{ price: 1000, stock: null }] });
  variantId = variants[0] ?? '';
});

async function list(query = ''): Promise<CustomerListing[]> {
  const answer = await staff.get(`/api/customers?${query}`);
  if (answer.status !== 200) throw new Error(answer.text);
  return (answer.body as { customers: CustomerListing[] }).customers;
}
const find = async (email: string) => (await list(`search=${encodeURIComponent(email)}`))[0];
async function idOf(email: string): Promise<string> {
  const found = await find(email);
  if (found === undefined) throw new Error(`${email} is no customer.`);
  return found.id;
}
async function open(id: string): Promise<Customer> {
  const answer = await staff.get(`/api/customers/${id}`);
  if (answer.status !== 200) throw new Error(answer.text);
  return (answer.body as { customer: Customer }).customer;
}
async function buy(email: string, { isPaid = true, quantity = 1 } = {}): Promise<string> {
  const visitor = await shop.visitorWith(variantId, quantity);
  const { orderId } = await shop.order(visitor, { email });
  if (isPaid) await staff.post(`/api/orders/${orderId}/payment`, {});
  return orderId;
}
const acts = async () =>
  (
    await shop.query<{ act: string }>(
      `SELECT act FROM audit_log WHERE website_id = $1 AND act LIKE 'customer%' AND $2 = '' ORDER BY id`,
      '',
    )
  ).map(({ act }) => act);

it('CUSTOMER-1: pages, searches and sorts the list; only those who read customers see it', async () => {
  const mark = newId();
  for (const [name, quantity] of [
    ['one', 1],
    ['two', 3],
  ] as const)
    await buy(`${name}-${mark}@example.com`, { quantity });
  await buy(`one-${mark}@example.com`);
  await signUpVisitor(shop.server, shop.website, `none-${mark}@example.com`);
  const emails = async (query: string) =>
    (await list(`search=${mark}&${query}`)).map(({ email }) => email.split('-')[0]);
  expect(await emails('sort=spent')).toEqual(['two', 'one', 'none']);
  expect(await emails('sort=orders')).toEqual(['one', 'two', 'none']);
  expect((await emails('sort=lastOrder')).toSorted()).toEqual(['none', 'one', 'two']);
  expect((await list('search=%25')).length).toBe(0);
  const first = (await staff.get(`/api/customers?search=${mark}&sort=spent&limit=2`)).body as {
    next: string;
    total: number;
    customers: CustomerListing[];
  };
  expect([first.total, first.customers.length]).toEqual([3, 2]);
  expect(await emails(`sort=spent&limit=2&cursor=${encodeURIComponent(first.next)}`)).toEqual(['none']);
  const wrong = await staff.get(`/api/customers?sort=orders&cursor=${encodeURIComponent(first.next)}`);
  expect(wrong.status).toBe(400);
  const other = await shop.server.createWebsite();
  const stranger = await shop.server.signIn(other);
  expect((await stranger.get('/api/customers')).body).toMatchObject({ customers: [], total: 0 });
  const { id = '' } = first.customers[0] ?? {};
  expect((await stranger.get(`/api/customers/${id}`)).status).toBe(404);
  for (const role of ['editor', 'billing', 'moderator'] as const) {
    const member = await shop.server.signIn(shop.website, role);
    for (const path of ['/api/customers', `/api/customers/${id}`, '/api/customers/export.csv'])
      expect((await member.get(path)).status).toBe(403);
  }
});

it('CUSTOMER-2: counts what was captured and not refunded; cancelled, unpaid and test orders count as such', async () => {
  const email = `${newId()}@example.com`;
  const orderId = await buy(email);
  expect(await find(email)).toMatchObject({ orders: 1, spent: [{ currency: 'EUR', amount: 1500 }] });
  const refund = { refundId: newId(), amount: 400 };
  expect((await staff.post(`/api/orders/${orderId}/refund/part`, refund)).status).toBe(200);
  expect(await find(email)).toMatchObject({ spent: [{ amount: 1500 }] });
  const sent = await staff.post(`/api/orders/${orderId}/refund/sent`, { sentOn: '2026-03-02' });
  expect(sent.status).toBe(200);
  expect(await find(email)).toMatchObject({ spent: [{ amount: 1100 }] });
  await buy(email, { isPaid: false });
  const cancelled = await buy(email, { isPaid: false });
  expect(await find(email)).toMatchObject({ orders: 3 });
  await staff.post(`/api/orders/${cancelled}/cancellation`, {});
  expect(await find(email)).toMatchObject({ orders: 2, spent: [{ amount: 1100 }] });

  const tester = `${newId()}@example.com`;
  const visitor = await shop.visitorWith(variantId);
  shop.takeTests(true);
  await shop.pay(visitor, { email: tester });
  shop.takeTests(false);
  await shop.query(
    `UPDATE payments SET state = 'captured' WHERE website_id = $1 AND order_id IN (SELECT id FROM orders WHERE email = $2)`,
    tester,
  );
  await shop.query(
    `UPDATE orders SET state = 'placed', number = 9999 WHERE website_id = $1 AND email = $2`,
    tester,
  );
  expect(await find(tester)).toMatchObject({ orders: 0, spent: [] });
});

it('CUSTOMER-2: any number of readers at once see the same numbers, and nothing is left to do', async () => {
  const email = `${newId()}@example.com`;
  await Promise.all(Array.from({ length: 6 }, () => buy(email)));
  const seen = await Promise.all(Array.from({ length: 6 }, () => find(email)));
  expect(new Set(seen.map(one => JSON.stringify(one))).size).toBe(1);
  expect(seen[0]).toMatchObject({ orders: 6, spent: [{ amount: 9000 }] });
  expect(await shop.query('SELECT FROM customers_due WHERE website_id = $1 AND $2 = $2', '')).toEqual([]);
});

it('CUSTOMER-3, CUSTOMER-4: one page has all that an address did, however it was written', async () => {
  const mark = newId();
  const email = `ann-${mark}@example.com`;
  const orderId = await buy(`ANN-${mark}@Example.com`);
  await buy(email, { isPaid: false });
  await signUpVisitor(shop.server, shop.website, email);
  const found = await list(`search=${mark}`);
  expect(found).toMatchObject([{ email, hasAccount: true, orders: 2 }]);
  const customer = await open(found[0]?.id ?? '');
  expect(customer).toMatchObject({ accounts: [{ email }], merged: [], subscriptions: [], donations: [] });
  expect(customer.latestOrders.map(({ id }) => id)).toContain(orderId);
  expect(customer.addresses).toEqual([expect.arrayContaining(['Hauptstr. 1'])]);
  expect(customer.lastOrderAt).not.toBeNull();

  const leaving = `gone-${mark}@example.com`;
  const visitor = await signUpVisitor(shop.server, shop.website, leaving);
  expect(await find(leaving)).toMatchObject({ orders: 0, lastOrderAt: null });
  expect((await visitor.delete('/api/site-users/account')).status).toBeLessThan(300);
  expect(await find(leaving)).toBeUndefined();
  expect((await staff.get(`/api/customers/${newId()}`)).status).toBe(404);
});

it('CUSTOMER-5: notes have a writer and a time, are deleted and restored, and go after 30 days', async () => {
  const email = `${newId()}@example.com`;
  await buy(email);
  const id = await idOf(email);
  const path = `/api/customers/${id}/notes`;
  const before = await printOfDatabase(shop.server);
  expect((await staff.post(path, { text: '  ' })).status).toBe(400);
  expect((await staff.post(`/api/customers/${newId()}/notes`, { text: 'Lost' })).status).toBe(404);
  expect(await printOfDatabase(shop.server)).toEqual(before);
  await staff.post(path, { text: 'Call first' });
  const [note] = (await open(id)).notes;
  expect(note).toMatchObject({ text: 'Call first', actor: staff.account.email });
  expect((await staff.post(`${path}/${note?.id}/restore`)).status).toBe(404);
  expect((await staff.delete(`${path}/${note?.id}`)).status).toBe(204);
  expect((await staff.delete(`${path}/${note?.id}`)).status).toBe(404);
  expect((await open(id)).notes).toEqual([]);
  expect((await staff.post(`${path}/${note?.id}/restore`)).status).toBe(204);
  expect((await open(id)).notes).toMatchObject([{ text: 'Call first' }]);
  const other = await staff.delete(`/api/customers/${newId()}/notes/${note?.id}`);
  expect([other.status, (await open(id)).notes.length]).toEqual([404, 1]);

  const { clock, database } = shop.server.services;
  await staff.post(path, { text: 'Wrong number' });
  const [wrong] = (await open(id)).notes;
  await staff.delete(`${path}/${wrong?.id}`);
  const later = new Date(clock.now().getTime() + 31 * 86_400_000);
  const forget = async (now: Date) => {
    await forgetNotesJob.run(
      { ...shop.server.context(shop.website), clock: { now: () => now } },
      {} as never,
      () => false,
    );
    return (await database.query('SELECT FROM customer_notes WHERE customer_id = $1', [id])).length;
  };
  expect([await forget(clock.now()), await forget(later)]).toEqual([2, 1]);
});

it('CUSTOMER-6: merging shows both as one and separating undoes it; orders keep their addresses', async () => {
  const mark = newId();
  const [work, home] = [`work-${mark}@example.com`, `home-${mark}@example.com`];
  await buy(work);
  const orderId = await buy(home, { quantity: 2 });
  const [workId, homeId] = [await idOf(work), await idOf(home)];
  await staff.post(`/api/customers/${homeId}/notes`, { text: 'Likes blue' });
  const orders = () =>
    shop.query('SELECT id, email, xmin FROM orders WHERE website_id = $1 AND $2 = $2 ORDER BY id', '');
  const before = await orders();
  const path = `/api/customers/${workId}/merged`;
  const same = await staff.post(path, { customerId: workId });
  expect([same.status, same.body]).toMatchObject([409, { error: 'customers.sameCustomer' }]);
  expect((await staff.post(path, { customerId: newId() })).status).toBe(404);
  expect((await staff.delete(`${path}/${homeId}`)).status).toBe(404);
  expect(await list(`search=${mark}`)).toHaveLength(2);

  expect((await staff.post(path, { customerId: homeId })).status).toBe(204);
  expect(await list(`search=home-${mark}`)).toMatchObject([
    { id: workId, orders: 2, spent: [{ amount: 4000 }] },
  ]);
  const customer = await open(homeId);
  expect(customer).toMatchObject({
    id: workId,
    merged: [{ id: homeId, email: home }],
    notes: [{ text: 'Likes blue' }],
  });
  expect(customer.latestOrders.find(({ id }) => id === orderId)).toMatchObject({ email: home });
  expect((await staff.post(path, { customerId: homeId })).status).toBe(409);
  expect(await orders()).toEqual(before);
  await buy(home);
  expect(await find(work)).toMatchObject({ orders: 3 });

  expect((await staff.delete(`${path}/${homeId}`)).status).toBe(204);
  expect(await find(home)).toMatchObject({ id: homeId, orders: 2 });
  expect(await find(work)).toMatchObject({ id: workId, orders: 1 });
  expect((await acts()).slice(-2)).toEqual(['customer.merged', 'customer.separated']);
});

it('CUSTOMER-6: who moves the account to another address stays one customer', async () => {
  const mark = newId();
  const [before, after] = [`before-${mark}@example.com`, `after-${mark}@example.com`];
  await buy(before);
  await signUpVisitor(shop.server, shop.website, before);
  const id = await idOf(before);
  await staff.post(`/api/customers/${id}/notes`, { text: 'Moves soon' });
  await shop.query(
    `UPDATE site_users SET email = replace(email, 'before', 'after') WHERE website_id = $1 AND email = $2`,
    before,
  );
  const found = await list(`search=${mark}`);
  expect(found).toMatchObject([{ email: after, hasAccount: true, orders: 1 }]);
  expect(await open(id)).toMatchObject({ email: after, notes: [{ text: 'Moves soon' }] });
});

it('ORDER-48: an order leads to its customer, also to the one they were merged into, for those who read customers', async () => {
  const mark = newId();
  const [one, other] = [`one-${mark}@example.com`, `other-${mark}@example.com`];
  const visitor = await shop.visitorWith(variantId);
  const { orderId } = await shop.order(visitor, { email: one.toUpperCase() });
  const customerOf = async (id: string) => staff.get(`/api/orders/${id}/customer`);
  const customerId = await idOf(one);
  expect((await customerOf(orderId)).body).toEqual({ customerId });
  await buy(other);
  const into = await idOf(other);
  await staff.post(`/api/customers/${into}/merged`, { customerId });
  expect((await customerOf(orderId)).body).toEqual({ customerId: into });
  expect((await customerOf(newId())).status).toBe(404);
  expect((await visitor.get(`/api/orders/${orderId}/customer`)).status).toBe(401);
});

it('CUSTOMER-7: the export has the customers of the list, formulas disarmed, and is in the audit log', async () => {
  const mark = newId();
  const email = `csv-${mark}@example.com`;
  const visitor = await shop.visitorWith(variantId);
  await shop.order(visitor, { email, name: '=1+1' });
  const answer = await staff.get(`/api/customers/export.csv?search=${mark}`);
  expect(answer.headers['content-type']).toContain('text/csv');
  const [head, row, ...rest] = answer.text.trim().split(/\r?\n/);
  expect(head).toContain('Email');
  expect(row).toContain(email);
  expect(row).not.toMatch(/(^|,)"?=1/);
  expect(rest).toEqual([]);
  expect((await acts()).at(-1)).toBe('customers.exported');
  expect((await staff.get('/api/customers/export.csv?sort=luck')).status).toBe(400);
});

it('CUSTOMER-8: an erased person’s notes go, and so does the customer if nothing was ordered', async () => {
  const mark = newId();
  const [bought, none] = [`bought-${mark}@example.com`, `none-${mark}@example.com`];
  await buy(bought);
  for (const email of [bought, none]) {
    const visitor = await signUpVisitor(shop.server, shop.website, email);
    await staff.post(`/api/customers/${await idOf(email)}/notes`, { text: `About ${email}` });
    expect((await visitor.delete('/api/site-users/account')).status).toBeLessThan(300);
  }
  await shop.server.runJobs();
  await expect
    .poll(() => shop.query('SELECT FROM customer_notes WHERE website_id = $1 AND text LIKE $2', `%${mark}%`))
    .toEqual([]);
  await expect
    .poll(() => list(`search=${mark}`))
    .toMatchObject([{ email: bought, hasAccount: false, orders: 1 }]);
  await expect
    .poll(() => shop.query('SELECT FROM customers WHERE website_id = $1 AND email = $2', none))
    .toEqual([]);
});
