import { expect, it } from 'vitest';
import { sortFiles } from './accepted-files.ts';

it('PANEL-14: a drop area accepts files of its type, however they are added', () => {
  const files = [
    new File(['x'], 'jug.png', { type: 'image/png' }),
    new File(['x'], 'IMG_1.HEIC'),
    new File(['x'], 'words.VTT'),
    new File(['x'], 'letter.txt', { type: 'text/plain' }),
  ];
  const taken = (accept?: string[]) => sortFiles(files, accept).taken.map(({ name }) => name);
  expect(taken(['image/*'])).toEqual(['jug.png', 'IMG_1.HEIC']);
  expect(taken(['.vtt', 'text/vtt'])).toEqual(['words.VTT']);
  expect(taken(['text/plain'])).toEqual(['letter.txt']);
  expect(taken()).toHaveLength(4);
  expect(sortFiles(files, ['image/*']).refused.map(({ name }) => name)).toEqual(['words.VTT', 'letter.txt']);
});
