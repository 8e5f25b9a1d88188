import { newId } from '@vitrine/core/id/id.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { orderPage } from '../checkout/index.ts';
import { TestShop, taxed } from '../checkout/shop.fixture.ts';
import { confirmationToken } from '../orders/confirmation-token.ts';
import { TestEdits } from './edits.fixture.ts';

let shop: TestShop;
let admin: TestClient;
let edits: TestEdits;
beforeAll(async () => {
  shop = await TestShop.open();
  admin = await shop.server.signIn(shop.website);
  edits = new TestEdits(shop, admin);
});
afterAll(() => shop?.server.stop());

const act = async (orderId: string, verb: string, body: object = {}) => {
  const answer = await admin.post(`/api/orders/${orderId}/${verb}`, body);
  if (answer.status !== 200) throw new Error(answer.text);
};
const pageOf = (orderId: string) => {
  const context = shop.server.context(shop.website);
  return orderPage(context, { token: confirmationToken(context, orderId), isStatus: true });
};

it('ORDEREDIT-2, ORDEREDIT-5, ORDEREDIT-6: quantities, a removed line, an added variant and shipping change an unpaid order, its stock and what is due', async () => {
  const { orderId, bowl, mug, bowlLine, mugLine } = await edits.ordered();
  const plates = await shop.sell({ title: 'Plate', variants: [{ price: 1200, stock: 4 }] });
  const [plate = ''] = plates.variants;
  const before = await shop.see(orderId);
  expect(before).toMatchObject({ total: 5100, awaited: 5100 });
  const edit = {
    quantities: [
      { lineId: bowlLine, quantity: 3 },
      { lineId: mugLine, quantity: 0 },
    ],
    added: [{ id: newId(), variantId: plate, quantity: 2 }],
    shipping: { name: 'Courier', amount: 900 },
  };
  const seen = await edits.preview(orderId, edit);
  expect(seen.body).toMatchObject({
    before: { total: 5100, tax: 814 },
    after: { subtotal: 7950, shipping: 900, tax: 1413, total: 8850 },
    toPay: 8850,
    toRefund: 0,
  });
  expect(await shop.see(orderId)).toEqual(before);
  const saved = await edits.change(orderId, { ...edit, reason: 'As agreed by phone' });
  expect([saved.status, saved.body.total]).toEqual([200, 8850]);
  const after = await shop.see(orderId);
  expect(after).toMatchObject({ total: 8850, quantity: 5, awaited: 8850, shippingName: 'Courier' });
  expect(after.lines.map(({ title, quantity, unitPrice }) => [title, quantity, unitPrice])).toEqual([
    ['Bowl', 3, 1850],
    ['Plate', 2, 1200],
  ]);
  expect((await shop.stockOf(bowl)).on_hand).toBe(7);
  expect((await shop.stockOf(mug)).on_hand).toBe(3);
  expect((await shop.stockOf(plate)).on_hand).toBe(2);
  const entry = after.timeline.findLast(({ kind }) => kind === 'edited');
  expect(entry?.text).toBe(
    'Bowl: 2 → 3\nMug: 1 → 0\nPlate: 0 → 2\nCourier: €5.00 → €9.00\n€51.00 → €88.50\nAs agreed by phone',
  );
  const mail = (await shop.mails()).findLast(({ kind }) => kind === 'orders.edited');
  expect(mail?.subject).toMatch(/^Your order \d+ was changed$/);
  for (const words of [
    'Mug: 1 → 0',
    '€88.50 are still to be paid.',
    'Pay to DE00 1234.',
    'As agreed by phone',
  ])
    expect(mail?.body_text).toContain(words);
  expect(await pageOf(orderId)).toMatchObject({ stage: 'status', totals: { total: { amount: 8850 } } });
  await act(orderId, 'payment');
  expect(await shop.see(orderId)).toMatchObject({ paymentState: 'captured', paid: 8850 });
  const postings = await shop.query<{ kind: string; account: string; amount: string }>(
    'SELECT kind, account, amount FROM ledger_postings WHERE website_id = $1 AND order_id = $2 AND account = $3',
    orderId,
    'customers',
  );
  expect(postings.map(({ kind, amount }) => [kind, Number(amount)]).toSorted()).toEqual([
    ['payment', -8850],
    ['sale', 8850],
  ]);
});

it('ORDEREDIT-2: removed pieces stay out of stock if staff say so, and cancelling later does not return them', async () => {
  const { orderId, bowl, bowlLine } = await edits.ordered();
  const left = (await shop.stockOf(bowl)).on_hand ?? 0;
  await edits.change(orderId, { quantities: [{ lineId: bowlLine, quantity: 1 }], isRestocked: false });
  expect((await shop.stockOf(bowl)).on_hand).toBe(left);
  await act(orderId, 'cancellation');
  expect((await shop.stockOf(bowl)).on_hand).toBe(left + 1);
});

it('ORDEREDIT-3, ORDEREDIT-4: prices and rates stay as they were placed; what is added has the price and the tax of today', async () => {
  const { orderId, bowl, bowlLine } = await edits.ordered();
  await shop.query('UPDATE variants SET price = 9999 WHERE website_id = $1 AND id = $2', bowl);
  await shop.settle({ tax: { rules: taxed({ DE: 7_000 }) } });
  const seen = await edits.preview(orderId, {
    quantities: [{ lineId: bowlLine, quantity: 4 }],
    added: [
      {
        id: newId(),
        variantId: null,
        custom: { title: 'Gift wrap', taxClass: 'standard', isShipped: false },
        quantity: 1,
        unitPrice: 107,
      },
    ],
  });
  await shop.settle({ tax: { rules: taxed({ DE: 19_000 }) } });
  expect(seen.body.lines.map(({ title, unitPrice, total }) => [title, unitPrice, total])).toEqual([
    ['Bowl', 1850, 7400],
    ['Mug', 900, 900],
    ['Gift wrap', 107, 107],
  ]);
  expect(seen.body.after.taxes.map(({ rate, base }) => [rate, base])).toEqual([
    [19_000, 8800],
    [7_000, 107],
  ]);
  expect(seen.body.after.taxes.reduce((sum, { amount }) => sum + amount, 0)).toBe(seen.body.after.tax);
});

it('ORDEREDIT-3: a piece keeps its share of the discount, and more pieces than were placed have none', async () => {
  const { variants } = await shop.sell({ title: 'Vase', variants: [{ price: 1000, stock: 20 }] });
  const draft = await admin.post('/api/draft-orders', {
    customer: {
      email: 'ada@example.com',
      name: 'Ada',
      country: 'DE',
      line1: 'Weg 1',
      postalCode: '10115',
      city: 'Berlin',
    },
    lines: [{ id: newId(), variantId: variants[0], quantity: 3 }],
    discount: { value: { kind: 'amount', amount: 100 }, reason: 'Regular' },
    shipping: { kind: 'custom', name: 'Post', amount: 500 },
  });
  const { id, version, total } = (draft.body as { draft: { id: string; version: number; total: number } })
    .draft;
  const placed = await admin.post(`/api/draft-orders/${id}/place`, { version, total, payment: 'invoice' });
  const { orderId } = (placed.body as { order: { orderId: string } }).order;
  const [line] = (await shop.see(orderId)).lines;
  const discountAt = async (quantity: number) => {
    const seen = await edits.preview(orderId, { quantities: [{ lineId: line?.id, quantity }] });
    return [seen.body.after.discount, seen.body.after.discounts[0]?.amount];
  };
  expect(await discountAt(1)).toEqual([33, 33]);
  expect(await discountAt(2)).toEqual([67, 67]);
  expect(await discountAt(5)).toEqual([100, 100]);
  // Down and up again is what it was, to the cent.
  await edits.change(orderId, { quantities: [{ lineId: line?.id, quantity: 1 }] });
  await edits.change(orderId, { quantities: [{ lineId: line?.id, quantity: 3 }] });
  expect((await shop.see(orderId)).total).toBe(total);
});

it('ORDEREDIT-1: an order that is cancelled, sent or withdrawn from cannot be edited, each with its reason', async () => {
  const states: [string, string][] = [];
  const cancelled = await edits.ordered();
  await act(cancelled.orderId, 'cancellation');
  states.push([cancelled.orderId, 'orderEdits.ended']);
  const sent = await edits.ordered();
  await act(sent.orderId, 'payment');
  await act(sent.orderId, 'fulfilment');
  states.push([sent.orderId, 'orderEdits.sent']);
  const withdrawn = await edits.ordered();
  await shop.query(
    `INSERT INTO withdrawals (website_id, id, order_id, name, email, order_number, items, received_at)
     VALUES ($1, $2, $3, 'Ann', 'ann@example.com', '1', '', now())`,
    newId(),
    withdrawn.orderId,
  );
  states.push([withdrawn.orderId, 'orderEdits.withdrawn']);
  const renewal = await edits.ordered();
  await shop.query(
    'UPDATE orders SET subscription_id = $2 WHERE website_id = $1 AND id = $3',
    newId(),
    renewal.orderId,
  );
  states.push([renewal.orderId, 'orderEdits.renewal']);
  for (const [orderId, code] of states) {
    const before = await edits.stateOf(orderId);
    const [line] = (await shop.see(orderId)).lines;
    const edit = { quantities: [{ lineId: line?.id, quantity: 5 }], editId: newId(), version: 0, total: 1 };
    for (const answer of [
      await edits.get(orderId),
      await edits.preview(orderId, edit),
      await edits.save(orderId, edit),
    ])
      expect([answer.status, answer.body.error]).toEqual([409, code]);
    expect(await edits.stateOf(orderId)).toEqual(before);
  }
});

it('ORDEREDIT-2, ORDEREDIT-5: a refused change says why and changes nothing', async () => {
  const { orderId, bowlLine, mugLine } = await edits.ordered();
  const files = await shop.sell({ title: 'Card', type: 4, variants: [{ price: 1000 }] });
  const question = { id: newId(), kind: 'text', label: 'Engraving', isRequired: true } as const;
  const asking = await shop.sell({ form: [question], variants: [{ price: 1000 }] });
  await act(orderId, 'payment');
  await act(orderId, 'fulfilment', { lines: [{ lineId: bowlLine, quantity: 1 }] });
  const before = await edits.stateOf(orderId);
  const one = (lineId: string, quantity: number) => ({ quantities: [{ lineId, quantity }] });
  const custom = { title: 'X', taxClass: 'standard', isShipped: false };
  const refusals: [object, string][] = [
    [one(bowlLine, 0), 'orderEdits.tooFewLeft'],
    [one(bowlLine, 2), 'orderEdits.unchanged'],
    [{}, 'orderEdits.unchanged'],
    [one(newId(), 1), 'orderEdits.unknownLine'],
    [one(mugLine, 99), 'orderEdits.short'],
    [{ added: [{ id: newId(), variantId: newId(), quantity: 1 }] }, 'orderEdits.goneVariant'],
    [{ added: [{ id: newId(), variantId: files.variants[0], quantity: 1 }] }, 'orderEdits.notAddable'],
    [{ added: [{ id: newId(), variantId: asking.variants[0], quantity: 1 }] }, 'orderEdits.notAddable'],
  ];
  for (const [edit, code] of refusals) {
    const total = { editId: newId(), version: 0, total: 1 };
    for (const answer of [
      await edits.preview(orderId, edit),
      await edits.save(orderId, { ...edit, ...total }),
    ])
      expect([code, answer.status, answer.body.error]).toEqual([code, 409, code]);
  }
  const body = { ...one(mugLine, 2), editId: newId() };
  for (const [more, code] of [
    [{ version: 1, total: 6000 }, 'orderEdits.changedMeanwhile'],
    [{ version: 0, total: 1 }, 'orderEdits.totalChanged'],
  ] as const)
    expect((await edits.save(orderId, { ...body, ...more })).body.error).toBe(code);
  for (const invalid of [
    { added: [{ id: newId(), variantId: null, custom, quantity: 1 }] },
    { added: [{ id: newId(), variantId: null, custom, quantity: 0, unitPrice: 1 }] },
    { shipping: { name: '', amount: 1 } },
    one(mugLine, -1),
  ])
    expect((await edits.preview(orderId, invalid)).status).toBe(400);
  expect(await edits.stateOf(orderId)).toEqual(before);
  const free = await edits.ordered();
  const all = [free.bowlLine, free.mugLine].map(lineId => ({ lineId, quantity: 0 }));
  expect((await edits.preview(free.orderId, { quantities: all })).body.error).toBe('orderEdits.noItems');
  const gift = { added: [{ id: newId(), variantId: null, custom, quantity: 1, unitPrice: 0 }] };
  const nothing = { quantities: all, ...gift, shipping: { name: 'Post', amount: 0 } };
  expect((await edits.preview(free.orderId, nothing)).body.error).toBe('orderEdits.noAmount');
});
