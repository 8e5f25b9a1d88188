import type { CartReply } from '@vitrine/core/cart/cart-reply.ts';
import type { DiscountRule } from '@vitrine/core/cart/discount-rules.ts';
import { newId } from '@vitrine/core/id/id.ts';
import type { Order } from '@vitrine/core/orders/order.ts';
import { productTypes } from '@vitrine/core/products/product-views.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { capabilities } from '../../capabilities.ts';
import type { Capability } from '../../capability.ts';
import { confirmationPath } from '../orders/index.ts';
import { buyer, everywhere, TestShop } from './shop.fixture.ts';

const always = {
  minimumSubtotal: 0,
  productIds: [],
  categories: [],
  emails: [],
  usesPerCustomer: null,
  uses: null,
  from: null,
  until: null,
};
const tenPercent: DiscountRule = {
  id: 'ten',
  name: 'Spring',
  code: null,
  isCombined: true,
  value: { kind: 'percent', percent: 10_000 },
  limits: always,
};
const freeShipping: DiscountRule = {
  id: 'free',
  name: 'Sent free',
  code: null,
  isCombined: true,
  value: { kind: 'freeShipping' },
  limits: { ...always, minimumSubtotal: 100_000 },
};

/** A store with a reduced rate for books, two rates in New York, and a discount. */
const books = new Map<string, string>();
const tariffs: Capability = {
  name: 'tariffs',
  priceRules: () => ({
    taxRules: [
      { country: 'DE', region: '', postalCodes: '', rates: { books: [{ name: '', rate: 7000 }] } },
      {
        country: 'US',
        region: 'NY',
        postalCodes: '',
        rates: {
          standard: [
            { name: 'State', rate: 4000 },
            { name: 'City', rate: 4500 },
          ],
          books: [],
        },
      },
    ],
    shippingTax: { like: 'goods' },
    taxClasses: books,
    discounts: [tenPercent, freeShipping],
  }),
};

let shop: TestShop;
beforeAll(async () => {
  shop = await TestShop.open({ capabilities: [...capabilities, tariffs] });
  await shop.settle({
    shippingZones: everywhere([
      { id: 'post', name: 'Post', amount: 500 },
      { id: 'express', name: 'Express', amount: 1299 },
    ]),
  });
});
afterAll(() => shop?.server.stop());

const path = '/api/commerce/shopping-cart';
const forAnn = { recipient: { name: 'Ann', message: 'Joy' } };

/** Three bowls, seven books and two gift cards for different people, sent by express. */
async function fill() {
  const bowl = await shop.sell({ variants: [{ price: 1999, stock: 10 }] });
  const book = await shop.sell({ title: 'Book', variants: [{ price: 1001, stock: 10 }] });
  const card = await shop.sell({
    title: 'Gift card',
    type: productTypes.giftCard,
    variants: [{ price: 2500, stock: 10 }],
  });
  books.set(book.id, 'books');
  const visitor = await shop.visitorWith(bowl.variants[0] ?? '', 3);
  const add = (variantId = '', more: object = {}) =>
    visitor.post(`${path}/entries`, { variantId, quantity: 1, ...more });
  await add(book.variants[0], { quantity: 7 });
  await add(card.variants[0], { choices: forAnn });
  await add(card.variants[0], { choices: { recipient: { name: 'Bob' } } });
  await visitor.put(`${path}/shipping-option`, { shippingOption: 'express' });
  return visitor;
}

async function bought(place: Record<string, unknown> = {}) {
  const visitor = await fill();
  const { order, paymentId } = await shop.pay(visitor, { shippingOption: 'express', ...place });
  await shop.choose(visitor, paymentId, 'approve');
  await visitor.get(`/checkout/return/${paymentId}`);
  const page = (await visitor.get(order.confirmation, { accept: 'text/html' })).text;
  return { orderId: order.orderId, visitor, page, seen: await shop.see(order.orderId) };
}

/** What must be true of every order, however it was priced. */
function addsUp({ totals, lines, total }: Order): void {
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  expect(sum(lines.map(line => line.total))).toBe(totals.subtotal);
  expect(sum(lines.map(line => line.discount))).toBe(totals.discount);
  expect(sum(lines.map(line => line.tax)) + totals.shippingTax).toBe(totals.tax);
  expect(sum(totals.taxes.map(({ amount }) => amount))).toBe(totals.tax);
  expect(sum(totals.steps.map(({ amount }) => amount))).toBe(total);
}

const plain = (text: string) => text.replaceAll(' ', ' ').replaceAll('&nbsp;', ' ');

it('CART-2, CART-27, CART-24, CART-25: rates by class and place, taxed shipping and a discount are bought, explained everywhere by the same cents', async () => {
  const visitor = await fill();
  const cart = (await visitor.put(`${path}/shipping-location`, { country: 'DE' })).body as CartReply;
  const { seen, page } = await bought();
  expect(cart.grandTotalCents).toBe(seen.total);
  addsUp(seen);
  // 59.97 + 70.07, less ten percent, 50.00, and express.
  expect([seen.totals.subtotal, seen.totals.discount, seen.total]).toEqual([18_004, 1300, 18_003]);
  // A tenth of each line but the gift cards, and what is left by the largest remainders.
  expect(seen.lines.map(({ discount }) => discount)).toEqual([600, 700, 0, 0]);
  expect(seen.totals.taxes.map(({ rate }) => rate).toSorted()).toEqual([19_000, 7000]);
  expect(seen.lines.map(({ title, tax }) => [title, tax > 0])).toEqual([
    ['Bowl', true],
    ['Book', true],
    ['Gift card', false],
    ['Gift card', false],
  ]);
  const mail = (await shop.mails()).findLast(({ kind }) => kind === 'orders.confirmation');
  expect(seen.explanation).toHaveLength(seen.totals.steps.length);
  for (const sentence of [...seen.explanation, 'For Ann', 'For Bob', '“Joy”']) {
    expect(plain(mail?.body_text ?? '')).toContain(plain(sentence));
    expect(plain(page)).toContain(plain(sentence));
  }
});

it('CART-24: two rates are added to the prices of one place, and none for a class that is tax-free there', async () => {
  await shop.settle({ tax: { isIncluded: false } });
  const york = { country: 'US', region: 'NY', postalCode: '10001', city: 'New York' };
  const { seen, page } = await bought(york);
  await shop.settle({ tax: { isIncluded: true } });
  addsUp(seen);
  expect(seen.totals.taxes.map(({ name, region }) => [name, region])).toEqual([
    ['State', 'NY'],
    ['City', 'NY'],
  ]);
  expect(seen.lines.map(({ title, tax }) => [title, tax > 0]).slice(0, 2)).toEqual([
    ['Bowl', true],
    ['Book', false],
  ]);
  expect(page).toContain('State 4%');
  expect(page).toContain('City 4.5%');
});

it('ORDER-17: pieces refunded one by one add up to the price of their line, and the order page counts them', async () => {
  const { orderId, seen, visitor } = await bought();
  const admin = await shop.server.signIn(shop.website);
  const refund = async (amount: number, lineIds: readonly string[]) =>
    admin.post(`/api/orders/${orderId}/refund/part`, {
      refundId: newId(),
      amount,
      lines: lineIds.map(lineId => ({ lineId, quantity: 1 })),
    });
  for (const { id, quantity } of seen.lines) {
    for (let piece = 0; piece < quantity; piece += 1) {
      // Cents that do not divide fall on one piece or another: the amount shown is the one the server calculated.
      const answer = await refund(1, [id]);
      expect(answer.status).toBe(200);
    }
  }
  const { refunds, lines } = await shop.see(orderId);
  for (const line of lines) {
    const back = refunds.flatMap(one => one.lines).filter(({ lineId }) => lineId === line.id);
    expect(back.reduce((sum, { amount }) => sum + amount, 0)).toBe(line.total - line.discount);
  }
  const page = await visitor.get(confirmationPath(shop.server.context(shop.website), orderId), {
    accept: 'text/html',
  });
  expect(page.text).toContain('Refunded: 3');
  expect(page.text).toContain('Refunded: 7');
});

it('ORDER-17, ORDER-21: a mail about a refund names its items, its shipping, the rest and the tax, as the order does', async () => {
  const { orderId, seen } = await bought();
  const admin = await shop.server.signIn(shop.website);
  const [bowl] = seen.lines;
  const pieces = { lineId: bowl?.id, quantity: 1 };
  // The same line named twice counts as one line of two pieces.
  const body = { refundId: newId(), amount: 4000, shipping: 300, lines: [pieces, pieces] };
  const answer = await admin.post(`/api/orders/${orderId}/refund/part`, body);
  const { refunds } = (answer.body as { order: Order }).order;
  expect(refunds[0]?.lines).toEqual([{ lineId: bowl?.id, quantity: 2, amount: 3598 }]);
  const [{ items = 0, shipping = 0, tax = 0 } = {}] = refunds;
  expect([items, shipping]).toEqual([3598, 300]);
  expect(tax).toBeGreaterThan(0);
  const mail = (await shop.mails()).findLast(({ kind }) => kind === 'orders.refundPart');
  expect(plain(mail?.body_text ?? '')).toContain(
    `2 × Bowl: €35.98\nShipping: €3.00\nOther: €1.02\nTax included: €${(tax / 100).toFixed(2)}`,
  );
});

it('ORDER-21: refunds of items, shipping, an amount and all of the rest add up to the figures of the order', async () => {
  const { orderId, seen } = await bought();
  const admin = await shop.server.signIn(shop.website);
  const refund = (amount: number, more: object = {}) =>
    admin.post(`/api/orders/${orderId}/refund/part`, { refundId: newId(), amount, ...more });
  const [first] = seen.lines;
  const lines = [{ lineId: first?.id, quantity: 1 }];
  const paidForShipping =
    (seen.totals.shipping ?? 0) + (seen.totals.isTaxIncluded ? 0 : seen.totals.shippingTax);
  const tooMuch = await refund(seen.total, { shipping: paidForShipping + 1 });
  expect([tooMuch.status, tooMuch.body]).toMatchObject([409, { error: 'orders.tooMuchShipping' }]);
  expect((await shop.see(orderId)).refunds).toEqual([]);
  expect((await refund(1999, { lines, shipping: 200 })).status).toBe(200);
  expect((await refund(333)).status).toBe(200);
  const again = await refund(5000, { shipping: paidForShipping - 199 });
  expect([again.status, again.body]).toMatchObject([409, { error: 'orders.tooMuchShipping' }]);
  expect((await admin.post(`/api/orders/${orderId}/cancellation`, {})).status).toBe(200);
  const { refunds } = await shop.see(orderId);
  const sum = (name: 'amount' | 'shipping' | 'tax') => refunds.reduce((all, one) => all + one[name], 0);
  expect([sum('amount'), sum('shipping'), sum('tax')]).toEqual([
    seen.total,
    paidForShipping,
    seen.totals.tax,
  ]);
});

it('CHECKOUT-1: an order is priced by the same rules when the checkout is rendered and when it is placed', async () => {
  const visitor = await fill();
  const form = new URLSearchParams({
    ...buyer,
    paymentMethod: 'manual',
    shippingOption: 'express',
    intent: 'update',
  });
  const post = () =>
    visitor.send('POST', '/checkout', {
      body: form.toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  await post();
  const page = await visitor.get('/checkout', { accept: 'text/html' });
  form.set('intent', 'place');
  form.set('idempotencyKey', /name="idempotencyKey" value="([^"]*)"/.exec(page.text)?.[1] ?? '');
  // The key contains the total that was rendered: a different one would redirect back.
  expect((await post()).headers.location).toMatch(/^\/checkout\/order\//);
});
