import { z } from 'zod';

/** What the books tell of. */
export const ledgerKinds = [
  'sale',
  'credit',
  'payment',
  'refund',
  'dispute',
  'giftCard',
  'correction',
  'change',
] as const;
export type LedgerKind = (typeof ledgerKinds)[number];

export const ledgerAccounts = [
  'money',
  'customers',
  'sales',
  'shipping',
  'discounts',
  'tax',
  'returns',
  'disputes',
  'chargebacks',
  'fees',
  'giftCards',
  'donations',
] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];

/** One line of an event; amounts in minor units, debits positive. */
export const postingSchema = z.object({
  event: z.string(),
  kind: z.enum(ledgerKinds),
  at: z.iso.datetime(),
  account: z.enum(ledgerAccounts),
  /** The payment method of money, the name of a tax. */
  detail: z.string(),
  country: z.string(),
  region: z.string(),
  /** Thousandths of a percent. */
  rate: z.number().int().nullable(),
  /** What a tax was charged on. */
  base: z.number().int(),
  amount: z.number().int(),
  currency: z.string(),
  isTest: z.boolean(),
});
export type Posting = z.infer<typeof postingSchema>;

/** Figures of a month without tax, as an owner reads them: what was earned is positive. */
export const monthFiguresSchema = z.object({
  /** `2026-03`, in the time zone of the website. */
  month: z.string(),
  currency: z.string(),
  sales: z.number().int(),
  discounts: z.number().int(),
  shipping: z.number().int(),
  returns: z.number().int(),
  tax: z.number().int(),
  received: z.number().int(),
  refunded: z.number().int(),
  chargebacks: z.number().int(),
  fees: z.number().int(),
});
export type MonthFigures = z.infer<typeof monthFiguresSchema>;

/** What was sold and taxed at one rate of one country, less what was taken back. */
export const taxFiguresSchema = z.object({
  country: z.string(),
  region: z.string(),
  name: z.string(),
  /** Null for an older order that names no rate. */
  rate: z.number().int().nullable(),
  isReverseCharged: z.boolean(),
  currency: z.string(),
  base: z.number().int(),
  tax: z.number().int(),
});
export type TaxFigures = z.infer<typeof taxFiguresSchema>;

/** What the buyer accounts for is posted under this name, without a rate. */
export const reverseCharge = 'reverseCharge';
