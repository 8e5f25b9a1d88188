import { newId } from '@vitrine/core/id/id.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyRows } from '../../../test/copy-rows.ts';
import type { TestClient } from '../../../test/harness.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { changeSettings } from '../tenancy/index.ts';
import { pagesOf, seller } from './documents.fixture.ts';

let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await TestShop.open();
  await shop.settle({ seller });
  admin = await shop.server.signIn(shop.website);
});
afterAll(() => shop?.server.stop());

async function refunded(): Promise<string> {
  const { variants } = await shop.sell();
  const { orderId } = await shop.order(await shop.visitorWith(variants[0] ?? '', 2));
  await admin.post(`/api/orders/${orderId}/payment`, {});
  await admin.post(`/api/orders/${orderId}/refund/part`, { refundId: newId(), amount: 500, lines: [] });
  return orderId;
}
const print = (query: string) => `/api/documents/print.pdf?${query}`;
const inMarch = 'from=2026-03-01&to=2026-03-31';
const headings = async (query: string) =>
  (await pagesOf(admin, print(query))).map(
    page => /(?:Invoice|Credit note) (?:INV|C)-[0-9]+/.exec(page)?.[0],
  );

it('DOCUMENT-8, DOCUMENT-10: credit notes of orders, and all papers of a period, are one PDF each', async () => {
  const orders = [await refunded(), await refunded()];
  const chosen = orders
    .toReversed()
    .map(id => `order=${id}`)
    .join('&');
  expect(await headings(`kind=creditNote&${inMarch}`)).toEqual(['Credit note C-1', 'Credit note C-2']);
  expect(await headings(`kind=invoice&${inMarch}`)).toEqual(['Invoice INV-1', 'Invoice INV-2']);
  expect(await headings(`kind=creditNote&${chosen}`)).toEqual(['Credit note C-2', 'Credit note C-1']);
  expect((await admin.get(`/api/documents/count?${inMarch}`)).body).toEqual({ invoice: 2, creditNote: 2 });
  const visitor = shop.server.client(shop.website);
  expect((await visitor.get(print(`kind=invoice&${inMarch}`))).status).toBe(401);
  expect((await admin.get(print('kind=invoice&from=2026-03-01'))).status).toBe(400);
  expect((await admin.get(print('kind=invoice&from=2026-03-02&to=2026-03-01'))).status).toBe(400);
  expect((await admin.get(print(`kind=packingSlip&${inMarch}`))).status).toBe(400);
  expect((await admin.get(print('kind=invoice&from=2025-01-01&to=2025-12-31'))).body).toMatchObject({
    error: 'documents.noneInPeriod',
  });
});

it('DOCUMENT-10: days are those of the website, tests are left out, and more than a file holds is refused', async () => {
  const [first] = await shop.query<{ id: string }>(
    `SELECT id FROM documents WHERE website_id = $1 AND kind = 'invoice' ORDER BY number LIMIT 1`,
  );
  const copy = (count: number, changes: string) =>
    copyRows(shop.server.services.database, {
      table: 'documents',
      from: [shop.website.id, first?.id ?? ''],
      to: shop.website.id,
      count,
      changes,
    });
  const named = (name: string, at: string) =>
    `'id', '${name}' || n, 'event', '${name}' || n, 'number', 900 + n, 'name', '${name}', 'issued_at', '${at}'`;
  await copy(1, `${named('test', '2025-05-05T10:00:00Z')}, 'is_test', true`);
  const inMay = 'from=2025-05-01&to=2025-05-31';
  expect((await admin.get(`/api/documents/count?${inMay}`)).body).toEqual({ invoice: 0, creditNote: 0 });
  await copy(201, named('many', '2025-07-31T22:30:00Z'));
  const lastDay = 'from=2025-07-31&to=2025-07-31';
  const refused = await admin.get(print(`kind=invoice&${lastDay}`));
  expect([refused.status, refused.body]).toMatchObject([409, { error: 'documents.tooManyToPrint' }]);
  await changeSettings(shop.server.context(shop.website), { settings: { timeZone: 'Europe/Berlin' } });
  expect((await admin.get(`/api/documents/count?${lastDay}`)).body).toMatchObject({ invoice: 0 });
  expect((await admin.get('/api/documents/count?from=2025-08-01&to=2025-08-01')).body).toMatchObject({
    invoice: 201,
  });
});
