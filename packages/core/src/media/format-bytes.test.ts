import { expect, it } from 'vitest';
import { formatBytes } from './format-bytes.ts';

it('MEDIA-3: sizes in messages are exact, in a suitable unit', () => {
  expect(
    [0, 1, 812, 1024, 1536, 20 * 1024 ** 2, 300 * 1024 ** 2, 10_000 * 1024 ** 2].map(bytes =>
      formatBytes(bytes),
    ),
  ).toEqual(['0 bytes', '1 byte', '812 bytes', '1 KB', '1.5 KB', '20 MB', '300 MB', '9.8 GB']);
  expect([812, 1536].map(bytes => formatBytes(bytes, 'de'))).toEqual(['812 Byte', '1,5 KB']);
});
