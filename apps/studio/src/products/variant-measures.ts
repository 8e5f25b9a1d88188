import { inUnits, type UnitSystem } from '@vitrine/core/products/measurement-text.ts';
import type { Variant } from '@vitrine/core/products/product.ts';
import { formatDecimal } from '../frame/format.ts';

export type Measured = Pick<Variant, 'weight' | 'size'>;

export const measures = ['weight', 'length', 'width', 'height'] as const;
export type Measure = (typeof measures)[number];

/** Each measure as its field shows it, in the units of the store (rule PRODUCT-8). */
export function measureTexts(measured: Measured, unitSystem: UnitSystem): Record<Measure, string> {
  const textOf = (name: Measure) => {
    const value = storedMeasure(measured, name);
    return value === null ? '' : formatDecimal(inUnits(value, quantityOf(name), unitSystem));
  };
  return {
    weight: textOf('weight'),
    length: textOf('length'),
    width: textOf('width'),
    height: textOf('height'),
  };
}

export function storedMeasure({ weight, size }: Measured, name: Measure): number | null {
  return name === 'weight' ? weight : (size?.[name] ?? null);
}

export function quantityOf(name: Measure): 'weight' | 'side' {
  return name === 'weight' ? 'weight' : 'side';
}
