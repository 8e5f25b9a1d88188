import { z } from 'zod';
import { fieldViewSchema } from '../forms/form-view.ts';
import { assetSchema } from '../media/asset-schema.ts';
import { richTextSchema } from '../rich-text/rich-text.ts';
import { optionDisplays } from './option-style.ts';
import {
  type OptionView,
  type PriceView,
  type ProductCard,
  type ProductDetail,
  productTypes,
  type VariantView,
} from './product-views.ts';

const priceViewSchema: z.ZodType<PriceView> = z.object({
  amount: z.number().int(),
  currency: z.string().length(3),
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
});

const optionViewSchema: z.ZodType<OptionView> = z.object({
  name: z.string(),
  display: z.enum(optionDisplays),
  values: z
    .object({ value: z.string(), color: z.string().nullable(), image: assetSchema.nullable() })
    .array(),
});

const cardShape = {
  id: z.string(),
  title: z.string(),
  address: z.string(),
  image: assetSchema.nullable(),
  secondImage: assetSchema.nullable(),
  startingPrice: priceViewSchema,
  priceBeforeSale: priceViewSchema.nullable(),
  hasVariedPrices: z.boolean(),
  isOnSale: z.boolean(),
  isSoldOut: z.boolean(),
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
  options: optionViewSchema.array(),
  form: fieldViewSchema.array(),
  variants: variantViewSchema.array(),
  categories: z.string().array(),
  tags: z.string().array(),
});
