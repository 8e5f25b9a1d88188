import { standardTax } from '@vitrine/core/cart/tax-rules.ts';
import { newId } from '@vitrine/core/id/id.ts';
import { readAmount } from '@vitrine/core/money/read-amount.ts';
import { type TaxSettings, taxSettingsSchema } from '@vitrine/core/tax/tax-settings.ts';
import { formatPercentage } from '../frame/format.ts';
import { t } from '../messages/translate.ts';

/** One rate as typed. */
export interface RateDraft {
  readonly key: string;
  readonly country: string;
  readonly region: string;
  readonly postalCodes: string;
  readonly taxClass: string;
  readonly name: string;
  readonly percent: string;
}

export interface TaxDraft {
  readonly isIncluded: boolean;
  /** The home of a store that sells across the European Union; empty for none. */
  readonly euHome: string;
  /** A class, or one of the two below. */
  readonly shipping: string;
  readonly classes: TaxSettings['classes'];
  readonly rates: readonly RateDraft[];
}

/** Choices for shipping beside the classes, whose ids have no capitals. */
export const likeGoods = 'GOODS';
export const notTaxed = 'NONE';
export const everywhere = '*';

export type ReadTax =
  | { readonly ok: true; readonly tax: TaxSettings }
  | { readonly ok: false; readonly problems: Readonly<Record<string, string>> };

export function newRate(country: string): RateDraft {
  return { key: newId(), country, region: '', postalCodes: '', taxClass: standardTax, name: '', percent: '' };
}

export function draftOfTax({ isIncluded, eu, shipping, classes, rules }: TaxSettings): TaxDraft {
  return {
    isIncluded,
    euHome: eu?.home ?? '',
    shipping: shipping === null ? notTaxed : shipping.like === 'goods' ? likeGoods : shipping.taxClass,
    classes,
    rates: rules.flatMap(({ country, region, postalCodes, rates }) =>
      Object.entries(rates).flatMap(([taxClass, list]) =>
        // A class that is free of tax has no rate.
        (list.length === 0 ? [{ name: '', rate: 0 }] : list).map(({ name, rate }) => ({
          key: newId(),
          country,
          region,
          postalCodes,
          taxClass,
          name,
          percent: formatPercentage(rate),
        })),
      ),
    ),
  };
}

/** Percentages as thousandths; rates of one place become one rule, in the order of the rows (rule STUDIO-13). */
export function readTax(draft: TaxDraft): ReadTax {
  const problems: Record<string, string> = {};
  const rules: TaxSettings['rules'] = [];
  for (const { key, country, region, postalCodes, taxClass, name, percent } of draft.rates) {
    const rate = readAmount(percent, 3);
    if (rate === null || rate < 0) problems[`${key}.percent`] = t('variant.badNumber');
    else if (rate > 100_000) problems[`${key}.percent`] = t('rateHigh');
    const place = { country, region: region.trim().toUpperCase(), postalCodes: postalCodes.trim() };
    const isPlace = taxSettingsSchema.safeParse({ rules: [{ ...place, rates: {} }] }).success;
    if (!isPlace) problems[`${key}.postalCodes`] = t('tax.postalCodesForm');
    const rule = rules.find(
      one =>
        one.country === place.country && one.region === place.region && one.postalCodes === place.postalCodes,
    );
    const one = { name: name.trim(), rate: rate ?? 0 };
    if (!rule) rules.push({ ...place, rates: { [taxClass]: [one] } });
    else rule.rates[taxClass] = [...(rule.rates[taxClass] ?? []), one];
  }
  for (const { id, name } of draft.classes)
    if (name.trim() === '') problems[`${id}.name`] = t('tax.className');
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  const { isIncluded, shipping, euHome } = draft;
  return {
    ok: true,
    tax: {
      isIncluded,
      rules,
      classes: draft.classes.map(({ id, name }) => ({ id, name: name.trim() })),
      shipping:
        shipping === notTaxed
          ? null
          : shipping === likeGoods
            ? { like: 'goods' }
            : { like: 'class', taxClass: shipping },
      eu: euHome === '' ? null : { home: euHome },
    },
  };
}
