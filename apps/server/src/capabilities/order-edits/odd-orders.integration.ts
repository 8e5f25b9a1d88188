import { newId } from '@vitrine/core/id/id.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { buyer, everywhere, TestShop } from '../checkout/shop.fixture.ts';
import { enterCode, makeDiscount } from '../discounts/discounts.fixture.ts';
import { pagesOf } from '../documents/documents.fixture.ts';
import { sumOf, TestEdits } from './edits.fixture.ts';

let shop: TestShop;
let admin: TestClient;
let edits: TestEdits;
beforeAll(async () => {
  shop = await TestShop.open();
  admin = await shop.server.signIn(shop.website);
  edits = new TestEdits(shop, admin);
});
afterAll(() => shop?.server.stop());

const wrap = (unitPrice: number) => ({
  ...{ id: newId(), variantId: null, quantity: 1, unitPrice },
  custom: { title: 'Gift wrap', taxClass: 'standard', isShipped: true },
});

it('ORDEREDIT-2, DOCUMENT-7, ORDER-36: the packing slip and the CSV show an order as it was edited', async () => {
  const { orderId, bowlLine, mugLine } = await edits.ordered();
  const slipOf = async () =>
    (await pagesOf(admin, `/api/documents/print.pdf?kind=packingSlip&order=${orderId}`)).join('\n');
  const before = await slipOf();
  expect(before).toContain('Mug');
  expect(before).not.toContain('Gift wrap');
  await edits.change(orderId, {
    quantities: [
      { lineId: bowlLine, quantity: 4 },
      { lineId: mugLine, quantity: 0 },
    ],
    added: [wrap(250)],
  });
  const after = await slipOf();
  expect(after).toContain('Gift wrap');
  expect(after).toMatch(/4\s*×?\s*Bowl|Bowl[\s\S]*\b4\b/);
  expect(after).not.toContain('Mug');
  const { number, total } = await shop.see(orderId);
  const rows = (await admin.get('/api/orders/export.csv')).text
    .split('\r\n')
    .filter(row => row.startsWith(`${number},`));
  expect(rows).toHaveLength(2);
  expect(total).toBe(8150);
  for (const row of rows) expect(row).toContain(',81.50,');
  expect(rows[0]).toMatch(/Bowl,.*,4,18\.50,/);
  expect(rows[1]).toMatch(/Gift wrap,.*,1,2\.50,/);
});

it('ORDEREDIT-2, ORDEREDIT-7: a held order is edited without stock, and takes what it has by then once it is released', async () => {
  await shop.setUp('test', { isEnabled: true });
  const { variants } = await shop.sell({ variants: [{ price: 1850, stock: 2 }] });
  const [vase = ''] = variants;
  const visitor = await shop.visitorWith(vase, 2);
  const { order, paymentId } = await shop.pay(visitor);
  await admin.put(`/api/inventory/${vase}`, { onHand: 0 });
  await shop.choose(visitor, paymentId, 'approve');
  await visitor.get(`/checkout/return/${paymentId}`);
  const { orderId } = order;
  const [line] = (await shop.see(orderId)).lines;
  expect((await edits.get(orderId)).body.order.isHeld).toBe(true);
  const quantity = (pieces: number) => ({ quantities: [{ lineId: line?.id, quantity: pieces }] });
  expect((await edits.change(orderId, quantity(1))).status).toBe(200);
  await shop.server.runJobs();
  expect(await shop.see(orderId)).toMatchObject({ state: 'held', total: 2350, refunded: 1850 });
  expect(await shop.stockOf(vase)).toEqual({ on_hand: 0, reserved: 0 });
  expect((await edits.act(orderId, 'release')).status).toBe(409);
  await admin.put(`/api/inventory/${vase}`, { onHand: 5 });
  expect((await edits.act(orderId, 'release')).status).toBe(200);
  expect(await shop.stockOf(vase)).toEqual({ on_hand: 4, reserved: 0 });
  expect(sumOf(await edits.booked(orderId), 'customers')).toBe(0);
  // Placed now, it takes what more it needs.
  expect((await edits.change(orderId, quantity(3))).status).toBe(200);
  expect(await shop.stockOf(vase)).toEqual({ on_hand: 2, reserved: 0 });
});

it('ORDEREDIT-4: a price of shipping that staff enter ends a discount on shipping, and no edit brings it back', async () => {
  await makeDiscount(shop, { code: 'POST', value: { kind: 'freeShipping' } });
  const { variants } = await shop.sell();
  const visitor = await shop.visitorWith(variants[0] ?? '', 2);
  await enterCode(visitor, 'POST');
  const { orderId } = await shop.order(visitor);
  const placed = await shop.see(orderId);
  expect([placed.total, placed.totals.shipping]).toEqual([3700, 0]);
  expect(placed.totals.discounts).toMatchObject([{ amount: 500, shippingAmount: 500 }]);
  const [line] = placed.lines;
  // Without a new price it stays free.
  await edits.change(orderId, { quantities: [{ lineId: line?.id, quantity: 3 }] });
  expect(await shop.see(orderId)).toMatchObject({ total: 5550, totals: { shipping: 0 } });
  await edits.change(orderId, { shipping: { name: 'Courier', amount: 900 } });
  const edited = await shop.see(orderId);
  expect(edited).toMatchObject({
    total: 6450,
    shippingName: 'Courier',
    totals: { shipping: 900, discount: 0 },
  });
  expect(edited.totals.discounts).toMatchObject([{ amount: 0, shippingAmount: 0 }]);
  expect(edited.explanation.join('\n')).not.toContain('POST');
  await edits.change(orderId, { quantities: [{ lineId: line?.id, quantity: 1 }] });
  expect(await shop.see(orderId)).toMatchObject({ total: 2750, totals: { shipping: 900 } });
});

// Last: it changes the taxes of the shop.
it('ORDEREDIT-4, TAX-7: an order of a business in another member state stays without tax, also for what is added', async () => {
  const standard = { like: 'class', taxClass: 'standard' };
  await shop.settle({
    countries: ['DE', 'ES'],
    shippingZones: everywhere([{ id: 'post', name: 'Post', amount: 605 }]),
    tax: { isIncluded: true, rules: [], classes: [], eu: { home: 'DE' }, shipping: standard },
  });
  const { variants } = await shop.sell({ title: 'Vase', variants: [{ price: 12_100, stock: 9 }] });
  const mugs = await shop.sell({ title: 'Mug', variants: [{ price: 2420, stock: 9 }] });
  const business = {
    ...{ ...buyer, country: 'ES', region: 'M', city: 'Madrid', postalCode: '28013' },
    ...{ company: 'Cerámica SL', vatId: 'ESX9999999X' },
  };
  const { orderId } = await shop.order(await shop.visitorWith(variants[0] ?? '', 2), business);
  expect((await edits.act(orderId, 'payment')).status).toBe(200);
  const placed = await shop.see(orderId);
  expect([placed.total, placed.totals.tax]).toEqual([20_500, null]);
  const edit = {
    quantities: [{ lineId: placed.lines[0]?.id, quantity: 3 }],
    added: [{ id: newId(), variantId: mugs.variants[0], quantity: 1 }],
  };
  await edits.change(orderId, edit);
  const edited = await shop.see(orderId);
  expect(edited.lines).toMatchObject([
    { unitPrice: 10_000, quantity: 3, tax: 0 },
    { unitPrice: 2000, quantity: 1, tax: 0 },
  ]);
  expect(edited).toMatchObject({ total: 32_500, awaited: 12_000, totals: { isReverseCharged: true } });
  expect(edited.totals.taxes).toEqual([]);
  expect(edited.explanation.join('\n')).toContain('Reverse charge: no tax is charged.');
  expect((await edits.act(orderId, 'payment')).status).toBe(200);
  const booked = await edits.booked(orderId);
  expect([sumOf(booked, 'tax'), sumOf(booked, 'customers')]).toEqual([0, 0]);
});
