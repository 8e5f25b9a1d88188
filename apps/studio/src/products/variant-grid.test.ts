import { expect, it } from 'vitest';
import { newVariant, type VariantDraft } from './product-draft.ts';
import { cellText, columnsFor, pasteInto, patchOf, variantsWith } from './variant-grid.ts';

const variants: VariantDraft[] = [
  ['Small', 'Red'],
  ['Small', 'Blue'],
  ['Large', 'Red'],
].map(values => ({ ...newVariant(values), key: values.join('/'), price: '10', isUnlimited: true }));

const paste = (text: string, row = 0, column = 0) =>
  pasteInto(variants, columnsFor(1), { row, column, text });

it('STUDIO-24: rows and columns of a spreadsheet fill the table from the cell they are pasted into', () => {
  const pasted = paste('18.50\t\t4\r\n20,00 €\t15\t\r\n', 1);
  expect(pasted).toMatchObject({ rows: 2, columns: 3, rowsLeft: 0, columnsLeft: 0 });
  expect([...(pasted?.patches ?? [])]).toEqual([
    ['Small/Blue', { price: '18.50', salePrice: '', isOnSale: false, stock: '4', isUnlimited: false }],
    ['Large/Red', { price: '20,00', salePrice: '15', isOnSale: true, stock: '', isUnlimited: true }],
  ]);
});

it('STUDIO-24: cells that do not fit are counted, and a single value is pasted like any text', () => {
  expect(paste('1\n2\n3\n4', 2)).toMatchObject({ rows: 1, rowsLeft: 3 });
  expect(paste('a\tb\tc', 0, 3)).toMatchObject({ columns: 2, columnsLeft: 1 });
  expect(paste('"12"" bowl"\tx', 0, 3)?.patches.get('Small/Red')).toEqual({ sku: '12" bowl', weight: 'x' });
  expect(paste('18.50')).toBeNull();
  expect(paste('18.50\n')).toBeNull();
});

it('STUDIO-25: an empty stock means unlimited, and an empty sale price means no sale', () => {
  expect(patchOf('stock', ' ')).toEqual({ stock: ' ', isUnlimited: true });
  expect(patchOf('stock', '0')).toEqual({ stock: '0', isUnlimited: false });
  expect(patchOf('salePrice', '9')).toEqual({ salePrice: '9', isOnSale: true });
  expect(cellText({ ...newVariant([]), stock: '7', isUnlimited: true }, 'stock')).toBe('');
});

it('STUDIO-25: a value is set for all variants, or for all with one value of an option', () => {
  const keys = (target: Parameters<typeof variantsWith>[1]) =>
    variantsWith(variants, target).map(({ key }) => key);
  expect(keys(null)).toEqual(['Small/Red', 'Small/Blue', 'Large/Red']);
  expect(keys({ option: 1, value: 'Red' })).toEqual(['Small/Red', 'Large/Red']);
});

it('PRODUCT-33: a digital product has neither stock nor weight, and a service no weight', () => {
  expect(columnsFor(1)).toEqual(['price', 'salePrice', 'stock', 'sku', 'weight']);
  expect(columnsFor(2)).toEqual(['price', 'salePrice', 'sku']);
  expect(columnsFor(3)).toEqual(['price', 'salePrice', 'stock', 'sku']);
});
