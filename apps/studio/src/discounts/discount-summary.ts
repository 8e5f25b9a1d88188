import { studioLanguage } from '@vitrine/controls/messages/translate.ts';
import type { DiscountInput } from '@vitrine/core/discounts/discount.ts';
import { formatMoment, formatPrice } from '../frame/format.ts';
import { t } from '../messages/translate.ts';

type CategoryName = (term: string) => string;

/** What a discount does and under which conditions, in one sentence (rule DISCOUNT-11). */
export function discountSummary(
  discount: DiscountInput,
  currency: string,
  categoryName: CategoryName,
): string {
  const { code, minimumSubtotal, emails, uses, usesPerCustomer, from, until, isCombined } = discount;
  const clauses = [
    effectOf(discount, currency, categoryName),
    timesOf(discount.value),
    codeIn(code),
    minimumSubtotal > 0 && t('discount.sum.minimum', { amount: formatPrice(minimumSubtotal, currency) }),
    emails.length > 0 && t('discount.sum.customers', { n: emails.length }),
    uses !== null && t('discount.sum.uses', { n: uses }),
    usesPerCustomer !== null && t('discount.sum.usesPerCustomer', { n: usesPerCustomer }),
    from !== null && t('discount.sum.from', { date: formatMoment(from) }),
    until !== null && t('discount.sum.until', { date: formatMoment(until) }),
    !isCombined && t('discount.sum.alone'),
  ];
  return `${clauses.filter(Boolean).join(', ')}.`;
}

function codeIn(code: DiscountInput['code']): string {
  if (code === null) return t('discount.sum.noCode');
  return code === '' ? t('discount.sum.anyCode') : t('discount.sum.code', { code });
}

function effectOf({ value, ...scope }: DiscountInput, currency: string, categoryName: CategoryName): string {
  const on = scopeOf(scope, categoryName);
  switch (value.kind) {
    case 'freeShipping':
      return t('discount.sum.freeShipping');
    case 'amount':
      return t('discount.sum.amount', { amount: formatPrice(value.amount, currency), on });
    case 'percent':
      return t('discount.sum.percent', { percent: percentIn(value.percent), on });
    case 'buyGet': {
      const isOther = value.productIds.length + value.categories.length > 0;
      const given = isOther ? scopeOf(value, categoryName) : t('discount.sum.same');
      const { buy, get, percent } = value;
      return percent === 100_000
        ? t('discount.sum.buyGetFree', { buy, get, on, given })
        : t('discount.sum.buyGet', { buy, get, on, given, percent: percentIn(percent) });
    }
  }
}

function timesOf(value: DiscountInput['value']): string | false {
  if (value.kind !== 'buyGet' || value.maxTimes === null) return false;
  return t('discount.sum.maxTimes', { n: value.maxTimes });
}

function scopeOf(
  { productIds, categories }: Pick<DiscountInput, 'productIds' | 'categories'>,
  categoryName: CategoryName,
): string {
  const parts = [
    ...(productIds.length > 0 ? [t('discount.sum.products', { n: productIds.length })] : []),
    ...categories.map(term => t('discount.sum.category', { name: categoryName(term) })),
  ];
  if (parts.length === 0) return t('discount.sum.all');
  return new Intl.ListFormat(studioLanguage()).format(parts);
}

function percentIn(thousandths: number): string {
  const style = { style: 'percent', maximumFractionDigits: 3 } as const;
  return new Intl.NumberFormat(studioLanguage(), style).format(thousandths / 100_000);
}
