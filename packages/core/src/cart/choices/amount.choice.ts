import { z } from 'zod';
import { defineChoice } from './choice-kind.ts';

/** Minor units of the store's currency. */
interface AmountOffer {
  readonly least: number;
  readonly most: number;
}

/** The amount the buyer chooses per unit, such as for a donation, within the product's limits; it becomes the price. */
export const amountChoice = defineChoice<number, AmountOffer>({
  schema: z.number().int().min(1).max(1_000_000_000),
  isTaken: (amount, { least, most }) => amount !== undefined && amount >= least && amount <= most,
  unitPrice: amount => amount,
  inWords: () => [],
});
