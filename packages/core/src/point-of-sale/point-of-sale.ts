import { z } from 'zod';
import { staffDiscountSchema } from '../cart/agreed-terms.ts';
import { piecesSchema } from '../cart/cart.calls.ts';
import { idSchema } from '../id/id.ts';
import { assetSchema } from '../media/asset-schema.ts';
import { maxPrice } from '../products/product.ts';

/** The most different items of one sale. */
const maxSaleLines = 100;

const saleLineSchema = z.object({ id: idSchema, variantId: idSchema, quantity: piecesSchema });

/** What is in the basket. Prices come from the server alone (rule POS-2). */
export const basketSchema = z.object({
  lines: saleLineSchema
    .array()
    .max(maxSaleLines)
    .refine(lines => new Set(lines.map(({ id }) => id)).size === lines.length)
    .refine(lines => new Set(lines.map(({ variantId }) => variantId)).size === lines.length),
  /** On everything; without a reason, a usual one is printed. */
  discount: staffDiscountSchema
    .extend({ reason: z.string().trim().max(200).default('') })
    .nullable()
    .default(null),
  /** For the receipt; empty for none. */
  email: z.union([z.literal(''), z.email()]).default(''),
  note: z.string().trim().max(2000).default(''),
});
export type Basket = z.infer<typeof basketSchema>;

/** How it is paid. */
export const tenderSchema = z.discriminatedUnion('kind', [
  /** `received` is what the customer gave, in minor units. */
  z.object({
    kind: z.literal('cash'),
    received: z
      .number()
      .int()
      .min(0)
      .max(maxPrice * 100),
  }),
  /** `reference` is what the reader printed, if anything. */
  z.object({ kind: z.literal('card-reader'), reference: z.string().trim().max(100).default('') }),
]);
export type Tender = z.infer<typeof tenderSchema>;

/** Why something cannot be sold as it is. */
const saleProblems = ['soldOut', 'gone', 'tooFew', 'notHere'] as const;

/** One variant as the counter shows it. */
export const saleItemSchema = z.object({
  variantId: idSchema,
  productId: idSchema,
  title: z.string(),
  options: z.string(),
  sku: z.string(),
  image: assetSchema.nullable(),
  price: z.number().int(),
  /** The number that can be sold; null if unlimited. */
  available: z.number().int().nullable(),
  isFew: z.boolean(),
  /** False for subscriptions and what asks its buyer something: those are bought on the website. */
  isSoldHere: z.boolean(),
});
export type SaleItem = z.infer<typeof saleItemSchema>;

export const saleProductSchema = z.object({
  id: idSchema,
  title: z.string(),
  image: assetSchema.nullable(),
  items: saleItemSchema.array(),
});
export type SaleProduct = z.infer<typeof saleProductSchema>;

export const saleQuoteSchema = z.object({
  lines: z
    .object({
      id: idSchema,
      unitPrice: z.number().int(),
      /** Before discounts. */
      total: z.number().int(),
      available: z.number().int().nullable(),
      problem: z.enum(saleProblems).nullable(),
    })
    .array(),
  subtotal: z.number().int(),
  discount: z.number().int(),
  tax: z.number().int().nullable(),
  isTaxIncluded: z.boolean(),
  total: z.number().int(),
  currency: z.string(),
});
export type SaleQuote = z.infer<typeof saleQuoteSchema>;

const printedRowSchema = z.object({ words: z.string(), amount: z.string() });

/** What is printed and mailed, in the language of the shop (rule POS-12). */
export const receiptSchema = z.object({
  orderId: idSchema,
  language: z.string(),
  shop: z.string(),
  sellerLines: z.string().array(),
  title: z.string(),
  /** The number of the order, and when it was sold. */
  facts: printedRowSchema.array(),
  lines: printedRowSchema.extend({ detail: z.string() }).array(),
  /** The total is the last one but for included taxes. */
  totals: printedRowSchema.extend({ isTotal: z.boolean() }).array(),
  /** Where each cent of the total comes from, in sentences (rule ORDER-8), and the words above them. */
  explanation: z.object({ title: z.string(), sentences: z.string().array() }),
  paid: printedRowSchema.array(),
  /** What was given back since; empty if nothing was. */
  refunded: printedRowSchema.array(),
  thanks: z.string(),
  footer: z.string(),
  /** The address that it was mailed to last, or is known for it; empty for none. */
  email: z.string(),
  number: z.number().int(),
  total: z.number().int(),
  /** Null if it was not paid in cash. */
  change: z.number().int().nullable(),
  currency: z.string(),
});
export type Receipt = z.infer<typeof receiptSchema>;

/** A basket that waits on the server. */
export const parkedSaleSchema = z.object({
  id: idSchema,
  basket: basketSchema,
  items: saleItemSchema.array(),
  quantity: z.number().int(),
  total: z.number().int(),
  updatedAt: z.iso.datetime(),
});
export type ParkedSale = z.infer<typeof parkedSaleSchema>;

/** What one way to pay brought on a day: taken and given back, both positive. */
export const daySumSchema = z.object({
  method: z.string(),
  name: z.string(),
  /** Coins and notes, which have to be in the drawer. */
  isInDrawer: z.boolean(),
  currency: z.string(),
  sales: z.number().int(),
  taken: z.number().int(),
  refunded: z.number().int(),
});
export type DaySum = z.infer<typeof daySumSchema>;

export const daySaleSchema = z.object({
  orderId: idSchema,
  number: z.number().int(),
  method: z.string(),
  methodName: z.string(),
  total: z.number().int(),
  currency: z.string(),
  soldBy: z.string(),
  soldAt: z.iso.datetime(),
});
export type DaySale = z.infer<typeof daySaleSchema>;
