import type { DraftOrder } from '@vitrine/core/draft-orders/draft-order.ts';
import { newId } from '@vitrine/core/id/id.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestAnswer, TestClient } from '../../../test/harness.ts';
import { buyer, TestShop } from '../checkout/shop.fixture.ts';

let shop: TestShop;
let staff: TestClient;
beforeAll(async () => {
  shop = await TestShop.open();
  staff = await shop.server.signIn(shop.website);
});
afterAll(() => shop?.server.stop());

const name = { id: newId(), kind: 'text', label: 'Name', isRequired: true } as const;
const side = { id: newId(), kind: 'select' as const, label: 'Side', options: ['Left', 'Right'] };
const api = '/api/draft-orders';

async function jug(): Promise<{ productId: string; variantId: string }> {
  const { id: productId, variants } = await shop.sell({
    form: [name, side],
    variants: [{ price: 1000, stock: 5 }],
  });
  return { productId, variantId: variants[0] ?? '' };
}
const lineOf = (variantId: string, answers: object, more: object = {}) => ({
  ...{ id: newId(), variantId, quantity: 1, answers },
  ...more,
});
const draftIn = ({ body }: TestAnswer) => (body as { draft: DraftOrder }).draft;
const create = (lines: readonly object[], customer: object = buyer) => staff.post(api, { customer, lines });
const save = ({ id, version }: DraftOrder, lines: readonly object[]) =>
  staff.put(`${api}/${id}`, { version, customer: buyer, lines });
const read = async (id: string) => draftIn(await staff.get(`${api}/${id}`));
const place = ({ id, version, total }: DraftOrder) =>
  staff.post(`${api}/${id}/place`, { version, total, payment: 'invoice' });

it('DRAFTORDER-14: the answers of two lines of one variant are shown, and the order keeps them', async () => {
  const { variantId } = await jug();
  const lines = [
    lineOf(variantId, { [name.id]: ' Ada ', [side.id]: 'Left' }),
    lineOf(variantId, { [name.id]: 'Grace' }, { quantity: 2 }),
  ];
  const draft = draftIn(await create(lines));
  expect(draft.lines).toMatchObject([
    { problem: null, choices: ['Name: Ada', 'Side: Left'], form: [{ id: name.id }, { id: side.id }] },
    { problem: null, choices: ['Name: Grace'], total: 2000 },
  ]);
  const placed = (await place(draft)).body as { order: { orderId: string } };
  const order = await shop.see(placed.order.orderId);
  const answersOf = ({ choices }: (typeof order.lines)[number]) =>
    choices.answers?.map(({ label, value }) => [label, value]);
  expect(order.lines.map(answersOf)).toEqual([
    [
      ['Name', 'Ada'],
      ['Side', 'Left'],
    ],
    [['Name', 'Grace']],
  ]);
  expect(await shop.stockOf(variantId)).toMatchObject({ on_hand: 2 });
});

it('DRAFTORDER-14: a wrong answer is refused with the message of its field, the same one twice too, and nothing changes', async () => {
  const { variantId } = await jug();
  const kept = lineOf(variantId, { [name.id]: 'Ada' });
  const draft = draftIn(await create([kept]));
  const refused = async (line: object) => {
    const { status, body } = await save(draft, [kept, line]);
    const { error, errors } = body as { error: string; errors?: Record<string, string> };
    return [status, error, errors];
  };
  expect(await refused(lineOf(variantId, {}))).toEqual([
    400,
    'cart.badAnswers',
    { [name.id]: expect.stringMatching(/./) },
  ]);
  expect(await refused(lineOf(variantId, { [name.id]: 'Eve', [side.id]: 'Top' }))).toEqual([
    400,
    'cart.badAnswers',
    { [side.id]: expect.stringMatching(/./) },
  ]);
  expect((await refused(lineOf(variantId, { [name.id]: 'Eve', [newId()]: 'x' })))[1]).toBe('cart.notOffered');
  expect((await refused(lineOf(variantId, { [name.id]: ' Ada' })))[1]).toBe('draftOrders.sameLine');
  expect((await create([lineOf(variantId, {})])).status).toBe(400);
  expect(await read(draft.id)).toEqual(draft);
});

it('DRAFTORDER-14: a form that has changed refuses no other change, but its line is not placed until it is answered', async () => {
  const { productId, variantId } = await jug();
  const line = lineOf(variantId, { [name.id]: 'Ada' });
  const draft = draftIn(await create([line]));
  const size = { id: newId(), kind: 'text', label: 'Size', isRequired: true };
  const changed = await staff.patch(`/api/products/${productId}`, { form: [name, size] });
  expect(changed.status).toBe(200);
  const again = draftIn(await save(draft, [{ ...line, quantity: 2 }]));
  expect(again.lines).toMatchObject([{ problem: 'gone', choices: ['Name: Ada'] }]);
  expect((await place(again)).status).toBe(409);
  const answered = draftIn(await save(again, [{ ...line, answers: { [name.id]: 'Ada', [size.id]: 'L' } }]));
  expect(answered.lines).toMatchObject([{ problem: null, choices: ['Name: Ada', 'Size: L'] }]);
});

it('DRAFTORDER-8, DRAFTORDER-14: what an erased person answered is in no draft', async () => {
  const { variantId } = await jug();
  const plain = await shop.sell({ title: 'Bowl', variants: [{ price: 300 }] });
  const customer = { ...buyer, email: 'eve@example.com' };
  const lines = [
    lineOf(variantId, { [name.id]: 'Evelyn' }),
    lineOf(variantId, { [name.id]: 'Evelina' }),
    lineOf(plain.variants[0] ?? '', {}),
  ];
  const draft = draftIn(await create(lines, customer));
  const { database, jobs } = shop.server.services;
  const kind = { name: 'siteUsers.erasedCustomerNews' };
  await jobs.enqueue(database, kind, { websiteId: shop.website.id, data: { email: 'eve@example.com' } });
  await shop.server.runJobs();
  expect((await read(draft.id)).lines).toMatchObject([{ title: 'Bowl', choices: [] }]);
  const named = await shop.query(
    `SELECT id FROM draft_orders WHERE website_id = $1 AND draft_orders::text ~ 'Evel'
     UNION ALL SELECT id FROM cart_entries WHERE website_id = $1 AND cart_entries::text ~ 'Evel'`,
  );
  expect(named).toEqual([]);
});
