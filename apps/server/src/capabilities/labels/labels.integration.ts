import { newId } from '@vitrine/core/id/id.ts';
import { labelsAddress } from '@vitrine/core/labels/labels.calls.ts';
import { unitSystems } from '@vitrine/core/products/measurement-text.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { pagesOf, seller } from '../documents/documents.fixture.ts';
import { labelStrategies } from './label-strategies.ts';
import type { LabelStrategy } from './label-strategy.ts';
import { asked, carrier } from './strategies/carrier.fixture.ts';

let shop: TestShop;
let admin: TestClient;
// What a second strategy is: a file, and its entry in the list.
const entries = labelStrategies as LabelStrategy[];
beforeAll(async () => {
  entries.push(carrier);
  shop = await TestShop.open();
  await shop.settle({ seller, countries: ['DE', 'US', 'GB'] });
  admin = await shop.server.signIn(shop.website);
});
afterAll(async () => {
  entries.splice(entries.indexOf(carrier), 1);
  await shop?.server.stop();
});

const print = (ids: readonly string[], parcels = 1) => pagesOf(admin, labelsAddress(ids, parcels));
const check = (orderIds: readonly string[], more: object = {}) =>
  admin.post('/api/labels/check', { orderIds, ...more });

async function ordered(more: Record<string, unknown> = {}, product: object = {}) {
  const { variants } = await shop.sell({ variants: [{ price: 1850, stock: 9, weight: 1.5 }], ...product });
  const { orderId } = await shop.order(await shop.visitorWith(variants[0] ?? '', 2), more);
  return { orderId, number: String((await shop.see(orderId)).number) };
}
const inLondon = { country: 'GB', line1: '1 High St', city: 'London', postalCode: 'N1 1AA' };

it('LABEL-2, LABEL-3: a label names sender, recipient, order, parcel and weight, as the destination writes it', async () => {
  const home = await ordered();
  const before = await shop.see(home.orderId);
  const [page, ...others] = await print([home.orderId]);
  expect(others).toEqual([]);
  for (const words of [
    'Töpferei Müller, Hauptstraße 1, 10115 Berlin',
    'Ann Lee',
    'Hauptstr. 1',
    '10115 Berlin',
  ])
    expect(page).toContain(words);
  expect(page).toContain(`Order ${home.number}`);
  expect(page).toContain('Weight: 3 kg');
  expect(page).not.toMatch(/germany/i);
  expect(await shop.see(home.orderId)).toEqual(before);
  const abroad = await ordered(inLondon);
  const pages = await print([abroad.orderId], 3);
  expect(pages).toHaveLength(3);
  expect(pages[1]).toContain('London N1 1AA UNITED KINGDOM');
  expect(pages[1]).toContain('10115 Berlin, GERMANY');
  expect(pages[1]).toContain('Parcel 2 of 3');
  expect(pages[1]).toContain('Weight of all parcels: 3 kg');
});

it('LABEL-2: in a shop that measures in imperial units, a label says the weight in pounds', async () => {
  const { orderId } = await ordered();
  const { unitSystem } = shop.website.settings.store;
  await shop.settle({ unitSystem: unitSystems.imperial });
  const [page] = await print([orderId]);
  expect(page).toContain('Weight: 6.61 lbs');
  expect(page).not.toContain('kg');
  const pages = await print([orderId], 2);
  expect(pages[1]).toContain('Weight of all parcels: 6.61 lbs');
  await shop.settle({ unitSystem });
});

it('LABEL-1, LABEL-2: many orders are one PDF, four to a sheet of A4', async () => {
  const ids: string[] = [];
  for (let at = 0; at < 5; at += 1) ids.push((await ordered()).orderId);
  expect(await print(ids)).toHaveLength(5);
  await shop.settle({ labels: { format: 'a4' } });
  const sheets = await print(ids);
  expect(sheets).toHaveLength(2);
  expect(sheets[0]?.match(/Ann Lee/g)).toHaveLength(4);
  await shop.settle({ labels: { format: 'a6' } });
});

it('LABEL-4: orders that are sent to nobody are named, and nothing is printed', async () => {
  const sent = await ordered();
  const service = await ordered({}, { type: 3 });
  const cancelled = await ordered();
  await admin.post(`/api/orders/${cancelled.orderId}/cancellation`, {});
  const ids = [sent, service, cancelled].map(({ orderId }) => orderId);
  const refused = await check(ids);
  expect([refused.status, refused.body]).toMatchObject([409, { error: 'labels.noAddress' }]);
  expect((refused.body as { message: string }).message).toContain(
    `for ${service.number}, ${cancelled.number}.`,
  );
  expect((await admin.get(labelsAddress(ids))).status).toBe(409);
  expect((await check([sent.orderId], { parcels: 2 })).body).toEqual({ labels: 2 });
  for (const parcels of [0, 21]) expect((await check([sent.orderId], { parcels })).status).toBe(400);
  expect((await admin.get(labelsAddress([sent.orderId], 21))).status).toBe(400);
  await shop.settle({ seller: { ...seller, line1: '' } });
  expect((await check([sent.orderId])).body).toMatchObject({ error: 'labels.senderMissing' });
  await shop.settle({ seller });
});

it('LABEL-4: an order that is collected has no label', async () => {
  const place = { line1: 'Hof 2', city: 'Berlin', postalCode: '10115', country: 'DE' };
  const option = { id: 'here', name: 'Pickup', pickup: place };
  const zones = [{ id: 'all', name: 'All', places: [{ country: '*' }], options: [option] }];
  const { shippingZones } = shop.website.settings.store;
  await shop.settle({ shippingZones: zones });
  const { orderId } = await ordered();
  expect((await check([orderId])).body).toMatchObject({ error: 'labels.noAddress' });
  await shop.settle({ shippingZones });
});

it('LABEL-5: who may not see orders prints no label, and another website has none', async () => {
  const { orderId } = await ordered();
  const visitor = await shop.server.client(shop.website).get(labelsAddress([orderId]));
  expect(visitor.status).toBe(401);
  const editor = await shop.server.signIn(shop.website, 'editor');
  expect((await editor.get(labelsAddress([orderId]))).status).toBe(403);
  const other = await TestShop.on(shop.server);
  await other.settle({ seller });
  const stranger = await shop.server.signIn(other.website);
  expect((await stranger.get(labelsAddress([orderId]))).status).toBe(404);
  expect((await check([orderId, newId()])).status).toBe(404);
});

it('LABEL-6: a second strategy is offered, chosen and asked, and its refusal is what staff read', async () => {
  const offered = await admin.get('/api/labels/strategies');
  expect(offered.body).toEqual({
    strategies: [
      { id: 'address', name: 'Printable address label' },
      { id: 'test-carrier', name: 'Test carrier' },
    ],
  });
  const { orderId, number } = await ordered();
  await shop.settle({ labels: { strategy: 'test-carrier' } });
  const made = await admin.get(labelsAddress([orderId], 2));
  expect([made.status, made.text]).toEqual([200, '%PDF-of-a-carrier']);
  expect(asked).toMatchObject([
    {
      sender: { name: 'Töpferei Müller', country: 'DE' },
      orders: [
        { number: Number(number), recipient: { city: 'Berlin' }, parcels: 2, weight: 3, isTest: false },
      ],
      format: 'a6',
    },
  ]);
  const failed = await admin.get(labelsAddress([orderId], 3));
  expect([failed.status, failed.body]).toMatchObject([
    502,
    { error: 'labels.notMade', message: 'The labels could not be made: The van is full.' },
  ]);
  await shop.settle({ labels: { strategy: 'gone' } });
  expect((await check([orderId])).body).toMatchObject({ error: 'labels.unknownStrategy' });
  await shop.settle({ labels: { strategy: 'address' } });
});
