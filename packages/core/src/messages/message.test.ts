import { expect, it } from 'vitest';
import { readAddress } from '../addresses/read-address.ts';
import { cartErrors } from '../cart/cart.errors.ts';
import { cartMessage } from '../cart/cart.messages.ts';
import { explainSteps } from '../cart/price-steps.ts';
import { checkoutErrors } from '../checkout/checkout.errors.ts';
import { readCheckout } from '../checkout/read-checkout.ts';
import type { ErrorDefinition } from '../errors/declare-errors.ts';
import { englishOf } from '../errors/english-of.ts';
import { speaker } from './speak.ts';
import { wordAll } from './word-phrase.ts';
import { wordRefusal } from './word-refusal.ts';

it('MESSAGES-4: a buyer’s refusals are in German; those for programs are not', () => {
  const { noKey, keyReused, ...read } = { ...cartErrors, ...checkoutErrors };
  const values = {
    left: 3,
    inCart: 2,
    more: 1,
    minutes: 5,
    max: 50,
    subtotal: '5 €',
    total: '6 €',
    time: '2 W',
  };
  const refused = (definition: ErrorDefinition) => ({ ...definition, english: definition.message, values });
  for (const definition of Object.values(read)) {
    const [german, english] = ['de-AT', 'en'].map(language => wordRefusal(refused(definition), language));
    expect(german, definition.code).not.toBe(english);
    expect(english).toBe(englishOf(refused(definition)));
  }
  for (const definition of [noKey, keyReused])
    expect(wordRefusal(refused(definition), 'da')).toBe(definition.message);
});

it('MESSAGES-4: uses the language of the website, with English as the fallback', () => {
  const of = speaker<{ readonly name: 'English' }>(
    Object.fromEntries(
      Object.entries({ en: 'English', de: 'Deutsch', da: 'Dansk', nl: 'Nederlands' }).map(
        ([language, name]) => [`./${language}/names.messages.ts`, { name }],
      ),
    ),
  );
  const tags = ['de', 'de-AT', 'DE', 'en', 'da-DK', 'nl_BE', 'pl', '', 'den', 'constructor'];
  expect(tags.map(tag => of(tag).name)).toEqual([
    'Deutsch',
    'Deutsch',
    'Deutsch',
    'English',
    'Dansk',
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

it('MESSAGES-4: checkout errors are in German', () => {
  const rules = { countries: ['DE', 'US'], language: 'de', requiresShipping: true, hasVatId: false };
  expect(wordAll(readCheckout({ country: 'DE', phone: 'x' }, rules).errors, rules.language)).toEqual({
    email: 'Geben Sie eine E-Mail-Adresse ein.',
    name: 'Geben Sie einen Namen ein.',
    line1: 'Geben Sie Straße und Hausnummer ein.',
    postalCode: 'Bitte ausfüllen: Postleitzahl.',
    city: 'Geben Sie einen Ort ein.',
    phone: 'Geben Sie eine Telefonnummer ein, etwa +49 30 901820.',
  });
  expect(wordAll(readAddress({ country: 'FR' }, rules).errors, rules.language).country).toBe(
    'Dieser Laden liefert nicht nach: Frankreich.',
  );
  expect(
    wordAll(readAddress({ country: 'DE', postalCode: '1' }, rules).errors, rules.language).postalCode,
  ).toMatch(/^Geben Sie eine Postleitzahl wie \d{5} ein\.$/);
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

it('MESSAGES-2: a message uses the plural forms of its language, and inserts values unchanged', () => {
  const say = speaker<{
    readonly left: '{n, plural, =0 {none} one {# piece of {title}} other {# pieces of {title}}}';
  }>({
    './en/a.messages.ts': {
      left: '{n, plural, =0 {none} one {# piece of {title}} other {# pieces of {title}}}',
    },
    './pl/a.messages.ts': {
      left: '{n, plural, =0 {nic} one {# sztuka {title}} few {# sztuki {title}} other {# sztuk {title}}}',
    },
  });
  const counts = (language: string) =>
    [0, 1, 2, 5, 10_000].map(n => say(language).left({ n, title: '{n} $&' }));
  expect(counts('en')).toEqual([
    'none',
    '1 piece of {n} $&',
    '2 pieces of {n} $&',
    '5 pieces of {n} $&',
    '10,000 pieces of {n} $&',
  ]);
  expect(counts('pl').slice(0, 4)).toEqual(['nic', '1 sztuka {n} $&', '2 sztuki {n} $&', '5 sztuk {n} $&']);
});

it('MESSAGES-2: apostrophes and angle brackets have no special meaning', () => {
  const say = speaker<{ readonly a: 'It’s <b>{name}</b>'; readonly b: "Don't" }>({
    './en/a.messages.ts': { a: 'It’s <b>{name}</b>', b: "Don't" },
  });
  expect([say('en').a({ name: '<i>' }), say('en').b]).toEqual(['It’s <b><i></b>', "Don't"]);
});
