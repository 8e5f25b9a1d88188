import type { IssuedDocument } from '@vitrine/core/documents/document.ts';
import type { TaxFigures } from '@vitrine/core/ledger/ledger.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { orderPage } from '../checkout/index.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { pagesOf, seller } from '../documents/documents.fixture.ts';
import { enterCard, issueCard } from '../gift-cards/gift-cards.fixture.ts';
import { readDaySums } from '../ledger/index.ts';
import { confirmationToken } from '../orders/confirmation-token.ts';
import { sumOf, TestEdits } from './edits.fixture.ts';

let shop: TestShop;
let admin: TestClient;
let edits: TestEdits;
let variants: string[];
beforeAll(async () => {
  shop = await TestShop.open();
  const rates = { standard: [{ rate: 19_000 }], reduced: [{ rate: 7_000 }], zero: [{ rate: 0 }] };
  await shop.settle({
    countries: ['DE', 'FR'],
    tax: {
      eu: { home: 'DE' },
      rules: [
        { country: 'DE', rates },
        { country: 'FR', rates },
      ],
    },
  });
  variants = await Promise.all(
    ['standard', 'reduced', 'zero'].map(async (taxClass, at) => {
      const title = `Item ${at}`;
      const made = await shop.sell({
        title,
        taxClass,
        variants: [{ price: [1999, 333, 250][at] ?? 0, stock: null }],
      });
      return made.variants[0] ?? '';
    }),
  );
  admin = await shop.server.signIn(shop.website);
  edits = new TestEdits(shop, admin);
});
afterAll(() => shop?.server.stop());

async function cart(quantities: readonly number[]) {
  const visitor = shop.server.client(shop.website);
  for (const [at, quantity] of quantities.entries())
    if (quantity > 0)
      await visitor.post('/api/commerce/shopping-cart/entries', { variantId: variants[at], quantity });
  return visitor;
}
const act = (orderId: string, verb: string, body: object = {}) =>
  admin.post(`/api/orders/${orderId}/${verb}`, body);
async function paid(quantities: readonly number[], more: Record<string, unknown> = {}) {
  const { orderId } = await shop.order(await cart(quantities), more);
  expect((await act(orderId, 'payment')).status).toBe(200);
  return orderId;
}
async function setTo(orderId: string, at: number, quantity: number, more: object = {}) {
  const line = (await shop.see(orderId)).lines.find(({ variantId }) => variantId === variants[at]);
  return edits.change(orderId, { quantities: [{ lineId: line?.id, quantity }], ...more });
}
const pageOf = (orderId: string) => {
  const context = shop.server.context(shop.website);
  return orderPage(context, { token: confirmationToken(context, orderId), isStatus: true });
};

it('ORDEREDIT-7: a paid order that costs less refunds the difference through its service, once, and its sale is lower', async () => {
  const visitor = await cart([2, 1, 0]);
  const { order, paymentId } = await shop.pay(visitor);
  await shop.choose(visitor, paymentId, 'approve');
  await visitor.get(`/checkout/return/${paymentId}`);
  const { orderId } = order;
  const saved = await setTo(orderId, 0, 1, { reason: 'Broken' });
  expect(saved.status).toBe(200);
  const after = await shop.see(orderId);
  expect(after).toMatchObject({
    ...{ total: 2832, paid: 4831, refunded: 1999, returned: 1999, promised: 0, refundable: 2832 },
    ...{ state: 'placed', paymentState: 'captured' },
  });
  expect(after.refunds).toMatchObject([{ amount: 1999, state: 'done', items: 0, reason: 'Broken' }]);
  const postings = await edits.booked(orderId);
  expect(sumOf(postings, 'customers')).toBe(0);
  expect(sumOf(postings, 'money')).toBe(2832);
  expect(sumOf(postings, 'returns')).toBe(0);
  expect(sumOf(postings, 'customers', ['sale', 'change'])).toBe(2832);
  const mail = (await shop.mails()).findLast(({ kind }) => kind === 'orders.edited');
  expect(mail?.body_text).toContain('We are refunding €19.99 to you.');
  // What is refunded later of the lower order takes back its own figures.
  expect((await act(orderId, 'cancellation')).status).toBe(200);
  const ended = await edits.booked(orderId);
  for (const account of ['customers', 'money', 'tax'])
    expect([account, sumOf(ended, account)]).toEqual([account, 0]);
  expect((await shop.see(orderId)).refunded).toBe(4831);
});

it('ORDEREDIT-7: what nobody can refund by itself is due until staff have sent it', async () => {
  const orderId = await paid([2, 0, 0]);
  await setTo(orderId, 0, 1, { isBuyerTold: false });
  const due = await shop.see(orderId);
  expect(due).toMatchObject({ total: 2499, promised: 1999, refunded: 0, paymentState: 'captured' });
  expect(due.actions).toContain('markRefunded');
  expect(sumOf(await edits.booked(orderId), 'customers')).toBe(-1999);
  expect((await act(orderId, 'refund/sent', { sentOn: '2026-03-02' })).status).toBe(200);
  expect(await shop.see(orderId)).toMatchObject({ promised: 0, refunded: 1999, refundable: 2499 });
  expect(sumOf(await edits.booked(orderId), 'customers')).toBe(0);
  expect((await act(orderId, 'fulfilment')).status).toBe(200);
});

it('ORDEREDIT-6: a paid order that costs more waits for the rest, says so to its buyer, and is sent once it is paid', async () => {
  const orderId = await paid([1, 0, 0]);
  await setTo(orderId, 0, 3);
  const open = await shop.see(orderId);
  expect(open).toMatchObject({ total: 6497, paid: 2499, awaited: 3998, paymentState: 'partlyPaid' });
  expect(await pageOf(orderId)).toMatchObject({
    stage: 'status',
    paymentState: 'pending',
    instructions: 'Pay to DE00 1234.',
    totals: { total: { amount: 6497 }, paid: [{ amount: { amount: 2499 } }], toPay: { amount: 3998 } },
  });
  const refused = await act(orderId, 'fulfilment');
  expect(refused.body).toMatchObject({ error: 'orders.notPaid' });
  // Down again: nothing is owed, and up by less than before.
  await setTo(orderId, 0, 1);
  expect(await shop.see(orderId)).toMatchObject({ awaited: 0, paymentState: 'captured', promised: 0 });
  await setTo(orderId, 0, 2);
  expect((await act(orderId, 'payment')).status).toBe(200);
  expect(await shop.see(orderId)).toMatchObject({ total: 4498, paid: 4498, paymentState: 'captured' });
  expect(sumOf(await edits.booked(orderId), 'customers')).toBe(0);
  expect((await act(orderId, 'fulfilment')).status).toBe(200);
});

it('ORDEREDIT-6, LEDGER-11: after a refund for a change, a higher total is owed again', async () => {
  const orderId = await paid([3, 0, 0]);
  await setTo(orderId, 0, 1);
  await act(orderId, 'refund/sent', { sentOn: '2026-03-02' });
  await setTo(orderId, 0, 2);
  expect(await shop.see(orderId)).toMatchObject({ total: 4498, awaited: 1999, paymentState: 'partlyPaid' });
  expect((await act(orderId, 'cancellation')).status).toBe(200);
  const postings = await edits.booked(orderId);
  const { promised } = await shop.see(orderId);
  expect([promised, sumOf(postings, 'customers')]).toEqual([2499, -2499]);
  expect(sumOf(postings, 'tax')).toBe(0);
});

it('ORDEREDIT-7: money goes back to the gift card that paid it', async () => {
  const { giftCard, code } = await issueCard(shop, { amount: 3000 });
  const visitor = await cart([2, 0, 0]);
  await enterCard(visitor, code);
  const { orderId } = await shop.order(visitor);
  const balance = async () => {
    const [row] = await shop.query<{ left: number }>(
      'SELECT sum(amount)::int AS left FROM gift_card_entries WHERE website_id = $1 AND card_id = $2',
      giftCard.id,
    );
    return row?.left;
  };
  expect([await balance(), (await shop.see(orderId)).awaited]).toEqual([0, 1498]);
  await setTo(orderId, 0, 1);
  expect([await balance(), (await shop.see(orderId)).awaited]).toEqual([501, 0]);
  expect(await shop.see(orderId)).toMatchObject({ total: 2499, paymentState: 'captured' });
  const page = await pageOf(orderId);
  expect(page?.totals).toMatchObject({ paid: [{ amount: { amount: 2499 } }], toPay: { amount: 0 } });
});

it('ORDEREDIT-9: a numbered invoice stays as it is; a credit note takes it back, and another invoice has the new figures', async () => {
  await shop.settle({ seller });
  const { orderId } = await shop.order(await cart([2, 1, 0]));
  expect((await admin.post(`/api/orders/${orderId}/documents/invoice`, {})).status).toBe(200);
  const documents = async () =>
    ((await admin.get(`/api/orders/${orderId}/documents`)).body as { documents: IssuedDocument[] }).documents;
  const [invoice] = await documents();
  const address = `/checkout/documents/${invoice?.id}.pdf`;
  const pages = await pagesOf(admin, address);
  await setTo(orderId, 0, 1, { reason: 'One was broken' });
  await setTo(orderId, 1, 4);
  await shop.server.runJobs();
  const issued = await documents();
  const inBrief = issued.map(({ kind, total }) => [kind, total]);
  expect(inBrief).toEqual([
    ['invoice', 4831],
    ['creditNote', 4831],
    ['invoice', 2832],
    ['creditNote', 2832],
    ['invoice', 3831],
  ]);
  const numbers = await shop.query<{ kind: string; numbers: number[] }>(
    `SELECT kind, array_agg(number ORDER BY number) AS numbers FROM documents WHERE website_id = $1 AND NOT is_test
     GROUP BY kind ORDER BY kind`,
  );
  for (const { numbers: taken } of numbers) expect(taken).toEqual(taken.map((_, at) => at + 1));
  expect(await pagesOf(admin, address)).toEqual(pages);
  const [note = ''] = await pagesOf(admin, `/checkout/documents/${issued[1]?.id}.pdf`);
  for (const words of [invoice?.name ?? '', 'One was broken', 'Item 0']) expect(note).toContain(words);
  const [second = ''] = await pagesOf(admin, `/checkout/documents/${issued[2]?.id}.pdf`);
  expect(second).toContain('Item 0');
  await shop.settle({ seller: { ...seller, name: '' } });
});

it('LEDGER-11: the One Stop Shop, kept days and customers follow a change of an order', async () => {
  const email = 'vera@example.com';
  const orderId = await paid([2, 0, 0], { country: 'FR', email });
  const frenchTax = async () => {
    const { oneStopShop } = (await admin.get('/api/ledger?year=2026')).body as { oneStopShop: TaxFigures[] };
    return oneStopShop.filter(({ country }) => country === 'FR').map(({ base, tax }) => base + tax);
  };
  const context = shop.server.context(shop.website);
  const today = context.clock.now().toISOString().slice(0, 10);
  const sumsOf = async () => {
    const [row] = await readDaySums(context, {
      first: today,
      last: today,
      until: new Date(context.clock.now().getTime() + 1000),
    });
    return row;
  };
  const [before, tax] = [await sumsOf(), await frenchTax()];
  await setTo(orderId, 0, 1);
  await act(orderId, 'refund/sent', { sentOn: '2026-03-02' });
  const after = await sumsOf();
  expect(await frenchTax()).toEqual(tax.map(sum => sum - 1999));
  expect(after?.orders).toBe(before?.orders);
  expect((before?.sold ?? 0) - (after?.sold ?? 0)).toBe(1680);
  expect((before?.revenue ?? 0) - (after?.revenue ?? 0)).toBe(1680);
  expect(after?.takenBack).toBe(before?.takenBack);
  const pieces = (row: typeof after) => row?.products.find(({ title }) => title === 'Item 0')?.quantity ?? 0;
  expect(pieces(before) - pieces(after)).toBe(1);
  await shop.server.runJobs();
  const { customers } = (await admin.get(`/api/customers?search=${email}`)).body as {
    customers: { spent: { amount: number }[] }[];
  };
  expect(customers[0]?.spent).toMatchObject([{ amount: 2499 }]);
});
