import { z } from 'zod';
import { defineCall } from '../calls/define-call.ts';
import { canonicalCode } from '../discounts/discount-code.ts';
import { answersInputSchema } from '../forms/answer.ts';
import { idSchema } from '../id/id.ts';
import { fieldCode, fieldIssue, phrase } from '../messages/phrase.ts';
import { cartErrors } from './cart.errors.ts';
import { cartReplySchema } from './cart-reply.ts';
import { choicesSchema } from './choices/choices.ts';

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

/** At least one, where nothing is removed by none. */
export const piecesSchema = quantitySchema.refine(
  quantity => quantity >= 1,
  fieldIssue(phrase('fields.tooSmall', { least: 1 })),
);

const entryReply = z.object({
  totalQuantity: z.number().int(),
  entryId: idSchema,
  /** Its current quantity in the cart. */
  quantity: z.number().int(),
});
const entryParams = z.object({ entryId: idSchema });
const savedParams = z.object({ savedId: idSchema });
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
  saveEntry: defineCall({
    name: 'cart.saveEntry',
    method: 'POST',
    path: `${path}/entries/:entryId/save`,
    summary: 'Takes an entry out of the cart and saves it for later, with its choices.',
    scope: 'website',
    access: 'public',
    params: entryParams,
    reply: cartReplySchema,
    errors: [cartErrors.savedFull],
    rateLimit: { max: 600, seconds: 60, isFlood: true },
  }),
  moveSaved: defineCall({
    name: 'cart.moveSaved',
    method: 'POST',
    path: `${path}/saved/:savedId/move`,
    summary: 'Moves what was saved for later into the cart, as many as are available.',
    scope: 'website',
    access: 'public',
    params: savedParams,
    reply: cartReplySchema,
    errors: [
      cartErrors.notSold,
      cartErrors.notOffered,
      cartErrors.soldOut,
      cartErrors.noMore,
      cartErrors.full,
    ],
    rateLimit: { max: 600, seconds: 60, isFlood: true },
  }),
  removeSaved: defineCall({
    name: 'cart.removeSaved',
    method: 'DELETE',
    path: `${path}/saved/:savedId`,
    summary: 'Removes what was saved for later, which can be undone.',
    scope: 'website',
    access: 'public',
    params: savedParams,
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
