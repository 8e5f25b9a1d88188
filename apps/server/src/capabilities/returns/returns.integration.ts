import { newId } from '@vitrine/core/id/id.ts';
import type { Return } from '@vitrine/core/returns/return.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { statusPath } from '../orders/index.ts';

let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await TestShop.open();
  await shop.settle({ returns: { isOffered: true, days: 30, instructions: 'Wrap it well.' } });
  admin = await shop.server.signIn(shop.website);
});
afterAll(() => shop?.server.stop());

const reason = 'Damaged or faulty';

interface Bought {
  readonly orderId: string;
  readonly lineId: string;
  readonly variantId: string;
  readonly page: string;
  readonly email: string;
}

/** An order of these bowls at 18.50 each, paid and, unless told otherwise, sent. */
async function bought({ quantity = 4, isSent = true, more = {} } = {}): Promise<Bought> {
  const bowls = await shop.sell(more);
  const variantId = bowls.variants[0] ?? '';
  const email = `${newId()}@example.com`;
  const { orderId } = await shop.order(await shop.visitorWith(variantId, quantity), { email });
  expect((await admin.post(`/api/orders/${orderId}/payment`, {})).status).toBe(200);
  if (isSent) expect((await admin.post(`/api/orders/${orderId}/fulfilment`, {})).status).toBe(200);
  const { lines } = await shop.see(orderId);
  const context = shop.server.context(shop.website);
  const page = statusPath(context, orderId).replace('status', 'returns');
  return { orderId, lineId: lines[0]?.id ?? '', variantId, page, email };
}

const visit = (path: string) => shop.server.client(shop.website).get(path, { accept: 'text/html' });
const post = (path: string, fields: Record<string, string> = {}) =>
  shop.server.client(shop.website).send('POST', path, {
    body: new URLSearchParams(fields).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html',
      'x-csrf-token': '',
    },
  });
const ask = ({ page, lineId }: Bought, quantity: number, more: Record<string, string> = {}) =>
  post(page, {
    returnId: newId(),
    [`quantity-${lineId}`]: String(quantity),
    [`reason-${lineId}`]: reason,
    ...more,
  });
const returnsOf = async (orderId: string) =>
  ((await admin.get(`/api/orders/${orderId}/returns`)).body as { returns: Return[] }).returns;
const act = async (id: string, path: string, body: object = {}) => {
  const answer = await admin.post(`/api/returns/${id}/${path}`, body);
  return { status: answer.status, ...(answer.body as { error?: string; return?: Return }) };
};
const mailsTo = async (email: string) =>
  (await shop.mails()).filter(({ recipient }) => recipient === email).map(({ kind }) => kind);

async function asked(quantity = 4, of = 4): Promise<Bought & { id: string }> {
  const order = await bought({ quantity: of });
  expect((await ask(order, quantity)).status).toBe(303);
  const [one] = await returnsOf(order.orderId);
  return { ...order, id: one?.id ?? '' };
}

it('RETURN-1: a buyer asks for a return without script; the same form posted twice at once is one return', async () => {
  const order = await bought();
  expect((await visit(order.page.replace('returns', 'status'))).text).toContain(order.page);
  const form = await visit(order.page);
  expect(form.text).toContain(`name="quantity-${order.lineId}"`);
  const returnId = /name="returnId" value="(\w+)"/.exec(form.text)?.[1] ?? '';
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => ask(order, 2, { returnId, comment: 'A chip.' })),
  );
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303]);
  expect(await returnsOf(order.orderId)).toMatchObject([
    { id: returnId, state: 'asked', comment: 'A chip.', lines: [{ asked: 2, reason }], amount: 3700 },
  ]);
  const { number, timeline } = await shop.see(order.orderId);
  expect(timeline.filter(({ kind }) => kind === 'returnAsked')).toMatchObject([{ text: `${number}-1` }]);
  expect((await visit(order.page)).text).toContain(`Return ${number}-1`);
});

it('RETURN-1, RETURN-3: without an item, with another reason or a foreign link nothing is asked for', async () => {
  const order = await bought();
  const other = await bought();
  const refused = [
    await ask(order, 0),
    await ask(order, 1, { [`reason-${order.lineId}`]: 'Invented' }),
    await ask(order, 1, { returnId: 'x' }),
    await post(`${order.page}x`, { returnId: newId() }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 404]);
  expect(refused[0]?.text).toContain('Choose at least one item');
  expect(await returnsOf(order.orderId)).toEqual([]);
  await ask(other, 1);
  const [taken] = await returnsOf(other.orderId);
  expect((await ask(order, 1, { returnId: taken?.id ?? '' })).status).toBe(409);
  expect((await post(`${order.page}/${taken?.id}/withdrawal`)).status).toBe(409);
  expect(await returnsOf(other.orderId)).toMatchObject([{ state: 'asked' }]);
});

it('RETURN-2: never more is asked for than was sent, neither refunded nor in an open return, at once', async () => {
  const order = await bought({ quantity: 3 });
  const answers = await Promise.all(Array.from({ length: 6 }, () => ask(order, 1)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 303, 303, 409, 409, 409]);
  expect(await returnsOf(order.orderId)).toHaveLength(3);
  const part = await bought({ quantity: 3 });
  const refunded = await admin.post(`/api/orders/${part.orderId}/refund/part`, {
    ...{ refundId: newId(), amount: 1850 },
    lines: [{ lineId: part.lineId, quantity: 1 }],
  });
  expect(refunded.status).toBe(200);
  expect((await ask(part, 3)).text).toContain('Of “Bowl”, 2 can be returned.');
  expect((await ask(part, 2)).status).toBe(303);
});

it('RETURN-2: nothing is asked for before it was sent, after the days are over, or if the shop offers none', async () => {
  const unsent = await bought({ isSent: false });
  expect([(await ask(unsent, 1)).status, (await visit(unsent.page)).text]).toEqual([
    409,
    expect.stringContaining('Nothing of this order can be returned.'),
  ]);
  const order = await bought();
  await shop.settle({ returns: { isOffered: false } });
  const status = await visit(order.page.replace('returns', 'status'));
  expect([(await ask(order, 1)).status, status.text.includes(order.page)]).toEqual([409, false]);
  await shop.settle({ returns: { isOffered: true, days: 30, instructions: 'Wrap it well.' } });
  await shop.query(
    `UPDATE order_shipments SET sent_at = sent_at - interval '31 days' WHERE website_id = $1 AND order_id = $2`,
    order.orderId,
  );
  expect((await ask(order, 1)).status).toBe(409);
  expect([...(await returnsOf(unsent.orderId)), ...(await returnsOf(order.orderId))]).toEqual([]);
});

it('RETURN-3: what is not sent cannot be returned', async () => {
  const more = { title: 'E-book', type: 2, variants: [{ price: 900, stock: null }] };
  const order = await bought({ quantity: 1, isSent: false, more });
  expect((await ask(order, 1)).status).toBe(409);
  expect((await visit(order.page)).text).toContain('Cannot be returned: E-book.');
});

it('RETURN-4: every forbidden move is refused and changes nothing', async () => {
  const { id, lineId, orderId, page } = await asked(2);
  const lines = [{ lineId, quantity: 1, isRestocked: false }];
  const moves = {
    accept: () => act(id, 'acceptance', { lines: [{ lineId, quantity: 1 }] }),
    decline: () => act(id, 'refusal', { answer: 'Worn.' }),
    receive: () => act(id, 'receipt', { lines }),
    refund: () => act(id, 'refund'),
    close: () => act(id, 'closing', { answer: '' }),
    withdraw: () => post(`${page}/${id}/withdrawal`),
  };
  const refused = async (state: string, names: readonly (keyof typeof moves)[]) => {
    for (const name of names) expect([name, (await moves[name]()).status]).toEqual([name, 409]);
    expect(await returnsOf(orderId)).toMatchObject([{ state }]);
  };
  await refused('asked', ['receive', 'refund', 'close']);
  expect((await moves.accept()).status).toBe(200);
  await refused('accepted', ['accept', 'decline', 'refund']);
  expect((await moves.receive()).status).toBe(200);
  await refused('received', ['accept', 'decline', 'receive', 'withdraw']);
  expect((await moves.close()).status).toBe(200);
  await refused('closed', ['accept', 'decline', 'receive', 'refund', 'close', 'withdraw']);
  const acts = (await admin.get('/api/website/audit')).body as { entries: { act: string }[] };
  expect(acts.entries.filter(({ act: name }) => name === 'return.changed').length).toBeGreaterThanOrEqual(3);
});

it('RETURN-5: a return is accepted in part, never more than was asked for, or declined with a reason', async () => {
  const { id, lineId, email, orderId } = await asked(3);
  const tooMany = await act(id, 'acceptance', { lines: [{ lineId, quantity: 4 }] });
  expect([tooMany.status, tooMany.error]).toEqual([409, 'returns.tooMany']);
  expect(await returnsOf(orderId)).toMatchObject([{ state: 'asked', lines: [{ accepted: null }] }]);
  const accepted = await act(id, 'acceptance', { lines: [{ lineId, quantity: 2 }] });
  expect(accepted.return).toMatchObject({ state: 'accepted', amount: 3700, lines: [{ accepted: 2 }] });
  const other = await asked(1);
  expect((await act(other.id, 'refusal', { answer: ' ' })).status).toBe(400);
  expect((await act(other.id, 'refusal', { answer: 'It was worn.' })).return).toMatchObject({
    state: 'declined',
    answer: 'It was worn.',
  });
  expect((await visit(other.page)).text).toContain('It was worn.');
  expect([await mailsTo(email), await mailsTo(other.email)]).toEqual([
    expect.arrayContaining(['returns.asked', 'returns.accepted']),
    expect.arrayContaining(['returns.asked', 'returns.declined']),
  ]);
});

it('RETURN-6, RETURN-7: what arrives goes back into stock and is refunded once, however often it is asked', async () => {
  const { id, lineId, orderId, variantId } = await asked(3);
  const before = await shop.stockOf(variantId);
  await act(id, 'acceptance', { lines: [{ lineId, quantity: 3 }] });
  const lines = [{ lineId, quantity: 4, isRestocked: true }];
  expect((await act(id, 'receipt', { lines })).error).toBe('returns.tooMany');
  expect(await shop.stockOf(variantId)).toEqual(before);
  await act(id, 'receipt', { lines: [{ lineId, quantity: 2, isRestocked: true }] });
  expect(await shop.stockOf(variantId)).toEqual({ ...before, on_hand: (before.on_hand ?? 0) + 2 });
  expect((await act(id, 'refund', { amount: 99_999 })).status).toBe(409);
  expect(await returnsOf(orderId)).toMatchObject([{ state: 'received' }]);
  const answers = await Promise.all(Array.from({ length: 4 }, () => act(id, 'refund')));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  const { refunds, promised } = await shop.see(orderId);
  expect(refunds).toMatchObject([{ id, amount: 3700, lines: [{ lineId, quantity: 2 }], isRestocked: false }]);
  expect(promised).toBe(3700);
  expect(await returnsOf(orderId)).toMatchObject([{ state: 'refunded' }]);
});

it('RETURN-8: a buyer withdraws a return until the items have arrived, and can ask again', async () => {
  const order = await asked(4);
  expect((await ask(order, 1)).status).toBe(409);
  expect((await post(`${order.page}/${order.id}/withdrawal`)).status).toBe(303);
  expect((await post(`${order.page}/${order.id}/withdrawal`)).status).toBe(409);
  expect((await ask(order, 4)).status).toBe(303);
  expect(await returnsOf(order.orderId)).toMatchObject([{ state: 'withdrawn' }, { state: 'asked' }]);
  expect(await mailsTo('owner@shop.example')).toContain('returns.withdrawn');
});

it('RETURN-9: the buyer is told of each step, and prints a slip while the return is accepted', async () => {
  const { id, lineId, email, page } = await asked(1);
  const slip = `${page}/${id}/slip.pdf`;
  expect((await visit(slip)).status).toBe(404);
  await act(id, 'acceptance', { lines: [{ lineId, quantity: 1 }] });
  const paper = await visit(slip);
  expect([paper.status, paper.headers['content-type'], paper.text.slice(0, 5)]).toEqual([
    200,
    'application/pdf',
    '%PDF-',
  ]);
  await act(id, 'receipt', { lines: [{ lineId, quantity: 1, isRestocked: false }] });
  await act(id, 'closing', { answer: 'It was empty.' });
  expect(await mailsTo(email)).toEqual(
    expect.arrayContaining(['returns.asked', 'returns.accepted', 'returns.received', 'returns.closed']),
  );
  const mail = (await shop.mails()).find(one => one.recipient === email && one.kind === 'returns.accepted');
  expect(mail?.body_text).toContain('Wrap it well.');
  expect((await visit(slip)).status).toBe(404);
});

it('RETURN-10: an erased person’s comments are removed', async () => {
  const order = await bought();
  await ask(order, 1, { comment: 'I moved house.' });
  const { database, jobs } = shop.server.services;
  await jobs.enqueue(
    database,
    { name: 'siteUsers.erasedBuyerNews' },
    {
      websiteId: shop.website.id,
      data: { email: order.email.toUpperCase() },
    },
  );
  await shop.server.runJobs();
  expect(await returnsOf(order.orderId)).toMatchObject([{ comment: '', state: 'asked' }]);
});

it('RETURN-11: staff find open returns of all orders first, a page at a time, and those in each state', async () => {
  const first = await asked(1);
  const second = await asked(1);
  await act(first.id, 'refusal', { answer: 'No.' });
  const list = async (query = '') =>
    (await admin.get(`/api/returns${query}`)).body as { returns: Return[]; hasMore: boolean; open: number };
  const open = await list('?limit=1');
  expect([open.returns[0]?.id, open.hasMore, open.open > 1]).toEqual([second.id, true, true]);
  expect((await list(`?limit=1&before=${second.id}`)).returns[0]?.id).not.toBe(first.id);
  expect((await list('?state=declined')).returns[0]?.id).toBe(first.id);
  expect((await list('?state=all')).returns.slice(0, 2).map(({ id }) => id)).toEqual([second.id, first.id]);
});
