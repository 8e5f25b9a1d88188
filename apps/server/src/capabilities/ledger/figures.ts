import type { LedgerPeriod } from '@vitrine/core/ledger/ledger.calls.ts';
import {
  type LedgerAccount,
  type MonthFigures,
  reverseCharge,
  type TaxFigures,
} from '@vitrine/core/ledger/ledger.ts';
import { isInEu } from '@vitrine/core/tax/eu-rates.data.ts';
import type { Context } from '../../context.ts';
import { sumMonths, sumTaxes } from './ledger.store.ts';

interface Figures {
  readonly months: MonthFigures[];
  readonly taxes: TaxFigures[];
  readonly oneStopShop: TaxFigures[] | null;
}

/** Which figure an account counts for; credits are what a shop earns, so their sign is turned. */
const figureOf: Partial<
  Record<LedgerAccount, 'sales' | 'discounts' | 'shipping' | 'returns' | 'tax' | 'chargebacks' | 'fees'>
> = {
  sales: 'sales',
  discounts: 'discounts',
  shipping: 'shipping',
  returns: 'returns',
  tax: 'tax',
  chargebacks: 'chargebacks',
  fees: 'fees',
};

/** The figures of a period, from the books alone (rule LEDGER-7). */
export async function readFigures({ database, website }: Context, given: LedgerPeriod): Promise<Figures> {
  const { timeZone, store } = website.settings;
  const period = { ...given, timeZone };
  const months = new Map<string, MonthFigures>();
  for (const { month, kind, account, currency, amount } of await sumMonths(database, website.id, period)) {
    const key = `${month} ${currency}`;
    const figures = months.get(key) ?? emptyMonth(month, currency);
    const name = figureOf[account];
    if (name !== undefined) months.set(key, { ...figures, [name]: figures[name] - amount });
    else if (account === 'money' && kind === 'payment')
      months.set(key, { ...figures, received: figures.received + amount });
    else if (account === 'money' && kind === 'refund')
      months.set(key, { ...figures, refunded: figures.refunded + amount });
    else months.set(key, figures);
  }
  const taxes = (await sumTaxes(database, website.id, period)).map(
    ({ detail, amount, base, ...row }): TaxFigures => {
      const isReverseCharged = row.rate === null && detail === reverseCharge;
      return {
        ...row,
        name: isReverseCharged ? '' : detail,
        isReverseCharged,
        base: 0 - base,
        tax: 0 - amount,
      };
    },
  );
  const home = store.tax.eu?.home ?? null;
  const isReported = ({ country, isReverseCharged }: TaxFigures) =>
    country !== home && isInEu(country) && !isReverseCharged;
  return {
    months: [...months.values()],
    taxes,
    oneStopShop: home === null ? null : taxes.filter(isReported),
  };
}

function emptyMonth(month: string, currency: string): MonthFigures {
  return {
    month,
    currency,
    sales: 0,
    discounts: 0,
    shipping: 0,
    returns: 0,
    tax: 0,
    received: 0,
    refunded: 0,
    chargebacks: 0,
    fees: 0,
  };
}
