import { z } from 'zod';
import { type StockLevel, saleable } from '../inventory/stock.ts';
import { fieldCode } from '../messages/phrase.ts';
import { type ProductType, productTypes } from './product-views.ts';

export const makingUnits = ['day', 'week'] as const;
const daysIn = { day: 1, week: 7 } as const;
export interface MakingTime {
  readonly from: number;
  readonly to: number;
  readonly unit: (typeof makingUnits)[number];
}

/** Of the longer time (rule MADETOORDER-1). */
const maxMakingDays = 365;

/** How long a product takes to be made; an order line has a copy of it (rules MADETOORDER-1, MADETOORDER-5). */
export const madeToOrderSchema = z
  .object({
    from: z.number().int().min(1, fieldCode('makingTime')),
    to: z.number().int().min(1, fieldCode('makingTime')),
    unit: z.enum(makingUnits),
    /** Pieces in stock are sold first, and only what they do not cover is made; such a line takes no stock. */
    isBeyondStock: z.boolean().default(false),
    /** To what this buyer specifies, so that there is no right of withdrawal (rule MADETOORDER-6). */
    isToSpecification: z.boolean().default(false),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: fieldCode('makingOrder') })
  .refine(making => longestDays(making) <= maxMakingDays, { path: ['to'], message: fieldCode('makingLong') })
  .refine(({ isBeyondStock, isToSpecification }) => !(isBeyondStock && isToSpecification), {
    path: ['isToSpecification'],
    message: fieldCode('makingStocked'),
  });
export type MadeToOrder = z.infer<typeof madeToOrderSchema>;

interface Sold {
  readonly productType: ProductType;
  readonly stock: StockLevel;
  readonly madeToOrder: MadeToOrder | null;
}

/** Only goods are made. */
export function makingOf(type: ProductType, madeToOrder: MadeToOrder | null): MadeToOrder | null {
  return type === productTypes.physical ? madeToOrder : null;
}

/** How many can be ordered: what is in stock, or any number if more are made (rule MADETOORDER-3). */
export function orderable({ productType, stock, madeToOrder }: Sold): number {
  return madeToOrder?.isBeyondStock ? Number.POSITIVE_INFINITY : saleable(productType, stock);
}

/** Null if the line is taken from stock as it is; a line that stock does not cover is made as a whole. */
export function makingOfLine(
  madeToOrder: MadeToOrder | null,
  { quantity, inStock }: { readonly quantity: number; readonly inStock: number },
): MadeToOrder | null {
  return madeToOrder?.isBeyondStock && quantity <= inStock ? null : madeToOrder;
}

/** The time of the slowest, which is that of an order; null if nothing is made. */
export function slowestMaking<Time extends MakingTime>(
  given: readonly (Time | null | undefined)[],
): Time | null {
  const [slowest] = given
    .flatMap(time => time ?? [])
    .toSorted((a, b) => longestDays(b) - longestDays(a) || shortestDays(b) - shortestDays(a));
  return slowest ?? null;
}

export function shortestDays({ from, unit }: Pick<MakingTime, 'from' | 'unit'>): number {
  return from * daysIn[unit];
}

export function longestDays({ to, unit }: Pick<MakingTime, 'to' | 'unit'>): number {
  return to * daysIn[unit];
}
