import { describe, expect, it } from 'vitest';
import { onePerFolder } from './site-paths.ts';

describe('onePerFolder', () => {
  it('BENCH-5: keeps all pages at the top and the first of each folder', () => {
    expect(
      onePerFolder([
        '/',
        '/shop',
        '/shop/bowl',
        '/shop/mug',
        '/journal',
        '/journal/one',
        '/journal/two',
        '/about',
      ]),
    ).toEqual(['/', '/shop', '/shop/bowl', '/journal', '/journal/one', '/about']);
  });
});
