import type { Membership } from '@vitrine/core/memberships/membership.ts';
import { productTypes } from '@vitrine/core/products/product-views.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { rowsRead } from '../../../test/rows-read.ts';
import { SubscriptionShop } from '../../../test/subscription-shop.ts';
import { buyer } from '../checkout/shop.fixture.ts';
import { signUpVisitor } from '../site-users/site-users.fixture.ts';
import { membershipsOf } from './index.ts';
import { listMemberships } from './memberships.store.ts';

let club: SubscriptionShop;
let staff: TestClient;
beforeAll(async () => {
  club = await SubscriptionShop.open();
  staff = await club.shop.server.signIn(club.shop.website);
});
afterAll(() => club?.shop.server.stop());

const paywall = { type: productTypes.paywall, title: 'Friends' } as const;

async function list(query = ''): Promise<Membership[]> {
  return ((await staff.get(`/api/memberships?${query}`)).body as { memberships: Membership[] }).memberships;
}
const ofOrder = async (orderId: string, query = '') =>
  (await list(query)).filter(one => one.orderId === orderId);

async function buy(choice = 'approve', more: Record<string, unknown> = {}) {
  const { shop } = club;
  const { variants } = await shop.sell({ ...paywall, variants: [{ price: 4000, stock: 10 }] });
  const visitor = await shop.visitorWith(variants[0] ?? '');
  const { order, paymentId } = await shop.pay(visitor, more);
  await shop.choose(visitor, paymentId, choice);
  const { headers } = await visitor.get(`/checkout/return/${paymentId}`);
  await shop.server.runJobs();
  return { orderId: order.orderId, visitor, confirmation: String(headers.location) };
}

it('MEMBERSHIP-1, MEMBERSHIP-2, MEMBERSHIP-4: a paid membership begins once, and its page is of its own type', async () => {
  const { orderId, visitor, confirmation } = await buy();
  const [one, ...others] = await ofOrder(orderId);
  expect(others).toEqual([]);
  expect(one).toMatchObject({ title: 'Friends', email: buyer.email, state: 'active', until: null });
  const page = await visitor.get(confirmation, { accept: 'text/html' });
  expect(page.text).toContain('Membership confirmed: order');
  expect(page.text).toMatch(/"?pageType"?:208/);
  const { database, jobs } = club.shop.server.services;
  const kind = { name: 'orders.membershipNews' };
  for (let again = 0; again < 3; again += 1)
    await jobs.enqueue(database, kind, { websiteId: club.shop.website.id, data: { orderId } });
  await club.shop.server.runJobs();
  expect(await ofOrder(orderId)).toEqual([one]);
});

it('MEMBERSHIP-2: an unpaid one begins when it is marked as paid, and a declined one never', async () => {
  const declined = await buy('decline');
  expect(await ofOrder(declined.orderId)).toEqual([]);
  const { variants } = await club.shop.sell({ ...paywall, variants: [{ price: 4000, stock: 10 }] });
  const visitor = await club.shop.visitorWith(variants[0] ?? '');
  const placed = await club.shop.order(visitor, { paymentMethod: 'manual' });
  await club.shop.server.runJobs();
  expect(await ofOrder(placed.orderId)).toEqual([]);
  await staff.post(`/api/orders/${placed.orderId}/payment`, {});
  await club.shop.server.runJobs();
  expect(await ofOrder(placed.orderId)).toMatchObject([{ state: 'active' }]);
});

it('MEMBERSHIP-2: one that costs nothing begins with its order', async () => {
  const { variants } = await club.shop.sell({ ...paywall, variants: [{ price: 0, stock: 10 }] });
  const visitor = await club.shop.visitorWith(variants[0] ?? '');
  const { orderId } = await club.shop.order(visitor);
  await club.shop.server.runJobs();
  expect(await ofOrder(orderId)).toMatchObject([{ state: 'active' }]);
});

it('MEMBERSHIP-3: a refund ends it at once, and it is found among those that ended', async () => {
  const { orderId } = await buy();
  expect((await staff.post(`/api/orders/${orderId}/refund`, { reason: '', isBuyerTold: false })).status).toBe(
    200,
  );
  await club.shop.server.runJobs();
  expect(await ofOrder(orderId)).toEqual([]);
  expect(await ofOrder(orderId, 'state=ended')).toMatchObject([{ state: 'ended' }]);
  expect((await staff.get('/api/memberships?state=gone')).status).toBe(400);
});

it('MEMBERSHIP-3: one with a plan ends with the period that is paid once its subscription is cancelled', async () => {
  const row = await club.one(await club.plan(undefined, paywall));
  await club.shop.server.runJobs();
  expect(await ofOrder(row.order_id)).toMatchObject([{ id: row.id, state: 'active', until: null }]);
  expect((await staff.post(`/api/subscriptions/${row.id}/cancel`, {})).status).toBeLessThan(300);
  await club.shop.server.runJobs();
  const [ending] = await ofOrder(row.order_id);
  expect(ending).toMatchObject({ state: 'ending', until: row.next_charge_at.toISOString() });
  const context = club.shop.server.context(club.shop.website);
  expect(await membershipsOf(context, buyer.email.toUpperCase())).toContainEqual(
    expect.objectContaining({ id: row.id, state: 'ending' }),
  );
  club.shop.server.moveClock({ days: 32 });
  staff = await club.shop.server.signIn(club.shop.website);
  expect(await ofOrder(row.order_id)).toEqual([]);
  expect(await ofOrder(row.order_id, 'state=ended')).toMatchObject([{ id: row.id, state: 'ended' }]);
});

it('MEMBERSHIP-5: a signed-in site user sees their memberships in the account', async () => {
  const { server, website } = club.shop;
  const email = 'mia@example.com';
  await buy('approve', { email });
  const visitor = await signUpVisitor(server, website, email);
  const { text } = await visitor.get('/account', { accept: 'text/html' });
  expect(text).toMatch(/Memberships[\s\S]*Friends[\s\S]*Member since /);
  const other = await signUpVisitor(server, website, 'other@example.com');
  expect((await other.get('/account', { accept: 'text/html' })).text).not.toContain('Memberships');
});

it('MEMBERSHIP-6: those of an erased person end and name nobody', async () => {
  const email = 'Erna@example.com';
  const { orderId } = await buy('approve', { email, name: 'Erna' });
  expect(await list('search=erna')).toMatchObject([{ orderId, name: 'Erna', email }]);
  const { database, jobs } = club.shop.server.services;
  const kind = { name: 'siteUsers.erasedMemberNews' };
  await jobs.enqueue(database, kind, {
    websiteId: club.shop.website.id,
    data: { email: 'erna@example.com' },
  });
  await club.shop.server.runJobs();
  expect(await list('search=erna')).toEqual([]);
  expect(await ofOrder(orderId, 'state=ended')).toMatchObject([{ name: '', email: '', state: 'ended' }]);
});

it('MEMBERSHIP-7, WALL-6: visitors see no members, and a page reads no more rows than it shows', async () => {
  expect((await club.shop.server.client(club.shop.website).get('/api/memberships')).status).toBe(401);
  const { shop } = club;
  const { orderId } = await buy();
  const { database } = shop.server.services;
  await shop.query(
    `INSERT INTO memberships (website_id, id, order_id, product_id, title, name, email, begun_at)
     SELECT $1, 'm' || lpad(n::text, 23, '0'), $2, $2, 'Friends', 'Member ' || n, 'm' || n || '@example.com',
       now() - n * interval '1 minute' FROM generate_series(1, 5000) n`,
    orderId,
  );
  await database.query('VACUUM ANALYZE memberships');
  const context = shop.server.context(shop.website);
  const read = await rowsRead(context, async inside => {
    const page = await listMemberships(inside.database, shop.website.id, {
      ...{ search: '', state: 'current', now: shop.server.services.clock.now(), limit: 50 },
    });
    expect(page.ok && page.value.rows).toHaveLength(50);
    return page;
  });
  // The page, the row after it, and the count.
  expect(read.memberships).toBeLessThanOrEqual(6000);
});
