import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { agreementOf, filesOn, mailedLink, recipes, sellFiles, take } from '../../../test/sold-files.ts';
import { TestShop } from '../checkout/shop.fixture.ts';

let shop: TestShop;
let admin: TestClient;
let anyone: TestClient;
beforeAll(async () => {
  shop = await TestShop.open();
});
afterAll(() => shop?.server.stop());
beforeEach(async () => {
  shop = await TestShop.on(shop.server);
  admin = await shop.server.signIn(shop.website);
  anyone = shop.server.client(shop.website);
});

const page = (address: string) => anyone.get(address, { accept: 'text/html' });
const grants = () => shop.query('SELECT line_id FROM download_grants WHERE website_id = $1');
const mailsOf = async (kind: string) => (await shop.mails()).filter(mail => mail.kind === kind);

/** A paid order of a file and a vase, which meanwhile went out of stock. */
async function held() {
  const { variantId } = await sellFiles(shop);
  const {
    variants: [vase = ''],
  } = await shop.sell({ variants: [{ price: 1850, stock: 1 }] });
  const visitor = await shop.visitorWith(vase);
  await visitor.post('/api/commerce/shopping-cart/entries', { variantId, quantity: 1 });
  const agreed = { downloads: await agreementOf(visitor), shippingOption: 'post' };
  const { order, paymentId } = await shop.pay(visitor, agreed);
  await admin.put(`/api/inventory/${vase}`, { onHand: 0 });
  await shop.choose(visitor, paymentId, 'approve');
  await visitor.get(`/checkout/return/${paymentId}`);
  expect((await shop.see(order.orderId)).state).toBe('held');
  return { order, vase, act: (action: string) => admin.post(`/api/orders/${order.orderId}/${action}`, {}) };
}

it('DOWNLOAD-6: a held order has nothing to download, and is told of its files once it is released', async () => {
  const { order, vase, act } = await held();
  for (const action of ['downloads/mail', 'downloads/renewal', 'release'])
    expect((await act(action)).status, action).toBe(409);
  expect([await grants(), filesOn(await page(order.confirmation)), await mailedLink(shop)]).toEqual([
    [],
    [],
    '',
  ]);
  expect((await admin.get(`/api/orders/${order.orderId}/downloads`)).body).toEqual({
    downloads: { isOpen: false, lines: [] },
  });
  await admin.put(`/api/inventory/${vase}`, { onHand: 1 });
  const released = await act('release');
  expect(released.status, released.text).toBe(200);
  expect([(await grants()).length, (await mailsOf('orders.downloads')).length]).toEqual([1, 1]);
  const [address = ''] = filesOn(await page(await mailedLink(shop)));
  expect((await take(anyone, address)).text).toBe(recipes);
});

it('DOWNLOAD-11: a held order that is cancelled never had anything to download', async () => {
  const { order, act } = await held();
  expect((await act('cancellation')).status).toBe(200);
  expect([await grants(), filesOn(await page(order.confirmation))]).toEqual([[], []]);
  expect((await act('downloads/renewal')).status).toBe(409);
  expect(await mailsOf('orders.downloads')).toEqual([]);
});
