import { linkSchema } from '@vitrine/core/links/link.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readLink, readTyped } from './link-kinds.ts';

it('PANEL-6: an address is read as a kind of link and written back unchanged', () => {
  const addresses = [
    '',
    '/about',
    '#hours',
    'https://example.com/x',
    'mailto:ada@example.com',
    'tel:+4915112345',
    '/s/0mwpinc5qds6wiyqulp25o0s/menu.pdf',
  ];
  expect(addresses.map(address => readLink(address).kind)).toEqual([
    'none',
    'page',
    'page',
    'web',
    'email',
    'phone',
    'file',
  ]);
  const typed = addresses.filter(address => address !== '');
  expect(typed.map(address => readTyped(address)?.address)).toEqual(typed);
});

it('PANEL-6: typed text becomes a working address', () => {
  const typed = (text: string) => readTyped(text)?.address;
  expect(typed(' example.com/shop ')).toBe('https://example.com/shop');
  expect(typed('//example.com')).toBe('https://example.com');
  expect(typed('shop.com:8080/cups')).toBe('https://shop.com:8080/cups');
  expect(typed('http://intranet/wiki')).toBe('http://intranet/wiki');
  expect(typed('/about')).toBe('/about');
  expect(typed('+49 (151) 123-45')).toBe('tel:+4915112345');
  expect(typed('ada@example.com')).toBe('mailto:ada@example.com');
});

it('PANEL-6: text that is not an address searches for a page', () => {
  const words = ['', 'about', 'tall jug', 'Vol. 2', '3.50', '12', 'bowl/large', 'https:', 'https://', 'ada@'];
  expect(words.filter(text => readTyped(text) !== null)).toEqual([]);
});

it('PANEL-10: an unsafe link is not passed on', () => {
  const unsafe = ['javascript:alert(1)', 'data:text/html,x', 'shop.com:x', `a.example/${'x'.repeat(2000)}`];
  expect(unsafe.map(readTyped)).toEqual([null, null, null, null]);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), text => {
      const typed = readTyped(text);
      expect(typed === null || linkSchema.safeParse(typed.address).success).toBe(true);
    }),
  );
});
