import { expect, it } from 'vitest';
import { wordAll } from '../messages/word-phrase.ts';
import { isCheckoutEmail, readCheckout } from './read-checkout.ts';

const rules = { countries: ['US', 'DE'], language: 'en', requiresShipping: true, hasVatId: false };
const typed = {
  email: ' ann@example.com ',
  name: 'Ann Lee',
  country: 'US',
  line1: '1 Main St',
  city: 'Portland',
  region: 'OR',
  postalCode: '97204',
  note: ' Ring twice ',
};

it('CHECKOUT-2: an email has 3 to 256 characters and the form of one', () => {
  expect(['a@b.co', 'ab', 'ann', 'a@b', `${'a'.repeat(64)}@example.com`].map(isCheckoutEmail)).toEqual([
    true,
    false,
    false,
    false,
    true,
  ]);
  expect(isCheckoutEmail(`ann@${'a'.repeat(250)}.com`)).toBe(false);
  expect(wordAll(readCheckout({ ...typed, email: '' }, rules).errors, 'en')).toEqual({
    email: 'Enter an email address.',
  });
  expect(wordAll(readCheckout({ ...typed, email: 'ann' }, rules).errors, 'en')).toEqual({
    email: 'Email is not valid. Email addresses should follow the format name@example.com.',
  });
});

it('CHECKOUT-3: an address is requested only if something is shipped', () => {
  const { form, errors } = readCheckout(typed, rules);
  expect([form.email, form.note, form.address.line1, errors]).toEqual([
    'ann@example.com',
    'Ring twice',
    '1 Main St',
    {},
  ]);
  const digital = readCheckout(
    { email: 'ann@example.com', name: 'Ann', country: 'DE', line1: 'Street' },
    { ...rules, requiresShipping: false },
  );
  expect(digital.errors).toEqual({});
  expect(digital.form.address).toMatchObject({ name: 'Ann', country: 'DE', line1: '', city: '' });
  expect(Object.keys(readCheckout({}, rules).errors).toSorted()).toEqual([
    'city',
    'country',
    'email',
    'line1',
    'name',
  ]);
  expect(wordAll(readCheckout({ ...typed, note: 'x'.repeat(2001) }, rules).errors, 'en')).toEqual({
    note: 'Must have at most 2000 characters.',
  });
});
