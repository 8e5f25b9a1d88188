import { z } from 'zod';
import { instantSchema } from '../calls/instant.ts';
import { versionSchema } from '../calls/version.ts';
import { productDownloadsSchema } from '../downloads/product-downloads.ts';
import type { FieldProblems } from '../errors/field-problems.ts';
import { formFieldsSchema } from '../forms/form-fields.ts';
import { idSchema } from '../id/id.ts';
import { fieldCode, fieldIssue, type Phrase, phrase } from '../messages/phrase.ts';
import { type RichText, richTextSchema } from '../rich-text/rich-text.ts';
import { taxClassIdSchema } from '../tax/tax-settings.ts';
import { type MadeToOrder, madeToOrderSchema } from './made-to-order.ts';
import { type OptionStyle, optionStyleSchema } from './option-style.ts';
import { perUnitSchema } from './per-unit-schema.ts';
import { planSchema } from './plan.ts';
import { maxOptions, maxVariants, type PublishState, publishStates } from './product-limits.ts';
import { productVideosSchema } from './product-video.ts';
import { type ProductType, productTypes } from './product-views.ts';
import { searchWords } from './search-words.ts';
import { maxShops } from './shops.ts';

export { maxOptions, maxVariants, type PublishState, publishStates };

/** Minor units; 1,000,000.00 of a currency with two decimals (rule PRODUCT-3). */
export const maxPrice = 100_000_000;
export const maxSkuLength = 60;
export const maxStock = 1_000_000_000;
/** Of products that the owner chooses to show on the page of another (rule PRODUCT-45). */
export const maxRelated = 8;
/** Days in which a deleted product can be restored (rule PRODUCT-9). */
export const productRestoreDays = 30;

/** The types a store sells; a paywall is a membership. */
export const productTypeSchema = z.union([
  z.literal(productTypes.physical),
  z.literal(productTypes.digital),
  z.literal(productTypes.service),
  z.literal(productTypes.giftCard),
  z.literal(productTypes.paywall),
]);

export const publishStateSchema = z.union(Object.values(publishStates).map(state => z.literal(state)));

export const priceSchema = z
  .number()
  .int(fieldCode('minorUnits'))
  .min(0, fieldCode('notBelowZero'))
  .max(maxPrice, fieldCode('tooExpensive'));

const skuSchema = z.string().trim().max(maxSkuLength);

const centimetres = z.number().min(0).max(100_000);
const sizeSchema = z.object({ length: centimetres, width: centimetres, height: centimetres });

/** The manufacturer. */
export const maxBrandLength = 100;

/** GTIN, UPC, EAN or ISBN, with hyphens and spaces as printed; empty for none. */
export const gtinSchema = z
  .string()
  .trim()
  .regex(/^(?:\d(?:[ -]?\d){6,12}[ -]?[\dX])?$/i, fieldCode('barcode'));

const variantFields = z.object({
  sku: skuSchema,
  gtin: gtinSchema,
  optionValues: z.string().trim().min(1, fieldCode('value')).max(200).array().max(maxOptions),
  price: priceSchema,
  salePrice: priceSchema.nullable(),
  isOnSale: z.boolean(),
  /** When the sale begins and ends; null for no limit (rule PRICE-7). */
  saleFrom: instantSchema.nullable(),
  saleUntil: instantSchema.nullable(),
  /** What it contains, for the price of an amount (rule PRICE-9). */
  perUnit: perUnitSchema.nullable(),
  /** Its own plan, instead of that of the product (rule SUBSCRIPTION-2). */
  plan: planSchema.nullable(),
  /** Stock on hand; null means unlimited. */
  stock: z.number().int().min(0).max(maxStock).nullable(),
  /** Kilograms. */
  weight: z.number().min(0).max(100_000).nullable(),
  /** Centimetres. */
  size: sizeSchema.nullable(),
  imageId: idSchema.nullable(),
});

export const variantSchema = variantFields.extend({
  id: idSchema,
  /** Reserved by running checkouts. */
  reserved: z.number().int(),
});
export type Variant = z.infer<typeof variantSchema>;

/** A variant as the studio sends it; one without an id is new, one without a SKU gets one (PRODUCT-4). */
export const variantInputSchema = z
  .object({
    id: idSchema.optional(),
    sku: skuSchema.default(''),
    gtin: variantFields.shape.gtin.default(''),
    optionValues: variantFields.shape.optionValues.default([]),
    price: priceSchema,
    salePrice: priceSchema.nullable().default(null),
    isOnSale: z.boolean().default(false),
    saleFrom: variantFields.shape.saleFrom.default(null),
    saleUntil: variantFields.shape.saleUntil.default(null),
    perUnit: variantFields.shape.perUnit.default(null),
    plan: variantFields.shape.plan.default(null),
    stock: variantFields.shape.stock.default(null),
    /** The stock the editor saw: the difference is applied, so that items sold in the meantime stay sold (rule STOCK-10). */
    stockSeen: variantFields.shape.stock.optional(),
    weight: variantFields.shape.weight.default(null),
    size: sizeSchema.nullable().default(null),
    imageId: idSchema.nullable().default(null),
  })
  .refine(variant => !variant.isOnSale || variant.salePrice !== null, {
    path: ['salePrice'],
    message: fieldCode('salePriceMissing'),
  })
  .refine(({ isOnSale, salePrice, price }) => !isOnSale || salePrice === null || salePrice < price, {
    path: ['salePrice'],
    message: fieldCode('salePriceTooHigh'),
  })
  .refine(
    ({ saleFrom, saleUntil }) =>
      saleFrom === null || saleUntil === null || new Date(saleFrom) < new Date(saleUntil),
    { path: ['saleUntil'], message: fieldCode('saleEnd') },
  );
export type VariantInput = z.output<typeof variantInputSchema>;

export const slugSchema = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, fieldCode('address'))
  .max(200)
  .regex(/^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u, fieldCode('slugForm'));

/** Of those that are typed; longer ones from an import stay as they are (rule PRODUCT-34). */
export const maxTagLength = 50;
export const maxCategoryLength = 25;

const termSchema = z.string().trim().min(1).max(100);

const productFields = z.object({
  type: productTypeSchema,
  state: publishStateSchema,
  title: z.string().trim().min(1, fieldCode('title')).max(500),
  slug: slugSchema,
  /** Plain text shown in lists and below the title. */
  excerpt: z.string().max(5000),
  /** The manufacturer, if it is not the website itself. */
  brand: z.string().trim().max(maxBrandLength),
  description: richTextSchema as z.ZodType<RichText>,
  ...searchWords,
  optionNames: z.string().trim().min(1, fieldCode('name')).max(100).array().max(maxOptions),
  /** The display of each option; by default a list. */
  optionStyles: optionStyleSchema.array().max(maxOptions),
  /** How it is taxed; `standard`, or another class of the store (rule TAX-1). */
  taxClass: taxClassIdSchema,
  /** What the buyer is asked before adding it to the cart (rule PRODUCT-32). */
  form: formFieldsSchema,
  /** With it, the product is sold as a subscription (rule SUBSCRIPTION-1). */
  plan: planSchema.nullable(),
  /** Its files, if it is digital. */
  downloads: productDownloadsSchema,
  /** Null if it is ready to be sent (rule MADETOORDER-1). */
  madeToOrder: madeToOrderSchema.nullable(),
  imageIds: idSchema.array().max(100),
  /** Among its pictures. */
  videos: productVideosSchema,
  categories: termSchema.array().max(100),
  tags: termSchema.array().max(100),
  /** The pages of products that show it, first that of its address; none for the main shop (rule SHOPS-2). */
  shopIds: idSchema.array().max(maxShops),
  /** Shown on its page before others that are like it, in this order (rule PRODUCT-45). */
  relatedIds: idSchema.array().max(maxRelated),
  isFeatured: z.boolean(),
  /** When a scheduled product becomes visible. */
  publishAt: instantSchema.nullable(),
  /** Lists show lower positions first, equal ones in the order of creation. */
  position: z.number().int().min(-1_000_000).max(1_000_000),
});

export const productSchema = productFields.extend({
  id: idSchema,
  /** Raised with each change; a change of an older version is refused. */
  version: z.number().int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  deletedAt: z.iso.datetime().nullable(),
  variants: variantSchema.array(),
});
export type Product = z.infer<typeof productSchema>;

const variantsInputSchema = variantInputSchema
  .array()
  .min(1, fieldCode('variantNone'))
  .max(maxVariants, fieldCode('variantTooMany'));

/** The studio’s request for a new product. */
export const productInputSchema = z
  .object({
    type: productTypeSchema.default(productTypes.physical),
    state: publishStateSchema.default(publishStates.draft),
    title: productFields.shape.title,
    /** Made from the title by default. */
    slug: slugSchema.optional(),
    excerpt: productFields.shape.excerpt.default(''),
    brand: productFields.shape.brand.default(''),
    description: productFields.shape.description.default({ type: 'doc', content: [] }),
    optionNames: productFields.shape.optionNames.default([]),
    optionStyles: productFields.shape.optionStyles.default([]),
    seoTitle: searchWords.seoTitle.optional(),
    seoDescription: searchWords.seoDescription.optional(),
    /** Standard by default; an import keeps the class and the form of a known product. */
    taxClass: productFields.shape.taxClass.optional(),
    /** Empty by default. */
    form: productFields.shape.form.optional(),
    /** None by default; an import keeps that of a known product. */
    plan: productFields.shape.plan.optional(),
    /** None by default; an import keeps those of a known product. */
    downloads: productFields.shape.downloads.optional(),
    madeToOrder: productFields.shape.madeToOrder.optional(),
    imageIds: productFields.shape.imageIds.default([]),
    /** None by default; an import keeps those of a known product. */
    videos: productFields.shape.videos.optional(),
    categories: productFields.shape.categories.default([]),
    tags: productFields.shape.tags.default([]),
    /** The main shop by default; an import keeps those of a known product. */
    shopIds: productFields.shape.shopIds.optional(),
    relatedIds: productFields.shape.relatedIds.optional(),
    isFeatured: z.boolean().default(false),
    publishAt: productFields.shape.publishAt.default(null),
    position: productFields.shape.position.default(0),
    variants: variantsInputSchema,
  })
  .superRefine((product, context) => checkWhole(product, context));
export type ProductInput = z.output<typeof productInputSchema>;

/** The studio’s request for a changed product: missing fields do not change, variants are replaced as a whole. */
export const productChangeSchema = productFields
  .partial()
  .extend({ variants: variantsInputSchema.optional(), version: versionSchema.optional() });
export type ProductChange = z.output<typeof productChangeSchema>;

interface Whole {
  readonly type: ProductType;
  readonly madeToOrder?: MadeToOrder | null | undefined;
  readonly state: PublishState;
  readonly publishAt: string | null;
  readonly optionNames: readonly string[];
  readonly optionStyles: readonly OptionStyle[];
  readonly variants: readonly Pick<VariantInput, 'optionValues' | 'id'>[];
}

/** Problems of a product as a whole by the path of the field; empty when there are none (rule PRODUCT-5). */
export function problemsOfProduct({
  type,
  madeToOrder = null,
  state,
  publishAt,
  optionNames,
  optionStyles,
  variants,
}: Whole): FieldProblems {
  const problems: Record<string, Phrase> = {};
  if (state === publishStates.deleted) problems.state = phrase('fields.deleteInstead');
  if (state === publishStates.scheduled && publishAt === null)
    problems.publishAt = phrase('fields.publishAt');
  if (madeToOrder !== null && type !== productTypes.physical)
    problems.madeToOrder = phrase('fields.makingKind');
  if (new Set(optionNames.map(name => name.toLowerCase())).size < optionNames.length)
    problems.optionNames = phrase('fields.optionTwice');
  if (optionStyles.length > optionNames.length)
    problems.optionStyles = phrase('fields.optionStyles', {
      styles: optionStyles.length,
      options: optionNames.length,
    });
  const seen = new Set<string>();
  for (const [at, { optionValues, id }] of variants.entries()) {
    if (optionValues.length !== optionNames.length)
      problems[`variants.${at}.optionValues`] = phrase('fields.optionValues', {
        options: optionNames.length,
      });
    const key = JSON.stringify(optionValues);
    if (seen.has(key)) problems[`variants.${at}.optionValues`] ??= phrase('fields.variantTwice');
    seen.add(key);
    if (id !== undefined && variants.findIndex(other => other.id === id) < at)
      problems[`variants.${at}.id`] = phrase('fields.variantIdTwice');
  }
  return problems;
}

function checkWhole(product: Whole, context: z.core.$RefinementCtx): void {
  for (const [path, problem] of Object.entries(problemsOfProduct(product))) {
    const parts = path.split('.').map(part => (/^\d+$/.test(part) ? Number(part) : part));
    context.addIssue({ code: 'custom', path: parts, ...fieldIssue(problem) });
  }
}
