import { z } from 'zod';
import { customItemSchema, staffDiscountSchema } from '../cart/agreed-terms.ts';
import { piecesSchema } from '../cart/cart.calls.ts';
import { billingBody } from '../checkout/billing-fields.ts';
import { answersInputSchema } from '../forms/answer.ts';
import { formFieldsSchema } from '../forms/form-fields.ts';
import { idSchema } from '../id/id.ts';
import { siteLanguageSchema } from '../messages/site-languages.ts';
import { madeToOrderSchema } from '../products/made-to-order.ts';
import { maxPrice } from '../products/product.ts';

const text = z.string().max(1000).default('');
const amount = z.number().int().min(0).max(maxPrice);

export const draftLineSchema = z
  .object({
    id: idSchema,
    /** Null for something that is not in the catalogue. */
    variantId: idSchema.nullable(),
    custom: customItemSchema.nullable().default(null),
    quantity: piecesSchema,
    /** What the customer answers to the form of the product, by its fields (rule DRAFTORDER-14). */
    answers: answersInputSchema.default({}),
    /** Null is the price in the shop, read again with each save. */
    unitPrice: amount.nullable().default(null),
    discount: staffDiscountSchema.nullable().default(null),
  })
  .refine(({ variantId, custom }) => (variantId === null) !== (custom === null))
  .refine(({ custom, unitPrice }) => custom === null || unitPrice !== null);
export type DraftLine = z.infer<typeof draftLineSchema>;

/** The customer and the address, checked when the order is placed. */
const draftCustomerSchema = z.object({
  email: text,
  name: text,
  company: text,
  vatId: text,
  country: text,
  line1: text,
  line2: text,
  postalCode: text,
  city: text,
  region: text,
  phone: text,
  ...billingBody,
  note: z.string().max(2000).default(''),
});

export const draftInputSchema = z.object({
  customer: draftCustomerSchema,
  /** Of the payment link and the order; empty is that of the website. */
  language: z.literal('').or(siteLanguageSchema).default(''),
  lines: draftLineSchema
    .array()
    .max(100)
    .refine(lines => new Set(lines.map(({ id }) => id)).size === lines.length),
  discount: staffDiscountSchema.nullable().default(null),
  shipping: z
    .discriminatedUnion('kind', [
      /** Empty is the first option of the zone. */
      z.object({ kind: z.literal('option'), id: z.string().max(100) }),
      z.object({ kind: z.literal('custom'), name: z.string().trim().min(1).max(200), amount }),
    ])
    .default({ kind: 'option', id: '' }),
});
export type DraftInput = z.infer<typeof draftInputSchema>;

/** Whether it is still a draft, or has become an order. */
export const draftStates = ['open', 'placed'] as const;
export type DraftState = (typeof draftStates)[number];

export const draftListingSchema = z.object({
  id: idSchema,
  name: z.string(),
  email: z.string(),
  quantity: z.number().int(),
  total: z.number().int(),
  /** The order that it became; null while it is a draft. */
  orderId: idSchema.nullable(),
  updatedAt: z.iso.datetime(),
});
export type DraftListing = z.infer<typeof draftListingSchema>;

export const draftOrderSchema = draftListingSchema.extend({
  version: z.number().int(),
  input: draftInputSchema,
  lines: z
    .object({
      id: idSchema,
      title: z.string(),
      options: z.string(),
      /** The answers in short sentences; empty for most lines. */
      choices: z.string().array(),
      /** What the product asks; empty for most. */
      form: formFieldsSchema,
      unitPrice: z.number().int(),
      /** The price in the shop; that of a line of its own is its price. */
      listPrice: z.number().int(),
      total: z.number().int(),
      discount: z.number().int(),
      /** The number that is available; null is unlimited. */
      available: z.number().int().nullable(),
      problem: z.enum(['soldOut', 'gone', 'tooFew']).nullable(),
      /** The time to make it; null if it is taken from stock. */
      madeToOrder: madeToOrderSchema.nullable(),
    })
    .array(),
  subtotal: z.number().int(),
  discount: z.number().int(),
  shipping: z.number().int().nullable(),
  tax: z.number().int().nullable(),
  isTaxIncluded: z.boolean(),
  isTaxOpen: z.boolean(),
  /** Where each cent of the total comes from, in sentences. */
  explanation: z.string().array(),
  requiresShipping: z.boolean(),
  shippingOptions: z.object({ id: z.string(), name: z.string(), amount: z.number().int() }).array(),
  chosenOption: z.string(),
  /** The last link to pay it, while it is for this state of the draft. */
  paymentLink: z.object({ sentAt: z.iso.datetime(), expiresAt: z.iso.datetime() }).nullable(),
});
export type DraftOrder = z.infer<typeof draftOrderSchema>;
