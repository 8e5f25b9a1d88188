import type { DraftListing, DraftOrder } from '@vitrine/core/draft-orders/draft-order.ts';
import { newId } from '@vitrine/core/id/id.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { buyer, TestShop } from '../checkout/shop.fixture.ts';

let shop: TestShop;
let staff: TestClient;

beforeAll(async () => {
  shop = await TestShop.open();
  staff = await shop.server.signIn(shop.website);
});
afterAll(() => shop?.server.stop());

async function sell({ price, stock }: { price: number; stock: number }): Promise<string> {
  const { variants } = await shop.sell({ variants: [{ price, stock }] });
  return variants[0] ?? '';
}

const custom = (title: string, unitPrice: number, more: object = {}) => ({
  id: newId(),
  variantId: null,
  custom: { title, taxClass: 'standard', isShipped: false },
  quantity: 1,
  unitPrice,
  ...more,
});
const content = (lines: readonly object[], more: object = {}) => ({ customer: buyer, lines, ...more });

async function create(body: object): Promise<DraftOrder> {
  const answer = await staff.post('/api/draft-orders', body);
  if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text}`);
  return (answer.body as { draft: DraftOrder }).draft;
}
const read = async (id: string) =>
  ((await staff.get(`/api/draft-orders/${id}`)).body as { draft: DraftOrder }).draft;
const save = ({ id, version }: DraftOrder, body: object) =>
  staff.put(`/api/draft-orders/${id}`, { version, ...body });
const place = ({ id, version, total }: DraftOrder, payment = 'invoice') =>
  staff.post(`/api/draft-orders/${id}/place`, { version, total, payment });
const list = async (search: string, state = 'open') =>
  ((await staff.get(`/api/draft-orders?search=${search}&state=${state}`)).body as { drafts: DraftListing[] })
    .drafts;

it('DRAFTORDER-1: a draft is priced and explained like a cart, and kept', async () => {
  const variantId = await sell({ price: 1000, stock: 5 });
  const draft = await create(content([{ id: newId(), variantId, quantity: 2 }]));
  expect(draft).toMatchObject({ subtotal: 2000, shipping: 500, total: 2500, tax: 399, orderId: null });
  expect(draft.explanation.length).toBeGreaterThan(1);
  expect(await read(draft.id)).toEqual(draft);
  expect(await list('Ann')).toContainEqual(
    expect.objectContaining({ id: draft.id, total: 2500, quantity: 2 }),
  );
});

it('DRAFTORDER-2: staff give prices, and sell what is not in the catalogue without stock', async () => {
  const variantId = await sell({ price: 1000, stock: 5 });
  const draft = await create(
    content([
      { id: newId(), variantId, quantity: 1, unitPrice: 800 },
      custom('Engraving', 300, { quantity: 2 }),
    ]),
  );
  expect(draft.lines).toMatchObject([
    { unitPrice: 800, listPrice: 1000, total: 800, available: 5 },
    { title: 'Engraving', unitPrice: 300, total: 600, available: null, problem: null },
  ]);
  const placed = await place(draft);
  expect(placed.body).toMatchObject({ order: { state: 'placed', total: 1900 } });
  expect((await staff.post('/api/draft-orders', content([{ ...custom('x', 1), custom: null }]))).status).toBe(
    400,
  );
});

it('DRAFTORDER-3: discounts have reasons, shipping its own price, and what was agreed stays', async () => {
  const variantId = await sell({ price: 1000, stock: 5 });
  const percent = { value: { kind: 'percent', percent: 10_000 }, reason: 'Scratched' };
  const whole = { value: { kind: 'amount', amount: 100 }, reason: 'Regular customer' };
  const lines = [{ id: newId(), variantId, quantity: 1, discount: percent }, custom('Engraving', 500)];
  const draft = await create(
    content(lines, { discount: whole, shipping: { kind: 'custom', name: 'Courier', amount: 900 } }),
  );
  expect(draft).toMatchObject({ subtotal: 1500, discount: 200, shipping: 900, total: 2200 });
  expect(draft.explanation.join(' ')).toMatch(/Scratched[\s\S]*Regular customer/);
  await shop.settle({ shippingZones: [] });
  expect(await read(draft.id)).toMatchObject({ shipping: 900, total: 2200 });
  await shop.settle({
    shippingZones: [
      {
        id: 'everywhere',
        name: 'Everywhere',
        places: [{ country: '*' }],
        options: [{ id: 'post', name: 'Post', amount: 500 }],
      },
    ],
  });
});

it('DRAFTORDER-4: a save that does not know the last one changes nothing, nor one of an order', async () => {
  const draft = await create(content([custom('Engraving', 500)]));
  expect((await save(draft, content([custom('Engraving', 600)]))).status).toBe(200);
  const late = await save(draft, content([custom('Engraving', 700)]));
  expect([late.status, late.body]).toMatchObject([409, { error: 'draftOrders.changedMeanwhile' }]);
  const now = await read(draft.id);
  expect(now).toMatchObject({ total: 600, version: 2 });
  expect((await place(now)).status).toBe(200);
  const after = await save(now, content([custom('Engraving', 900)]));
  expect([after.status, after.body]).toMatchObject([409, { error: 'draftOrders.ordered' }]);
  expect((await staff.delete(`/api/draft-orders/${draft.id}`)).status).toBe(409);
  expect(await read(draft.id)).toMatchObject({ total: 600 });
});

it('DRAFTORDER-5: one draft makes one order, however often and in parallel it is placed', async () => {
  const variantId = await sell({ price: 1000, stock: 5 });
  const draft = await create(content([{ id: newId(), variantId, quantity: 2 }]));
  const placed = await Promise.all(Array.from({ length: 12 }, () => place(draft, 'cash')));
  expect(placed.map(({ status }) => status)).toEqual(placed.map(() => 200));
  const ids = placed.map(({ body }) => (body as { order: { orderId: string } }).order.orderId);
  expect(new Set(ids).size).toBe(1);
  expect(await shop.stockOf(variantId)).toMatchObject({ on_hand: 3 });
  const order = (await staff.get(`/api/orders/${ids[0]}`)).body as { order: object };
  expect(order.order).toMatchObject({ paid: 2500, payments: [{ method: 'cash', state: 'captured' }] });
  expect((await read(draft.id)).orderId).toBe(ids[0]);
});

it('DRAFTORDER-5: too little stock or half an address is refused, and nothing changes', async () => {
  const variantId = await sell({ price: 1000, stock: 1 });
  const line = { id: newId(), variantId, quantity: 2 };
  const short = await create(content([line]));
  expect(short.lines).toMatchObject([{ available: 1, problem: 'tooFew' }]);
  expect((await place(short)).status).toBe(409);
  const nowhere = await create(content([{ ...line, quantity: 1 }], { customer: { ...buyer, city: '' } }));
  const refused = await place(nowhere);
  expect([refused.status, refused.body]).toMatchObject([400, { errors: { city: expect.any(String) } }]);
  expect(await shop.stockOf(variantId)).toMatchObject({ on_hand: 1 });
  expect((await read(nowhere.id)).orderId).toBeNull();
});

it('DRAFTORDER-6: a deleted draft waits in the trash, cannot be placed, and is restored', async () => {
  const draft = await create(
    content([custom('Engraving', 500)], { customer: { ...buyer, name: 'Gone Fishing' } }),
  );
  expect((await staff.delete(`/api/draft-orders/${draft.id}`)).status).toBe(204);
  expect(await list('Fishing')).toEqual([]);
  expect((await place(draft)).status).toBe(404);
  const trash = (await staff.get('/api/trash?kind=draftOrder')).body as { things: object[] };
  expect(trash.things).toMatchObject([{ id: draft.id, title: 'Gone Fishing' }]);
  expect((await staff.post(`/api/draft-orders/${draft.id}/restore`, {})).status).toBe(204);
  expect(await read(draft.id)).toEqual(draft);
});

const remainsOf = (...ids: readonly string[]) =>
  shop.query<{ id: string }>(
    `SELECT id FROM draft_orders WHERE website_id = $1 AND id = ANY ($2)
     UNION ALL SELECT id FROM carts WHERE website_id = $1 AND id = ANY ($2)
     UNION ALL SELECT cart_id FROM cart_entries WHERE website_id = $1 AND cart_id = ANY ($2)`,
    ids,
  );

it('DRAFTORDER-6: a draft that is removed for good from the trash leaves no cart', async () => {
  const draft = await create(content([custom('Engraving', 500)]));
  const remove = () => staff.delete(`/api/trash/draftOrder/${draft.id}`);
  expect((await remove()).status).toBe(404);
  expect(await remainsOf(draft.id)).toHaveLength(3);
  await staff.delete(`/api/draft-orders/${draft.id}`);
  expect(await remainsOf(draft.id)).toHaveLength(3);
  expect((await remove()).status).toBe(204);
  expect(await remainsOf(draft.id)).toEqual([]);
  expect((await staff.post(`/api/draft-orders/${draft.id}/restore`, {})).status).toBe(404);
});

it('DRAFTORDER-8: an erased person is named by no draft, and a save or an order from before is refused', async () => {
  const customer = {
    ...buyer,
    email: 'Eve@Example.com',
    name: 'Eve Adams',
    vatId: 'DE1',
    phone: '1',
    note: 'x',
  };
  const [open, gone, other, ordered] = await Promise.all([
    create(content([custom('Engraving', 500)], { customer })),
    create(content([custom('Engraving', 500)], { customer })),
    create(content([custom('Engraving', 500)])),
    create(content([custom('Engraving', 500)], { customer })),
  ]);
  await staff.delete(`/api/draft-orders/${gone.id}`);
  expect((await place(ordered)).status).toBe(200);
  const { database, jobs } = shop.server.services;
  const kind = { name: 'siteUsers.erasedCustomerNews' };
  await jobs.enqueue(database, kind, { websiteId: shop.website.id, data: { email: 'eve@example.com' } });
  await shop.server.runJobs();
  await staff.post(`/api/draft-orders/${gone.id}/restore`, {});
  for (const { id } of [open, gone, ordered]) {
    const { name, email, input, total } = await read(id);
    expect({ name, email, total }).toEqual({ name: '', email: '', total: 500 });
    const { country, ...rest } = input.customer;
    expect([country, new Set(Object.values(rest))]).toEqual(['DE', new Set([''])]);
  }
  const named = await shop.query(
    `SELECT id FROM draft_orders WHERE website_id = $1 AND draft_orders::text ~* 'eve|Hauptstr'
       AND id = ANY ($2)
     UNION ALL SELECT id FROM carts WHERE website_id = $1 AND id = ANY ($2) AND (postal_code || vat_id) <> ''`,
    [open.id, gone.id, ordered.id],
  );
  expect(named).toEqual([]);
  expect((await save(open, content([], { customer }))).body).toMatchObject({
    error: 'draftOrders.changedMeanwhile',
  });
  expect((await place(open)).status).toBe(409);
  expect((await read(open.id)).orderId).toBeNull();
  expect(await read(other.id)).toEqual(other);
});

it('DRAFTORDER-9: a placed draft leaves the open ones, and is found among those that were placed', async () => {
  const customer = { ...buyer, name: 'Pat Placed' };
  const draft = await create(content([custom('Engraving', 500)], { customer }));
  expect(await list('Placed')).toMatchObject([{ id: draft.id, orderId: null }]);
  expect(await list('Placed', 'placed')).toEqual([]);
  const { order } = (await place(draft)).body as { order: { orderId: string } };
  expect(await list('Placed')).toEqual([]);
  expect(await list('Placed', 'placed')).toMatchObject([{ id: draft.id, orderId: order.orderId }]);
  expect((await staff.get('/api/draft-orders?state=gone')).status).toBe(400);
});

it('DRAFTORDER-4, DRAFTORDER-6: a draft that is placed and deleted in parallel is one or the other', async () => {
  for (let round = 0; round < 8; round += 1) {
    const draft = await create(content([custom('Engraving', 500)]));
    const [placed, removed] = await Promise.all([
      place(draft),
      staff.delete(`/api/draft-orders/${draft.id}`),
    ]);
    expect([placed.status === 200, removed.status === 204].filter(Boolean)).toHaveLength(1);
    const orders = await shop.query(`SELECT id FROM orders WHERE website_id = $1 AND cart_id = $2`, draft.id);
    expect(orders).toHaveLength(placed.status === 200 ? 1 : 0);
  }
});

it('DRAFTORDER-7: visitors are never offered the payment methods of staff', async () => {
  const variantId = await sell({ price: 1000, stock: 5 });
  const visitor = await shop.visitorWith(variantId);
  for (const paymentMethod of ['invoice', 'cash', 'card-reader']) {
    const answer = await shop.place(visitor, { paymentMethod });
    expect([answer.status, answer.body]).toMatchObject([
      400,
      { errors: { paymentMethod: expect.any(String) } },
    ]);
  }
  expect(await shop.stockOf(variantId)).toMatchObject({ on_hand: 5 });
  expect((await shop.server.client(shop.website).get('/api/draft-orders')).status).toBe(401);
});

// Last: it moves the clock.
it('DRAFTORDER-6: after 30 days a deleted draft is removed with its cart, and others stay', async () => {
  const [kept, gone, ordered, late] = (await Promise.all(
    Array.from({ length: 4 }, () => create(content([custom('Engraving', 500)]))),
  )) as [DraftOrder, DraftOrder, DraftOrder, DraftOrder];
  await place(ordered);
  await staff.delete(`/api/draft-orders/${gone.id}`);
  shop.server.moveClock({ days: 2 });
  staff = await shop.server.signIn(shop.website);
  await staff.delete(`/api/draft-orders/${late.id}`);
  shop.server.moveClock({ days: 29 });
  const { database, jobs } = shop.server.services;
  await jobs.enqueue(database, { name: 'draftOrders.forget' }, { websiteId: null, data: {} });
  await shop.server.runJobs();
  expect(await remainsOf(gone.id)).toEqual([]);
  for (const { id } of [kept, ordered, late]) expect(await remainsOf(id)).toHaveLength(3);
  staff = await shop.server.signIn(shop.website);
  expect((await staff.post(`/api/draft-orders/${late.id}/restore`, {})).status).toBe(204);
});
