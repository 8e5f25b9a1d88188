import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { packBody, packedFor } from './packed-body.ts';

it.each([0, 1000, 500_000])('SERVE-10: a page of %i bytes is the same in every encoding', async length => {
  const text = randomBytes(length / 2).toString('hex');
  const plain = packBody(text);
  expect(await packedFor(plain, 'identity')).toBe(plain);
  const both = await packedFor(await packedFor(plain, 'br'), 'gzip');
  expect(both.br && brotliDecompressSync(both.br).toString()).toBe(text);
  expect(both.gzip && gunzipSync(both.gzip).toString()).toBe(text);
  expect(await packedFor(both, 'br')).toBe(both);
});
