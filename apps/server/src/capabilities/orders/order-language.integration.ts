import type { DraftOrder } from '@vitrine/core/draft-orders/draft-order.ts';
import { newId } from '@vitrine/core/id/id.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { monthly, SubscriptionShop } from '../../../test/subscription-shop.ts';
import { buyer, type TestShop } from '../checkout/shop.fixture.ts';
import { pagesOf, seller } from '../documents/documents.fixture.ts';

let club: SubscriptionShop;
let shop: TestShop;
let staff: TestClient;
let vase: string;
beforeAll(async () => {
  club = await SubscriptionShop.open();
  shop = club.shop;
  await shop.settle({ seller, returns: { isOffered: true, days: 30 } });
  await shop.setUp('test', { isEnabled: true });
  staff = await shop.server.signIn(shop.website);
  vase = (await shop.sell({ variants: [{ price: 1850, stock: null }] })).variants[0] ?? '';
});
afterAll(() => shop?.server.stop());
beforeEach(() => shop.speak('en'));

const mailed = async (to: string) =>
  (await shop.mails()).filter(({ recipient }) => recipient === to).map(({ subject }) => subject);
const html = { accept: 'text/html' };

/** Bought in German, on a website that speaks English by now. */
async function german(email: string) {
  await shop.speak('de');
  const visitor = await shop.visitorWith(vase);
  const order = await shop.order(visitor, { email });
  await shop.speak('en');
  return { visitor, order };
}

it('ORDER-43: emails, pages and papers stay in the language of the purchase; the shop reads its own', async () => {
  const email = 'german@example.com';
  const { visitor, order } = await german(email);
  const { orderId, number, confirmation } = order;
  expect((await shop.see(orderId)).language).toBe('de');
  for (const path of [confirmation, confirmation.replace('/order/', '/status/')])
    expect((await visitor.get(path, html)).text).toMatch(/<html[^>]* lang="de".*Zwischensumme/s);
  await staff.post(`/api/orders/${orderId}/payment`, {});
  await staff.post(`/api/orders/${orderId}/fulfilment`, {});
  expect(await mailed(email)).toEqual([
    expect.stringContaining(`Ihre Bestellung ${number}`),
    expect.stringContaining(`Bestellung ${number}`),
  ]);
  const { documents } = (await staff.get(`/api/orders/${orderId}/documents`)).body as {
    documents: { id: string }[];
  };
  const [paper = ''] = await pagesOf(staff, `/checkout/documents/${documents[0]?.id}.pdf`);
  expect(paper).toContain('Rechnung');
  const token = confirmation.split('/').at(-1) ?? '';
  const returns = (await visitor.get(`/checkout/returns/${token}`, html)).text;
  expect(returns).toMatch(/<html[^>]* lang="de"/);
  const reason = /<select[^>]* name="reason-.*?<option value="([^"]+)"/s.exec(returns)?.[1] ?? '';
  const lineId = (await shop.see(orderId)).lines[0]?.id ?? '';
  await visitor.send('POST', `/checkout/returns/${token}`, {
    body: new URLSearchParams({
      returnId: newId(),
      [`quantity-${lineId}`]: '1',
      [`reason-${lineId}`]: reason,
    }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...html },
  });
  expect((await mailed(email)).at(-1)).toMatch(/Rücksendung|Retoure|Rückgabe/);
  expect((await mailed('owner@shop.example')).at(-1)).toMatch(/return/i);
});

it('ORDER-43: the notice to the shop is in the language of the website, also for a draft in another one', async () => {
  const email = 'draft@example.com';
  const body = {
    customer: { ...buyer, email },
    language: 'de',
    lines: [{ id: newId(), variantId: vase, quantity: 1 }],
  };
  const { draft } = (await staff.post('/api/draft-orders', body)).body as { draft: DraftOrder };
  const { id, version, total } = draft;
  await staff.post(`/api/draft-orders/${id}/payment-link`, { version, total });
  const link = (await shop.mails()).at(-1);
  const path = /\/checkout\/pay\/[\w-]+/.exec(link?.body_text ?? '')?.[0] ?? '';
  const visitor = shop.server.client(shop.website);
  expect((await visitor.get(path, html)).text).toMatch(/<html[^>]* lang="de".*Zwischensumme/s);
  const placed = await staff.post(`/api/draft-orders/${id}/place`, { version, total, payment: 'invoice' });
  const { order } = placed.body as { order: { orderId: string; number: number } };
  expect((await shop.see(order.orderId)).language).toBe('de');
  expect((await mailed(email)).at(-1)).toContain(`Ihre Bestellung ${order.number}`);
  expect((await mailed('owner@shop.example')).at(-1)).toContain(`New order ${order.number}`);
});

it('DRAFTORDER-12: a draft follows the website unless staff choose a language that websites speak', async () => {
  const create = (language?: string) =>
    staff.post('/api/draft-orders', { customer: buyer, lines: [], ...(language ? { language } : {}) });
  expect(((await create()).body as { draft: DraftOrder }).draft.input.language).toBe('');
  expect((await create('xx')).status).toBe(400);
});

it('ORDER-44: staff change the language of an order, once in its timeline and its log', async () => {
  const { order } = await german('changed@example.com');
  const path = `/api/orders/${order.orderId}/language`;
  for (let time = 0; time < 2; time += 1)
    expect((await staff.put(path, { language: 'fr' })).status).toBe(200);
  expect((await staff.put(path, { language: 'xx' })).status).toBe(400);
  const seen = await shop.see(order.orderId);
  const noted = seen.timeline.filter(({ kind }) => kind === 'languageChanged');
  expect([seen.language, noted.map(({ text }) => text)]).toEqual(['fr', ['Français']]);
  const audited = await shop.query(
    `SELECT 1 FROM audit_log WHERE website_id = $1 AND act = 'order.languageChanged'`,
  );
  expect(audited).toHaveLength(1);
  await staff.post(`/api/orders/${order.orderId}/cancellation`, {});
  expect((await mailed('changed@example.com')).at(-1)).toContain('commande');
});

it('ORDER-43: an order of an earlier version follows the website', async () => {
  const { visitor, order } = await german('old@example.com');
  await shop.query(`UPDATE orders SET language = '' WHERE website_id = $1 AND id = $2`, order.orderId);
  expect((await shop.see(order.orderId)).language).toBe('en');
  expect((await visitor.get(order.confirmation, html)).text).toMatch(/<html[^>]* lang="en"/);
});

// Last: a month passes, and sessions end.
it('ORDER-43: renewals are in the language that the subscription was bought in', async () => {
  await shop.speak('de');
  const { rows } = await club.subscribe(await club.plan(monthly), 'approve', { email: 'club@example.com' });
  await shop.speak('en');
  await club.pass(31);
  const [renewed] = await club.orders(rows[0]?.id ?? '');
  expect((await shop.see(renewed?.id ?? '')).language).toBe('de');
  expect((await mailed('club@example.com')).at(-1)).toContain('Bestellung');
});
