import { z } from 'zod';
import { type Product, priceSchema, productTypeSchema } from './product.ts';
import { isVariantOnSale } from './product-prices.ts';
import { productTypes } from './product-views.ts';
import { pricedAt } from './sale-dates.ts';

const structuredVariantSchema = z.object({
  price: priceSchema,
  salePrice: priceSchema.nullable(),
  onSale: z.boolean(),
  /** Stock on hand; zero if it is unlimited. */
  qtyInStock: z.number().int(),
  unlimited: z.boolean(),
  sku: z.string(),
  optionValues: z.object({ value: z.string() }).array(),
});

/** What a product sells, in the terms that other builders and their tools read (rule PRODUCT-33). */
export const structuredContentSchema = z.object({
  productType: productTypeSchema,
  variants: structuredVariantSchema.array(),
  /** Of a digital product without options, which has no variants of its own. */
  priceCents: priceSchema.optional(),
  salePriceCents: priceSchema.nullable().optional(),
  onSale: z.boolean().optional(),
});
export type StructuredContent = z.output<typeof structuredContentSchema>;

/** With the sales of this moment. */
export function structuredContentOf(
  { type, optionNames, variants: stored }: Product,
  now: Date,
): StructuredContent {
  const variants = stored.map(variant => pricedAt(variant, now));
  const [only] = variants;
  if (type === productTypes.digital && optionNames.length === 0 && only !== undefined)
    return {
      productType: type,
      variants: [],
      priceCents: only.price,
      salePriceCents: only.salePrice,
      onSale: isVariantOnSale(only),
    };
  return {
    productType: type,
    variants: variants.map(variant => ({
      price: variant.price,
      salePrice: variant.salePrice,
      onSale: isVariantOnSale(variant),
      qtyInStock: variant.stock ?? 0,
      unlimited: variant.stock === null || type === productTypes.digital,
      sku: variant.sku,
      optionValues: variant.optionValues.map(value => ({ value })),
    })),
  };
}
