import fc from 'fast-check';
import { expect, it } from 'vitest';
import { joinGallery, splitGallery } from './product-gallery.ts';

const film = (id: string, after: number) => ({ id, after });
const order = (images: readonly string[], videos: readonly { id: string; after: number }[]) =>
  joinGallery(images, videos).map(item => (item.kind === 'image' ? item.image : item.video.id));

it('PRODUCT-50: a video stands after as many pictures as it says, and at the end if there are fewer', () => {
  expect(order(['a', 'b'], [film('first', 0), film('middle', 1), film('next', 1), film('last', 9)])).toEqual([
    'first',
    'a',
    'middle',
    'next',
    'b',
    'last',
  ]);
  expect(order([], [film('only', 3)])).toEqual(['only']);
});

it('PRODUCT-50: pictures and videos keep their order when it is stored and read again', () => {
  const item = fc.oneof(
    fc.record({ kind: fc.constant('image' as const), image: fc.string() }),
    fc.record({
      kind: fc.constant('video' as const),
      video: fc.record({ id: fc.string(), after: fc.nat(9) }),
    }),
  );
  const keyOf = (one: { kind: 'image'; image: string } | { kind: 'video'; video: { id: string } }) =>
    one.kind === 'image' ? one.image : one.video.id;
  fc.assert(
    fc.property(fc.array(item), items => {
      const { images, videos } = splitGallery(items);
      expect(joinGallery(images, videos).map(keyOf)).toEqual(items.map(keyOf));
    }),
  );
});
