import type { Asset } from '@vitrine/core/media/asset.ts';
import type { Product } from '@vitrine/core/products/product.ts';
import { type GalleryItem, joinGallery, splitGallery } from '@vitrine/core/products/product-gallery.ts';
import type { ProductVideo } from '@vitrine/core/products/product-video.ts';

/** The pictures and videos of a product as it stores them. */
export type Gallery = Pick<Product, 'imageIds' | 'videos'>;
export type Item = GalleryItem<string, ProductVideo>;

export interface ShownItem {
  readonly item: Item;
  /** The picture, or the poster of the video; null if it has none. */
  readonly picture: Asset | null;
  /** The video, if it was uploaded. */
  readonly file: Asset | null;
}

export function keyOf(item: Item): string {
  return item.kind === 'image' ? item.image : item.video.id;
}

export function itemsOf({ imageIds, videos }: Gallery): Item[] {
  return joinGallery(imageIds, videos);
}

/** With an item directly before or after another. */
export function moveItem(
  gallery: Gallery,
  key: string,
  { target, side }: { readonly target: string; readonly side: 'before' | 'after' },
): Gallery {
  const items = itemsOf(gallery);
  const moved = items.find(item => keyOf(item) === key);
  const others = items.filter(item => item !== moved);
  const at = others.findIndex(item => keyOf(item) === target);
  return moved && at !== -1
    ? galleryOf(others.toSpliced(side === 'before' ? at : at + 1, 0, moved))
    : gallery;
}

export function withoutItem(gallery: Gallery, key: string): Gallery {
  return galleryOf(itemsOf(gallery).filter(item => keyOf(item) !== key));
}

/** With an item at its former place; nothing changes if it is there. */
export function putItem(gallery: Gallery, item: Item, at: number): Gallery {
  const items = itemsOf(gallery);
  return items.some(one => keyOf(one) === keyOf(item)) ? gallery : galleryOf(items.toSpliced(at, 0, item));
}

/** New ones at the end. */
export function withImages(gallery: Gallery, ids: readonly string[]): Gallery {
  const items = itemsOf(gallery);
  const added = ids.filter(id => !gallery.imageIds.includes(id));
  return galleryOf([...items, ...added.map(image => ({ kind: 'image', image }) as const)]);
}

/** A known one in its place, a new one at the end. */
export function withVideo(gallery: Gallery, video: ProductVideo): Gallery {
  const items = itemsOf(gallery);
  const changed: Item = { kind: 'video', video };
  const isKnown = gallery.videos.some(({ id }) => id === video.id);
  return galleryOf(
    isKnown ? items.map(item => (keyOf(item) === video.id ? changed : item)) : [...items, changed],
  );
}

function galleryOf(items: readonly Item[]): Gallery {
  const { images, videos } = splitGallery(items);
  return { imageIds: images, videos };
}
