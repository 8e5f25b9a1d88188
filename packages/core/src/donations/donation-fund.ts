import { z } from 'zod';
import { idSchema } from '../id/id.ts';
import { fieldIssue, type Phrase, phrase } from '../messages/phrase.ts';
import type { Plan, PlanUnit } from '../products/plan.ts';
import type { PriceView } from '../products/product-views.ts';

/** How often a donor gives. */
export const frequencies = ['once', 'week', 'month', 'year'] as const;
export type Frequency = (typeof frequencies)[number];

const maxSuggested = 8;
const amount = z.number().int().min(1).max(100_000_000);

/** What an owner settles of a fund; amounts in minor units of the store's currency (rule DONATE-1). */
export const fundInputSchema = z
  .object({
    title: z.string().trim().min(1).max(100),
    text: z.string().trim().max(5000).default(''),
    /** Offered beside a free amount, from small to large. */
    suggested: amount.array().max(maxSuggested).default([]),
    least: amount.default(100),
    most: amount.default(1_000_000),
    frequencies: z.enum(frequencies).array().min(1).max(frequencies.length).default(['once']),
    /** Null for a fund that has none. */
    goal: amount.nullable().default(null),
    showsDonors: z.boolean().default(false),
    isOpen: z.boolean().default(true),
  })
  .superRefine(({ least, most, suggested }, context) => {
    const refuse = (path: string, said: Phrase) =>
      context.addIssue({ code: 'custom', path: [path], ...fieldIssue(said) });
    if (most < least) refuse('most', phrase('donations.mostBelowLeast'));
    if (suggested.some(one => one < least || one > most))
      refuse('suggested', phrase('donations.suggestedOutside'));
  });
export type FundInput = z.output<typeof fundInputSchema>;

export const fundSchema = z.object({
  id: idSchema,
  title: z.string(),
  text: z.string(),
  suggested: z.number().int().array(),
  least: z.number().int(),
  most: z.number().int(),
  frequencies: z.enum(frequencies).array(),
  goal: z.number().int().nullable(),
  showsDonors: z.boolean(),
  isOpen: z.boolean(),
  version: z.number().int(),
  /** Of what was given and not refunded, without tests. */
  given: z.number().int(),
  donations: z.number().int(),
});
export type Fund = z.infer<typeof fundSchema>;

export const donationSchema = z.object({
  orderId: idSchema,
  fundId: idSchema,
  amount: z.number().int(),
  refunded: z.number().int(),
  currency: z.string(),
  frequency: z.enum(frequencies),
  email: z.string(),
  name: z.string(),
  message: z.string(),
  isShown: z.boolean(),
  isTest: z.boolean(),
  at: z.iso.datetime(),
});
export type Donation = z.infer<typeof donationSchema>;

/** The limits of a free amount. */
export interface FundOffer {
  readonly least: number;
  readonly most: number;
}

/** The plan that a frequency is charged by; null for one payment (rule DONATE-5). */
export function planOf(frequency: Frequency): Plan | null {
  if (frequency === 'once') return null;
  const unit: PlanUnit = frequency;
  return { billingPeriod: { value: 1, unit }, numBillingCycles: 0 };
}

/** The page of a fund, with what was entered. */
export interface DonatePageView {
  readonly fundId: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly isOpen: boolean;
  readonly suggested: readonly { readonly value: string; readonly price: PriceView }[];
  readonly least: PriceView;
  readonly most: PriceView;
  readonly frequencies: readonly { readonly value: Frequency; readonly label: string }[];
  readonly progress: {
    readonly given: PriceView;
    readonly goal: PriceView;
    /** From 0 to 100. */
    readonly percent: number;
  } | null;
  readonly donors: readonly {
    readonly id: string;
    readonly name: string;
    readonly message: string;
    readonly price: PriceView;
  }[];
  readonly values: DonateValues;
  readonly problems: { readonly amount?: string; readonly message?: string; readonly shownName?: string };
}

export const donateValuesSchema = z.object({
  suggested: z.string().max(20).catch(''),
  amount: z.string().max(20).catch(''),
  frequency: z.enum(frequencies).catch('once'),
  dedication: z.string().trim().max(100).catch(''),
  shownName: z.string().trim().max(1000).catch(''),
  message: z.string().trim().max(5000).catch(''),
  isShown: z.literal('on').or(z.literal('')).catch(''),
});
export type DonateValues = z.output<typeof donateValuesSchema>;
