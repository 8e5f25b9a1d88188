import { expect, it } from 'vitest';
import { isMisnamedPicture } from './is-misnamed-picture.ts';

const file = (type: string, bytes: readonly number[] | string) =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], 'a file', { type });

it('ROOM-15: only a text file that claims to be a picture is detected', async () => {
  const files = [
    file('image/jpeg', 'Dear Sir or Madam,\r\n\tthis is no picture.'),
    file('image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'),
    file('text/plain', 'Dear Sir'),
    file('image/gif', [0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 0x01, 0x00]),
    file('image/jpeg', [0xff, 0xd8, 0xff, 0xe0]),
    file('image/png', ''),
  ];
  expect(await Promise.all(files.map(isMisnamedPicture))).toEqual([true, false, false, false, false, false]);
});
