import { expect, it } from 'vitest';
import { canBeRead, veilFor, type WordsOnPicture } from './words-contrast.ts';

const words = (over: Partial<WordsOnPicture>): WordsOnPicture => ({
  ink: '#1a1a1a',
  isLarge: false,
  pixels: ['#777777'],
  veil: '#ffffff',
  ...over,
});

it('STUDIO-28: text over a picture needs a contrast of 4.5 to 1, large text 3 to 1', () => {
  expect(canBeRead(words({ pixels: ['#ffffff'] }), 0)).toBe(true);
  expect(canBeRead(words({}), 0)).toBe(false);
  expect(canBeRead(words({ isLarge: true }), 0)).toBe(true);
  expect(canBeRead(words({ pixels: [] }), 0)).toBe(true);
});

it('STUDIO-28: the picture behind the text counts, except for single points', () => {
  const [light, dark] = ['#ffffff', '#111111'];
  const mostlyLight = Array.from({ length: 100 }, (_, at) => (at < 5 ? dark : light));
  const halfLight = Array.from({ length: 100 }, (_, at) => (at < 50 ? dark : light));
  expect(canBeRead(words({ pixels: mostlyLight }), 0)).toBe(true);
  expect(canBeRead(words({ pixels: halfLight }), 0)).toBe(false);
});

it('STUDIO-28: the fix is the weakest overlay that is enough for all of the text', () => {
  const dark = words({ pixels: ['#000000'] });
  const veil = veilFor([words({}), dark], 0.1) ?? 0;
  expect(canBeRead(dark, veil)).toBe(true);
  expect(canBeRead(dark, veil - 0.05)).toBe(false);
  expect(veilFor([words({ pixels: ['#ffffff'] })], 0.3)).toBe(0.3);
  expect(veilFor([words({ ink: '#888888', veil: '#777777' })], 0)).toBeNull();
  expect(veilFor([words({ veil: null })], 0)).toBeNull();
});
