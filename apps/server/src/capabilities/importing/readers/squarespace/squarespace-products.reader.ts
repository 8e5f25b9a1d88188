import type { ImportReader } from '../import-reader.ts';
import { readProductTable } from '../products/product-table.ts';
import { headersOf } from '../woocommerce/table-head.ts';
import { readSquarespaceRows } from './read-squarespace-rows.ts';

/** Squarespace’s product export: a row for each variant, the product’s own facts in the first. */
export const squarespaceProductsReader: ImportReader = {
  format: 'squarespace',
  name: 'Squarespace product export (CSV)',
  recognises: head => {
    const headers = headersOf(head.text).map(header => (header.split('[')[0] ?? '').trim().toLowerCase());
    return ['product id', 'variant id', 'product type', 'title'].every(name => headers.includes(name));
  },
  read: (source, limits, advance) =>
    readProductTable({ source, format: 'squarespace', limits, advance, rowsOf: readSquarespaceRows }),
};
