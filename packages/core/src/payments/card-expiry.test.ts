import { expect, it } from 'vitest';
import { expiryText, isExpired } from './card-expiry.ts';

it('SUBSCRIPTION-23: a card is valid until its month is over, and reads as it is printed', () => {
  expect(expiryText('2027-08')).toBe('08/2027');
  expect(isExpired('2027-08', new Date('2027-08-31T23:00:00Z'))).toBe(false);
  expect(isExpired('2027-08', new Date('2027-09-01T00:00:00Z'))).toBe(true);
  expect(isExpired('', new Date('2027-09-01T00:00:00Z'))).toBe(false);
});
