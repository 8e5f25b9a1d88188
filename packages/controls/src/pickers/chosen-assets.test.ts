import { bowl, film, jug } from '@vitrine/widgets/image/asset.samples.ts';
import { expect, it } from 'vitest';
import { choosing, choosingAll } from './chosen-assets.ts';

it('PANEL-15: files are chosen in order, including those that a later search does not list', () => {
  const first = choosing([], [jug.id], [bowl, jug]);
  const second = choosing(first, [film.id, jug.id], [film]);
  expect(second).toEqual([jug, film]);
  expect(choosing(second, [film.id], [film])).toEqual([film]);
  expect(choosingAll(second, [bowl, film])).toEqual([jug, film, bowl]);
});
