import { expect, it } from 'vitest';
import { readAddress } from '../addresses/read-address.ts';
import { cartErrors } from '../cart/cart.errors.ts';
import { cartMessage } from '../cart/cart.messages.ts';
import { explainSteps } from '../cart/price-steps.ts';
import { checkoutErrors } from '../checkout/checkout.errors.ts';
import { readCheckout } from '../checkout/read-checkout.ts';
import { inLanguage } from './in-language.ts';
import { catalogueFor } from './message.ts';
import { siteLanguages } from './site-languages.ts';

const placesOf = (message: string) => [...new Set(message.match(/\{\w+\}/g) ?? [])].sort();

it('MESSAGES-4: what a buyer is refused is said in German with the same places; what programs are told stays', () => {
  const { noKey, keyReused, ...read } = { ...cartErrors, ...checkoutErrors };
  for (const definition of Object.values(read)) {
    const german = inLanguage(definition, 'de');
    expect(german.message, definition.code).not.toBe(definition.message);
    expect(placesOf(german.message), definition.code).toEqual(placesOf(definition.message));
    expect(inLanguage(definition, 'en')).toEqual(definition);
  }
  for (const definition of [noKey, keyReused]) expect(inLanguage(definition, 'de')).toEqual(definition);
});

it('MESSAGES-4: the language of the website decides, English stands in', () => {
  const catalogues = { ...siteLanguages, en: 'English' };
  const tags = ['de', 'de-AT', 'DE', 'en', 'da-DK', 'fr-CH', 'nl_BE', 'pl', '', 'den', 'constructor'];
  expect(tags.map(tag => catalogueFor(catalogues, tag))).toEqual([
    'Deutsch',
    'Deutsch',
    'Deutsch',
    'English',
    'Dansk',
    'Français',
    'Nederlands',
    'English',
    'English',
    'English',
    'English',
  ]);
  expect(cartMessage('fewLeft', 'de-CH', { left: 3 })).toBe('Nur noch 3 da.');
  expect(cartMessage('fewLeft', 'da-DK', { left: 3 })).toBe('Kun 3 tilbage.');
  expect(cartMessage('fewLeft', 'pl', { left: 3 })).toBe('Only 3 left.');
});

it('MESSAGES-4: what is to be mended at the checkout is said in German', () => {
  const rules = { countries: ['DE', 'US'], language: 'de', requiresShipping: true };
  expect(readCheckout({ country: 'DE', phone: 'x' }, rules).errors).toEqual({
    email: 'Geben Sie eine E-Mail-Adresse ein.',
    name: 'Geben Sie einen Namen ein.',
    line1: 'Geben Sie Straße und Hausnummer ein.',
    postalCode: 'Bitte ausfüllen: Postleitzahl.',
    city: 'Geben Sie einen Ort ein.',
    phone: 'Geben Sie eine Telefonnummer ein, etwa +49 30 901820.',
  });
  expect(readAddress({ country: 'FR' }, rules).errors.country).toBe(
    'Dieser Laden liefert nicht nach: Frankreich.',
  );
  expect(readAddress({ country: 'DE', postalCode: '1' }, rules).errors.postalCode).toMatch(
    /^Geben Sie eine Postleitzahl wie \d{5} ein\.$/,
  );
});

it('CART-7, MESSAGES-4: the total is explained in German', () => {
  const money = (amount: number) => `${(amount / 100).toFixed(2).replace('.', ',')} €`;
  const steps = [
    { kind: 'price', line: 'a', title: 'Vase', quantity: 2, unitPrice: 900, listPrice: 1000, amount: 1800 },
    { kind: 'shipping', name: 'Post', listPrice: 500, freeFrom: 1500, amount: 0 },
    {
      kind: 'tax',
      name: '',
      country: 'DE',
      region: '',
      rate: 19_000,
      base: 1800,
      tax: 287,
      isIncluded: true,
      rounding: { numerator: '1', denominator: '3' },
      amount: 0,
    },
  ] as const;
  expect(explainSteps(steps, money, 'de')).toEqual([
    'Vase: 2 × 9,00 € im Angebot, vorher 10,00 € = 18,00 €',
    'Post: kostenlos ab 15,00 €',
    'Steuer (DE) von 19 %, enthalten in 18,00 € = 2,87 €, kaufmännisch gerundet',
  ]);
});
