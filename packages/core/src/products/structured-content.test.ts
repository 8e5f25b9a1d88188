import { expect, it } from 'vitest';
import type { Product, Variant } from './product.ts';
import { structuredContentOf } from './structured-content.ts';

const now = new Date('2026-06-01T00:00:00Z');
const variant: Variant = {
  id: 'v'.padEnd(24, '0'),
  sku: 'CUP',
  gtin: '',
  optionValues: ['Red'],
  price: 1000,
  salePrice: 800,
  isOnSale: true,
  saleFrom: null,
  saleUntil: null,
  perUnit: null,
  plan: null,
  stock: 3,
  reserved: 1,
  weight: null,
  size: null,
  imageId: null,
};
const product = (more: Partial<Product>) =>
  ({ type: 1, optionNames: ['Colour'], variants: [variant], ...more }) as Product;

it('PRODUCT-33: variants are described by price, sale, stock, SKU and the values of their options', () => {
  expect(structuredContentOf(product({}), now)).toEqual({
    productType: 1,
    variants: [
      {
        price: 1000,
        salePrice: 800,
        onSale: true,
        qtyInStock: 3,
        unlimited: false,
        sku: 'CUP',
        optionValues: [{ value: 'Red' }],
      },
    ],
  });
  const unlimited = product({ variants: [{ ...variant, stock: null }] });
  expect(structuredContentOf(unlimited, now).variants[0]).toMatchObject({ qtyInStock: 0, unlimited: true });
});

it('PRODUCT-33: a digital product without options has its price itself; one with options never runs out', () => {
  const digital = product({ type: 2, optionNames: [], variants: [{ ...variant, optionValues: [] }] });
  expect(structuredContentOf(digital, now)).toEqual({
    productType: 2,
    variants: [],
    priceCents: 1000,
    salePriceCents: 800,
    onSale: true,
  });
  expect(structuredContentOf(product({ type: 2 }), now).variants[0]).toMatchObject({ unlimited: true });
});
