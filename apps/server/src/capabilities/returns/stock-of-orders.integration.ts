import { newId } from '@vitrine/core/id/id.ts';
import type { Order } from '@vitrine/core/orders/order.ts';
import type { Return } from '@vitrine/core/returns/return.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { randomCases } from '../../../test/random-cases.ts';
import {
  checkModel,
  type Model,
  type ModelLine,
  type ModelOrder,
  putBack,
  shippingOf,
} from '../../../test/stock-model.ts';
import { openings, type Step, step, way } from '../../../test/stock-steps.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { statusPath } from '../orders/index.ts';

let shop: TestShop;
let admin: TestClient;
let variants: string[];
beforeAll(async () => {
  shop = await TestShop.open();
  await shop.settle({ returns: { isOffered: true, days: 30, instructions: '' } });
  const made = await Promise.all(
    [1999, 333].map(price => shop.sell({ title: `At ${price}`, variants: [{ price, stock: 9 }] })),
  );
  variants = made.map(one => one.variants[0] ?? '');
  admin = await shop.server.signIn(shop.website);
});
afterAll(() => shop?.server.stop());

const partOf = (whole: number, share: number) => Math.ceil((whole * share) / 100);
const call = (orderId: string, verb: string, body: object = {}) =>
  admin.post(`/api/orders/${orderId}/${verb}`, body);
const setStock = (variant: number, onHand: number) =>
  admin.put(`/api/inventory/${variants[variant]}`, { onHand });

const returned = ['place', 'pay', 'shipAll', 'ask', 'receive'] as const;

it.each([
  { what: 'refunded by hand', steps: way(...returned, 'closeReturn', { act: 'refund', share: 50 }) },
  { what: 'cancelled, as its shipment was a mistake', steps: way(...returned, 'undo', 'cancel') },
])(
  'STOCK-18: what came back with a return comes back into stock once, even if it is then $what',
  async ({ steps }) => {
    await live({ isTaxIncluded: true, steps });
  },
);

it('STOCK-18: what was refunded and put back comes back into stock once, even if it then arrives with a return', async () => {
  const steps = way('place', 'pay', 'shipAll', 'ask', { act: 'refund', share: 50 }, 'receive');
  await live({ isTaxIncluded: true, steps });
});

it('STOCK-11: items that were refunded without going back into stock stay out when the rest is cancelled', async () => {
  const steps = way('place', 'pay', { act: 'refund', pieces: 1, share: 20, isRestocked: false }, 'cancel');
  const { stock, orders } = await live({ isTaxIncluded: true, steps });
  expect([stock, (await read(orders[0]?.id ?? '')).state]).toEqual([[8, 9], 'cancelled']);
});

it('ORDER-10: a held order is released without the items that were refunded in the meantime, which come back with nobody', async () => {
  const supplies = way({ act: 'supply', pieces: 2 }, { act: 'supply', line: 1, pieces: 2 });
  const steps = way('placeShort', { act: 'refund', pieces: 1, share: 20 });
  const { stock, orders } = await live({
    isTaxIncluded: true,
    steps: [...steps, ...supplies, ...way('release')],
  });
  expect([stock, (await read(orders[0]?.id ?? '')).state]).toEqual([[0, 0], 'placed']);
  await live({ isTaxIncluded: true, steps: [...steps, ...supplies, ...way('release', 'cancel')] });
});

it('STOCK-18, ORDER-17: whatever is placed, paid, sent, refunded, returned and cancelled, stock and refundable amounts match a model', async () => {
  const life = fc.record({
    isTaxIncluded: fc.boolean(),
    opening: fc.constantFrom(...openings),
    steps: fc.array(step, { minLength: 4, maxLength: 14 }),
  });
  await fc.assert(
    fc.asyncProperty(life, async ({ isTaxIncluded, opening, steps }) => {
      await live({ isTaxIncluded, steps: [...way(...opening), ...steps] });
    }),
    randomCases(5),
  );
}, 1_800_000);

async function live({
  isTaxIncluded,
  steps,
}: {
  isTaxIncluded: boolean;
  steps: readonly Step[];
}): Promise<Model> {
  await shop.settle({ tax: { ...shop.website.settings.store.tax, isIncluded: isTaxIncluded } });
  await Promise.all([setStock(0, 9), setStock(1, 9)]);
  const model: Model = { stock: [9, 9], orders: [] };
  for (const one of steps) {
    await take(model, one);
    await checkModel(model, { shop, admin, variants });
  }
  return model;
}

async function take(model: Model, given: Step): Promise<void> {
  const { act, line: at, pieces } = given;
  if (act === 'supply') {
    model.stock[at === 0 ? 0 : 1] += pieces;
    expect((await setStock(at, model.stock[at] ?? 0)).status).toBe(200);
  } else if (act === 'place' || act === 'placeShort') await place(model, given, act === 'placeShort');
  else {
    const own = model.orders[given.order % model.orders.length];
    if (own) await change(model, own, given);
  }
}

/** Paid by hand later; or paid at a service, after somebody else bought the last piece. */
async function place(model: Model, { line: at, pieces }: Step, isShort: boolean): Promise<void> {
  const quantities = model.stock.map((stock, variant) =>
    Math.min(stock, variant === at ? pieces + 1 : pieces),
  );
  if (quantities.every(quantity => quantity === 0)) return;
  const visitor = shop.server.client(shop.website);
  for (const [variant, quantity] of quantities.entries())
    if (quantity > 0)
      await visitor.post('/api/commerce/shopping-cart/entries', { variantId: variants[variant], quantity });
  let orderId: string;
  if (isShort) {
    const { order, paymentId } = await shop.pay(visitor);
    orderId = order.orderId;
    for (const variant of [0, 1]) {
      model.stock[variant === 0 ? 0 : 1] = 0;
      await setStock(variant, 0);
    }
    await shop.choose(visitor, paymentId, 'approve');
    await visitor.get(`/checkout/return/${paymentId}`);
  } else {
    ({ orderId } = await shop.order(visitor));
    for (const [variant, quantity] of quantities.entries()) model.stock[variant === 0 ? 0 : 1] -= quantity;
  }
  const order = await read(orderId);
  expect(order.state).toBe(isShort ? 'held' : 'placed');
  model.orders.push({
    id: orderId,
    lines: order.lines.map(({ id, variantId, quantity }) => ({
      ...{ id, quantity, variant: variants.indexOf(variantId) },
      ...{ refunded: 0, back: 0 },
    })),
    paid: isShort ? order.total : 0,
    given: 0,
    shippingLeft: shippingOf(order),
  });
}

async function change(model: Model, own: ModelOrder, given: Step): Promise<void> {
  const { act, pieces, share } = given;
  const order = await read(own.id);
  const line = own.lines[given.line % own.lines.length];
  const isDone = async (verb: string, body: object = {}) => (await call(own.id, verb, body)).status === 200;
  if (line === undefined) return;
  if (act === 'pay') {
    const amount = Math.max(1, partOf(order.awaited, share));
    const canBe = order.state === 'placed' && order.awaited > 0 && amount <= order.awaited;
    expect(await isDone('payment', { amount })).toBe(canBe);
    if (canBe) own.paid += amount;
  } else if (act === 'release') {
    const missing = own.lines.filter(one => one.quantity - one.refunded > (model.stock[one.variant] ?? 0));
    const canBe = order.state === 'held' && missing.length === 0;
    expect(await isDone('release')).toBe(canBe);
    for (const one of canBe ? own.lines : []) {
      one.back = one.refunded;
      model.stock[one.variant === 0 ? 0 : 1] -= one.quantity - one.refunded;
    }
  } else if (act === 'shipAll') await isDone('fulfilment');
  else if (act === 'ship')
    await isDone('fulfilment', { lines: [{ lineId: line.id, quantity: Math.max(1, pieces) }] });
  else if (act === 'undo') {
    const last = order.shipments.findLast(({ undoneAt }) => undoneAt === null);
    if (last) await admin.send('DELETE', `/api/orders/${own.id}/shipments/${last.id}`, {});
  } else if (act === 'sent') await isDone('refund/sent', { sentOn: '2026-03-02' });
  else if (act === 'refund') await refund(model, { own, line, order }, given);
  else if (act === 'cancel') {
    if (!(await isDone('cancellation'))) return;
    own.given = own.paid;
    if (order.state === 'placed')
      for (const one of own.lines) putBack(model, one, one.quantity - one.refunded);
  } else await changeReturn(model, { own, line, order }, given);
}

interface Named {
  readonly own: ModelOrder;
  readonly line: ModelLine;
  readonly order: Order;
}

async function refund(model: Model, { own, line, order }: Named, given: Step): Promise<void> {
  const { pieces, share, shippingShare, isRestocked } = given;
  const amount = Math.max(1, partOf(own.paid - own.given, share));
  const shipping = partOf(own.shippingLeft, shippingShare);
  const lines = pieces > 0 ? [{ lineId: line.id, quantity: pieces }] : [];
  const body = { refundId: newId(), amount, shipping, lines, isRestocked };
  const canBe =
    order.state !== 'cancelled' &&
    amount <= own.paid - own.given &&
    pieces <= line.quantity - line.refunded &&
    shipping <= own.shippingLeft;
  expect((await call(own.id, 'refund/part', body)).status === 200).toBe(canBe);
  if (!canBe) return;
  own.given += amount;
  own.shippingLeft -= Math.min(shipping, amount);
  line.refunded += pieces;
  if (isRestocked && order.state !== 'held') putBack(model, line, pieces);
}

async function changeReturn(model: Model, { own, line, order }: Named, given: Step): Promise<void> {
  const { act, isRestocked } = given;
  const { returns } = (await admin.get(`/api/orders/${own.id}/returns`)).body as { returns: Return[] };
  const tell = async (one: Return, verb: string, body: object) =>
    (await admin.post(`/api/returns/${one.id}/${verb}`, body)).status === 200;
  if (act === 'ask') {
    await shop.server.client(shop.website).send('POST', pageOf(own.id), {
      body: new URLSearchParams({
        returnId: newId(),
        [`quantity-${line.id}`]: String(given.pieces),
        [`reason-${line.id}`]: 'Damaged or faulty',
      }).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'text/html',
        'x-csrf-token': '',
      },
    });
    return;
  }
  const [asked] = returns.filter(({ state }) => state === 'asked');
  if (act === 'receive' && asked) {
    const lines = asked.lines.map(({ lineId, asked: quantity }) => ({ lineId, quantity }));
    expect(await tell(asked, 'acceptance', { lines })).toBe(true);
    const received = lines.map(one => ({ ...one, isRestocked }));
    expect(await tell(asked, 'receipt', { lines: received })).toBe(true);
    for (const { lineId, quantity } of isRestocked ? lines : [])
      for (const one of own.lines.filter(({ id }) => id === lineId)) putBack(model, one, quantity);
  }
  const [arrived] = returns.filter(({ state }) => state === 'received');
  if (act === 'closeReturn' && arrived) expect(await tell(arrived, 'closing', {})).toBe(true);
  if (act === 'refundReturn' && arrived) {
    const back = arrived.lines.map(({ lineId, received }) => {
      const one = own.lines.find(({ id }) => id === lineId);
      return { one, pieces: received ?? 0 };
    });
    const canBe =
      order.state !== 'cancelled' &&
      arrived.amount > 0 &&
      arrived.amount <= own.paid - own.given &&
      back.every(({ one, pieces }) => one && pieces <= one.quantity - one.refunded);
    expect(await tell(arrived, 'refund', {})).toBe(canBe);
    if (!canBe) return;
    own.given += arrived.amount;
    for (const { one, pieces } of back) if (one) one.refunded += pieces;
  }
}

async function read(orderId: string): Promise<Order> {
  return ((await admin.get(`/api/orders/${orderId}`)).body as { order: Order }).order;
}

function pageOf(orderId: string): string {
  return statusPath(shop.server.context(shop.website), orderId).replace('status', 'returns');
}
