import { inUnits, unitSystems } from '@vitrine/core/products/measurement-text.ts';
import type { Product } from '@vitrine/core/products/product.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sourceOfBytes } from '../readers/import-source.ts';
import { filledVariant, madeProduct } from './filled-product.fixture.ts';
import { readProductFile } from './read-product-file.ts';
import { compare, fileIn, fileOf, readAll } from './written-products.fixture.ts';

const { imperial, metric } = unitSystems;

describe('in both unit systems', () => {
  const weighing = (weight: number, side = weight): Product => ({
    ...madeProduct,
    optionNames: [],
    optionStyles: [],
    variants: [
      { ...filledVariant, optionValues: [], weight, size: { length: side, width: side, height: side } },
    ],
  });
  it('PRODUCTFILE-16: no measure is lost or changed on its way, in the file of either system', () => {
    const measure = fc.oneof(
      // Typed in one of the units, with up to four decimals.
      fc.integer({ min: 1, max: 9_999_999 }).map(typed => typed / 10_000),
      fc.integer({ min: 1, max: 9_999_999 }).map(typed => (typed / 10_000) * 0.45359237),
      fc.integer({ min: 1, max: 9_999_999 }).map(typed => (typed / 10_000) * 2.54),
    );
    fc.assert(
      fc.property(measure, measure, (weight, side) => {
        const product = weighing(weight, side);
        for (const system of [metric, imperial]) {
          const [read] = readAll(fileIn(system, product));
          expect(compare(read, product)).toEqual({ state: 'same' });
          const made = compare(read, null);
          if (made.state !== 'new') throw new Error(made.state);
          const [variant] = made.input.variants;
          expect(variant?.weight).toBeCloseTo(weight, 12);
          expect(inUnits(variant?.weight ?? 0, 'weight', imperial)).toBe(inUnits(weight, 'weight', imperial));
          expect(variant?.size?.length).toBeCloseTo(side, 12);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('PRODUCTFILE-16: a measure with many digits, as converting it left it, is no fault', () => {
    const weight = 0.07 * 0.45359237;
    expect(String(weight)).toBe('0.031751465900000005');
    const [read] = readAll(fileOf(weighing(weight)));
    expect(read?.faults).toEqual([]);
    expect(read?.variants[0]?.cells.weight).toBe(weight);
  });

  it('PRODUCTFILE-16: a file with a measure in both units is refused', () => {
    const twice = 'Vitrine 1,Title,Price,Weight (kg),Weight (lbs)\r\nproduct,Cup,1.00,1,2\r\n';
    const read = readProductFile(sourceOfBytes('products.csv', Buffer.from(twice)), 2);
    expect(read.ok ? null : read.error).toMatchObject({
      code: 'productImports.columnTwice',
      values: { column: 'Weight (lbs), Weight (kg)' },
    });
  });
});
