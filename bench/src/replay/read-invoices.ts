import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

export interface InvoiceLine {
  readonly sku: string;
  readonly title: string;
  readonly quantity: number;
  /** In minor units. */
  readonly price: number;
}

/** A sale, or a return of what was sold before; quantities are positive in both. */
export interface Invoice {
  readonly number: string;
  readonly isReturn: boolean;
  readonly customer: string;
  readonly lines: readonly InvoiceLine[];
}

export interface RetailFile {
  readonly invoices: readonly Invoice[];
  /** Rows that move no money: a price of nothing, or goods written off without a return. */
  readonly leftOut: number;
}

interface Row {
  readonly InvoiceNo: string;
  readonly StockCode: string;
  readonly Description: string;
  readonly Quantity: string;
  readonly UnitPrice: string;
  readonly CustomerID: string;
}

/** The invoices of a file of the Online Retail data set, in its order (rule BENCH-10). */
export function readInvoices(path: string, most: number): RetailFile {
  const rows = parse<Row>(readFileSync(path), { columns: true, bom: true });
  const invoices = new Map<string, Invoice & { lines: InvoiceLine[] }>();
  let leftOut = 0;
  for (const row of rows) {
    const isReturn = row.InvoiceNo.startsWith('C');
    const quantity = Number(row.Quantity) * (isReturn ? -1 : 1);
    const price = Math.round(Number(row.UnitPrice) * 100);
    if (quantity <= 0 || price <= 0) {
      leftOut += 1;
      continue;
    }
    let invoice = invoices.get(row.InvoiceNo);
    if (invoice === undefined) {
      if (invoices.size === most) break;
      invoice = { number: row.InvoiceNo, isReturn, customer: row.CustomerID, lines: [] };
      invoices.set(row.InvoiceNo, invoice);
    }
    invoice.lines.push({ sku: row.StockCode, title: row.Description.trim(), quantity, price });
  }
  return { invoices: [...invoices.values()], leftOut };
}

/** What the same product costs at the same price: one variant of the shop. */
export function variantKey({ sku, price }: Pick<InvoiceLine, 'sku' | 'price'>): string {
  return `${sku} ${price}`;
}

export function totalOf(lines: readonly Pick<InvoiceLine, 'quantity' | 'price'>[]): number {
  return lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
}
