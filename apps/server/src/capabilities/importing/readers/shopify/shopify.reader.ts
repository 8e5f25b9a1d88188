import type { ImportReader } from '../import-reader.ts';
import { readProductTable } from '../products/product-table.ts';
import { headersOf } from '../woocommerce/table-head.ts';
import { readShopifyRows } from './read-shopify-rows.ts';

/** Shopify’s product export: a row for each variant and each further picture, joined by the product’s handle. */
export const shopifyReader: ImportReader = {
  format: 'shopify',
  name: 'Shopify product export (CSV)',
  recognises: head => {
    const headers = headersOf(head.text).map(header => header.toLowerCase());
    const has = (...names: string[]) => names.some(name => headers.includes(name));
    return has('handle', 'url handle') && has('title') && has('variant price', 'price');
  },
  read: (source, limits, advance) =>
    readProductTable({ source, format: 'shopify', limits, advance, rowsOf: readShopifyRows }),
};
