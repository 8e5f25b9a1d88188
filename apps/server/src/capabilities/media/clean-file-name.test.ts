import { expect, it } from 'vitest';
import { cleanFileName } from './clean-file-name.ts';

it.each([
  ['bowl.jpg', 'bowl.jpg'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\fotos\\Krüge (2).JPG', 'Krüge (2).JPG'],
  ['.htaccess', 'htaccess'],
  ['a\r\nSet-Cookie: x.png', 'aSet-Cookie- x.png'],
  ['photo\u202egnp.exe', 'photognp.exe'],
  ['"><script>.svg', '---script-.svg'],
  ['', 'file'],
  ['..', 'file'],
])('MEDIA-4: a name is never used as a path and contains nothing executable: %j → %j', (name, clean) => {
  expect(cleanFileName(name)).toBe(clean);
});

it('MEDIA-4: a long name keeps its extension', () => {
  expect(cleanFileName(`${'a'.repeat(300)}.jpeg`)).toBe(`${'a'.repeat(195)}.jpeg`);
});
