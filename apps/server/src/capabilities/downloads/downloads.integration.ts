import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import {
  agreementOf,
  buyFiles,
  countDownloads,
  filesOn,
  keepFile,
  mailedLink,
  payByHand,
  recipes,
  sellFiles,
  take,
} from '../../../test/sold-files.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { signUpVisitor } from '../site-users/site-users.fixture.ts';

let shop: TestShop;
let anyone: TestClient;
beforeAll(async () => {
  shop = await TestShop.open();
});
afterAll(() => shop?.server.stop());
beforeEach(async () => {
  shop = await TestShop.on(shop.server);
  anyone = shop.server.client(shop.website);
});

const page = (address: string) => anyone.get(address, { accept: 'text/html' });
const grants = () => shop.query('SELECT * FROM download_grants WHERE website_id = $1');

it('DOWNLOAD-5: buyers of files agree to immediate delivery, and the order keeps the words', async () => {
  const { variantId } = await sellFiles(shop);
  const visitor = await shop.visitorWith(variantId);
  const version = await agreementOf(visitor);
  expect(version).not.toBe('');
  for (const downloads of ['', 'another']) {
    const refused = await shop.place(visitor, { downloads });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ errors: { downloads: expect.stringContaining('agree') } });
  }
  expect(await shop.countOrders()).toEqual({});
  const order = await shop.order(visitor, { downloads: version });
  const { terms } = await shop.see(order.orderId);
  expect(terms?.downloads).toEqual({ version, words: expect.stringContaining('right of withdrawal') });
  const [confirmation] = (await shop.mails()).filter(({ kind }) => kind === 'orders.confirmation');
  expect(confirmation?.body_text).toContain(terms?.downloads?.words);
});

it('DOWNLOAD-5: without script, the form keeps the box that was ticked and names the one that was not', async () => {
  const { variantId } = await sellFiles(shop);
  const visitor = await shop.visitorWith(variantId);
  const version = await agreementOf(visitor);
  const post = (fields: Record<string, string>) =>
    visitor.send('POST', '/checkout', {
      body: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const fields = {
    intent: 'place',
    email: 'ann@example.com',
    name: 'Ann',
    country: 'DE',
    paymentMethod: 'manual',
  };
  await post(fields);
  const refused = await visitor.get('/checkout', { accept: 'text/html' });
  expect(refused.text).toContain('id="checkout-downloads-error"');
  await post({ ...fields, intent: 'update', downloads: version });
  const kept = await visitor.get('/checkout', { accept: 'text/html' });
  expect(/<input[^>]*name="downloads"[^>]*>/.exec(kept.text)?.[0]).toContain('checked');
  expect(kept.text).not.toContain('name="line1"');
});

it('DOWNLOAD-4, DOWNLOAD-5: a cart without files asks for no agreement, and one with both asks and ships', async () => {
  const { variants } = await shop.sell();
  const bowl = await shop.visitorWith(variants[0] ?? '');
  expect(await agreementOf(bowl)).toBe('');
  const { variantId } = await sellFiles(shop);
  await bowl.post('/api/commerce/shopping-cart/entries', { variantId, quantity: 1 });
  const order = await shop.order(bowl, { downloads: await agreementOf(bowl), shippingOption: 'post' });
  await payByHand(shop, order.orderId);
  const seen = await shop.see(order.orderId);
  expect([seen.state, seen.requiresShipping, seen.totals.shipping]).toEqual(['placed', true, 500]);
  expect(filesOn(await page(order.confirmation))).toHaveLength(1);
});

it('DOWNLOAD-6, DOWNLOAD-7: an order has nothing to download until it is paid, and then once', async () => {
  const { variantId } = await sellFiles(shop, { limit: 3 });
  const order = await buyFiles(shop, variantId, { isAwaited: true });
  const before = await page(order.confirmation);
  expect(before.text).toContain('once your payment has arrived');
  expect([filesOn(before), await grants()]).toEqual([[], []]);
  await payByHand(shop, order.orderId);
  const [address = ''] = filesOn(await page(order.confirmation));
  expect((await shop.see(order.orderId)).state).toBe('completed');
  const got = await take(anyone, address);
  expect([got.status, got.text]).toEqual([200, recipes]);
  expect(await grants()).toHaveLength(1);
  const mails = (await shop.mails()).filter(({ kind }) => kind === 'orders.downloads');
  expect(mails).toHaveLength(1);
  expect(mails[0]?.body_text).toContain('glazes.pdf');
  const mailed = await page(await mailedLink(shop));
  expect(mailed.status).toBe(200);
  expect(filesOn(mailed)).toHaveLength(1);
});

it('DOWNLOAD-7: the confirmation of an order that is paid at once leads to its files', async () => {
  const { variantId } = await sellFiles(shop);
  const visitor = await shop.employ(await shop.visitorWith(variantId));
  const { paymentId } = await shop.pay(visitor, { downloads: await agreementOf(visitor) });
  await shop.choose(visitor, paymentId, 'approve');
  await visitor.get(`/checkout/return/${paymentId}`);
  const mails = (await shop.mails()).filter(({ recipient }) => recipient === 'ann@example.com');
  expect(mails.map(({ kind }) => kind)).toEqual(['orders.confirmation']);
  const [address = ''] = filesOn(await page(await mailedLink(shop)));
  expect((await take(anyone, address)).text).toBe(recipes);
});

it('DOWNLOAD-7: a site user finds the files of their orders in their account', async () => {
  const { variantId } = await sellFiles(shop);
  await buyFiles(shop, variantId);
  const member = await signUpVisitor(shop.server, shop.website, 'ann@example.com');
  const account = await member.get('/account', { accept: 'text/html' });
  expect(account.text).toContain('Download glazes.pdf');
  const link = /href="(\/checkout\/downloads\/[^"]+)"/.exec(account.text)?.[1] ?? '';
  expect(filesOn(await page(link))).toHaveLength(1);
  shop.server.moveClock({ days: 2 });
  expect(filesOn(await page(link))).toEqual([]);
  const stranger = await signUpVisitor(shop.server, shop.website, 'bob@example.com');
  expect((await stranger.get('/account', { accept: 'text/html' })).text).not.toContain('glazes.pdf');
});

it('DOWNLOAD-8: files are streamed privately, in ranges, and only by links of this order and website', async () => {
  const { variantId, files } = await sellFiles(shop);
  const order = await buyFiles(shop, variantId);
  const [address = ''] = filesOn(await page(order.confirmation));
  const whole = await take(anyone, address, 'one');
  expect(whole.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'content-disposition': expect.stringMatching(/^attachment;.*glazes\.pdf/),
    'accept-ranges': 'bytes',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  });
  const part = await take(anyone, address, 'one', { range: 'bytes=5-8' });
  expect([part.status, part.text, part.headers['content-range']]).toEqual([
    206,
    recipes.slice(5, 9),
    `bytes 5-8/${recipes.length}`,
  ]);
  expect((await take(anyone, address, 'one', { range: 'bytes=999-' })).status).toBe(416);
  expect((await anyone.get(`/s/${files[0]?.assetId}/glazes.pdf`)).status).toBe(404);
  const counted = await countDownloads(shop);
  const other = await TestShop.on(shop.server);
  expect((await other.server.client(other.website).get(address)).status).toBe(404);
  for (const wrong of [
    address.replace(/-(\d+)-/, (_, until: string) => `-${Number(until) + 9}-`),
    address.replace('/checkout/downloads/', '/checkout/downloads/x'),
  ])
    expect((await take(anyone, wrong)).status, wrong).toBe(404);
  expect(await countDownloads(shop)).toBe(counted);
});

it('DOWNLOAD-8: a link of one order never opens the file of another', async () => {
  const first = await sellFiles(shop);
  const second = await sellFiles(shop, { assets: [await keepFile(shop, 'secret.pdf', 'SECRET')] });
  const [mine = ''] = filesOn(await page((await buyFiles(shop, first.variantId)).confirmation));
  const [theirs = ''] = filesOn(await page((await buyFiles(shop, second.variantId)).confirmation));
  const [token = ''] = /^\/checkout\/downloads\/[^/]+/.exec(mine) ?? [];
  const mixed = theirs.replace(/^\/checkout\/downloads\/[^/]+/, token);
  const answer = await take(anyone, mixed);
  expect([answer.status, answer.text.includes('SECRET')]).toEqual([404, false]);
});

it('DOWNLOAD-16: staff preview what buyers of a digital product will find; nobody else does, and it is not indexed', async () => {
  const staff = await shop.server.signIn(shop.website);
  const { productId, files } = await sellFiles(shop, { limit: 3 });
  const path = (id: string) => `/commerce/product-preview/${id}`;
  const shown = await staff.get(path(productId), { accept: 'text/html' });
  expect(shown.status).toBe(200);
  expect(shown.headers['cache-control']).toContain('no-store');
  expect(shown.text).toContain('<meta name="robots" content="noindex"/>');
  expect(shown.text).toContain('"pageType":210');
  expect(shown.text).toContain('this is what buyers see once they have paid');
  expect(shown.text).toContain('3 downloads left');
  const [file] = files;
  expect(shown.text).toContain(`href="/s/${file?.assetId}/glazes.pdf"`);
  expect(await grants()).toEqual([]);
  expect((await page(path(productId))).status).toBe(401);
  const elsewhere = await TestShop.on(shop.server);
  expect(
    (await (await elsewhere.server.signIn(elsewhere.website)).get(path(productId), { accept: 'text/html' }))
      .status,
  ).toBe(404);
  const bowl = await shop.sell();
  expect((await staff.get(path(bowl.id), { accept: 'text/html' })).status).toBe(404);
});

it('DOWNLOAD-16: the preview of a product without a file says so', async () => {
  const staff = await shop.server.signIn(shop.website);
  const { productId } = await sellFiles(shop, { assets: [] });
  const shown = await staff.get(`/commerce/product-preview/${productId}`, { accept: 'text/html' });
  expect(shown.text).toContain('This product has no file yet.');
});
