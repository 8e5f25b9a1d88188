import { z } from 'zod';
import { idSchema } from '../id/id.ts';
import { assetSchema } from '../media/asset-schema.ts';
import { destinationSchema } from './destination.ts';
import { taxRuleSchema } from './tax-rules.ts';

const priceView = z.object({ amount: z.number().int(), currency: z.string() });

const cartLineSchema = z.object({
  entryId: z.string(),
  variantId: z.string(),
  title: z.string(),
  address: z.string(),
  options: z.string(),
  /** The other choices, in short sentences. */
  choices: z.string().array(),
  image: assetSchema.nullable(),
  quantity: z.number().int(),
  typed: z.number().int().nullable().optional(),
  unitPrice: priceView,
  lineTotal: priceView,
  isAvailable: z.boolean(),
  message: z.string().nullable(),
});

const totalsSchema = z.object({
  subtotal: priceView,
  discount: priceView.nullable(),
  discounts: z.object({ name: z.string(), amount: priceView }).array(),
  shipping: priceView.nullable(),
  tax: priceView.nullable(),
  /** The tax by rate, in thousandths of a percent. */
  taxes: z.object({ name: z.string(), rate: z.number().int(), amount: priceView }).array(),
  total: priceView,
  isTaxIncluded: z.boolean(),
  isReverseCharged: z.boolean(),
  isTaxOpen: z.boolean(),
  /** What gift cards pay of the total, and what is left to pay. */
  paid: z.object({ name: z.string(), amount: priceView }).array(),
  toPay: priceView.optional(),
});

/** A discount code in the cart. */
const couponSchema = z.object({
  code: z.string(),
  name: z.string(),
  amount: priceView.nullable(),
  isOnShipping: z.boolean(),
  reason: z.string().nullable(),
});

/** A gift card in the cart: what is on it and what it pays, or why it cannot. */
const giftCardSchema = z.object({
  id: idSchema,
  code: z.string(),
  balance: priceView.nullable(),
  amount: priceView.nullable(),
  reason: z.string().nullable(),
});

const shippingOptionSchema = z.object({
  id: z.string(),
  name: z.string(),
  price: priceView,
  time: z.string(),
  pickup: z.string().array(),
  isChosen: z.boolean(),
});

/** The cart for programs and, with it, the view for pages. */
export const cartReplySchema = z.object({
  id: idSchema.nullable(),
  websiteId: idSchema,
  orderId: idSchema.nullable(),
  created: z.iso.datetime().nullable(),
  isPurchased: z.boolean(),
  entries: cartLineSchema.array(),
  shippingOptions: shippingOptionSchema.array(),
  selectedShippingOption: z.string().nullable(),
  shippingLocation: destinationSchema.nullable(),
  /** The rules for its destination, the most specific first. */
  applicableTaxRules: taxRuleSchema.array(),
  /** All codes that were entered, in that order: those that apply, and those that do not with the reason. */
  coupons: couponSchema.array(),
  validCoupons: couponSchema.array(),
  invalidCoupons: couponSchema.array(),
  /** In the order of entry. */
  giftCards: giftCardSchema.array(),
  subtotalCents: z.number().int(),
  /** The same in major units. */
  subtotalAmount: z.number(),
  taxCents: z.number().int(),
  shippingCostCents: z.number().int(),
  discountCents: z.number().int(),
  grandTotalCents: z.number().int(),
  /** The grand total without what gift cards pay. */
  amountToPayCents: z.number().int(),
  totalQuantity: z.number().int(),
  hasDigital: z.boolean(),
  purelyDigital: z.boolean(),
  requiresShipping: z.boolean(),
  totals: totalsSchema,
  /** What is kept for later, as it is now; no part of the totals or of an order. */
  saved: cartLineSchema.array(),
  /** The line that was just removed, and can be put back. */
  removed: z.object({ title: z.string(), isSaved: z.boolean() }).nullable(),
  /** What was just saved or moved. */
  said: z.string().nullable(),
  notices: z.string().array(),
  canCheckOut: z.boolean(),
});
export type CartReply = z.infer<typeof cartReplySchema>;
