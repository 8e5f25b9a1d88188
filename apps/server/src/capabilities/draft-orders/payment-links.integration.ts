import type { DraftOrder } from '@vitrine/core/draft-orders/draft-order.ts';
import { newId } from '@vitrine/core/id/id.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { buyer, TestShop } from '../checkout/shop.fixture.ts';

let shop: TestShop;
let staff: TestClient;

beforeAll(async () => {
  shop = await TestShop.open();
  await shop.settle({ terms: { terms: '/terms', privacy: '', withdrawal: '' } });
  staff = await shop.server.signIn(shop.website);
});
afterAll(() => shop?.server.stop());

async function sell(stock = 5): Promise<string> {
  const { variants } = await shop.sell({ variants: [{ price: 1000, stock }] });
  return variants[0] ?? '';
}

const linesOf = (variantId: string, quantity = 2) => [
  { id: newId(), variantId, quantity, unitPrice: 900, discount: null },
];

/** Two bowls at an agreed price of 9.00 each, and post for 5.00. */
async function create(variantId: string, customer: object = {}, quantity = 2): Promise<DraftOrder> {
  const email = `${newId()}@example.com`;
  const body = { customer: { ...buyer, email, ...customer }, lines: linesOf(variantId, quantity) };
  const answer = await staff.post('/api/draft-orders', body);
  if (answer.status !== 200) throw new Error(answer.text);
  return (answer.body as { draft: DraftOrder }).draft;
}

const read = async (id: string) =>
  ((await staff.get(`/api/draft-orders/${id}`)).body as { draft: DraftOrder }).draft;
const send = ({ id, version, total }: DraftOrder) =>
  staff.post(`/api/draft-orders/${id}/payment-link`, { version, total });
const mailsOf = async ({ email }: DraftOrder, kind = 'draftOrders.paymentLink') =>
  (await shop.mails()).filter(mail => mail.recipient === email && mail.kind === kind);

/** The address in the last link to this customer. */
async function linkOf(draft: DraftOrder): Promise<string> {
  const sent = await send(draft);
  if (sent.status !== 200) throw new Error(sent.text);
  const mail = (await mailsOf(draft)).at(-1);
  return /\/checkout\/pay\/[\w-]+/.exec(mail?.body_text ?? '')?.[0] ?? '';
}

const html = { accept: 'text/html' };
const visitor = () => shop.server.client(shop.website);
const visit = (path: string, who = visitor()) => who.get(path, html);

/** The fields of the page, as a browser without script posts them. */
async function formOf(path: string, who: TestClient, more: Record<string, string> = {}) {
  const { text } = await visit(path, who);
  const field = (name: string) => new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(text)?.[1] ?? '';
  return {
    idempotencyKey: field('idempotencyKey'),
    terms: field('terms'),
    paymentMethod: 'manual',
    ...more,
  };
}
const post = (path: string, fields: Record<string, string>, who = visitor()) =>
  who.send('POST', path, {
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...html },
  });

const ordersOf = ({ id }: DraftOrder) =>
  shop.query<{ id: string; state: string; total: string }>(
    'SELECT id, state, total FROM orders WHERE website_id = $1 AND cart_id = $2 ORDER BY id',
    id,
  );

it('PAYLINK-1, PAYLINK-3, COOKIE-6: the customer is mailed a link, sees what was agreed, and orders without script', async () => {
  const variantId = await sell();
  const draft = await create(variantId, { note: 'Ring twice' });
  expect(draft.paymentLink).toBeNull();
  const path = await linkOf(draft);
  const [mail] = await mailsOf(draft);
  expect(mail?.body_text).toMatch(/2 × Bowl[\s\S]*Total: €23\.00[\s\S]*Check and pay/);
  const after = await read(draft.id);
  const { sentAt, expiresAt } = after.paymentLink ?? { sentAt: '', expiresAt: '' };
  expect(Math.round((Date.parse(expiresAt) - Date.parse(sentAt)) / 86_400_000)).toBe(14);
  const who = visitor();
  const page = await visit(path, who);
  expect([page.status, page.headers['referrer-policy']]).toEqual([200, 'no-referrer']);
  expect(page.headers['cache-control']).toContain('no-store');
  for (const shown of ['€18.00', '€5.00', '€23.00', 'Hauptstr. 1', 'Ring twice', 'value="manual"', '/terms'])
    expect(page.text).toContain(shown);
  for (const method of ['invoice', 'cash', 'card-reader'])
    expect(page.text).not.toContain(`value="${method}"`);
  const answer = await post(path, await formOf(path, who), who);
  expect([...who.cookies.keys()]).toEqual(['PAY_LINK']);
  expect([answer.status, answer.headers.location]).toEqual([
    303,
    expect.stringContaining('/checkout/order/'),
  ]);
  const [order] = await ordersOf(draft);
  const seen = await shop.see(order?.id ?? '');
  expect(seen).toMatchObject({ state: 'placed', total: 2300, note: 'Ring twice' });
  expect(seen.terms).not.toBeNull();
  expect((await read(draft.id)).orderId).toBe(order?.id);
  expect(await shop.stockOf(variantId)).toMatchObject({ on_hand: 3, reserved: 0 });
});

it('PAYLINK-1: what the customer could not order is not sent', async () => {
  const variantId = await sell(1);
  const short = await create(variantId);
  const nowhere = await create(variantId, { city: '' }, 1);
  const nobody = await create(variantId, { email: '' }, 1);
  const fine = await create(variantId, {}, 1);
  const empty = (await staff.post('/api/draft-orders', { customer: buyer, lines: [] })).body as {
    draft: DraftOrder;
  };
  const before = (await shop.mails()).length;
  const refused = await Promise.all([
    send(short),
    send(nowhere),
    send(nobody),
    send(empty.draft),
    send({ ...fine, version: 9 }),
    send({ ...fine, total: 1 }),
    visitor().post(`/api/draft-orders/${fine.id}/payment-link`, { version: 1, total: fine.total }),
  ]);
  expect(refused.map(({ status }) => status)).toEqual([409, 400, 400, 409, 409, 409, 401]);
  expect(refused[1]?.body).toMatchObject({ errors: { city: expect.any(String) } });
  expect(refused[2]?.body).toMatchObject({ errors: { email: expect.any(String) } });
  await staff.delete(`/api/draft-orders/${fine.id}`);
  expect((await send(fine)).status).toBe(404);
  expect(await shop.mails()).toHaveLength(before);
  expect((await read(short.id)).paymentLink).toBeNull();
});

it('PAYLINK-2, PAYLINK-4: a changed draft ends its link, and a changed, foreign or invented link is not found', async () => {
  const variantId = await sell();
  const draft = await create(variantId);
  const first = await linkOf(draft);
  const fields = await formOf(first, visitor());
  const saved = await staff.put(`/api/draft-orders/${draft.id}`, {
    ...draft.input,
    lines: linesOf(variantId, 1),
    version: draft.version,
  });
  expect(saved.status).toBe(200);
  const next = await read(draft.id);
  expect(next.paymentLink).toBeNull();
  const ended = await visit(first);
  expect(ended.text).toContain('This link is no longer valid');
  expect(ended.text).not.toContain('Hauptstr');
  expect((await post(first, fields)).headers.location).toBe(first);
  const second = await linkOf(next);
  expect(second).not.toBe(first);
  expect((await visit(second)).text).toContain('€14.00');
  const other = shop.server.client(await shop.server.createWebsite());
  const longer = second.replace(/-(\d{9,11})-/, (_, end) => `-${Number(end) + 999_999}-`);
  const missing = [
    await visit(`${second}x`),
    await visit(longer),
    await visit(first.replace(`-${draft.version}-`, `-${next.version}-`)),
    await visit('/checkout/pay/x'),
    await other.get(second, html),
    await post(longer, fields),
  ];
  expect(missing.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  await staff.delete(`/api/draft-orders/${draft.id}`);
  expect((await visit(second)).text).toContain('This link is no longer valid');
  expect((await post(second, fields)).headers.location).toBe(second);
  expect(await ordersOf(draft)).toEqual([]);
  expect(await shop.stockOf(variantId)).toMatchObject({ on_hand: 5, reserved: 0 });
});

it('PAYLINK-3: without the terms, with a method of staff or without the key nothing is ordered, and the page says why', async () => {
  const variantId = await sell();
  const draft = await create(variantId);
  const path = await linkOf(draft);
  const who = visitor();
  const form = await formOf(path, who);
  expect((await post(path, { ...form, terms: '' }, who)).headers.location).toBe(`${path}#problems`);
  const untold = await visit(path, who);
  expect(untold.text).toMatch(/<title>Error: Your order/);
  expect(untold.text).toContain('id="checkout-terms-error"');
  for (const paymentMethod of ['invoice', 'cash', 'card-reader', 'unheard-of']) {
    await post(path, { ...(await formOf(path, who)), paymentMethod }, who);
    expect((await visit(path, who)).text).toContain('id="problems"');
  }
  expect((await post(path, { ...form, idempotencyKey: 'x' }, who)).headers.location).toBe(path);
  await shop.settle({ tax: { isIncluded: false } });
  const changed = await post(path, form, who);
  expect(changed.headers.location).toBe(`${path}#problems`);
  await shop.settle({ tax: { isIncluded: true } });
  expect(await ordersOf(draft)).toEqual([]);
  expect((await read(draft.id)).orderId).toBeNull();
  expect(await shop.stockOf(variantId)).toMatchObject({ on_hand: 5, reserved: 0 });
  expect((await post(path, await formOf(path, who), who)).headers.location).toContain('/checkout/order/');
});

it('PAYLINK-5: however often and in parallel it is posted, one draft makes one order', async () => {
  const variantId = await sell();
  const draft = await create(variantId);
  const path = await linkOf(draft);
  const [one, two] = [await formOf(path, visitor()), await formOf(path, visitor())];
  const place = { version: draft.version, total: draft.total, payment: 'cash' };
  await Promise.all([
    ...Array.from({ length: 4 }, () => post(path, one)),
    ...Array.from({ length: 4 }, () => post(path, two)),
    staff.post(`/api/draft-orders/${draft.id}/place`, place),
  ]);
  const orders = await ordersOf(draft);
  expect(orders).toMatchObject([{ state: 'placed' }]);
  expect((await read(draft.id)).orderId).toBe(orders[0]?.id);
  expect(await shop.stockOf(variantId)).toMatchObject({ on_hand: 3, reserved: 0 });
  const used = await visit(path);
  expect(used.text).toContain('This order has been placed');
  expect(used.text).toContain('/checkout/status/');
  expect((await post(path, one)).headers.location).toBe(path);
  expect(await ordersOf(draft)).toHaveLength(1);
  expect((await send(draft)).status).toBe(409);
});

/** Begins a payment at the test service by the link. */
async function pay(draft: DraftOrder, path: string, who: TestClient): Promise<string> {
  await shop.employ(who);
  const form = await formOf(path, who, { paymentMethod: 'test' });
  const answer = await post(path, form, who);
  expect(answer.headers.location).toMatch(/^\/payments\//);
  const started = await who.get(String(answer.headers.location));
  expect((await read(draft.id)).orderId).toBeNull();
  return String(started.headers.location).split('/').at(-1) ?? '';
}
const back = (paymentId: string, who: TestClient) => who.get(`/checkout/return/${paymentId}`, html);

it('PAYLINK-5: after a declined payment the link pays again, and a paid draft is a placed one', async () => {
  const variantId = await sell();
  const draft = await create(variantId);
  const path = await linkOf(draft);
  const who = visitor();
  const declined = await pay(draft, path, who);
  await shop.choose(who, declined, 'decline');
  expect((await back(declined, who)).headers.location).toBe(`${path}#problems`);
  expect((await visit(path, who)).text).toContain('declined');
  expect(await shop.stockOf(variantId)).toMatchObject({ on_hand: 5, reserved: 0 });
  const paid = await pay(draft, path, who);
  await shop.choose(who, paid, 'approve');
  const returned = await back(paid, who);
  expect(returned.headers.location).toContain('/checkout/order/');
  const orders = await ordersOf(draft);
  expect(orders.map(({ state }) => state).toSorted()).toEqual(['cancelled', 'placed']);
  expect((await read(draft.id)).orderId).toBe(orders.find(({ state }) => state === 'placed')?.id);
  expect(await shop.stockOf(variantId)).toMatchObject({ on_hand: 3, reserved: 0 });
  // Somebody else who knows the address of the payment does not see the order.
  expect((await back(paid, visitor())).headers.location).toBe('/cart?notice=ordered');
});

it('PAYLINK-5: staff who place the draft meanwhile end the begun payment', async () => {
  const variantId = await sell();
  const draft = await create(variantId);
  const path = await linkOf(draft);
  const who = visitor();
  const paymentId = await pay(draft, path, who);
  const place = { version: draft.version, total: draft.total, payment: 'cash' };
  expect((await staff.post(`/api/draft-orders/${draft.id}/place`, place)).status).toBe(200);
  const orders = await ordersOf(draft);
  expect(orders.map(({ state }) => state).toSorted()).toEqual(['cancelled', 'placed']);
  await shop.choose(who, paymentId, 'approve');
  await back(paymentId, who);
  await shop.server.runJobs();
  expect((await ordersOf(draft)).map(({ state }) => state).toSorted()).toEqual(['cancelled', 'placed']);
  expect(await shop.stockOf(variantId)).toMatchObject({ on_hand: 3, reserved: 0 });
});

// Last: it moves the clock.
it('PAYLINK-4: after 14 days a link orders nothing, and a new one can be sent', async () => {
  const draft = await create(await sell());
  const path = await linkOf(draft);
  const fields = await formOf(path, visitor());
  shop.server.moveClock({ days: 14 });
  staff = await shop.server.signIn(shop.website);
  const over = await visit(path);
  expect(over.text).toContain('This link has expired');
  expect(over.text).not.toContain('Hauptstr');
  expect((await post(path, fields)).headers.location).toBe(path);
  expect(await ordersOf(draft)).toEqual([]);
  expect((await visit(await linkOf(draft))).text).toContain('Your order is ready to pay');
});

it('PAYMENT-10: after the launch, no stranger is offered a test by a link, and one without another method is not sent', async () => {
  shop.takeTests(true);
  const draft = await create(await sell());
  const path = await linkOf(draft);
  expect((await visit(path)).text).not.toContain('value="test"');
  const refused = await post(path, await formOf(path, visitor(), { paymentMethod: 'test' }));
  expect([refused.headers.location, await ordersOf(draft)]).toEqual([`${path}#problems`, []]);
  await shop.setUp('manual', { isEnabled: false });
  expect((await send(draft)).body).toMatchObject({ error: 'checkout.noPayment' });
  await shop.setUp('manual', { isEnabled: true });
  shop.takeTests(false);
});
