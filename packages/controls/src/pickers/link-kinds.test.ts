import { linkSchema } from '@vitrine/core/rich-text/rich-text.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readLink, readTyped } from './link-kinds.ts';

it('PANEL-6: an address is read as what it leads to and written back as it was', () => {
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

it('PANEL-6: what people type becomes an address that leads there', () => {
  const typed = (text: string) => readTyped(text)?.address;
  expect(typed(' example.com/shop ')).toBe('https://example.com/shop');
  expect(typed('//example.com')).toBe('https://example.com');
  expect(typed('shop.com:8080/cups')).toBe('https://shop.com:8080/cups');
  expect(typed('http://intranet/wiki')).toBe('http://intranet/wiki');
  expect(typed('/about')).toBe('/about');
  expect(typed('+49 (151) 123-45')).toBe('tel:+4915112345');
  expect(typed('ada@example.com')).toBe('mailto:ada@example.com');
});

it('PANEL-6: words that are no address look for a page', () => {
  const words = ['', 'about', 'tall jug', 'Vol. 2', '3.50', '12', 'bowl/large', 'https:', 'https://', 'ada@'];
  expect(words.filter(text => readTyped(text) !== null)).toEqual([]);
});

it('PANEL-10: what is no safe link is not passed on', () => {
  const unsafe = ['javascript:alert(1)', 'data:text/html,x', 'shop.com:x', `a.example/${'x'.repeat(2000)}`];
  expect(unsafe.map(readTyped)).toEqual([null, null, null, null]);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), text => {
      const typed = readTyped(text);
      expect(typed === null || linkSchema.safeParse(typed.address).success).toBe(true);
    }),
  );
});
