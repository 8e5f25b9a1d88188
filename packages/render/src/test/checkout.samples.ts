import type { CheckoutFieldView, CheckoutView } from '@vitrine/core/checkout/checkout-view.ts';
import { line } from './cart.samples.ts';
import { boxes } from './checkout-boxes.samples.ts';
import { codes } from './discount-codes.samples.ts';
import { euro } from './subscription.samples.ts';
import { totals } from './totals.samples.ts';

const field = (value: string, more: Partial<CheckoutFieldView> = {}): CheckoutFieldView => ({
  value,
  error: null,
  isRequired: true,
  label: null,
  choices: null,
  ...more,
});

export const checkout: CheckoutView = {
  lines: [line],
  totals,
  ...codes,
  fields: {
    email: field('ines@', { error: 'Please enter a valid email.' }),
    country: field('DE', { choices: [{ value: 'DE', label: 'Germany' }] }),
    region: field('', { isRequired: false, label: 'Land' }),
    line1: field(''),
    postalCode: field(''),
    billingCountry: field('DE', { choices: [{ value: 'DE', label: 'Germany' }] }),
    billingName: field('', { error: 'Enter a name.' }),
    note: field('', { isRequired: false }),
  },
  billing: { isApart: true },
  shippingOptions: [
    { id: 'flat', name: 'Parcel', price: euro(0), time: 'Three days', pickup: [], isChosen: true },
  ],
  ...boxes,
  paymentMethods: [
    {
      id: 'manual',
      name: 'Bank transfer',
      description: 'We pack when it arrived.',
      isChosen: false,
      isSaved: false,
    },
    { id: 'test', name: 'Test', description: '', isChosen: true, isSaved: false },
    {
      id: 'abcdefghijklmnopqrstuvwy',
      name: 'Visa •••• 4242',
      description: '',
      isChosen: false,
      isSaved: true,
    },
  ],
  canKeepMethod: true,
  isMethodKept: true,
  messages: ['Your payment was declined.'],
  idempotencyKey: 'attempt-1',
  canPlace: true,
};
