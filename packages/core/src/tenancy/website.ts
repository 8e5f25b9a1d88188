import { z } from 'zod';
import { countryCodes, countrySchema } from '../addresses/countries.ts';
import { reminderSettingsSchema } from '../cart-reminders/reminder-settings.ts';
import { sellerSchema } from '../documents/seller.ts';
import { idSchema } from '../id/id.ts';
import { stockSettingsSchema } from '../inventory/stock-settings.ts';
import { labelSettingsSchema } from '../labels/label-settings.ts';
import { optionalLinkSchema, wholeLinkSchema } from '../links/link.ts';
import { mapProviderSchema } from '../map/map-provider.ts';
import { fieldCode } from '../messages/phrase.ts';
import { currencySchema, defaultCurrency } from '../money/money.ts';
import { unitSystems } from '../products/measurement-text.ts';
import { priceSchema } from '../products/product.ts';
import { unitSystemSchema } from '../products/unit-systems.ts';
import { returnSettingsSchema } from '../returns/return-settings.ts';
import { reviewSettingsSchema } from '../reviews/review-settings.ts';
import { firstZones, shippingZonesSchema } from '../shipping/shipping-settings.ts';
import { pageWordsSchema } from '../store-pages/page-words.ts';
import { taxSettingsSchema } from '../tax/tax-settings.ts';
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

export const socialLinkSchema = z.object({ name: z.string().max(40), address: wholeLinkSchema });

const pageAddressSchema = optionalLinkSchema.default('');

/** The settings of the store. */
const storeSettingsSchema = z.object({
  isOpen: z.boolean().default(false),
  currency: currencySchema.default(defaultCurrency),
  /** Whether prices are shown without zero fractions, such as €18 for €18.00 (rule MONEY-8). */
  trimsZeros: z.boolean().default(false),
  /** ISO 3166 two-letter codes of the delivery countries of this store. */
  countries: countrySchema.array().max(countryCodes.length).default(['US']),
  unitSystem: unitSystemSchema.default(unitSystems.metric),
  /** Where physical goods are sent, and how. */
  shippingZones: shippingZonesSchema.prefault(firstZones),
  /** Who makes the labels of parcels, and their paper (rule LABEL-1). */
  labels: labelSettingsSchema.prefault({}),
  tax: taxSettingsSchema.prefault({}),
  minimumSubtotal: priceSchema.default(0),
  /** Who sells, on invoices. */
  seller: sellerSchema.prefault({}),
  /** Whether the checkout asks for consent to news by email, and with which words; the usual ones if empty. */
  marketing: z
    .object({ isAsked: z.boolean().default(false), words: z.string().trim().max(500).default('') })
    .prefault({}),
  /** Whether buyers who agreed are reminded of a cart that they left. */
  cartReminders: reminderSettingsSchema.prefault({}),
  /** What buyers have to agree to at checkout: addresses of its pages, empty for none. */
  terms: z
    .object({
      terms: pageAddressSchema,
      privacy: pageAddressSchema,
      withdrawal: pageAddressSchema,
    })
    .prefault({}),
  /** Words of the shop’s own on its pages, from the cart to the order (rule STOREPAGE-1). */
  pageWords: pageWordsSchema.prefault({}),
  /** Whether the product cards of lists have a quick view (rule QUICK-1). */
  hasQuickView: z.boolean().default(false),
  /** Whether they show the swatches of options (rule PRODUCT-51). */
  hasSwatches: z.boolean().default(false),
  /** What visitors are told about stock. */
  stock: stockSettingsSchema.prefault({}),
  /** Whether buyers can review what they bought, and how they are asked. */
  reviews: reviewSettingsSchema.prefault({}),
  /** Whether buyers can send items back, and how. */
  returns: returnSettingsSchema.prefault({}),
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
