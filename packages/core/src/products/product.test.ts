import { expect, it } from 'vitest';
import { newId } from '../id/id.ts';
import { generateSku } from './generate-sku.ts';
import { measurementText, unitSystems } from './measurement-text.ts';
import {
  maxPrice,
  maxVariants,
  problemsOfProduct,
  productChangeSchema,
  productInputSchema,
  publishStates,
} from './product.ts';
import { isVisibleAt, liveStateOf, workflowLabel } from './product-states.ts';
import { productTypes } from './product-views.ts';
import { slugOf } from './slug.ts';

const variant = { price: 1850 };
const bowl = { title: 'Bowl', variants: [variant] };
const pathsOf = (input: unknown) => {
  const parsed = productInputSchema.safeParse(input);
  return parsed.success ? [] : parsed.error.issues.map(issue => issue.path.join('.'));
};

it('PRODUCT-1: types are physical 1, digital 2, service 3, gift card 4 and membership 5', () => {
  const { physical, digital, service, giftCard, paywall } = productTypes;
  expect([physical, digital, service, giftCard, paywall]).toEqual([1, 2, 3, 4, 5]);
  expect(pathsOf({ ...bowl, type: 5 })).toEqual([]);
  expect(pathsOf({ ...bowl, type: 6 })).toEqual(['type']);
});

it('PRODUCT-2: publish states have permanent numbers; a change cannot set deleted', () => {
  expect(publishStates).toEqual({
    published: 1,
    scheduled: 2,
    needsReview: 3,
    draft: 4,
    private: 5,
    deleted: 6,
  });
  expect(pathsOf({ ...bowl, state: 6 })).toEqual(['state']);
  expect(pathsOf({ ...bowl, state: 2 })).toEqual(['publishAt']);
  expect(pathsOf({ ...bowl, state: 7 })).toEqual(['state']);
});

it('PRODUCT-3: a price is an integer of at most 100,000,000 minor units', () => {
  expect(pathsOf({ ...bowl, variants: [{ price: maxPrice }] })).toEqual([]);
  for (const price of [maxPrice + 1, -1, 0.5]) {
    expect(pathsOf({ ...bowl, variants: [{ price }] })).toEqual(['variants.0.price']);
  }
});

it('PRODUCT-4: a SKU has at most 60 characters; a generated one is SQ and seven digits', () => {
  expect(pathsOf({ ...bowl, variants: [{ ...variant, sku: 'x'.repeat(60) }] })).toEqual([]);
  expect(pathsOf({ ...bowl, variants: [{ ...variant, sku: 'x'.repeat(61) }] })).toEqual(['variants.0.sku']);
  for (let at = 0; at < 50; at += 1) expect(generateSku()).toMatch(/^SQ\d{7}$/);
});

it('PRODUCT-21: a trade number has 8 to 14 digits, in its printed form; anything else is refused', () => {
  for (const gtin of [
    '',
    '40063813',
    '4006381333931',
    '978-3-16-148410-0',
    '0-19-853453-X',
    '00614141007349',
  ])
    expect(pathsOf({ ...bowl, variants: [{ ...variant, gtin }] })).toEqual([]);
  for (const gtin of ['1234567', '123456789012345', 'A-2291', '4006381--333931'])
    expect(pathsOf({ ...bowl, variants: [{ ...variant, gtin }] })).toEqual(['variants.0.gtin']);
  expect(pathsOf({ ...bowl, brand: 'x'.repeat(101) })).toEqual(['brand']);
});

it('PRODUCT-5: up to six options and 250 variants, each with one value per option and none repeated', () => {
  expect(pathsOf({ ...bowl, variants: [] })).toEqual(['variants']);
  expect(pathsOf({ ...bowl, optionNames: ['1', '2', '3', '4', '5', '6', '7'] })).toContain('optionNames');
  expect(pathsOf({ ...bowl, optionNames: ['Size'] })).toEqual(['variants.0.optionValues']);
  const many = (count: number) => ({
    ...bowl,
    optionNames: ['Size'],
    variants: Array.from({ length: count }, (_, at) => ({ ...variant, optionValues: [`${at}`] })),
  });
  expect(pathsOf(many(maxVariants))).toEqual([]);
  expect(pathsOf(many(maxVariants + 1))).toEqual(['variants']);
  const twice = [
    { ...variant, optionValues: ['S'] },
    { ...variant, optionValues: ['S'] },
  ];
  expect(pathsOf({ ...bowl, optionNames: ['Size'], variants: twice })).toEqual(['variants.1.optionValues']);
  expect(
    pathsOf({ ...bowl, optionNames: ['Size', 'size'], variants: [{ ...variant, optionValues: ['S', 'M'] }] }),
  ).toEqual(['optionNames']);
  const id = newId();
  const same = [
    { id, optionValues: ['S'] },
    { id, optionValues: ['M'] },
  ];
  const styled = {
    type: productTypes.physical,
    state: 1,
    publishAt: null,
    optionNames: ['Size'],
    optionStyles: [],
    variants: same,
  } as const;
  expect(problemsOfProduct(styled)).toEqual({ 'variants.1.id': { code: 'fields.variantIdTwice' } });
});

it('PRODUCT-6: published is shown as Available, scheduled as Scheduled, draft as Hidden, anything else as Unsupported', () => {
  expect(Object.values(publishStates).map(workflowLabel)).toEqual([
    'Available',
    'Scheduled',
    'Unsupported',
    'Hidden',
    'Unsupported',
    'Unsupported',
  ]);
});

it('PRODUCT-7: visitors see published products, and scheduled ones from their time on', () => {
  const at = '2026-03-02T10:00:00.000Z';
  const see = (state: (typeof publishStates)[keyof typeof publishStates], now: string) =>
    isVisibleAt({ state, publishAt: at }, new Date(now));
  expect(see(2, '2026-03-02T09:59:59.999Z')).toBe(false);
  expect(see(2, at)).toBe(true);
  expect([1, 3, 4, 5, 6].map(state => see(state as 1, at))).toEqual([true, false, false, false, false]);
});

it('PRODUCT-8: measures are in lbs and inches for imperial, otherwise in kg and cm', () => {
  const size = { length: 25.4, width: 10, height: 5.08 };
  const imperial = { unitSystem: unitSystems.imperial, language: 'en' };
  const metric = { unitSystem: unitSystems.metric, language: 'de' };
  expect(measurementText(1.5, imperial)).toBe('3.31 lbs');
  expect(measurementText(size, imperial)).toBe('10" × 3.94" × 2"');
  expect(measurementText(1.5, metric)).toBe('1,5 kg');
  expect(measurementText(0.004, metric)).toBe('0,004 kg');
  expect(measurementText(size, metric)).toBe('25,4 × 10 × 5,08 cm');
});

it('PRODUCT-10: an address is made from the words of the title, in any script', () => {
  expect(['Moon Vase', 'Café crème!', '  ', 'Tom’s “best” 2', 'Ёлка 5'].map(slugOf)).toEqual([
    'moon-vase',
    'cafe-creme',
    'item',
    'toms-best-2',
    'елка-5',
  ]);
  expect(pathsOf({ ...bowl, slug: 'a//b' })).toEqual(['slug']);
});

it('PRODUCT-11: a variant on sale needs a sale price below its price', () => {
  const sale = (salePrice: number | null) =>
    pathsOf({ ...bowl, variants: [{ ...variant, isOnSale: true, salePrice }] });
  expect([sale(1500), sale(null), sale(1850)]).toEqual([
    [],
    ['variants.0.salePrice'],
    ['variants.0.salePrice'],
  ]);
  expect(productChangeSchema.parse({ title: 'New' })).toEqual({ title: 'New' });
});

it('PRODUCT-23: the public version of a product follows its state and the time', () => {
  const publishAt = '2026-03-02T10:00:00.000Z';
  const seen = (state: 1 | 2 | 4 | 5, now: string) =>
    liveStateOf({ state, publishAt: state === 2 ? publishAt : null }, new Date(now)).state;
  expect(seen(2, '2026-03-02T09:59:59.999Z')).toBe('scheduled');
  expect(seen(2, publishAt)).toBe('live');
  expect(([1, 4, 5] as const).map(state => seen(state, publishAt))).toEqual(['live', 'none', 'none']);
});
