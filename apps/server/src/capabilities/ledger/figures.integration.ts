import { newId } from '@vitrine/core/id/id.ts';
import type { MonthFigures, TaxFigures } from '@vitrine/core/ledger/ledger.ts';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { TestShop } from '../checkout/shop.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());

interface Figures {
  readonly months: MonthFigures[];
  readonly taxes: TaxFigures[];
  readonly oneStopShop: TaxFigures[] | null;
}

it('LEDGER-7: months and taxes are sums of the books without test orders, and the One Stop Shop is told of other countries', async () => {
  const other = await TestShop.on(server);
  const standard = (rate: number) => ({ rates: { standard: [{ rate }] } });
  await other.settle({
    countries: ['DE', 'FR'],
    tax: {
      eu: { home: 'DE' },
      rules: [
        { country: 'DE', ...standard(19_000) },
        { country: 'FR', ...standard(20_000) },
      ],
    },
  });
  const [vase = ''] = (await other.sell({ variants: [{ price: 1900, stock: null }] })).variants;
  const owner = await server.signIn(other.website);
  const read = async (query: string) => (await owner.get(`/api/ledger?${query}`)).body as Figures;
  for (const country of ['DE', 'FR']) {
    const { orderId } = await other.order(await other.visitorWith(vase), { country });
    await owner.post(`/api/orders/${orderId}/payment`, {});
    if (country === 'FR')
      await owner.post(`/api/orders/${orderId}/refund/part`, { refundId: newId(), amount: 1200 });
  }
  other.takeTests(true);
  const tester = await other.visitorWith(vase);
  const tried = await other.pay(tester);
  await other.choose(tester, tried.paymentId, 'approve');
  await tester.get(`/checkout/return/${tried.paymentId}`);
  expect(await other.see(tried.order.orderId)).toMatchObject({ state: 'placed', isTest: true });
  other.takeTests(false);
  const { months, taxes, oneStopShop } = await read('year=2026');
  expect(months).toEqual([
    {
      month: '2026-03',
      currency: 'EUR',
      sales: 3180,
      discounts: 0,
      shipping: 837,
      returns: -1000,
      tax: 583,
      received: 4800,
      refunded: 0,
      chargebacks: 0,
      fees: 0,
    },
  ]);
  expect(taxes.map(({ country, rate, base, tax }) => [country, rate, base, tax])).toEqual([
    ['DE', 19_000, 2017, 383],
    ['FR', 20_000, 1000, 200],
  ]);
  expect(oneStopShop).toEqual(taxes.slice(1));
  expect(await read('year=2026&quarter=2')).toEqual({ months: [], taxes: [], oneStopShop: [] });
  await other.settle({ tax: { eu: null } });
  expect((await read('year=2026')).oneStopShop).toBe(null);
  expect((await owner.get('/api/ledger?year=first')).status).toBe(400);
  expect((await server.client(other.website).get('/api/ledger?year=2026')).status).toBe(401);
});

it('LEDGER-8: the books are exported for accountants, and the export is recorded', async () => {
  const other = await TestShop.on(server);
  const [vase = ''] = (await other.sell({ variants: [{ price: 1900, stock: null }] })).variants;
  const { orderId } = await other.order(await other.visitorWith(vase));
  const owner = await server.signIn(other.website);
  await owner.post(`/api/orders/${orderId}/payment`, {});
  const file = await owner.get('/api/ledger/export.csv?year=2026&quarter=1');
  const rows: Record<string, string>[] = parse(file.text, { columns: true, bom: true });
  expect(rows.map(row => [row.Date, row.Order, row.Account, row.Debit, row.Credit])).toEqual([
    ['2026-03-02', '1', 'money', '24.00', ''],
    ['2026-03-02', '1', 'customers', '', '24.00'],
    ['2026-03-02', '1', 'customers', '24.00', ''],
    ['2026-03-02', '1', 'sales', '', '15.97'],
    ['2026-03-02', '1', 'shipping', '', '4.20'],
    ['2026-03-02', '1', 'tax', '', '3.83'],
  ]);
  expect(file.headers['content-disposition']).toContain('-2026-q1.csv');
  const [act] = await other.query<{ act: string }>(
    'SELECT act FROM audit_log WHERE website_id = $1 ORDER BY id DESC LIMIT 1',
  );
  expect(act?.act).toBe('ledger.exported');
  expect((await server.client(other.website).get('/api/ledger/export.csv?year=2026')).status).toBe(401);
  expect((await owner.get('/api/ledger/export.csv')).status).toBe(400);
});
