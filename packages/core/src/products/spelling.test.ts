import { expect, it } from 'vitest';
import { editDistance, mostEdits, replaceWords, wordForm, wordsOfSearch } from './spelling.ts';

it.each([
  ['mug', 'mug', 0],
  ['mugg', 'mug', 1],
  ['teapt', 'teapot', 1],
  ['taepot', 'teapot', 1],
  ['porcelan', 'porcelain', 1],
  ['procelian', 'porcelain', 2],
  ['eapto', 'teapot', 2],
  ['kitten', 'sitting', 3],
  ['', 'ab', 2],
])('counts the edits from %s to %s', (a, b, edits) => {
  expect(editDistance(a, b, 3)).toBe(edits);
  expect(editDistance(b, a, 3)).toBe(edits);
  expect(editDistance(a, b, 1)).toBe(Math.min(edits, 2));
});

it('agrees with a whole table of distances', () => {
  const words = ['', 'a', 'ab', 'ba', 'abc', 'acb', 'cab', 'abcd', 'badc', 'dcba', 'aabb', 'abab'];
  for (const a of words)
    for (const b of words)
      for (const most of [0, 1, 2, 5])
        expect(editDistance(a, b, most), `${a} ${b}`).toBe(Math.min(wholeTable(a, b), most + 1));
});

function wholeTable(a: string, b: string): number {
  const table: number[][] = [];
  const at = (i: number, j: number) => table[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 0; i <= a.length; i += 1) {
    table[i] = [];
    for (let j = 0; j <= b.length; j += 1) {
      const isSwapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] && i > 1 && j > 1;
      const best = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
        isSwapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
      );
      (table[i] as number[])[j] = i === 0 && j === 0 ? 0 : best;
    }
  }
  return at(a.length, b.length);
}

it('forgives one letter of four to seven, and two of eight', () => {
  expect(['mug', 'vase', 'platter', 'porcelan'].map(mostEdits)).toEqual([0, 1, 1, 2]);
});

it('compares umlauts in each spelling, and letters without accents', () => {
  expect(new Set(['Schüssel', 'schuessel', 'SCHUSSEL'].map(wordForm))).toEqual(new Set(['schussel']));
  expect(['Größe', 'groesse', 'Café', 'smørrebrød'].map(wordForm)).toEqual([
    'grosse',
    'grosse',
    'cafe',
    'smorrebrod',
  ]);
});

it('corrects words alone: no number, SKU, phrase or excluded word', () => {
  const query = 'Everday mug MJ-0017 "blau vase" -teapt 50cm T-shrit';
  expect(wordsOfSearch(query)).toEqual(['everday', 'mug', 't', 'shrit']);
  const corrections = new Map([
    ['everday', 'everyday'],
    ['shrit', 'shirt'],
    ['teapt', 'teapot'],
  ]);
  expect(replaceWords(query, corrections)).toBe('everyday mug MJ-0017 "blau vase" -teapt 50cm T-shirt');
});
