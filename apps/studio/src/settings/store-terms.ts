import { decimalText } from '@vitrine/core/money/format-money.ts';
import { parseDecimals } from '@vitrine/core/money/parse-amount.ts';
import type { WebsiteSettings } from '@vitrine/core/tenancy/website.ts';
import { t } from '../messages/translate.ts';
import { decimalsOf } from '../products/product-draft.ts';

type Store = WebsiteSettings['store'];

/** Shipping and tax as they are typed. */
export interface TermsDraft {
  readonly shippingName: string;
  readonly shippingAmount: string;
  readonly freeFrom: string;
  readonly minimumSubtotal: string;
  readonly isIncluded: boolean;
  readonly isShippingTaxed: boolean;
  readonly rates: readonly { readonly key: number; readonly country: string; readonly percent: string }[];
}

export type ReadTerms =
  | { readonly ok: true; readonly store: Pick<Store, 'shipping' | 'tax' | 'minimumSubtotal'> }
  | { readonly ok: false; readonly problems: Readonly<Record<string, string>> };

export function draftOfTerms({ shipping, tax, minimumSubtotal, currency }: Store): TermsDraft {
  const amount = (value: number) => decimalText(value, decimalsOf(currency));
  return {
    shippingName: shipping.name,
    shippingAmount: amount(shipping.amount),
    freeFrom: shipping.freeFrom === null ? '' : amount(shipping.freeFrom),
    minimumSubtotal: minimumSubtotal === 0 ? '' : amount(minimumSubtotal),
    isIncluded: tax.isIncluded,
    isShippingTaxed: tax.isShippingTaxed,
    rates: Object.entries(tax.rates).map(([country, rate], key) => ({
      key,
      country,
      percent: String(Number(decimalText(rate, 2))),
    })),
  };
}

/** Amounts in minor units, rates in hundredths of a percent; every fault by its field (rule STUDIO-13). */
export function readTerms(draft: TermsDraft, currency: string): ReadTerms {
  const problems: Record<string, string> = {};
  const read = (field: string, text: string, decimals: number) => {
    const value = parseDecimals(text.trim().replace(',', '.'), decimals);
    if (value !== null && value >= 0) return value;
    problems[field] = t('variant.badNumber');
    return 0;
  };
  const amount = (field: string, text: string) => read(field, text, decimalsOf(currency));
  const shipping = {
    name: draft.shippingName,
    amount: amount('shippingAmount', draft.shippingAmount),
    freeFrom: draft.freeFrom.trim() === '' ? null : amount('freeFrom', draft.freeFrom),
  };
  const minimumSubtotal =
    draft.minimumSubtotal.trim() === '' ? 0 : amount('minimumSubtotal', draft.minimumSubtotal);
  const rates: Record<string, number> = {};
  for (const { key, country, percent } of draft.rates) {
    const rate = read(`rate.${key}`, percent, 2);
    if (rate > 10_000) problems[`rate.${key}`] = t('rateHigh');
    rates[country] = rate;
  }
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  const { isIncluded, isShippingTaxed } = draft;
  return { ok: true, store: { shipping, minimumSubtotal, tax: { isIncluded, isShippingTaxed, rates } } };
}
