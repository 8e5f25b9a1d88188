import type { CallReply } from '@vitrine/core/calls/define-call.ts';
import { newId } from '@vitrine/core/id/id.ts';
import {
  type orderListCalls,
  type PaymentFilter,
  paymentFilters,
} from '@vitrine/core/orders/order-list.calls.ts';
import {
  type OrderPaymentState,
  orderPaymentState,
  sumPayments,
} from '@vitrine/core/payments/order-payment.ts';
import { paymentStates } from '@vitrine/core/payments/payment-states.ts';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyRows } from '../../../test/copy-rows.ts';
import type { TestClient } from '../../../test/harness.ts';
import type { Database } from '../../database/database.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { readPaymentsOf } from '../payments/index.ts';
import listed from './migrations/0021-listed-orders.sql?raw';

let shop: TestShop;
let admin: TestClient;
let bowl: string;
beforeAll(async () => {
  shop = await TestShop.open();
  admin = await shop.server.signIn(shop.website);
  bowl = (await shop.sell({ variants: [{ price: 1000, stock: null }] })).variants[0] ?? '';
});
afterAll(() => shop?.server.stop());

type Reply = CallReply<typeof orderListCalls.list>;
const list = async (query: string, as = admin) => (await as.get(`/api/orders?${query}`)).body as Reply;
const ids = async (query: string) => (await list(query)).orders.map(({ id }) => id);
const order = async (more: object = {}) =>
  (await shop.order(await shop.visitorWith(bowl, 2), { ...more })).orderId;
const act = async (orderId: string, what: string, body: object = {}) => {
  const answer = await admin.post(`/api/orders/${orderId}/${what}`, body);
  expect(answer.status, answer.text).toBe(200);
};

it('ORDER-45: orders are filtered by payment and by what is sent, also in the export, and none of a neighbour appears', async () => {
  const neighbour = await TestShop.on(shop.server);
  const { variants } = await neighbour.sell();
  await neighbour.order(await neighbour.visitorWith(variants[0] ?? ''));
  const unpaid = await order();
  const [toSend, partly, sent, partRefunded, refunded, cancelled] = [
    await order(),
    await order(),
    await order(),
    await order(),
    await order(),
    await order(),
  ];
  for (const id of [toSend, partly, sent, partRefunded, refunded]) await act(id, 'payment');
  const [line] = (await shop.see(partly)).lines;
  await act(partly, 'fulfilment', { lines: [{ lineId: line?.id, quantity: 1 }] });
  for (const id of [sent, refunded]) await act(id, 'fulfilment');
  for (const [id, amount] of [[partRefunded, 500] as const]) {
    await act(id, 'refund/part', { refundId: newId(), amount });
    await act(id, 'refund/sent', { sentOn: '2026-03-02' });
  }
  await act(refunded, 'refund');
  expect(await ids('payment=refunding')).toEqual([refunded]);
  expect(await ids('isRefundDue=true')).toEqual([refunded]);
  await act(refunded, 'refund/sent', { sentOn: '2026-03-02' });
  await act(cancelled, 'cancellation');
  const found: Record<string, string[]> = {
    'payment=unpaid': [unpaid],
    'payment=paid': [toSend, partly, sent],
    'payment=partlyRefunded': [partRefunded],
    'payment=refunded': [refunded],
    'payment=disputed': [],
    'fulfilment=toSend': [toSend, partly, partRefunded],
    'fulfilment=partlySent': [partly],
    'fulfilment=sent': [sent, refunded],
    'fulfilment=toSend&payment=partlyRefunded': [partRefunded],
    'state=cancelled&payment=unpaid': [],
    'state=cancelled': [cancelled],
  };
  for (const [query, expected] of Object.entries(found)) {
    expect((await ids(query)).toSorted(), query).toEqual(expected.toSorted());
    const file = await admin.get(`/api/orders/export.csv?${query}`);
    expect(parse(file.text, { bom: true })).toHaveLength(expected.length + 1);
  }
  expect(await list('payment=unpaid')).toMatchObject({ total: 1, isMore: false, next: null, previous: null });
});

it('ORDER-45: an order that is paid or refunded meanwhile moves to the list of its new state at once', async () => {
  const one = await order();
  expect(await ids('payment=unpaid')).toContain(one);
  await act(one, 'payment', { amount: 700 });
  expect(await ids('payment=partlyPaid')).toEqual([one]);
  expect(await ids('payment=unpaid')).toContain(one);
  expect(await ids('fulfilment=toSend')).not.toContain(one);
  await act(one, 'payment');
  expect(await ids('payment=unpaid')).not.toContain(one);
  expect(await ids('fulfilment=toSend')).toContain(one);
});

it('ORDER-46: days are those of the website, with both ends', async () => {
  const own = await TestShop.open();
  const staff = await own.server.signIn(own.website);
  const found = async (query: string) =>
    ((await (await own.server.signIn(own.website)).get(`/api/orders?${query}`)).body as Reply).total;
  try {
    await staff.patch('/api/website/settings', { settings: { timeZone: 'Pacific/Auckland' } });
    const { variants } = await own.sell();
    // At 23:00 of 2 March there, and an hour later.
    await own.order(await own.visitorWith(variants[0] ?? ''));
    own.server.moveClock({ hours: 1 });
    await own.order(await own.visitorWith(variants[0] ?? ''));
    for (const [query, expected] of [
      ['from=2026-03-02', 2],
      ['from=2026-03-03', 1],
      ['to=2026-03-02', 1],
      ['from=2026-03-02&to=2026-03-02', 1],
      ['from=2026-03-03&to=2026-03-03', 1],
      ['from=2026-03-02&to=2026-03-03', 2],
      ['from=2026-03-04', 0],
      ['to=2026-03-01', 0],
    ] as const)
      expect(await found(query), query).toBe(expected);
  } finally {
    await own.server.stop();
  }
});

it('ORDER-45, ORDER-46: a filter that does not exist, a day that is none and days in reverse are refused by name', async () => {
  for (const [query, field] of [
    ['payment=lost', 'payment'],
    ['fulfilment=lost', 'fulfilment'],
    ['from=2026-02-30', 'from'],
    ['to=yesterday', 'to'],
    ['from=0001-01-01', 'from'],
    ['from=2026-03-02&to=2026-03-01', 'to'],
    ['cursor=nonsense', 'cursor'],
  ] as const) {
    const answer = await admin.get(`/api/orders?${query}`);
    expect([answer.status, Object.keys((answer.body as { errors?: object }).errors ?? {})], query).toEqual([
      400,
      [field],
    ]);
    if (field !== 'cursor')
      expect((await admin.get(`/api/orders/export.csv?${query}`)).status, query).toBe(400);
  }
});

it('ORDER-47: a list is read in pages, forwards and back, and counted up to 1,000, each filter and state by itself', async () => {
  const large = await TestShop.on(shop.server);
  const staff = await shop.server.signIn(large.website);
  const { variants } = await large.sell({ variants: [{ price: 1000, stock: null }] });
  const { orderId } = await large.order(await large.visitorWith(variants[0] ?? ''));
  const changes = `'id', 'order' || lpad(n::text, 19, '0'), 'number', 100 + n, 'cart_id', NULL`;
  await copyRows(shop.server.services.database, {
    table: 'orders',
    from: [large.website.id, orderId],
    to: large.website.id,
    count: 1005,
    changes,
  });
  const first = await list('payment=unpaid&limit=2', staff);
  expect(first).toMatchObject({ total: 1000, isMore: true, previous: null, hasMore: true });
  expect(first.counts).toMatchObject({ placed: 1001, completed: 0 });
  const second = await list(`payment=unpaid&limit=2&cursor=${first.next}`, staff);
  expect(second.orders.some(({ id }) => first.orders.some(one => one.id === id))).toBe(false);
  const before = await list(`payment=unpaid&limit=2&before=${first.orders.at(-1)?.id}`, staff);
  expect(before.orders).toEqual(second.orders);
  const back = await list(`payment=unpaid&limit=2&cursor=${second.previous}`, staff);
  expect(back.orders).toEqual(first.orders);
  // More wait for their payment than are counted, and the one to send is counted nevertheless.
  await staff.post(`/api/orders/${orderId}/payment`, {});
  const { toDo } = (await staff.get('/api/overview?period=week')).body as { toDo: object };
  expect(toDo).toMatchObject({ unpaid: 1001, toSend: 1 });
  expect(await list('fulfilment=toSend', staff)).toMatchObject({ total: 1, orders: [{ id: orderId }] });
});

function wordOf(state: OrderPaymentState, isPartlyRefunded: boolean): PaymentFilter {
  if (state === 'captured') return isPartlyRefunded ? 'partlyRefunded' : 'paid';
  if (state === 'refundDue') return 'refunding';
  if (state === 'partlyChargedBack') return 'chargedBack';
  return paymentFilters.find(one => one === state) ?? 'unpaid';
}

/** Every state of a payment, with what can have become of its money. */
const fates = [
  null,
  ...['done', 'asked', 'due'].flatMap(state =>
    [400, 1000].map(amount => ({ table: 'refunds' as const, state, amount, isForEdit: false })),
  ),
  { table: 'refunds' as const, state: 'done', amount: 400, isForEdit: true },
  ...['opened', 'won', 'lost'].map(state => ({ table: 'payment_disputes' as const, state, amount: 400 })),
  { table: 'payment_captures' as const, state: 'done', amount: 400 },
];

it('ORDER-45: what the list is filtered by agrees with the payment state of each order, whatever became of its money', {
  tags: 'slow',
}, async () => {
  const own = await TestShop.on(shop.server);
  const { database } = shop.server.services;
  const { variants } = await own.sell();
  const { orderId } = await own.order(await own.visitorWith(variants[0] ?? ''));
  const cases = paymentStates.flatMap(state =>
    fates.flatMap(fate => [null, 'awaited', 'captured'].map(other => ({ state, fate, other }))),
  );
  await copyRows(database, {
    table: 'orders',
    from: [own.website.id, orderId],
    to: own.website.id,
    count: cases.length,
    changes: `'id', 'case' || n - 1, 'number', 100 + n, 'cart_id', NULL, 'total', 1500`,
  });
  await own.query('DELETE FROM payments WHERE website_id = $1');
  const pay = (within: Database, [id, of, state, amount]: readonly [string, string, string, number]) =>
    within.query(
      `INSERT INTO payments (website_id, id, order_id, method, state, amount, currency, is_accounted, created_at, captured_at)
       VALUES ($1, $2, $3, 'manual', $4, $5, 'EUR', true, now(), now())`,
      [own.website.id, id, of, state, amount],
    );
  await database.transaction(async transaction => {
    for (const [at, { state, fate, other }] of cases.entries()) {
      await pay(transaction, [`p${at}`, `case${at}`, state, 1000]);
      if (other !== null) await pay(transaction, [`q${at}`, `case${at}`, other, 500]);
      const common = [own.website.id, `p${at}`, fate?.state, fate?.amount];
      if (fate?.table === 'refunds')
        await transaction.query(
          `INSERT INTO refunds (website_id, id, payment_id, order_id, state, amount, lines, is_restocked, reason,
             is_buyer_told, asked_at, done_at, is_for_edit) VALUES ($1, $2, $2, $5, $3, $4, '[]', false, '', false, now(), now(), $6)`,
          [...common, `case${at}`, fate.isForEdit],
        );
      else if (fate?.table === 'payment_disputes')
        await transaction.query(
          `INSERT INTO payment_disputes (website_id, id, payment_id, order_id, reference, state, amount, reason, opened_at, closed_at)
           VALUES ($1, $2, $2, $5, '', $3, $4, '', now(), now())`,
          [...common, `case${at}`],
        );
      else if (fate?.table === 'payment_captures')
        await transaction.query(
          `INSERT INTO payment_captures (website_id, id, payment_id, state, amount, asked_at, done_at)
           VALUES ($1, $2, $2, $3, $4, now(), now())`,
          common,
        );
    }
  });
  const kept = () =>
    own.query<{ order_id: string; payment: string; is_to_send: boolean }>(
      `SELECT order_id, payment, is_to_send FROM listed_orders WHERE website_id = $1 ORDER BY 1`,
    );
  const rows = await kept();
  const payments = await readPaymentsOf(
    database,
    own.website.id,
    rows.map(row => row.order_id),
  );
  const words = new Set<string>();
  for (const { order_id, payment, is_to_send } of rows) {
    const of = payments.get(order_id) ?? [];
    const state = orderPaymentState(of, order_id === orderId ? 2500 : 1500);
    const word = wordOf(state, sumPayments(of).refunded > 0);
    words.add(payment);
    expect([payment, is_to_send], `${state} ${JSON.stringify(cases[Number(order_id.slice(4))])}`).toEqual([
      word,
      state === 'captured',
    ]);
  }
  expect([...words].toSorted()).toEqual([...paymentFilters].toSorted());
  // The migration lists existing orders exactly as they are listed when something changes.
  await own.query('DELETE FROM listed_orders WHERE website_id = $1');
  const [fill = ''] = /^DO \$\$[^$]+\$\$;/m.exec(listed) ?? [];
  await database.query(fill);
  expect(await kept()).toEqual(rows);
});
