import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import { englishOf } from '@vitrine/core/errors/english-of.ts';
import { productInputSchema } from '@vitrine/core/products/product.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from '../../../test/harness.ts';
import { pageOf, textBlock } from '../../../test/page-fixtures.ts';
import { storePicture } from '../../../test/store-picture.ts';
import { buyer, TestShop } from '../checkout/shop.fixture.ts';
import { putCollection } from '../collections/index.ts';
import { changeMethod } from '../payments/index.ts';
import { upsertProducts } from '../products/index.ts';
import { publish } from '../publishing/index.ts';
import { changeSettings } from '../tenancy/index.ts';
import { closeWebsite, launchWebsite } from './index.ts';

let server: TestServer;
let website: Awaited<ReturnType<TestServer['createWebsite']>>;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  website = await server.createWebsite({ title: 'Ash & Clay', isLaunched: false });
  admin = await server.signIn(website);
  await putCollection(server.context(website), {
    sourceKey: 'home',
    type: collectionTypes.page,
    title: 'Home',
    slug: 'home',
    navigation: 'main',
    position: 0,
    document: pageOf(textBlock('Stoneware for every day')),
  });
  await settle({ contactEmail: '', store: { isOpen: true } });
  await changeMethod(server.context(website), { method: 'manual', isEnabled: false });
  await publish(server.context(website));
});
afterAll(() => server?.stop());

const page = (client: TestClient, path = '/') => client.get(path, { accept: 'text/html' });
const settle = (settings: Record<string, unknown>) =>
  changeSettings(server.context(website), { settings }).then(changed => {
    if (!changed.ok) throw new Error(englishOf(changed.error));
  });
const entriesOf = async () => {
  const { entries } = (await admin.get('/api/website/launch')).body as {
    entries: { item: string; isDone: boolean; isRequired: boolean; isConfirmable: boolean; left: number }[];
  };
  return new Map(entries.map(entry => [entry.item, entry]));
};

it('LAUNCH-1: before the launch only its members can see a website, and afterwards everyone', async () => {
  const visitor = server.client(website);
  for (const path of ['/', '/shop', '/journal', '/cart', '/checkout', '/sitemap.xml', '/feed', '/nowhere']) {
    const { status, text, headers } = await page(visitor, path);
    expect([path, status, headers['x-robots-tag']]).toEqual([path, 404, 'noindex']);
    expect(text).toContain('Ash &amp; Clay');
    expect(text).toContain('This website is not open yet.');
    expect(text).not.toContain('Stoneware');
  }
  const entry = { variantId: 'a'.repeat(24), quantity: 1 };
  expect((await visitor.post('/api/commerce/shopping-cart/entries', entry)).status).toBe(404);
  expect((await visitor.get('/api/commerce/shopping-cart')).status).toBe(404);
  expect((await page(admin)).text).toContain('Stoneware');
  const stranger = await server.signIn(await server.createWebsite());
  const other = server.client(website);
  for (const [name, value] of stranger.cookies) other.cookies.set(name, value);
  expect((await page(other)).status).toBe(404);

  await settle({ contactEmail: 'ann@ash.example', store: { isOpen: false } });
  expect((await admin.post('/api/website/launch')).body).toMatchObject({ isLaunched: true });
  expect((await page(visitor)).text).toContain('Stoneware');
  expect((await visitor.get('/api/commerce/shopping-cart')).status).toBe(200);
});

it('LAUNCH-1: a website uses its own language before its launch', async () => {
  await settle({ language: 'de' });
  const { text } = await page(server.client(website));
  expect(text).toContain('<html lang="de">');
  expect(text).toContain('Diese Website ist noch nicht eröffnet.');
});

it('LAUNCH-2: pictures, the studio and its calls are available before the launch', async () => {
  const visitor = server.client(website);
  expect((await visitor.get('/api/auth/account')).status).toBe(200);
  const asset = await storePicture(server.context(website));
  expect((await visitor.get(`/media/${asset}/300w`)).status).toBe(200);
});

it("LAUNCH-3: the list says what is left to do, from the website's state and from what a person has checked", async () => {
  website = await server.createWebsite({ starter: 'kiln', isLaunched: false });
  admin = await server.signIn(website);
  const before = await entriesOf();
  expect([...before.keys()]).toEqual([
    'contactEmail',
    'words',
    'payment',
    'delivery',
    'tax',
    'imprint',
    'domain',
  ]);
  expect([...before.values()].filter(entry => entry.isDone)).toEqual([]);
  expect(before.get('words')?.left).toBeGreaterThan(5);
  await settle({ contactEmail: 'ann@ash.example' });
  await changeMethod(server.context(website), {
    method: 'manual',
    isEnabled: true,
    settings: { instructions: 'IBAN DE02 1203 0000 0000 2020 51' },
  });
  for (const item of ['delivery', 'words', 'imprint'])
    expect((await admin.put(`/api/website/launch/${item}`, { isDone: true })).status).toBe(200);
  const done = [...(await entriesOf()).values()].filter(entry => entry.isDone).map(entry => entry.item);
  expect(done).toEqual(['contactEmail', 'words', 'payment', 'delivery', 'imprint']);
  await admin.put('/api/website/launch/words', { isDone: false });
  expect((await entriesOf()).get('words')?.isDone).toBe(false);
  await settle({ store: { isOpen: false } });
  expect([...(await entriesOf()).keys()]).toEqual(['contactEmail', 'words', 'imprint', 'domain']);
});

it('LAUNCH-3: a product with the starter’s text, an accessible legal notice and a verified domain are recognised', async () => {
  const mug = { title: 'Mug', variants: [{ price: 900 }] };
  const given = { sourceKey: 'starter:kiln:product:mug', product: productInputSchema.parse(mug) };
  const put = await upsertProducts(server.context(website), [given]);
  expect((await entriesOf()).get('words')).toMatchObject({ isDone: false, left: 1 });
  const id = put.ok ? put.value[0]?.id : '';
  expect((await admin.patch(`/api/products/${id}`, { title: 'My mug' })).status).toBe(200);
  expect((await entriesOf()).get('words')).toMatchObject({ isDone: true, left: 0 });

  const notice = async (title: string) => {
    const added = await admin.post('/api/collections', { type: collectionTypes.page, title });
    const page = `/api/collections/${(added.body as { collection: { id: string } }).collection.id}`;
    const seen = (await entriesOf()).get('imprint');
    await admin.patch(page, { state: 'hidden' });
    const hidden = (await entriesOf()).get('imprint');
    return [seen?.isDone, seen?.isConfirmable, hidden?.isDone];
  };
  const titles = [
    'Impressum',
    'Mentions légales',
    'Informazioni legali',
    'Juridisk meddelelse',
    'Legal notice',
  ];
  for (const title of titles) expect([title, ...(await notice(title))]).toEqual([title, true, false, false]);

  const addDomain = (host: string, provedAt: Date | null) =>
    server.services.database.query(
      'INSERT INTO domains (website_id, host, added_at, proved_at) VALUES ($1, $2, now(), $3)',
      [website.id, host, provedAt],
    );
  await addDomain(`waiting-${website.id}.example`, null);
  expect((await entriesOf()).get('domain')?.isDone).toBe(false);
  await addDomain(`proved-${website.id}.example`, new Date());
  expect((await entriesOf()).get('domain')?.isDone).toBe(true);
});

it('LAUNCH-4: missing required items are named, and nothing changes', async () => {
  const refused = await admin.post('/api/website/launch');
  expect([refused.status, refused.body]).toMatchObject([
    409,
    { error: 'launch.notReady', items: ['contactEmail', 'payment'] },
  ]);
  expect((refused.body as { message: string }).message).toContain('Enter the email address');
  expect((await server.reload(website)).isLaunched).toBe(false);
  expect((await page(server.client(website))).status).toBe(404);
});

it('LAUNCH-5: a launched website can be closed again, and its cached pages are gone immediately', async () => {
  await settle({ contactEmail: 'ann@ash.example', store: { isOpen: false } });
  expect((await launchWebsite(server.context(website))).ok).toBe(true);
  const visitor = server.client(website);
  expect((await page(visitor)).status).toBe(200);
  expect((await admin.delete('/api/website/launch')).body).toMatchObject({ isLaunched: false });
  expect((await page(visitor)).status).toBe(404);
  expect((await page(admin)).status).toBe(200);
  expect((await closeWebsite(server.context(website))).ok).toBe(true);
});

it('LAUNCH-6: a new website sends mail to its owner, and offers no payment method invented by its starter', async () => {
  const account = await server.createAccount();
  const platform = server.client();
  await platform.signIn(account);
  const made = await platform.post('/api/websites', {
    title: 'Mine',
    subdomain: 'mine-shop',
    starter: 'kiln',
  });
  expect(made.body).toMatchObject({ website: { isLaunched: false } });
  const [row] = await server.services.database.query<{ settings: unknown }>(
    "SELECT settings FROM websites WHERE subdomain = 'mine-shop'",
    [],
  );
  expect(row?.settings).toMatchObject({ contactEmail: account.email });
  const [manual] = await server.services.database.query(
    `SELECT is_enabled, p.settings FROM payment_methods p JOIN websites ON id = website_id
     WHERE subdomain = 'mine-shop' AND method = 'manual'`,
    [],
  );
  expect(manual).toEqual({ is_enabled: false, settings: { instructions: '', isSentUnpaid: false } });
});

it('PAYMENT-10, PAYMENT-11: after the launch, only members who manage orders are offered the test payment', async () => {
  const shop = await TestShop.open();
  shop.takeTests(true);
  await publish(shop.server.context(shop.website));
  const { variants } = await shop.sell();
  const visitor = await shop.visitorWith(variants[0] ?? '');
  expect((await page(visitor, '/checkout')).text).not.toContain('Test payment');
  const refused = await visitor.send('POST', '/api/commerce/orders', {
    body: { ...buyer, paymentMethod: 'test' },
    headers: { 'idempotency-key': 'a-first-attempt' },
  });
  expect([refused.status, await shop.countOrders()]).toEqual([400, {}]);
  const staff = await shop.employ(await shop.visitorWith(variants[0] ?? ''));
  expect((await page(staff, '/checkout')).text).toContain('Test payment');
  const { order, paymentId } = await shop.pay(staff);
  await shop.choose(staff, paymentId, 'approve');
  await staff.get(`/checkout/return/${paymentId}`);
  expect(await shop.see(order.orderId)).toMatchObject({ isTest: true, paymentState: 'captured' });
  const mails = await shop.mails();
  expect(mails.map(mail => mail.subject.startsWith('[Test] '))).toEqual([true, true]);
  expect(mails[0]?.body_text).toContain('This is a test order. No money was paid');
  await shop.setUp('manual', { isEnabled: false });
  expect((await page(visitor, '/cart')).text).toContain('This shop cannot take payments yet.');
  await shop.server.stop();
});
