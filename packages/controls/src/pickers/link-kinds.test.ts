import { isSafeLink } from '@vitrine/core/rich-text/safe-link.ts';
import { expect, it } from 'vitest';
import { readLink, writeLink } from './link-kinds.ts';

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
  expect(addresses.map(address => writeLink(readLink(address)))).toEqual(addresses);
});

it('PANEL-6: what people type becomes an address that leads there', () => {
  expect(writeLink({ kind: 'web', text: ' example.com/shop ' })).toBe('https://example.com/shop');
  expect(writeLink({ kind: 'web', text: '//example.com' })).toBe('https://example.com');
  expect(writeLink({ kind: 'phone', text: '+49 (151) 123-45' })).toBe('tel:+4915112345');
  expect(writeLink({ kind: 'email', text: '  ' })).toBe('');
  expect(isSafeLink(writeLink({ kind: 'web', text: 'javascript:alert(1)' }))).toBe(false);
});
