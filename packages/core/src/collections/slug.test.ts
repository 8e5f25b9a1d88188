import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freeSlug, itemSlugSchema, slugOf, slugSchema } from './slug.ts';

describe('addresses', () => {
  it.each([
    ['Über uns!', 'uber-uns'],
    ['Crème Brûlée', 'creme-brulee'],
    ['Straße & Smørrebrød', 'strasse-smorrebrod'],
    ["Don't panic", 'dont-panic'],
    ['日本語 ページ', '日本語-ページ'],
    ['العربية', 'العربية'],
    ['Cart', 'page'],
    ['!!!', 'page'],
    ['', 'page'],
  ])('COLLECTION-3: the title %j gives the address %j', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  it('COLLECTION-3: an address made from any title is valid', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), title => {
        expect(slugSchema.safeParse(slugOf(title)).success).toBe(true);
      }),
    );
  });

  it.each([
    'About',
    'a b',
    'a/../b',
    '.well-known',
    'api',
    'api/x',
    'cart',
    'a//b',
    'a?b',
    'a#b',
    'a%2fb',
    '',
  ])('COLLECTION-3: %j is not a valid address', slug => {
    expect(slugSchema.safeParse(slug).success).toBe(false);
  });

  it('COLLECTION-3: leading and trailing slashes are removed, and only pages may have slashes inside', () => {
    expect(slugSchema.parse('/about/team/')).toBe('about/team');
    expect(itemSlugSchema.safeParse('a/b').success).toBe(false);
  });

  it('COLLECTION-4: a taken address gets the next free number', () => {
    const taken = new Set(['about', 'about-2']);
    expect(freeSlug('about', slug => taken.has(slug))).toBe('about-3');
    expect(freeSlug('shop', slug => taken.has(slug))).toBe('shop');
  });
});
