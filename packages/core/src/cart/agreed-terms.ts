import { z } from 'zod';
import { maxPrice } from '../products/product.ts';
import type { DiscountRule } from './discount-rules.ts';

/** A discount that a person gives, with the reason for it; `percent` in thousandths of a percent. */
export const staffDiscountSchema = z.object({
  value: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('percent'), percent: z.number().int().min(1).max(100_000) }),
    z.object({ kind: z.literal('amount'), amount: z.number().int().min(1).max(maxPrice) }),
  ]),
  reason: z.string().trim().min(1).max(200),
});
export type StaffDiscount = z.infer<typeof staffDiscountSchema>;

/** Something that is not in the catalogue. */
export const customItemSchema = z.object({
  title: z.string().trim().min(1).max(200),
  taxClass: z.string().min(1).max(100),
  isShipped: z.boolean(),
});

/** What staff agreed with a customer: it replaces the prices, discounts and shipping of the shop in one cart. */
export interface AgreedTerms {
  /** By the entry of the cart. */
  readonly lines: Readonly<Record<string, AgreedLine>>;
  readonly discount: StaffDiscount | null;
  /** Null while nothing is shipped, or until an option is chosen. */
  readonly shipping: AgreedShipping | null;
  /** Sold at the counter: nothing is shipped, and the customer takes everything along (rule POS-3). */
  readonly isHandedOver?: true;
}

export interface AgreedLine {
  readonly unitPrice: number;
  readonly discount: StaffDiscount | null;
  /** Null for a product. */
  readonly custom: z.infer<typeof customItemSchema> | null;
}

export interface AgreedShipping {
  readonly id: string;
  readonly name: string;
  readonly amount: number;
  readonly time: string;
}

/** The discounts of staff, and no others: what was agreed stays as it is (rule DRAFTORDER-3). */
export function agreedDiscounts({ lines, discount }: AgreedTerms): DiscountRule[] {
  const ofLines = Object.entries(lines).flatMap(([key, line]) =>
    line.discount === null ? [] : [ruleOf(key, line.discount, [key])],
  );
  return discount === null ? ofLines : [...ofLines, ruleOf('whole', discount, [])];
}

function ruleOf(id: string, { value, reason }: StaffDiscount, lineKeys: readonly string[]): DiscountRule {
  return {
    id: `agreed-${id}`,
    name: reason,
    code: null,
    value,
    isCombined: true,
    limits: {
      minimumSubtotal: 0,
      productIds: [],
      categories: [],
      lineKeys,
      emails: [],
      usesPerCustomer: null,
      uses: null,
      from: null,
      until: null,
    },
  };
}
