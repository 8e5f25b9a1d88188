import { newId } from '@vitrine/core/id/id.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { TestShop } from './shop.fixture.ts';

const refused =
  'Either your session has expired or you do not have cookies enabled. We cannot continue to checkout.';
const address = '/commerce/goto-checkout';
let shop: TestShop;

beforeAll(async () => {
  shop = await TestShop.open();
});
afterAll(() => shop?.server.stop());

async function visitorWithBowl(): Promise<TestClient> {
  const { variants } = await shop.sell();
  return shop.visitorWith(variants[0] ?? '');
}

/** Where it leads: its status and address. */
async function leads(visitor: TestClient, path: string, headers: Record<string, string> = {}) {
  const answer = await visitor.get(path, { accept: 'text/html', ...headers });
  return [answer.status, answer.headers.location];
}

const page = async (visitor: TestClient, path: string) =>
  (await visitor.get(path, { accept: 'text/html' })).text;

const linkIn = (text: string) => /href="(\/commerce\/goto-checkout[^"]*)"/.exec(text)?.[1] ?? '';

it('CHECKOUT-30: the cart leads to the checkout, by its own link or from a page of the website', async () => {
  const visitor = await visitorWithBowl();
  const link = linkIn(await page(visitor, '/cart'));
  expect(await leads(visitor, link)).toEqual([303, '/checkout']);
  const host = `http://${visitor.host}`;
  expect(await leads(visitor, address, { referer: `${host}/shop` })).toEqual([303, '/checkout']);
});

it('CHECKOUT-30: from elsewhere, without a cart or with another key, the cart says why', async () => {
  const visitor = await visitorWithBowl();
  const stranger = shop.server.client(shop.website);
  const other = linkIn(await page(await visitorWithBowl(), '/cart'));
  const host = `http://${stranger.host}`;
  for (const [who, path, headers] of [
    [visitor, address, {}],
    [visitor, address, { referer: 'https://elsewhere.example/cart' }],
    [visitor, address, { referer: 'nonsense' }],
    [visitor, other, {}],
    [visitor, `${address}?key=${newId()}&key=2`, {}],
    [stranger, address, { referer: `${host}/cart` }],
    [stranger, other, {}],
    [stranger, '/checkout', {}],
  ] as const) {
    expect(await leads(who, path, headers)).toEqual([303, '/cart?notice=expired']);
  }
  expect(await page(visitor, '/cart?notice=expired')).toContain(refused);
  const empty = await page(stranger, '/cart?notice=expired');
  expect(empty).toContain(refused);
  expect(empty).toContain('data-alert="Checkout"');
  expect(empty).toContain('You have nothing in your shopping cart.');
  expect(await page(visitor, '/cart')).not.toContain('data-alert');
});

it('ORDER-30, CONTEXT-2: an order is received, then confirmed, and later shows what happened to it', async () => {
  const visitor = await visitorWithBowl();
  const { orderId, confirmation } = await shop.order(visitor);
  const status = confirmation.replace('/order/', '/status/');
  const shown = async (path: string) => {
    const text = await page(visitor, path);
    return [
      Number(/"pageType":(\d+)/.exec(text)?.[1]),
      /<title>([^<]*)/.exec(text)?.[1],
      /<h1[^>]*>([^<]*)/.exec(text)?.[1],
      /class="system-lead">([^<]*)/.exec(text)?.[1],
      text.includes('<meta name="robots" content="noindex"/>'),
    ];
  };
  const sent = 'We have sent a confirmation to ann@example.com.';
  expect(await shown(confirmation)).toEqual([
    207,
    expect.stringContaining('Order 1 received'),
    'Thank you. We have received your order.',
    sent,
    true,
  ]);
  expect((await shown(status)).slice(0, 4)).toEqual([
    211,
    expect.stringContaining('Status of order 1'),
    'Order 1',
    undefined,
  ]);
  expect(await page(visitor, confirmation)).toContain(`href="${status}"`);
  const admin = await shop.server.signIn(shop.website);
  await admin.post(`/api/orders/${orderId}/payment`, {});
  expect((await shown(confirmation)).slice(0, 4)).toEqual([
    202,
    expect.stringContaining('Order 1'),
    'Thank you. Your order is in.',
    sent,
  ]);
  expect((await shown(status))[3]).toBe('We are preparing your order.');
  await admin.post(`/api/orders/${orderId}/cancellation`, {});
  for (const path of [confirmation, status])
    expect((await shown(path)).slice(0, 3)).toEqual([
      211,
      expect.stringContaining('Status of order 1'),
      'This order was cancelled.',
    ]);
  expect(await leads(visitor, `${status}x`)).toEqual([404, undefined]);
  const [mail] = await shop.mails();
  expect(mail?.body_text).toContain(status);
});
