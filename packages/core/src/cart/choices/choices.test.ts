import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formFieldSchema } from '../../forms/form-fields.ts';
import { productTypes } from '../../products/product-views.ts';
import {
  areTaken,
  type ChoiceOffers,
  type Choices,
  choicesInWords,
  choicesSchema,
  lineKey,
  offersOf,
  unitPriceOf,
} from './choices.ts';

const id = (letter: string) => letter.repeat(24);
const plan = { billingPeriod: { value: 1, unit: 'month' }, numBillingCycles: 0 } as const;
const question = formFieldSchema.parse({ id: id('q'), kind: 'text', label: 'Engraving', isRequired: true });
const color = formFieldSchema.parse({ id: id('r'), kind: 'select', label: 'Colour', options: ['Ink'] });
const answer = { fieldId: id('q'), kind: 'text', label: 'Engraving', value: 'For you' } as const;
const recipient = { name: 'Ann', email: 'ann@example.com', date: '2030-12-24', message: 'Joy' };

it('CART-19: lines are distinguished by variant and choices, in any notation of the choices', () => {
  const given: Choices = choicesSchema.parse({ recipient, amount: 2500 });
  const turned = {
    amount: 2500,
    recipient: { message: 'Joy', date: '2030-12-24', email: 'ann@example.com', name: 'Ann' },
  };
  expect(lineKey('a', turned)).toBe(lineKey('a', given));
  expect(lineKey('a', {})).toBe(lineKey('a', { plan: undefined }));
  const others: Choices[] = [{}, { amount: 2500 }, { ...given, amount: 2501 }, { ...given, plan }];
  const keys = [given, ...others].flatMap(choices => [lineKey('a', choices), lineKey('b', choices)]);
  expect(new Set(keys).size).toBe(10);
  const amounts = fc.record({ amount: fc.integer({ min: 1, max: 50 }) }, { requiredKeys: [] });
  fc.assert(
    fc.property(amounts, amounts, (one, two) => {
      expect(lineKey('a', one) === lineKey('a', two)).toBe(one.amount === two.amount);
    }),
  );
});

describe('the choices a product accepts', () => {
  const offers: ChoiceOffers = {
    plan,
    amount: { least: 500, most: 5000 },
    recipient: true,
    answers: [question, color],
  };
  it.each<[string, Choices, boolean]>([
    ['everything required', { plan, amount: 500, answers: [answer] }, true],
    ['everything', { plan, amount: 5000, recipient, answers: [answer] }, true],
    ['no plan', { amount: 500, answers: [answer] }, false],
    ['no amount', { plan, answers: [answer] }, false],
    ['too small an amount', { plan, amount: 499, answers: [answer] }, false],
    ['too large an amount', { plan, amount: 5001, answers: [answer] }, false],
    [
      'another period',
      { plan: { ...plan, billingPeriod: { value: 2, unit: 'month' } }, amount: 500, answers: [answer] },
      false,
    ],
    [
      'another number of payments',
      { plan: { ...plan, numBillingCycles: 2 }, amount: 500, answers: [answer] },
      false,
    ],
    [
      'the same plan without a number',
      { plan: { ...plan, numBillingCycles: null }, amount: 500, answers: [answer] },
      true,
    ],
    ['no answer to a required question', { plan, amount: 500 }, false],
    [
      'an answer to another kind of question',
      { plan, amount: 500, answers: [{ ...answer, kind: 'date' }] },
      false,
    ],
    [
      'an answer to another question',
      { amount: 500, answers: [answer, { ...answer, fieldId: id('x') }] },
      false,
    ],
    [
      'an answer to a changed question',
      { plan, amount: 500, answers: [{ ...answer, label: 'Price' }] },
      false,
    ],
    ['two answers to one question', { plan, amount: 500, answers: [answer, answer] }, false],
  ])('CART-20: %s', (_, choices, isTaken) => {
    expect(areTaken(choices, offers)).toBe(isTaken);
  });

  it('CART-20: a product without offers accepts no choices; a gift card may name its recipient', () => {
    for (const productType of [productTypes.physical, productTypes.digital, productTypes.service]) {
      expect(areTaken({}, offersOf({ productType, form: [], plan: null }))).toBe(true);
      for (const choices of [{ plan }, { amount: 1 }, { recipient }, { answers: [] }])
        expect(areTaken(choices, offersOf({ productType, form: [], plan: null }))).toBe(false);
    }
    const card = offersOf({ productType: productTypes.giftCard, form: [], plan: null });
    expect([{}, { recipient }, { amount: 1 }].map(choices => areTaken(choices, card))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('CART-20: input is limited in size and has no unknown field', () => {
    const sent: unknown[] = [
      { amount: 1.5 },
      { amount: -1 },
      { gift: 1 },
      { recipient: { name: '' } },
      { recipient: { ...recipient, email: 'nobody' } },
      { recipient: { ...recipient, date: '24.12.2030' } },
      { recipient: { ...recipient, message: 'x'.repeat(501) } },
      { recipient: { ...recipient, price: 1 } },
      { answers: Array.from({ length: 31 }, () => answer) },
    ];
    expect(sent.filter(choices => choicesSchema.safeParse(choices).success)).toEqual([]);
  });
});

it('CART-21: the price is the variant’s, or the chosen amount', () => {
  const prices = [{}, { recipient }, { plan }, { amount: 2500 }].map(choices => unitPriceOf(choices, 1850));
  expect(prices).toEqual([1850, 1850, 1850, 2500]);
});

it('CART-23: choices are described in the language of the reader', () => {
  expect(choicesInWords({ plan, amount: 5, recipient, answers: [answer] }, 'en')).toEqual([
    'renews every month',
    'For Ann (ann@example.com)',
    'Arrives on December 24, 2030',
    '“Joy”',
    'Engraving: For you',
  ]);
  const short = { name: 'Ann', email: '', date: null, message: '' };
  expect(choicesInWords({ recipient: short }, 'de')).toEqual(['Für Ann']);
  expect(choicesInWords({ recipient }, 'de')[1]).toBe('Kommt am 24. Dezember 2030');
  expect(choicesInWords({}, 'fr')).toEqual([]);
});
