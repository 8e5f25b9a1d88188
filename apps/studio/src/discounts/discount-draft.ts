import type { BuyGet } from '@vitrine/core/cart/buy-get.ts';
import type { Discount, DiscountInput } from '@vitrine/core/discounts/discount.ts';
import { decimalsOf } from '@vitrine/core/money/money.ts';
import { readAmount } from '@vitrine/core/money/read-amount.ts';
import { formatAmount, formatPercentage } from '../frame/format.ts';
import { t } from '../messages/translate.ts';

export type DiscountKind = DiscountInput['value']['kind'];

/** A discount as typed. */
export interface DiscountDraft {
  readonly name: string;
  readonly isAutomatic: boolean;
  readonly code: string;
  readonly kind: DiscountKind;
  readonly percent: string;
  readonly amount: string;
  readonly buy: string;
  readonly get: string;
  readonly maxTimes: string;
  /** Whether other products are given than those that are bought. */
  readonly isGivenOther: boolean;
  readonly givenProductIds: readonly string[];
  readonly givenCategories: readonly string[];
  readonly productIds: readonly string[];
  readonly categories: readonly string[];
  readonly minimumSubtotal: string;
  readonly emails: readonly string[];
  readonly uses: string;
  readonly usesPerCustomer: string;
  readonly from: string | null;
  readonly until: string | null;
  readonly isCombined: boolean;
}

export const newDiscount: DiscountDraft = {
  name: '',
  isAutomatic: false,
  code: '',
  kind: 'percent',
  percent: '10',
  amount: '',
  buy: '2',
  get: '1',
  maxTimes: '',
  isGivenOther: false,
  givenProductIds: [],
  givenCategories: [],
  productIds: [],
  categories: [],
  minimumSubtotal: '',
  emails: [],
  uses: '',
  usesPerCustomer: '',
  from: null,
  until: null,
  isCombined: true,
};

export function draftOfDiscount(discount: Discount, currency: string): DiscountDraft {
  const { value, code, uses, usesPerCustomer, minimumSubtotal } = discount;
  const money = (amount: number) => formatAmount(amount, currency);
  return {
    ...newDiscount,
    name: discount.name,
    isAutomatic: code === null,
    code: code ?? '',
    kind: value.kind,
    ...('percent' in value ? { percent: formatPercentage(value.percent) } : {}),
    ...(value.kind === 'amount' ? { amount: money(value.amount) } : {}),
    ...(value.kind === 'buyGet' ? draftOfGiven(value) : {}),
    productIds: discount.productIds,
    categories: discount.categories,
    minimumSubtotal: minimumSubtotal === 0 ? '' : money(minimumSubtotal),
    emails: discount.emails,
    uses: count(uses),
    usesPerCustomer: count(usesPerCustomer),
    from: discount.from,
    until: discount.until,
    isCombined: discount.isCombined,
  };
}

function count(number: number | null): string {
  return number === null ? '' : String(number);
}

function draftOfGiven({ buy, get, maxTimes, productIds, categories }: BuyGet): Partial<DiscountDraft> {
  return {
    buy: String(buy),
    get: String(get),
    maxTimes: count(maxTimes),
    isGivenOther: productIds.length + categories.length > 0,
    givenProductIds: productIds,
    givenCategories: categories,
  };
}

export type ReadDiscount =
  | { readonly ok: true; readonly input: DiscountInput }
  | { readonly ok: false; readonly problems: Readonly<Record<string, string>> };

/** The input of the call; numbers that cannot be read are returned by field (rule STUDIO-13). */
export function readDiscount(draft: DiscountDraft, currency: string): ReadDiscount {
  const problems: Record<string, string> = {};
  const read = (field: string, text: string, decimals: number) => {
    const value = readAmount(text, decimals);
    if (value !== null && value >= 0) return value;
    problems[field] = t('variant.badNumber');
    return 0;
  };
  const orNull = (field: string, text: string) => (text.trim() === '' ? null : read(field, text, 0));
  const money = (field: string, text: string) => read(field, text, decimalsOf(currency));
  const input: DiscountInput = {
    name: draft.name.trim() === '' && !draft.isAutomatic ? draft.code : draft.name,
    code: draft.isAutomatic ? null : draft.code,
    value: readValue(draft, { read, orNull, money }),
    isCombined: draft.isCombined,
    minimumSubtotal:
      draft.minimumSubtotal.trim() === '' ? 0 : money('minimumSubtotal', draft.minimumSubtotal),
    productIds: [...draft.productIds],
    categories: [...draft.categories],
    emails: [...draft.emails],
    uses: orNull('uses', draft.uses),
    usesPerCustomer: orNull('usesPerCustomer', draft.usesPerCustomer),
    from: draft.from,
    until: draft.until,
  };
  return Object.keys(problems).length > 0 ? { ok: false, problems } : { ok: true, input };
}

interface Readers {
  readonly read: (field: string, text: string, decimals: number) => number;
  readonly orNull: (field: string, text: string) => number | null;
  readonly money: (field: string, text: string) => number;
}

function readValue(draft: DiscountDraft, { read, orNull, money }: Readers): DiscountInput['value'] {
  const { kind } = draft;
  if (kind === 'freeShipping') return { kind };
  if (kind === 'amount') return { kind, amount: money('value.amount', draft.amount) };
  const percent = read('value.percent', draft.percent, 3);
  if (kind === 'percent') return { kind, percent };
  return {
    kind,
    buy: read('value.buy', draft.buy, 0),
    get: read('value.get', draft.get, 0),
    percent,
    maxTimes: orNull('value.maxTimes', draft.maxTimes),
    productIds: draft.isGivenOther ? [...draft.givenProductIds] : [],
    categories: draft.isGivenOther ? [...draft.givenCategories] : [],
  };
}
