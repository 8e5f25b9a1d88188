import { z } from 'zod';

/** The currencies of stores and their decimals (rules MONEY-2 and MONEY-3). */
export const currencyDecimals = {
  ARS: 2,
  AUD: 2,
  BRL: 2,
  CAD: 2,
  CHF: 2,
  COP: 2,
  CZK: 2,
  DKK: 2,
  EUR: 2,
  GBP: 2,
  HKD: 2,
  IDR: 2,
  ILS: 2,
  INR: 2,
  JPY: 0,
  MXN: 2,
  MYR: 2,
  NOK: 2,
  NZD: 2,
  PHP: 2,
  PLN: 2,
  SEK: 2,
  SGD: 2,
  THB: 2,
  USD: 2,
  ZAR: 2,
} as const satisfies Record<string, number>;

export type Currency = keyof typeof currencyDecimals;

/** Two for a currency that is not known. */
export function decimalsOf(currency: string): number {
  return currencyDecimals[currency as Currency] ?? 2;
}

export const currencies = Object.keys(currencyDecimals) as Currency[];
export const defaultCurrency: Currency = 'USD';

export const currencySchema = z.enum(currencies as [Currency, ...Currency[]]);
