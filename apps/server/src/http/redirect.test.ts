import fc from 'fast-check';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { addressHere, redirectElsewhere, redirectHere } from './redirect.ts';

const sources = import.meta.glob<string>(['../**/*.ts', '!../**/*.{test,integration}.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Where a browser goes, and where it would go behind a proxy that decodes the path once. */
function hostsOf(address: string): string[] {
  const decoded = address.replace(/%([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return [address, decoded].map(one => new URL(one, 'http://shop.example/page').host);
}

it.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/%2fevil.example/',
  '/%2Fevil.example',
  '/%5cevil.example',
  '/\tevil.example',
  '/\t/evil.example',
  '/\n//evil.example',
  '\r\n//evil.example',
  '/%09/evil.example',
  '/%0d%0a//evil.example',
  '/%00//evil.example',
  '\u0000//evil.example',
  '/./\\evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/%2e%2e//evil.example',
  '/a/..//evil.example',
  '/%2e/%2fevil.example',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  '@evil.example',
  '//user@evil.example',
  ' //evil.example',
  '/%20//evil.example',
])('HTTP-17: %j stays on its host', address => {
  const here = addressHere(address);
  expect(hostsOf(here)).toEqual(['shop.example', 'shop.example']);
  expect(here).toMatch(/^\/(?![/\\])[\u0021-\u007e]*$/);
});

it('HTTP-17: an address stays on its host and is one header, whatever it is made from', () => {
  const pieces = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2f',
    '%5C',
    '%2e',
    '%00',
    '\t',
    '\r\n',
    '@',
    ':',
    '?',
  );
  const words = fc.array(
    fc.oneof(pieces, fc.string({ unit: 'binary', maxLength: 3 }), fc.constant('evil.example')),
  );
  fc.assert(
    fc.property(words, parts => {
      const here = addressHere(parts.join(''));
      expect(hostsOf(here)[0]).toBe('shop.example');
      expect(here).toMatch(/^\/(?![/\\])[\u0021-\u007e]*$/);
    }),
  );
});

it('HTTP-17: a Location is always such an address, and leaves the host only for pages, mail and phones', async () => {
  const app = Fastify();
  app.get<{ Querystring: { to: string } }>('/here', ({ query }, reply) => redirectHere(reply, query.to, 303));
  app.get<{ Querystring: { to: string } }>('/away', ({ query }, reply) =>
    redirectElsewhere(reply, query.to, 302),
  );
  const led = async (path: string, to: string) =>
    (await app.inject({ url: path, query: { to } })).headers.location;
  expect(await led('/here', '/%2fevil.example/')).toBe('/evil.example/');
  expect(await led('/here', 'https://evil.example/')).toMatch(/^\/(?![/\\])/);
  expect(await led('/away', 'https://partner.example/a')).toBe('https://partner.example/a');
  expect(await led('/away', 'mailto:ann@shop.example')).toBe('mailto:ann@shop.example');
  for (const to of [
    'javascript:alert(1)',
    'data:text/html,1',
    'file:///etc/passwd',
    '//evil.example',
    'https://',
  ])
    expect(await led('/away', to), to).toMatch(/^\/(?![/\\])/);
  await app.close();
});

it('HTTP-17: a plain address stays unchanged', () => {
  for (const address of ['/', '/cart?notice=sold-out', '/journal/post-1?page=2#top', '/caf%C3%A9', '/a%2Fb'])
    expect(addressHere(address)).toBe(address);
  expect(addressHere('/café')).toBe('/caf%C3%A9');
});

it('HTTP-17: no other file of the server sends a Location', () => {
  const senders = Object.entries(sources).flatMap(([path, source]) =>
    /\.redirect\(|['"`]location['"`]|\bLocation:/i.test(source) ? [path] : [],
  );
  expect(senders).toEqual(['./redirect.ts']);
});

it('HTTP-17: only payments, separate documents and redirects by the owner may leave the host', () => {
  const leaving = Object.entries(sources).flatMap(([path, source]) =>
    source.includes('redirectElsewhere(') ? [path] : [],
  );
  expect(leaving.sort()).toEqual([
    '../capabilities/media/serve-media.routes.ts',
    '../capabilities/payments/payments.routes.ts',
    '../capabilities/serving/serve-site.routes.ts',
    './redirect.ts',
  ]);
});
