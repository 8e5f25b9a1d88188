import { type Currency, currencyDecimals } from '@vitrine/core/money/money.ts';

/** In the order of PayPal’s list of currencies for payments. */
const taken =
  'AUD BRL CAD CNY CZK DKK EUR HKD HUF ILS JPY MYR MXN TWD NZD NOK PHP PLN GBP SGD SEK CHF THB USD'.split(
    ' ',
  );
/** An amount with decimals in these currencies is an error at PayPal (rule PAYPAL-6). */
const withoutDecimals = ['HUF', 'JPY', 'TWD'];

export interface PayPalAmount {
  readonly currency_code: string;
  readonly value: string;
}

export function takesCurrency(currency: string): boolean {
  return taken.includes(currency);
}

/** Our minor units as PayPal’s decimal text; null if PayPal cannot express or take the amount. */
export function toPayPal({ amount, currency }: { amount: number; currency: string }): PayPalAmount | null {
  if (!takesCurrency(currency) || !Number.isSafeInteger(amount) || amount <= 0) return null;
  const [digits, decimals] = [String(amount), ownDecimals(currency)];
  const padded = digits.padStart(decimals + 1, '0');
  const whole = padded.slice(0, padded.length - decimals);
  const part = padded.slice(padded.length - decimals);
  if (!withoutDecimals.includes(currency)) return { currency_code: currency, value: `${whole}.${part}` };
  return /^0*$/.test(part) ? { currency_code: currency, value: whole } : null;
}

/** PayPal’s decimal text in our minor units; null for a text that is no amount of this currency. */
export function fromPayPal({ currency_code: currency, value }: PayPalAmount): number | null {
  const [, whole = '', part = ''] = /^(\d{1,15})(?:\.(\d{1,3}))?$/.exec(value) ?? [];
  const decimals = ownDecimals(currency);
  if (whole === '' || /[1-9]/.test(part.slice(decimals))) return null;
  const amount = Number(whole + part.slice(0, decimals).padEnd(decimals, '0'));
  return Number.isSafeInteger(amount) ? amount : null;
}

function ownDecimals(currency: string): number {
  return currencyDecimals[currency as Currency] ?? 2;
}
