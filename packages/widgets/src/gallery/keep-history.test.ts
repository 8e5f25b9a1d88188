import { expect, it } from 'vitest';
import { slideAddress } from './keep-history.ts';

it.each([
  ['/journal/fire', 'ash', '/journal/fire/ash'],
  ['/journal/fire/', 'ash', '/journal/fire/ash'],
  ['/', 'ash', '/ash'],
  ['https://kiln.example/', '', 'https://kiln.example/id-1'],
  ['/küche', 'süß', '/küche/s%C3%BC%C3%9F'],
])('GALLERY-31: below %s the slide “%s” is at %s, with one slash between', (fullUrl, url, address) => {
  expect(slideAddress(fullUrl, { id: 'id-1', url })).toBe(address);
});
