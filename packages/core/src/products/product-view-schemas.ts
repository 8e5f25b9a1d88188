import { z } from 'zod';
import { fieldViewSchema } from '../forms/form-view.ts';
import { assetSchema } from '../media/asset-schema.ts';
import { richTextSchema } from '../rich-text/rich-text.ts';
import { optionDisplays } from './option-style.ts';
import { unitReferences } from './per-unit.ts';
import {
  type MakingView,
  type OptionView,
  type PerUnitView,
  type PriceView,
  type ProductCard,
  type ProductDetail,
  type ProductVideoView,
  productTypes,
  type VariantView,
} from './product-views.ts';

const priceViewSchema: z.ZodType<PriceView> = z.object({
  amount: z.number().int(),
  currency: z.string().length(3),
  trimsZeros: z.boolean().optional(),
});

const perUnitViewSchema: z.ZodType<PerUnitView> = z.object({
  price: priceViewSchema,
  per: z.enum(unitReferences),
});

const makingViewSchema: z.ZodType<MakingView> = z.object({
  text: z.string(),
  isInStock: z.boolean(),
  days: z.tuple([z.number().int(), z.number().int()]),
});

const variantViewSchema: z.ZodType<VariantView> = z.object({
  id: z.string(),
  sku: z.string(),
  gtin: z.string(),
  optionValues: z.string().array(),
  price: priceViewSchema,
  salePrice: priceViewSchema.nullable(),
  isOnSale: z.boolean(),
  isSoldOut: z.boolean(),
  fewLeft: z.number().int().nullable(),
  imageAt: z.number().int().nullable(),
  lowestPrice: priceViewSchema.nullable(),
  perUnit: perUnitViewSchema.nullable(),
  plan: z.string(),
  making: makingViewSchema.nullish(),
  weight: z.string(),
  size: z.string(),
});

const optionValueSchema = z.object({
  value: z.string(),
  color: z.string().nullable(),
  image: assetSchema.nullable(),
});

const optionViewSchema: z.ZodType<OptionView> = z.object({
  name: z.string(),
  display: z.enum(optionDisplays),
  values: optionValueSchema.array(),
});

const videoViewSchema: z.ZodType<ProductVideoView> = z.object({
  id: z.string(),
  after: z.number().int(),
  address: z.string(),
  file: assetSchema.nullable(),
  captions: assetSchema.nullable(),
  poster: assetSchema.nullable(),
  title: z.string(),
});

const cardShape = {
  id: z.string(),
  title: z.string(),
  address: z.string(),
  image: assetSchema.nullable(),
  secondImage: assetSchema.nullable(),
  startingPrice: priceViewSchema,
  normalPrice: priceViewSchema.nullable(),
  lowestPrice: priceViewSchema.nullable(),
  perUnit: perUnitViewSchema.nullable(),
  plan: z.string(),
  hasVariedPrices: z.boolean(),
  isOnSale: z.boolean(),
  isSoldOut: z.boolean(),
  rating: z.object({ average: z.number(), count: z.number().int() }).nullish(),
  swatches: z.object({ option: z.string(), values: optionValueSchema.array() }).nullish(),
};

/** A product in lists; in a separate file from its type, so that visitors load no validation library. */
export const productCardSchema: z.ZodType<ProductCard> = z.object(cardShape);

export const productDetailSchema: z.ZodType<ProductDetail> = z.object({
  ...cardShape,
  productType: z.enum(productTypes),
  brand: z.string(),
  excerpt: z.string(),
  description: richTextSchema,
  images: assetSchema.array(),
  videos: videoViewSchema.array(),
  options: optionViewSchema.array(),
  form: fieldViewSchema.array(),
  variants: variantViewSchema.array(),
  categories: z.string().array(),
  tags: z.string().array(),
});
