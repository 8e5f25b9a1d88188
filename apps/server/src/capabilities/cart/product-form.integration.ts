import type { CartReply } from '@vitrine/core/cart/cart-reply.ts';
import { fieldKindNames, formFieldsSchema } from '@vitrine/core/forms/form-fields.ts';
import type { Order } from '@vitrine/core/orders/order.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { orderPage } from '../checkout/index.ts';
import { TestShop } from '../checkout/shop.fixture.ts';

let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await TestShop.open();
  admin = await shop.server.signIn(shop.website);
});
afterAll(() => shop?.server.stop());

const path = '/api/commerce/shopping-cart';
const [engraving, color, day] = ['e'.repeat(24), 'c'.repeat(24), 'd'.repeat(24)];
const form = formFieldsSchema.parse([
  { id: engraving, kind: 'textarea', label: 'Engraving', isRequired: true, maxLength: 20 },
  { id: color, kind: 'radio', label: 'Ribbon', options: ['Red', 'Blue'] },
  { id: day, kind: 'date', label: 'Day of the party', description: 'We send it two days before.' },
]);

async function cup(stock = 10) {
  const { id, variants } = await shop.sell({ title: 'Cup', form, variants: [{ price: 1850, stock }] });
  return { productId: id, variantId: variants[0] ?? '' };
}

const add = (visitor: TestClient, variantId: string, answers: object, quantity = 1) =>
  visitor.post(`${path}/entries`, { variantId, quantity, answers });
const post = (visitor: TestClient, fields: Readonly<Record<string, string>>) =>
  visitor.send('POST', '/cart/entries', {
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
  });
const cartOf = async (visitor: TestClient) => (await visitor.get(path)).body as CartReply;

it('FORM-3, FORM-4: answers are checked by field, and a refusal changes nothing', async () => {
  const { variantId } = await cup();
  const visitor = shop.server.client(shop.website);
  const refused = await add(visitor, variantId, {
    [engraving]: 'x'.repeat(21),
    [color]: 'Green',
    [day]: { month: '2', day: '30', year: '2030' },
  });
  expect([refused.status, refused.body]).toMatchObject([
    400,
    {
      error: 'cart.badAnswers',
      message: 'One or more fields is invalid, please check your entries.',
      errors: {
        [engraving]: 'You have exceeded the character limit.',
        [color]: 'Choose from the options shown.',
        [day]: 'Enter a day that exists, with a year of four digits.',
      },
    },
  ]);
  const missing = await add(visitor, variantId, { [color]: 'Red' });
  expect(missing.body).toMatchObject({ errors: { [engraving]: 'Fill in this field.' } });
  const foreign = await add(visitor, variantId, { [engraving]: 'Ann', ['x'.repeat(24)]: 'y' });
  expect([foreign.status, foreign.body]).toMatchObject([409, { error: 'cart.notOffered' }]);
  expect((await cartOf(visitor)).totalQuantity).toBe(0);
});

it('CART-28: answers belong to the line, and are shown in the cart, the order, its emails and the studio', async () => {
  const { variantId } = await cup();
  const visitor = shop.server.client(shop.website);
  for (const name of ['Ann', 'Bob', 'Ann']) {
    const added = await add(visitor, variantId, {
      [engraving]: name,
      [color]: '',
      [day]: { month: '12', day: '24', year: '2030' },
    });
    expect(added.status).toBe(200);
  }
  const shown = (name: string) => [`Engraving: ${name}`, 'Day of the party: December 24, 2030'];
  expect((await cartOf(visitor)).entries.map(line => [line.quantity, line.choices])).toEqual([
    [2, shown('Ann')],
    [1, shown('Bob')],
  ]);
  const placed = await shop.order(visitor);
  const token = placed.confirmation.split('/').at(-1) ?? '';
  const confirmed = await orderPage(shop.server.context(shop.website), { token, isStatus: false });
  expect(confirmed?.lines.map(line => line.choices)).toEqual([shown('Ann'), shown('Bob')]);
  const [mail] = (await shop.mails()).filter(one => one.subject.includes(String(placed.number)));
  expect(mail?.body_text).toContain('Engraving: Bob');
  const seen: Order = await shop.see(placed.orderId);
  expect(seen.lines.map(line => line.choices.answers?.map(({ label, value }) => [label, value]))).toEqual(
    ['Ann', 'Bob'].map(name => [
      ['Engraving', name],
      ['Day of the party', { month: '12', day: '24', year: '2030' }],
    ]),
  );
});

it('FORM-6, CART-12: without script, a refused form is shown again with everything that was entered', async () => {
  const { variantId } = await cup(3);
  const visitor = shop.server.client(shop.website);
  const entered = {
    variantId,
    quantity: '2',
    [`answer.${engraving}`]: 'A name that is far too long for it',
    [`answer.${color}`]: 'Blue',
    [`answer.${day}.month`]: '12',
    [`answer.${day}.day`]: '',
    [`answer.${day}.year`]: '',
  };
  const refused = await post(visitor, entered);
  expect([refused.status, refused.headers['cache-control']]).toEqual([422, 'no-store']);
  for (const part of [
    'One or more fields is invalid',
    'You have exceeded the character limit.',
    'A name that is far too long for it',
    'Enter a day that exists, with a year of four digits.',
    'value="2"',
    'value="12"',
  ])
    expect(refused.text).toContain(part);
  expect(refused.text).toMatch(/<input[^>]*checked=""[^>]*value="Blue"/);
  expect(refused.text).toMatch(/<title>Error: Cup/);
  expect((await cartOf(visitor)).totalQuantity).toBe(0);

  const right = { variantId, quantity: '9', [`answer.${engraving}`]: 'Ann & <Bob>' };
  const tooMany = await post(visitor, right);
  expect([tooMany.status, tooMany.text.includes('Ann &amp; &lt;Bob&gt;')]).toEqual([422, true]);
  expect(tooMany.text).toContain('Only 3 left. Choose 3 or fewer.');
  const added = await post(visitor, { ...right, quantity: '3' });
  expect([added.status, added.headers.location]).toEqual([303, '/cart']);
  expect((await cartOf(visitor)).entries[0]?.choices).toEqual(['Engraving: Ann & <Bob>']);
});

it('CART-20: a line whose questions were changed since then must be removed', async () => {
  const { productId, variantId } = await cup();
  const visitor = shop.server.client(shop.website);
  await add(visitor, variantId, { [engraving]: 'Ann' });
  const renamed = form.map(field => (field.id === engraving ? { ...field, label: 'Dedication' } : field));
  expect((await admin.patch(`/api/products/${productId}`, { form: renamed })).status).toBe(200);
  expect((await cartOf(visitor)).entries[0]?.message).toBe('No longer available. Remove it to check out.');
});

it('PRODUCT-32: a form with a field that is not complete is refused by its place, and nothing changes; a copy asks the same', async () => {
  const { productId } = await cup();
  const address = `/api/products/${productId}`;
  const bad = await admin.patch(address, {
    form: [...form, { ...form[1], id: 'z'.repeat(24), options: [] }],
  });
  expect([bad.status, Object.keys((bad.body as { errors: object }).errors)]).toEqual([
    400,
    ['form.3.options'],
  ]);
  const twice = await admin.patch(address, { form: [...form, form[0]] });
  expect(twice.body).toMatchObject({ errors: { form: 'Each question needs an id of its own.' } });
  expect((await admin.get(address)).body).toMatchObject({ product: { form } });
  expect((await admin.post(`${address}/duplicate`, {})).body).toMatchObject({ product: { form } });
});

it('FORM-1, FORM-2, FORM-3, FORM-5, FORM-7, FORM-8: every kind of field is asked, checked, stored and worded', async () => {
  const own: Readonly<Record<string, object>> = {
    textarea: { maxLength: 4 },
    currency: { symbol: '€' },
    hidden: { value: 'spring' },
    ...Object.fromEntries(
      ['radio', 'checkbox', 'select', 'likert'].map(kind => [kind, { options: ['Clay', 'Glaze'] }]),
    ),
  };
  const all = fieldKindNames.map((kind, at) => ({
    id: `${kind}${'0'.repeat(24)}`.slice(0, 24),
    kind,
    label: `${at} ${kind}`,
    ...own[kind],
  }));
  const { variants } = await shop.sell({ title: 'Everything', form: formFieldsSchema.parse(all) });
  const visitor = shop.server.client(shop.website);
  const idOf = (kind: string) => all.find(field => field.kind === kind)?.id ?? '';
  const entered = {
    text: 'Ann',
    textarea: 'a\r\nbc',
    email: 'ann@example.com',
    number: '2,5',
    website: 'example.com',
    currency: '12.5',
    twitter: 'kiln',
    date: { month: '12', day: '24', year: '2030' },
    time: { hour: '7', minute: '30', ampm: 'PM' },
    name: { first: 'Ann', last: 'Amsel' },
    address: { line1: '1 Main St', city: 'Portland', state: 'OR', zip: '97204', country: 'US' },
    phone: { line: '503 555 0100' },
    radio: 'Clay',
    checkbox: ['Glaze', 'Clay'],
    select: 'Glaze',
    likert: { Clay: '2', Glaze: '-2' },
  };
  const added = await add(
    visitor,
    variants[0] ?? '',
    Object.fromEntries(Object.entries(entered).map(([kind, value]) => [idOf(kind), value])),
  );
  expect([added.status, added.text]).toMatchObject([200, expect.any(String)]);
  const words = (await cartOf(visitor)).entries[0]?.choices.map(line => line.replace(/^\d+ /, ''));
  expect(words).toEqual([
    'text: Ann',
    'textarea: a\nbc',
    'email: ann@example.com',
    'number: 2.5',
    'website: https://example.com/',
    'currency: €12.50',
    'twitter: @kiln',
    'date: December 24, 2030',
    'time: 7:30 PM',
    'name: Ann Amsel',
    'address: 1 Main St, Portland, OR 97204, United States',
    'phone: (503) 555-0100',
    'radio: Clay',
    'checkbox: Clay and Glaze',
    'select: Glaze',
    'likert: Clay: Strongly Agree; Glaze: Strongly Disagree',
    'hidden: spring',
  ]);
  const order: Order = await shop.see((await shop.order(visitor)).orderId);
  const stored = order.lines[0]?.choices.answers?.find(({ kind }) => kind === 'phone');
  expect(stored?.value).toEqual({ country: '', areacode: '503', prefix: '555', line: '0100' });
});

it('FORM-9: an optional choice ends with “No answer”, which takes an answer back', async () => {
  const { variantId } = await cup();
  const visitor = shop.server.client(shop.website);
  const fields = { variantId, quantity: '1', [`answer.${engraving}`]: '' };
  const radios = async (chosen: string) => {
    const { text } = await post(visitor, { ...fields, [`answer.${color}`]: chosen });
    const inputs = text.match(new RegExp(`<input type="radio" name="answer.${color}"[^>]*>`, 'g')) ?? [];
    return inputs.map(input => [/value="([^"]*)"/.exec(input)?.[1], input.includes('checked')]);
  };
  expect(await radios('')).toEqual([
    ['Red', false],
    ['Blue', false],
    ['', true],
  ]);
  expect(await radios('Blue')).toEqual([
    ['Red', false],
    ['Blue', true],
    ['', false],
  ]);
  const added = await add(visitor, variantId, { [engraving]: 'Ann', [color]: '' });
  expect(added.status).toBe(200);
  expect((await cartOf(visitor)).entries.map(line => line.choices)).toEqual([['Engraving: Ann']]);
});
