import { z } from 'zod';
import { defineCall } from '../calls/define-call.ts';
import { canonicalCode } from '../discounts/discount-code.ts';
import { answersInputSchema } from '../forms/answer.ts';
import { idSchema } from '../id/id.ts';
import { assetSchema } from '../media/asset-schema.ts';
import { fieldCode, fieldIssue, phrase } from '../messages/phrase.ts';
import { cartErrors } from './cart.errors.ts';
import { choicesSchema } from './choices/choices.ts';
import { destinationSchema } from './destination.ts';
import { taxRuleSchema } from './tax-rules.ts';

/** The maximum quantity of one variant in a cart, and the maximum number of lines. */
export const maxQuantity = 9999;
export const maxEntries = 200;
/** The maximum number of discount codes in a cart. */
export const maxCodes = 10;

/** How often codes can be entered from one address, so that they cannot be guessed (rule DISCOUNT-2). */
export const codeLimit = { max: 30, seconds: 60 } as const;
export const applyCodeName = 'cart.applyCode';

/** What a buyer enters as a code; one that no discount has stays in the cart and says so. */
export const enteredCodeSchema = z.string().max(100).transform(canonicalCode).pipe(z.string().min(1).max(60));

/** A cart that has not been used for this long is deleted. */
export const cartDays = 30;

const wholeNumber = z.number().int(fieldCode('whole')).min(0).max(maxQuantity);

/** A number, or in forms its decimal digits and nothing else (rule CART-16). */
export const quantitySchema = z.union([
  wholeNumber,
  z
    .string()
    .regex(/^[0-9]{1,6}$/, fieldCode('whole'))
    .transform(Number)
    .pipe(wholeNumber),
]);

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
  /** The line that was just removed, and can be put back. */
  removed: z.object({ title: z.string() }).nullable(),
  notices: z.string().array(),
  canCheckOut: z.boolean(),
});
export type CartReply = z.infer<typeof cartReplySchema>;

const entryReply = z.object({
  totalQuantity: z.number().int(),
  entryId: idSchema,
  /** Its current quantity in the cart. */
  quantity: z.number().int(),
});
const entryParams = z.object({ entryId: idSchema });
const path = '/api/commerce/shopping-cart';

export const cartCalls = {
  get: defineCall({
    name: 'cart.get',
    method: 'GET',
    path,
    summary: 'The visitor’s cart, priced now; an empty one when there is none.',
    scope: 'website',
    access: 'public',
    reply: cartReplySchema,
  }),
  count: defineCall({
    name: 'cart.count',
    method: 'GET',
    path: `${path}/count`,
    summary: 'The number of items in the visitor’s cart, and their subtotal.',
    scope: 'website',
    access: 'public',
    reply: z.object({
      totalQuantity: z.number().int(),
      /** As text, in the website’s language and currency; empty if nothing is in the cart. */
      subtotal: z.string(),
    }),
  }),
  addEntry: defineCall({
    name: 'cart.addEntry',
    method: 'POST',
    path: `${path}/entries`,
    summary: 'Adds a quantity of a variant to the cart, or nothing if there is not enough stock.',
    scope: 'website',
    access: 'public',
    body: z.object({
      variantId: idSchema,
      /** The choices besides the variant, if the product offers them. */
      choices: choicesSchema.omit({ answers: true }).default({}),
      /** What was entered in the product’s form: `{ FIELD: VALUE }`; the errors are by field, too. */
      answers: answersInputSchema.default({}),
      quantity: quantitySchema
        .refine(pieces => pieces > 0, fieldIssue(phrase('fields.tooSmall', { least: 1 })))
        .default(1),
    }),
    reply: entryReply,
    errors: Object.values(cartErrors),
    rateLimit: { max: 600, seconds: 60, isFlood: true },
  }),
  changeEntry: defineCall({
    name: 'cart.changeEntry',
    method: 'PUT',
    path: `${path}/entries/:entryId`,
    summary: 'Sets the quantity of an entry if there is enough stock; zero removes it.',
    scope: 'website',
    access: 'public',
    params: entryParams,
    body: z.object({ quantity: quantitySchema }),
    reply: cartReplySchema,
    errors: [cartErrors.tooFew, cartErrors.soldOut],
    rateLimit: { max: 600, seconds: 60, isFlood: true },
  }),
  removeEntry: defineCall({
    name: 'cart.removeEntry',
    method: 'DELETE',
    path: `${path}/entries/:entryId`,
    summary: 'Removes an entry from the cart.',
    scope: 'website',
    access: 'public',
    params: entryParams,
    reply: cartReplySchema,
    rateLimit: { max: 600, seconds: 60, isFlood: true },
  }),
  undoRemoval: defineCall({
    name: 'cart.undoRemoval',
    method: 'POST',
    path: `${path}/undo`,
    summary: 'Puts back the entry that was just removed, if nothing in the cart has changed since.',
    scope: 'website',
    access: 'public',
    reply: cartReplySchema,
    rateLimit: { max: 600, seconds: 60, isFlood: true },
  }),
  setLocation: defineCall({
    name: 'cart.setLocation',
    method: 'PUT',
    path: `${path}/shipping-location`,
    summary: 'Sets the destination, so that shipping and tax are known.',
    scope: 'website',
    access: 'public',
    body: z.object({
      country: z.string().length(2).toUpperCase(),
      region: z.string().trim().max(100).default(''),
      postalCode: z.string().trim().max(20).default(''),
    }),
    reply: cartReplySchema,
    rateLimit: { max: 600, seconds: 60, isFlood: true },
  }),
  setShippingOption: defineCall({
    name: 'cart.setShippingOption',
    method: 'PUT',
    path: `${path}/shipping-option`,
    summary: 'Chooses one of the cart’s shipping options.',
    scope: 'website',
    access: 'public',
    body: z.object({ shippingOption: z.string().min(1).max(100) }),
    reply: cartReplySchema,
    rateLimit: { max: 600, seconds: 60 },
  }),
  applyCode: defineCall({
    name: applyCodeName,
    method: 'POST',
    path: `${path}/coupons`,
    summary:
      'Enters a discount code in the cart. A code that does not apply stays there with the reason, in `invalidCoupons`.',
    scope: 'website',
    access: 'public',
    body: z.object({ code: enteredCodeSchema }),
    reply: cartReplySchema,
    errors: [cartErrors.tooManyCodes],
    rateLimit: codeLimit,
  }),
  removeCode: defineCall({
    name: 'cart.removeCode',
    method: 'DELETE',
    path: `${path}/coupons/:code`,
    summary: 'Removes a discount code from the cart.',
    scope: 'website',
    access: 'public',
    params: z.object({ code: enteredCodeSchema }),
    reply: cartReplySchema,
    rateLimit: { max: 600, seconds: 60, isFlood: true },
  }),
} as const;
