import type { Consent } from '@vitrine/core/consents/consent.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from '../../../test/harness.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { signUpVisitor } from '../site-users/site-users.fixture.ts';
import { forgetSiteUsers } from '../site-users/site-users.jobs.ts';

let server: TestServer;
let shop: TestShop;
let vase: string;
beforeAll(async () => {
  server = await startTestServer();
  shop = await TestShop.on(server);
  [vase = ''] = (await shop.sell({ variants: [{ price: 1000, stock: null }] })).variants;
  await shop.settle({ marketing: { isAsked: true } });
});
afterAll(() => server?.stop());

const versionIn = (html: string, name: string) =>
  new RegExp(`name="${name}"[^>]*value="(\\w+)"`).exec(html)?.[1] ?? '';
const read = async (visitor: TestClient, path: string) =>
  (await visitor.get(path, { accept: 'text/html' })).text;
const post = (visitor: TestClient, path: string, fields: Record<string, string>) =>
  visitor.send('POST', path, {
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', 'x-csrf-token': '' },
  });
const recordOf = async (email: string): Promise<Consent[]> => {
  const admin = await server.signIn(shop.website);
  const answer = await admin.get(`/api/consents?email=${encodeURIComponent(email)}`);
  return (answer.body as { consents: Consent[] }).consents;
};
/** Orders with the box ticked; the link in the confirmation. */
const agreeAs = async (email: string, visitor?: TestClient): Promise<string> => {
  const buyer = visitor ?? (await shop.visitorWith(vase));
  const marketing = versionIn(await read(buyer, '/checkout'), 'marketing');
  await shop.order(buyer, { email, marketing });
  const mail = (await shop.mails()).findLast(
    one => one.kind === 'orders.confirmation' && one.recipient === email,
  );
  return /\/account\/consent\?token=\S+/.exec(mail?.body_text ?? '')?.[0] ?? '';
};

it('CONSENT-1, CONSENT-4: a box that the buyer ticks is recorded with its exact words, and an empty one is not', async () => {
  const visitor = await shop.visitorWith(vase);
  const page = await read(visitor, '/checkout');
  const box = /<input id="checkout-marketing"[^>]*>/.exec(page)?.[0] ?? '';
  expect([box.includes('type="checkbox"'), box.includes('checked=')]).toEqual([true, false]);
  await shop.order(visitor, { email: 'no@example.com' });
  expect(await recordOf('no@example.com')).toEqual([]);
  await agreeAs('Yes@example.com');
  expect(await recordOf('yes@example.com')).toEqual([
    {
      id: expect.any(String),
      purpose: 'marketing',
      isGiven: true,
      words: `Send me news and offers from ${shop.website.title} by email. I can withdraw my consent at any time.`,
      version: versionIn(page, 'marketing'),
      language: 'en',
      place: '/checkout',
      at: expect.any(String),
    },
  ]);
  await expect(shop.query('UPDATE consents SET is_given = false WHERE website_id = $1')).rejects.toThrow(
    'never changed',
  );
});

it('CONSENT-4: other words than those read are shown again, and nothing is ordered', async () => {
  const visitor = await shop.visitorWith(vase);
  const marketing = versionIn(await read(visitor, '/checkout'), 'marketing');
  await shop.settle({ marketing: { isAsked: true, words: 'Write to me.' } });
  const orders = await shop.countOrders();
  const refused = await shop.place(visitor, { email: 'changed@example.com', marketing });
  expect([refused.status, refused.body]).toMatchObject([
    400,
    { errors: { marketing: expect.stringContaining('has changed') } },
  ]);
  expect([await shop.countOrders(), await recordOf('changed@example.com')]).toEqual([orders, []]);
  expect(await read(visitor, '/checkout')).toContain('Write to me.');
  await shop.settle({ marketing: { isAsked: false } });
  expect(await read(visitor, '/checkout')).not.toContain('name="marketing"');
  await shop.settle({ marketing: { isAsked: true, words: '' } });
});

it('CONSENT-3: opening the link changes nothing, its button withdraws once, and a forged link withdraws nothing', async () => {
  const link = await agreeAs('link@example.com');
  const stranger = server.client(shop.website);
  for (let at = 0; at < 3; at++)
    expect(await read(stranger, link)).toContain('link@example.com has agreed to');
  expect(await recordOf('link@example.com')).toHaveLength(1);
  const forged = `${link.slice(0, -2)}${link.endsWith('AA') ? 'BB' : 'AA'}`;
  expect((await post(stranger, forged, {})).status).toBe(404);
  expect(await recordOf('link@example.com')).toHaveLength(1);
  const done = await post(stranger, link, { 'List-Unsubscribe': 'One-Click' });
  expect([done.status, done.text.includes('Your consent has been withdrawn.')]).toEqual([200, true]);
  expect((await post(stranger, link, {})).status).toBe(200);
  const record = await recordOf('link@example.com');
  expect(record.map(({ isGiven, place }) => [isGiven, place])).toEqual([
    [false, '/account/consent'],
    [true, '/checkout'],
  ]);
});

it('CONSENT-2: a later order with an empty box leaves a consent as it is', async () => {
  await agreeAs('stays@example.com');
  const [given] = await recordOf('stays@example.com');
  await shop.order(await shop.visitorWith(vase), { email: 'stays@example.com' });
  expect(await recordOf('stays@example.com')).toEqual([given]);
});

it('CONSENT-5, CONSENT-7: a site user withdraws at the account without script, and erasing the account erases the record', async () => {
  const email = 'ada@example.com';
  const visitor = await signUpVisitor(server, shop.website, email);
  await visitor.post('/api/commerce/shopping-cart/entries', { variantId: vase, quantity: 1 });
  await agreeAs(email, visitor);
  const home = await read(visitor, '/account');
  expect(home).toContain('News and offers by email');
  const crumb = /name="crumb" value="([^"]*)"/.exec(home)?.[1] ?? '';
  const withdrawn = await post(visitor, '/account', { intent: 'withdraw', purpose: 'marketing', crumb });
  expect(withdrawn.headers.location).toBe('/account?notice=withdrawn');
  const after = await read(visitor, '/account?notice=withdrawn');
  expect([after.includes('has been withdrawn'), after.includes('News and offers')]).toEqual([true, false]);
  const own = await visitor.get('/api/site-users/account/consents');
  expect((own.body as { consents: Consent[] }).consents.map(({ isGiven }) => isGiven)).toEqual([false, true]);
  await visitor.delete('/api/site-users/account');
  expect(await recordOf(email)).toEqual([]);
});

it('CONSENT-7: accounts that staff deleted take their consents with them after 30 days', async () => {
  const email = 'gone@example.com';
  const visitor = await signUpVisitor(server, shop.website, email);
  await visitor.post('/api/commerce/shopping-cart/entries', { variantId: vase, quantity: 1 });
  await agreeAs(email, visitor);
  await shop.query(
    "UPDATE site_users SET deleted_at = '2020-01-01' WHERE website_id = $1 AND email = $2",
    email,
  );
  const { database, jobs } = server.services;
  await jobs.enqueue(database, forgetSiteUsers, { websiteId: null, data: {} });
  await server.runJobs();
  expect(await recordOf(email)).toEqual([]);
});

it('CONSENT-6: terms have to be agreed to as they are now, and the order and its email keep them', async () => {
  await shop.settle({ terms: { terms: '/terms', privacy: 'https://example.com/privacy', withdrawal: '' } });
  const visitor = await shop.visitorWith(vase);
  const orders = await shop.countOrders();
  const refused = await shop.place(visitor, { email: 'terms@example.com' });
  expect([refused.status, refused.body]).toMatchObject([
    400,
    { errors: { terms: expect.stringContaining('Please agree to the terms') } },
  ]);
  const page = await read(visitor, '/checkout');
  const form = {
    email: 'terms@example.com',
    name: 'Ann',
    country: 'DE',
    line1: 'Hauptstr. 1',
    postalCode: '10115',
    city: 'Berlin',
    shippingOption: 'post',
    paymentMethod: 'manual',
    intent: 'place',
    idempotencyKey: /name="idempotencyKey" value="([^"]*)"/.exec(page)?.[1] ?? '',
  };
  expect((await post(visitor, '/checkout', form)).headers.location).toBe('/checkout#problems');
  expect(await read(visitor, '/checkout')).toContain('href="#checkout-terms"');
  const old = versionIn(page, 'terms');
  await shop.settle({ terms: { terms: '/agb', privacy: 'https://example.com/privacy', withdrawal: '' } });
  const stale = await shop.place(visitor, { email: 'terms@example.com', terms: old });
  expect(stale.body).toMatchObject({ errors: { terms: expect.stringContaining('have changed') } });
  expect(await shop.countOrders()).toEqual(orders);
  const terms = versionIn(await read(visitor, '/checkout'), 'terms');
  const placed = await shop.order(visitor, { email: 'terms@example.com', terms });
  expect((await shop.see(placed.orderId)).terms).toEqual({
    words: 'I have read these and agree to them:',
    links: [
      { name: 'Terms of sale', address: '/agb' },
      { name: 'Privacy policy', address: 'https://example.com/privacy' },
    ],
    version: terms,
  });
  const mail = (await shop.mails()).find(({ recipient }) => recipient === 'terms@example.com');
  expect(mail?.body_text).toMatch(
    /Terms of sale: http\S+\/agb\nPrivacy policy: https:\/\/example.com\/privacy/,
  );
  await shop.settle({ terms: { terms: '', privacy: '', withdrawal: '' } });
});
