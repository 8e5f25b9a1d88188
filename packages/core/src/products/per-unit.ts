import { divideRounded } from '../money/rounding.ts';

/** What an amount of something is measured in: its kind, and its size in thousandths of the smallest. */
const units = {
  g: { kind: 'weight', size: 1n },
  kg: { kind: 'weight', size: 1000n },
  ml: { kind: 'volume', size: 1n },
  l: { kind: 'volume', size: 1000n },
  cm: { kind: 'length', size: 1n },
  m: { kind: 'length', size: 100n },
  'm²': { kind: 'area', size: 1n },
} as const;
export type ContentUnit = keyof typeof units;

/** What the price of an amount is told for, and how many of a unit that is. */
const references = {
  kg: { unit: 'kg', amount: 1n },
  '100 g': { unit: 'g', amount: 100n },
  l: { unit: 'l', amount: 1n },
  '100 ml': { unit: 'ml', amount: 100n },
  m: { unit: 'm', amount: 1n },
  'm²': { unit: 'm²', amount: 1n },
} as const satisfies Record<string, { unit: ContentUnit; amount: bigint }>;
export type UnitReference = keyof typeof references;

export const contentUnits = Object.keys(units) as ContentUnit[];
export const unitReferences = Object.keys(references) as UnitReference[];

/** What a variant contains, and the amount its price is told for beside (rule PRICE-9). */
export interface PerUnit {
  /** With at most three decimals. */
  readonly amount: number;
  readonly unit: ContentUnit;
  readonly per: UnitReference;
}

/** The amounts that a content can be compared by: grams by 100 g or kg. */
export function referencesFor(unit: ContentUnit): UnitReference[] {
  return unitReferences.filter(per => units[references[per].unit].kind === units[unit].kind);
}

/** The price of the reference amount in minor units, rounded by MONEY-4. */
export function pricePerUnit(price: number, { amount, unit, per }: PerUnit): number {
  const reference = references[per];
  const wanted = reference.amount * units[reference.unit].size * 1000n;
  return Number(divideRounded(BigInt(price) * wanted, BigInt(Math.round(amount * 1000)) * units[unit].size));
}
