import { newId } from '@vitrine/core/id/id.ts';
import { expect, it } from 'vitest';
import { maskAddresses, maskPath } from './mask-address.ts';
import { newToken } from './tokens.ts';

it('HTTP-21: any token in a path is cut to its first four letters, even if encoded, decorated or deep', () => {
  for (let round = 0; round < 2000; round++) {
    const token = newToken();
    const short = `${token.slice(0, 4)}…`;
    expect(maskPath(`/checkout/order/${token}`)).toBe(`/checkout/order/${short}`);
    expect(maskPath(`/checkout/order/${token}.`)).toBe(`/checkout/order/${short}.`);
    const encoded = Array.from(token, letter => `%${letter.charCodeAt(0).toString(16)}`).join('');
    expect(maskPath(`/a/${encoded}/b`)).toBe(`/a/${short}/b`);
  }
});

it('HTTP-21: ids, words, files and dates stay readable', () => {
  for (const path of [
    `/api/orders/${newId()}`,
    `/media/${newId()}/IMG_20240101_123456.jpg`,
    '/shop/hand-thrown-porcelain-bowl-2024',
    '/Donaudampfschifffahrtsgesellschaft',
    '/_assets/studio/hydrate-slider-DxY3z9aBQm4t.js',
    '/a%20path/with%2Fslashes',
    '/broken/%E0%A4%A',
  ])
    expect(maskPath(path)).toBe(path);
});

it('HTTP-21: addresses in an error are stripped of their query, credentials and tokens', () => {
  const token = newToken();
  expect(maskAddresses(`cannot read https://me:hush@shop.example/d/${token}/a.png?sig=hush now`)).toBe(
    `cannot read https://shop.example/d/${token.slice(0, 4)}…/a.png?… now`,
  );
  expect(maskAddresses('see https://nodejs.org/api/errors.html')).toBe(
    'see https://nodejs.org/api/errors.html',
  );
});
