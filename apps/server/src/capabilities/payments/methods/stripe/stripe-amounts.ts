import { type Currency, currencyDecimals } from '@vitrine/core/money/money.ts';

const withoutDecimals = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' ');
const withThree = 'BHD JOD KWD OMR TND'.split(' ');
/** Stripe counts these in hundredths although they have none, and takes only whole units (rule STRIPE-7). */
const wholeOnly = 'ISK UGX HUF TWD'.split(' ');

/** The smallest charges, in our minor units; Stripe decides about every other currency itself. */
const leastOf: Readonly<Record<string, number>> = {
  AUD: 50,
  BRL: 50,
  CAD: 50,
  CHF: 50,
  CZK: 1500,
  DKK: 250,
  EUR: 50,
  GBP: 30,
  HKD: 400,
  INR: 50,
  JPY: 50,
  MXN: 1000,
  MYR: 200,
  NOK: 300,
  NZD: 50,
  PLN: 200,
  SEK: 300,
  SGD: 50,
  THB: 1000,
  USD: 50,
};

/** Our minor units in Stripe's; null if Stripe cannot express or take the amount. */
export function toStripe({ amount, currency }: { amount: number; currency: string }): number | null {
  const shift = stripeDecimals(currency) - ownDecimals(currency);
  const converted = shift >= 0 ? amount * 10 ** shift : amount / 10 ** -shift;
  if (!Number.isSafeInteger(converted)) return null;
  if (wholeOnly.includes(currency) && converted % 100 !== 0) return null;
  return withThree.includes(currency) && converted % 10 !== 0 ? null : converted;
}

/** Stripe's minor units in ours. */
export function fromStripe({ amount, currency }: { amount: number; currency: string }): number {
  const code = currency.toUpperCase();
  const shift = stripeDecimals(code) - ownDecimals(code);
  return shift >= 0 ? amount / 10 ** shift : amount * 10 ** -shift;
}

/** The smallest amount that Stripe charges in a currency, in our minor units. */
export function leastAmount(currency: string): number {
  return leastOf[currency] ?? 1;
}

function stripeDecimals(currency: string): number {
  if (withoutDecimals.includes(currency)) return 0;
  return withThree.includes(currency) ? 3 : 2;
}

function ownDecimals(currency: string): number {
  return currencyDecimals[currency as Currency] ?? 2;
}
