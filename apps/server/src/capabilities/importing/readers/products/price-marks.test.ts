import { wordNotes } from '@vitrine/core/importing/import-report.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ImportNotes } from '../import-notes.ts';
import { PriceMarks } from './price-marks.ts';

/** The first price of a file, and the notes about it. */
function firstOf(prices: readonly string[]): [string, string[]] {
  const notes = new ImportNotes();
  const marks = new PriceMarks(notes);
  for (const price of prices) marks.add(price);
  const read = marks.read(prices[0] ?? '', 'Mug');
  return [read, wordNotes(notes.warnings, 'en').map(({ what, why }) => `${what}: ${why}`)];
}

it.each([
  // Another number of digits after the mark, or none before it, shows the decimal mark.
  [['18.504', '18.5'], '18.504'],
  [['18.504', '0.125'], '18.504'],
  [['18.504', '1234.567'], '18.504'],
  [['18.504', '37,90'], '18504'],
  [['18,504', '37,90'], '18.504'],
  [['18,504', '18.50'], '18504'],
  // Both marks, or one several times.
  [['18.504', '1.234,56'], '18504'],
  [['18.504', '1,234.56'], '18.504'],
  [['18,504', '1,234,567'], '18504'],
  [['18.504', '1.234.567'], '18504'],
  // Thousands without a mark.
  [['18.504', '25250'], '18.504'],
  [['18,504', '25250'], '18.504'],
])('IMPORT-24: the prices %j of a file tell how the first one is read', (prices, price) => {
  expect(firstOf(prices)).toEqual([price, []]);
});

it.each([
  [['18.504'], '18.504'],
  [['18,504'], '18504'],
  [['18.504', '20', '999'], '18.504'],
  [['18.504', '1.50', '2,50'], '18.504'],
  [['18.504', '1.50', '2,50', '3,50'], '18504'],
])(
  'IMPORT-24: if the prices %j do not tell, or contradict each other, the first one is reported',
  (prices, price) => {
    expect(firstOf(prices)).toEqual([
      price,
      [
        `product “Mug”: Its price “${prices[0]}” was read as ${price}; other prices in the file do not tell whether its mark is for decimals or thousands. Check it.`,
      ],
    ]);
  },
);

it('IMPORT-24: raw prices of a shop are read exactly, whatever their decimals', () => {
  const raw = fc.tuple(fc.nat(99_999), fc.nat(9999)).map(([whole, part]) => Number(`${whole}.${part}`));
  fc.assert(
    fc.property(fc.array(raw, { minLength: 1, maxLength: 20 }), amounts => {
      const notes = new ImportNotes();
      const marks = new PriceMarks(notes);
      for (const amount of amounts) marks.add(String(amount));
      for (const amount of amounts) expect(Number(marks.read(String(amount), 'Mug'))).toBe(amount);
    }),
  );
});
