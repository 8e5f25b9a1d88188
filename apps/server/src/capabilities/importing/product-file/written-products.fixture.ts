import { csvBeginning, csvRow } from '@vitrine/core/csv/csv-row.ts';
import { compareProduct } from '@vitrine/core/product-files/compare-product.ts';
import { type FileIds, mergeProduct } from '@vitrine/core/product-files/merge-product.ts';
import { type FileNames, rowsOfProduct } from '@vitrine/core/product-files/product-cells.ts';
import { fileHeaders } from '@vitrine/core/product-files/product-columns.ts';
import type { ReadProduct } from '@vitrine/core/product-files/read-product.ts';
import { unitSystems } from '@vitrine/core/products/measurement-text.ts';
import type { Product } from '@vitrine/core/products/product.ts';
import { sourceOfBytes } from '../readers/import-source.ts';
import { readProductFile } from './read-product-file.ts';

const names: FileNames = {
  decimals: 2,
  currency: 'EUR',
  unitSystem: unitSystems.metric,
  pictureOf: id => `https://shop.example/s/${id}/a%20b.png`,
  shopOf: id => `shop/${id}`,
  productOf: id => `product-${id}`,
};
const ids: FileIds = {
  pictureOf: word => word.split('/')[4] ?? '',
  shopOf: word => word.replace('shop/', ''),
  productOf: word => word.replace('product-', ''),
  fileOf: word => ({ assetId: word.split('/')[0] ?? '', id: word.split('/')[1] ?? '' }),
};

/** The products file of a website with metric measures. */
export const fileOf = (...products: Product[]) => fileIn(unitSystems.metric, ...products);
export const fileIn = (unitSystem: FileNames['unitSystem'], ...products: Product[]) =>
  csvBeginning +
  [fileHeaders(unitSystem), ...products.flatMap(product => rowsOfProduct(product, { ...names, unitSystem }))]
    .map(csvRow)
    .join('');

export function readAll(content: string | Uint8Array): ReadProduct[] {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const read = readProductFile(sourceOfBytes('products.csv', bytes), 2);
  if (!read.ok) throw new Error(read.error.code);
  return [...read.value.products];
}

export function compare(read: ReadProduct | undefined, present: Product | null) {
  if (read === undefined) throw new Error('nothing was read');
  return compareProduct({ read, merged: mergeProduct(present, read, ids), present }, names);
}
