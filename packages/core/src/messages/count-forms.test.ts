import { expect, it } from 'vitest';
import { countForms } from './count-forms.ts';
import { messagesFor } from './page-messages.ts';

it('MESSAGES-8: a page gets every plural form of its language', () => {
  expect(countForms(messagesFor('en').cartCount, 'en-GB')).toEqual({
    one: 'One item in cart',
    other: '{n} items in cart',
  });
  expect(countForms(messagesFor('fr').cartCount, 'fr')).toEqual({
    one: 'Un article dans le panier',
    other: '{n} articles dans le panier',
  });
  expect(countForms(messagesFor('pl').cartCount, 'pl')).toEqual({
    one: 'One item in cart',
    other: '{n} items in cart',
  });
});
