import { expect, it } from 'vitest';
import { fromPayPal, toPayPal } from './paypal-amounts.ts';

it.each([
  [1, 'EUR', '0.01'],
  [10, 'EUR', '0.10'],
  [2350, 'EUR', '23.50'],
  [100_000_000_000_01, 'USD', '100000000000.01'],
  [2350, 'JPY', '2350'],
  [235_000, 'HUF', '2350'],
  [100, 'TWD', '1'],
])('PAYPAL-6: %d of %s is %s at PayPal, and back', (amount, currency, value) => {
  expect(toPayPal({ amount, currency })).toEqual({ currency_code: currency, value });
  expect(fromPayPal({ currency_code: currency, value })).toBe(amount);
});

it.each([
  [0, 'EUR'],
  [-5, 'EUR'],
  [1.5, 'EUR'],
  [235_050, 'HUF'],
  [100, 'INR'],
])('PAYPAL-6: %d of %s is not sent', (amount, currency) => {
  expect(toPayPal({ amount, currency })).toBe(null);
});

it.each([
  ['23.505', 'EUR'],
  ['-1.00', 'EUR'],
  ['1e3', 'EUR'],
  ['', 'EUR'],
  ['23.5', 'JPY'],
])('PAYPAL-6: «%s» is no amount of %s', (value, currency_code) => {
  expect(fromPayPal({ currency_code, value })).toBe(null);
});

it('PAYPAL-6: decimals that PayPal adds to whole yen are read', () => {
  expect(fromPayPal({ currency_code: 'JPY', value: '2350.00' })).toBe(2350);
});
