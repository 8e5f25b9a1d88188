import { linkSchema } from '@vitrine/core/rich-text/rich-text.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { linkKinds, readLink, writeLink } from './link-kinds.ts';

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
  const web = (text: string) => writeLink({ kind: 'web', text });
  expect(web(' example.com/shop ')).toBe('https://example.com/shop');
  expect(web('//example.com')).toBe('https://example.com');
  expect(web('shop.com:8080/cups')).toBe('https://shop.com:8080/cups');
  expect(web('/about')).toBe('/about');
  expect(writeLink({ kind: 'phone', text: '+49 (151) 123-45' })).toBe('tel:+4915112345');
  expect(writeLink({ kind: 'email', text: '  ' })).toBe('');
});

it('PANEL-10: on the way to a web address nothing is passed on but where it already leads', () => {
  const letters = [...'https://a.b:8080/c'];
  const passed = letters.map((_, at) => writeLink({ kind: 'web', text: letters.slice(0, at + 1).join('') }));
  expect(passed).toEqual([
    ...Array.from('https://', () => null),
    'https://a',
    'https://a.',
    'https://a.b',
    'https://a.b:',
    'https://a.b:8',
    'https://a.b:80',
    'https://a.b:808',
    'https://a.b:8080',
    'https://a.b:8080/',
    'https://a.b:8080/c',
  ]);
});

it('PANEL-10: what is no safe link is not passed on', () => {
  const web = (text: string) => writeLink({ kind: 'web', text });
  expect(['javascript:alert(1)', 'shop.com:', 'two words', `a.b/${'x'.repeat(2000)}`].map(web)).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(writeLink({ kind: 'phone', text: 'ask Ada' })).toBe(null);
  const typed = fc.record({ kind: fc.constantFrom(...linkKinds), text: fc.string({ unit: 'grapheme' }) });
  fc.assert(
    fc.property(typed, link => {
      const address = writeLink(link);
      expect(address === null || address === '' || linkSchema.safeParse(address).success).toBe(true);
    }),
  );
});
