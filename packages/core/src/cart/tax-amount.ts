import { z } from 'zod';

/** One rate of tax on everything that is taxed by it; amounts in minor units. */
export const taxAmountSchema = z.object({
  /** What the tax is called, such as `GST`; empty for plain `Tax`. */
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
