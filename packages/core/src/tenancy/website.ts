import { z } from 'zod';
import { countryCodes, countrySchema, isCountry } from '../addresses/countries.ts';
import { shippingOptionsSchema } from '../cart/shipping-options.ts';
import { idSchema } from '../id/id.ts';
import { mapProviderSchema } from '../map/map-provider.ts';
import { fieldCode } from '../messages/phrase.ts';
import { currencySchema, defaultCurrency } from '../money/money.ts';
import { priceSchema } from '../products/product.ts';
import { languageSchema, timeZoneSchema } from './locale.ts';

/** Reserved names: addresses of the platform itself (rule TENANCY-2). */
const reservedSubdomains = [
  'www',
  'api',
  'app',
  'admin',
  'config',
  'mail',
  'static',
  'assets',
  'media',
  'status',
];

export const subdomainSchema = z
  .string()
  .min(3)
  .max(40)
  .regex(/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])$/, fieldCode('subdomain'))
  .refine(name => !reservedSubdomains.includes(name), fieldCode('subdomainReserved'));

export const socialLinkSchema = z.object({ name: z.string().max(40), address: z.url().max(500) });

const taxPlaceSchema = z
  .string()
  .refine(place => place === '*' || isCountry(place), fieldCode('countryOrAll'));

/** The settings of the store. */
const storeSettingsSchema = z.object({
  isOpen: z.boolean().default(false),
  currency: currencySchema.default(defaultCurrency),
  /** ISO 3166 two-letter codes of the delivery countries of this store. */
  countries: countrySchema.array().max(countryCodes.length).default(['US']),
  unitSystem: z.union([z.literal(1), z.literal(2)]).default(2),
  /** Shipping options for physical goods. */
  shippingOptions: shippingOptionsSchema.default([
    { id: 'standard', name: 'Standard shipping', amount: 0, freeFrom: null },
  ]),
  tax: z
    .object({
      isIncluded: z.boolean().default(true),
      /** Rates in hundredths of a percent by country; '*' for every other. */
      rates: z.record(taxPlaceSchema, z.number().int().min(0).max(10_000)).default({}),
      isShippingTaxed: z.boolean().default(true),
    })
    .prefault({}),
  minimumSubtotal: priceSchema.default(0),
});

/** The settings of the whole website; stored as one JSON column, each field with its default. */
export const websiteSettingsSchema = z.object({
  tagline: z.string().max(200).default(''),
  description: z.string().max(400).default(''),
  language: languageSchema.default('en'),
  timeZone: timeZoneSchema.default('UTC'),
  logo: idSchema.nullable().default(null),
  icon: idSchema.nullable().default(null),
  socialLinks: socialLinkSchema.array().max(20).default([]),
  contactEmail: z.string().max(256).default(''),
  homePageId: idSchema.nullable().default(null),
  /** Whether search engines may index it. */
  isIndexed: z.boolean().default(true),
  /** Whether its header links to the search. */
  hasSearch: z.boolean().default(true),
  /** Accounts of visitors. */
  siteUsers: z
    .object({
      /** Whether visitors may create an account themselves. */
      isSignUpOpen: z.boolean().default(true),
    })
    .prefault({}),
  /** The provider of its maps. */
  map: mapProviderSchema.prefault({}),
  store: storeSettingsSchema.prefault({}),
});

export type WebsiteSettings = z.infer<typeof websiteSettingsSchema>;

/** The part of the settings that a person’s roles allow them to read. */
export type ReadableSettings = Partial<Omit<WebsiteSettings, 'store'>> & {
  store?: Partial<WebsiteSettings['store']>;
};

export const readableSettingsSchema = z.object({
  ...eachOptional(websiteSettingsSchema),
  store: z.object(eachOptional(storeSettingsSchema)).optional(),
}) as unknown as z.ZodType<ReadableSettings>;

export const websiteSchema = z.object({
  id: idSchema,
  subdomain: z.string(),
  title: z.string().min(1).max(120),
  settings: websiteSettingsSchema,
  /** The public revision; null until the first publish. */
  publishedRevisionId: idSchema.nullable(),
  /** Whether visitors may see it; before, only its staff can (rule LAUNCH-1). */
  isLaunched: z.boolean(),
  /** Raised with every change that is visible immediately: products, stock that runs out, settings. */
  contentVersion: z.number().int(),
});

export type Website = z.infer<typeof websiteSchema>;

/** The fields of an object, all optional: defaults do not replace missing values. */
function eachOptional({ shape }: z.ZodObject): z.core.$ZodLooseShape {
  return Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [
      name,
      z.optional(field instanceof z.ZodDefault || field instanceof z.ZodPrefault ? field.unwrap() : field),
    ]),
  );
}
