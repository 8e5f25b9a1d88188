import { z } from 'zod';
import { placeFields } from '../cart/place-fields.ts';
import { standardTax } from '../cart/tax-rules.ts';
import { fieldCode } from '../messages/phrase.ts';
import { isInEu } from './eu-rates.data.ts';

/** The classes that every store has; a store can add its own. */
export const taxClasses = [standardTax, 'reduced', 'lower', 'zero'] as const;

export const maxTaxRules = 500;
export const maxTaxClasses = 20;

export const taxClassIdSchema = z.string().regex(/^[a-z0-9-]{1,40}$/, fieldCode('taxClass'));

const taxRateSchema = z.object({
  name: z.string().trim().max(40).default(''),
  /** Thousandths of a percent. */
  rate: z.number().int().min(0).max(100_000, fieldCode('rateHigh')),
});

const taxRuleSchema = z.object({
  ...placeFields,
  rates: z.record(taxClassIdSchema, taxRateSchema.array().max(5)),
});

/** How a store is taxed; its own rules are more important than the rates of the European Union. */
export const taxSettingsSchema = z.object({
  /** Whether prices include tax; otherwise it is added to them. */
  isIncluded: z.boolean().default(true),
  rules: taxRuleSchema.array().max(maxTaxRules).default([]),
  /** The store’s own classes of products. */
  classes: z
    .object({ id: taxClassIdSchema, name: z.string().trim().min(1, fieldCode('name')).max(60) })
    .array()
    .max(maxTaxClasses)
    .refine(
      classes =>
        new Set([...taxClasses, ...classes.map(({ id }) => id)]).size === taxClasses.length + classes.length,
      fieldCode('taxClassTwice'),
    )
    .default([]),
  /** How shipping is taxed: like a class of products, like its goods in proportion, or not at all. */
  shipping: z
    .discriminatedUnion('like', [
      z.object({ like: z.literal('class'), taxClass: taxClassIdSchema }),
      z.object({ like: z.literal('goods') }),
    ])
    .nullable()
    .default({ like: 'class', taxClass: standardTax }),
  /** The member state where the store is registered: it charges the rates of each buyer’s country (OSS). */
  eu: z
    .object({ home: z.string().refine(isInEu, fieldCode('euCountry')) })
    .nullable()
    .default(null),
});
export type TaxSettings = z.infer<typeof taxSettingsSchema>;
