import { newId } from '@vitrine/core/id/id.ts';
import type { Return } from '@vitrine/core/returns/return.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { TestShop } from '../checkout/shop.fixture.ts';

let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await TestShop.open();
  await shop.settle({ returns: { isOffered: true, days: 30 } });
  admin = await shop.server.signIn(shop.website);
});
afterAll(() => shop?.server.stop());

const reason = 'Damaged or faulty';

/** An order of these bowls, paid and, unless told otherwise, sent. */
async function bought({ quantity = 3, isSent = true } = {}) {
  const bowls = await shop.sell();
  const email = `${newId()}@example.com`;
  const visitor = await shop.visitorWith(bowls.variants[0] ?? '', quantity);
  const { orderId } = await shop.order(visitor, { email });
  expect((await admin.post(`/api/orders/${orderId}/payment`, {})).status).toBe(200);
  if (isSent) expect((await admin.post(`/api/orders/${orderId}/fulfilment`, {})).status).toBe(200);
  const { lines } = await shop.see(orderId);
  return { orderId, email, lineId: lines[0]?.id ?? '' };
}

interface Registering {
  readonly returnId?: string;
  readonly quantity?: number;
  readonly lines?: readonly object[];
  readonly isBuyerTold?: boolean;
  readonly by?: TestClient;
}

async function register(
  { orderId, lineId }: { orderId: string; lineId: string },
  {
    returnId = newId(),
    quantity = 1,
    lines = [{ lineId, quantity, reason }],
    by = admin,
    ...more
  }: Registering,
) {
  const body = { returnId, lines, comment: 'It came without a word.', ...more };
  const { status, body: answer } = await by.post(`/api/orders/${orderId}/returns`, body);
  return { status, ...(answer as { error?: string; return?: Return }) };
}

const returnsOf = async (orderId: string) =>
  (await admin.get(`/api/orders/${orderId}/returns`)).body as {
    returns: Return[];
    returnable: { lines: object[]; reasons: string[] };
  };
const mailsOf = async (email: string) =>
  (await shop.mails()).filter(({ recipient }) => recipient === email && recipient !== '');

it('RETURN-12: staff register a return, which is accepted in part, received and refunded like every other', async () => {
  const order = await bought();
  const before = await returnsOf(order.orderId);
  expect(before).toMatchObject({ returns: [], returnable: { lines: [{ lineId: order.lineId, most: 3 }] } });
  expect(before.returnable.reasons).toContain(reason);
  const returnId = newId();
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => register(order, { returnId, quantity: 2 })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await returnsOf(order.orderId)).toMatchObject({
    returns: [
      { id: returnId, state: 'asked', comment: 'It came without a word.', lines: [{ asked: 2, reason }] },
    ],
    returnable: { lines: [{ most: 1 }] },
  });
  expect((await mailsOf(order.email)).filter(({ kind }) => kind === 'returns.asked')).toEqual([]);
  const { timeline } = await shop.see(order.orderId);
  expect(timeline.filter(({ kind }) => kind === 'returnAsked')).toMatchObject([
    { actor: expect.stringContaining('@') },
  ]);
  const acts = await shop.query(
    `SELECT act FROM audit_log WHERE website_id = $1 AND facts->>'returnId' = $2`,
    returnId,
  );
  expect(acts).toEqual([{ act: 'return.registered' }]);

  const line = { lineId: order.lineId, quantity: 1 };
  const act = (path: string, body: object) => admin.post(`/api/returns/${returnId}/${path}`, body);
  expect((await act('acceptance', { lines: [line] })).status).toBe(200);
  expect((await act('receipt', { lines: [{ ...line, isRestocked: true }] })).status).toBe(200);
  expect((await act('refund', {})).body).toMatchObject({ return: { state: 'refunded', amount: 1850 } });
});

it('RETURN-12: the buyer is told if staff want it; the owners, who registered it, are not', async () => {
  const order = await bought();
  const notices = async () => (await shop.mails()).filter(({ kind }) => kind === 'returns.notice').length;
  const known = await notices();
  expect((await register(order, { isBuyerTold: true })).status).toBe(200);
  expect((await mailsOf(order.email)).filter(({ kind }) => kind === 'returns.asked')).toHaveLength(1);
  expect(await notices()).toBe(known);
});

it('RETURN-12: what the buyer could not ask for is not registered, and tells nobody', async () => {
  const order = await bought();
  const { lineId } = order;
  const unsent = await bought({ isSent: false });
  const reader = await shop.server.signIn(shop.website, 'billing');
  const told = { isBuyerTold: true };
  const twice = [1, 1].map(quantity => ({ lineId, quantity, reason }));
  const refused = [
    await register(order, { ...told, quantity: 4 }),
    await register(order, { ...told, lines: [] }),
    await register(order, { ...told, lines: [{ lineId, quantity: 1, reason: 'Invented' }] }),
    await register(order, { ...told, lines: twice }),
    await register(unsent, told),
    await register({ ...order, orderId: newId() }, told),
    await register(order, { ...told, by: reader }),
  ];
  expect(refused.map(({ status, error }) => [status, error])).toEqual([
    [409, 'returns.tooMany'],
    [409, 'returns.nothing'],
    [400, 'returns.unknownReason'],
    [400, 'call.invalid'],
    [409, 'returns.closed'],
    [404, 'call.notFound'],
    [403, 'call.forbidden'],
  ]);
  for (const { orderId, email } of [order, unsent]) {
    expect((await returnsOf(orderId)).returns).toEqual([]);
    expect((await mailsOf(email)).filter(({ kind }) => kind.startsWith('returns.'))).toEqual([]);
  }
  expect((await returnsOf(unsent.orderId)).returnable.lines).toEqual([]);
});
