import { decimalText } from '@vitrine/core/money/format-money.ts';
import { parseDecimals } from '@vitrine/core/money/parse-amount.ts';
import type { WebsiteSettings } from '@vitrine/core/tenancy/website.ts';
import { t } from '../messages/translate.ts';
import { decimalsOf } from '../products/product-draft.ts';

type Store = WebsiteSettings['store'];

/** A shipping option as typed. */
export interface OptionDraft {
  readonly id: string;
  readonly name: string;
  readonly amount: string;
  readonly freeFrom: string;
}

/** Shipping and tax as typed. */
export interface TermsDraft {
  /** In the order in which buyers see them. */
  readonly options: readonly OptionDraft[];
  readonly minimumSubtotal: string;
  readonly isIncluded: boolean;
  readonly isShippingTaxed: boolean;
  readonly rates: readonly { readonly key: number; readonly country: string; readonly percent: string }[];
}

export type ReadTerms =
  | { readonly ok: true; readonly store: Pick<Store, 'shippingOptions' | 'tax' | 'minimumSubtotal'> }
  | { readonly ok: false; readonly problems: Readonly<Record<string, string>> };

export function draftOfTerms({ shippingOptions, tax, minimumSubtotal, currency }: Store): TermsDraft {
  const amount = (value: number) => decimalText(value, decimalsOf(currency));
  return {
    options: shippingOptions.map(option => ({
      id: option.id,
      name: option.name,
      amount: amount(option.amount),
      freeFrom: option.freeFrom === null ? '' : amount(option.freeFrom),
    })),
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

/** Amounts in minor units, rates in hundredths of a percent; errors are returned by field (rule STUDIO-13). */
export function readTerms(draft: TermsDraft, currency: string): ReadTerms {
  const problems: Record<string, string> = {};
  const read = (field: string, text: string, decimals: number) => {
    const value = parseDecimals(text.trim().replace(',', '.'), decimals);
    if (value !== null && value >= 0) return value;
    problems[field] = t('variant.badNumber');
    return 0;
  };
  const amount = (field: string, text: string) => read(field, text, decimalsOf(currency));
  const shippingOptions = draft.options.map(option => ({
    id: option.id,
    name: option.name,
    amount: amount(`amount.${option.id}`, option.amount),
    freeFrom: option.freeFrom.trim() === '' ? null : amount(`freeFrom.${option.id}`, option.freeFrom),
  }));
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
  return {
    ok: true,
    store: { shippingOptions, minimumSubtotal, tax: { isIncluded, isShippingTaxed, rates } },
  };
}
