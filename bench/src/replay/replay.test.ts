import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readInvoices, totalOf } from './read-invoices.ts';
import { partsOf } from './replay-sales.ts';

const folder = mkdtempSync(join(tmpdir(), 'retail-'));
const path = join(folder, 'retail.csv');
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(
  path,
  [
    'InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice,CustomerID,Country',
    '1,A1,"BOWL, ""BLUE""",6,2010-12-01 08:26:00,2.55,17850.0,United Kingdom',
    '1,A1,BOWL,2,2010-12-01 08:26:00,2.55,17850.0,United Kingdom',
    '1,A1,BOWL,1,2010-12-01 08:26:00,8.29,17850.0,United Kingdom',
    '2,A2,,-10,2010-12-01 09:00:00,0,,United Kingdom',
    'C3,A1,BOWL,-1,2010-12-02 08:26:00,2.55,17850.0,United Kingdom',
  ].join('\r\n'),
);

it('BENCH-10: sales and returns are read to the cent, and rows that move no money are left out', () => {
  const { invoices, leftOut } = readInvoices(path, 10);
  expect(leftOut).toBe(1);
  expect(invoices.map(({ number, isReturn, lines }) => [number, isReturn, totalOf(lines)])).toEqual([
    ['1', false, 8 * 255 + 829],
    ['C3', true, 255],
  ]);
  expect(invoices[0]?.lines[0]?.title).toBe('BOWL, "BLUE"');
});

it('BENCH-10: an invoice becomes carts of at most 200 lines, with equal lines added up', () => {
  const [invoice] = readInvoices(path, 1).invoices;
  if (invoice === undefined) throw new Error('The file has an invoice.');
  expect(partsOf(invoice)).toHaveLength(1);
  expect(partsOf(invoice)[0]?.map(({ quantity }) => quantity)).toEqual([8, 1]);
  const lines = Array.from({ length: 450 }, (_, at) => ({
    sku: `S${at}`,
    title: 'S',
    quantity: 1,
    price: 100,
  }));
  expect(partsOf({ ...invoice, lines }).map(part => part.length)).toEqual([200, 200, 50]);
});
