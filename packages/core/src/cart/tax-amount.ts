import { z } from 'zod';
import { byLanguage } from '../messages/by-language.ts';

/** One rate of tax on everything it applies to; amounts in minor units. */
export const taxAmountSchema = z.object({
  /** The name of the tax, such as `GST`; empty for plain `Tax`. */
  name: z.string(),
  country: z.string(),
  /** Empty for the whole country. */
  region: z.string(),
  /** Thousandths of a percent. */
  rate: z.number().int(),
  base: z.number().int(),
  amount: z.number().int(),
});
export type TaxAmount = z.infer<typeof taxAmountSchema>;

export interface TaxRow {
  readonly label: string;
  readonly amount: number;
}

/** A row for each rate: a single tax without a name is shown as plain “Tax” (rule CART-24). */
export function taxRows(
  taxes: readonly Pick<TaxAmount, 'name' | 'rate' | 'amount'>[],
  { word, language }: { word: string; language: string },
): TaxRow[] {
  const isPlain = taxes.length === 1 && taxes[0]?.name === '';
  const percent = percentIn(language);
  return taxes.map(({ name, rate, amount }) => ({
    label: isPlain ? word : `${name === '' ? word : name} ${percent.format(rate / 100_000)}`,
    amount,
  }));
}

const percentIn = byLanguage(
  language => new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 3 }),
);
