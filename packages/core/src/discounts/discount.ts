import { z } from 'zod';
import { emailSchema } from '../accounts/account.ts';
import { instantSchema } from '../calls/instant.ts';
import type { DiscountRule } from '../cart/discount-rules.ts';
import { idSchema } from '../id/id.ts';
import { fieldCode, fieldIssue, phrase } from '../messages/phrase.ts';
import { maxPrice, priceSchema } from '../products/product.ts';
import { discountCodeSchema } from './discount-code.ts';

/** The maximum number of discounts without a code that can be in use at once. */
export const maxAutomatic = 50;
const maxUses = 1_000_000_000;

const oneHundredPercent = 100_000;
const percentSchema = z
  .number()
  .int()
  .min(1, fieldCode('percent'))
  .max(oneHundredPercent, fieldCode('percent'));
const piecesSchema = z.number().int(fieldCode('whole')).min(1).max(1000);
const usesSchema = z.number().int(fieldCode('whole')).min(1).max(maxUses).nullable();
const scope = {
  productIds: idSchema.array().max(250).default([]),
  /** By their terms; those below them are meant too. */
  categories: z.string().trim().min(1).max(150).array().max(100).default([]),
};

const valueSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('percent'), percent: percentSchema }),
  z.object({ kind: z.literal('amount'), amount: priceSchema.min(1).max(maxPrice) }),
  z.object({ kind: z.literal('freeShipping') }),
  z.object({
    kind: z.literal('buyGet'),
    buy: piecesSchema,
    get: piecesSchema,
    percent: percentSchema,
    /** How often it applies to one order; null is as often as it fits. */
    maxTimes: piecesSchema.nullable().default(null),
    ...scope,
  }),
]);

const momentSchema = instantSchema.nullable();

const inputSchema = z.object({
  /** Shown to buyers. */
  name: z.string().trim().min(1, fieldCode('name')).max(100),
  /** Null applies by itself. */
  code: discountCodeSchema.nullable().default(null),
  value: valueSchema,
  /** Whether it applies together with others of which the same is true. */
  isCombined: z.boolean().default(true),
  minimumSubtotal: priceSchema.default(0),
  ...scope,
  emails: emailSchema.array().max(1000).default([]),
  uses: usesSchema.default(null),
  usesPerCustomer: usesSchema.default(null),
  from: momentSchema.default(null),
  until: momentSchema.default(null),
});

type Dates = Pick<z.output<typeof inputSchema>, 'from' | 'until'>;
const isInOrder = ({ from, until }: Dates) => from === null || until === null || from < until;

export const discountInputSchema = inputSchema.refine(isInOrder, {
  path: ['until'],
  ...fieldIssue(phrase('fields.endsBeforeStart')),
});
export type DiscountInput = z.output<typeof discountInputSchema>;

export const discountStates = ['active', 'scheduled', 'paused', 'usedUp', 'ended'] as const;
export type DiscountState = (typeof discountStates)[number];

export const discountSchema = inputSchema.extend({
  id: idSchema,
  state: z.enum(discountStates),
  isPaused: z.boolean(),
  /** How often it was used. */
  used: z.number().int(),
  /** Rises with every change. */
  version: z.number().int(),
  from: z.iso.datetime().nullable(),
  until: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Discount = z.infer<typeof discountSchema>;

/** One use, by an order. */
export const discountUseSchema = z.object({
  orderId: idSchema,
  email: z.string(),
  /** What it took off, in minor units. */
  amount: z.number().int(),
  at: z.iso.datetime(),
});

/** The state at a moment (rule DISCOUNT-6). */
export function discountStateOf(
  { isPaused, from, until, uses, used }: Pick<Discount, 'isPaused' | 'from' | 'until' | 'uses' | 'used'>,
  now: string,
): DiscountState {
  if (isPaused) return 'paused';
  if (until !== null && now >= until) return 'ended';
  if (uses !== null && used >= uses) return 'usedUp';
  return from !== null && now < from ? 'scheduled' : 'active';
}

/** In the form in which carts are priced (rule CART-25). */
export function ruleOfDiscount(discount: DiscountInput & Pick<Discount, 'id'>): DiscountRule {
  const { id, name, code, value, isCombined, ...limits } = discount;
  const { minimumSubtotal, productIds, categories, emails, uses, usesPerCustomer, from, until } = limits;
  return {
    id,
    name,
    code,
    value,
    isCombined,
    limits: { minimumSubtotal, productIds, categories, emails, uses, usesPerCustomer, from, until },
  };
}
