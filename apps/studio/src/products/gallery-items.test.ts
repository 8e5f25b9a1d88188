import type { ProductVideo } from '@vitrine/core/products/product-video.ts';
import { expect, it } from 'vitest';
import {
  type Gallery,
  itemsOf,
  keyOf,
  moveItem,
  putItem,
  withImages,
  withoutItem,
  withVideo,
} from './gallery-items.ts';

const video = (id: string, after: number, title = ''): ProductVideo => ({
  id,
  after,
  address: 'https://vimeo.com/1084537',
  fileId: null,
  captionsId: null,
  posterId: null,
  title,
});
const gallery: Gallery = { imageIds: ['a', 'b'], videos: [video('film', 1)] };
const keys = (of: Gallery) => itemsOf(of).map(keyOf);

it('STUDIO-50: a picture or a video is moved before or after another', () => {
  expect(keys(gallery)).toEqual(['a', 'film', 'b']);
  expect(keys(moveItem(gallery, 'film', { target: 'a', side: 'before' }))).toEqual(['film', 'a', 'b']);
  expect(keys(moveItem(gallery, 'a', { target: 'b', side: 'after' }))).toEqual(['film', 'b', 'a']);
  expect(moveItem(gallery, 'a', { target: 'gone', side: 'after' })).toBe(gallery);
});

it('STUDIO-50: a removed one returns to its place, once', () => {
  const [, film] = itemsOf(gallery);
  if (!film) throw new Error('It has a video.');
  const without = withoutItem(gallery, 'film');
  expect(keys(without)).toEqual(['a', 'b']);
  expect(putItem(without, film, 1)).toEqual(gallery);
  expect(putItem(gallery, film, 0)).toBe(gallery);
});

it('STUDIO-50: new pictures and videos are added at the end, a changed video keeps its place', () => {
  expect(keys(withImages(gallery, ['b', 'c']))).toEqual(['a', 'film', 'b', 'c']);
  expect(withVideo(gallery, video('new', 0)).videos.at(-1)).toEqual(video('new', 2));
  expect(withVideo(gallery, video('film', 0, 'Throwing')).videos).toEqual([video('film', 1, 'Throwing')]);
});
