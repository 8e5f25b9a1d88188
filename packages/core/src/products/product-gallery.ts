export type GalleryItem<P, V> =
  | { readonly kind: 'image'; readonly image: P }
  | { readonly kind: 'video'; readonly video: V };

interface Placed {
  readonly after: number;
}

/** Pictures and videos in one order: each video stands after as many pictures as it says (rule PRODUCT-50). */
export function joinGallery<P, V extends Placed>(
  images: readonly P[],
  videos: readonly V[],
): GalleryItem<P, V>[] {
  const last = images.length;
  const at = (place: number) =>
    videos
      .filter(({ after }) => Math.min(after, last) === place)
      .map(video => ({ kind: 'video', video }) as const);
  return [
    ...images.flatMap((image, place) => [...at(place), { kind: 'image', image } as const]),
    ...at(last),
  ];
}

/** The reverse: the pictures, and the videos with the number of pictures before each. */
export function splitGallery<P, V extends Placed>(
  items: readonly GalleryItem<P, V>[],
): { images: P[]; videos: V[] } {
  const images: P[] = [];
  const videos: V[] = [];
  for (const item of items) {
    if (item.kind === 'image') images.push(item.image);
    else videos.push({ ...item.video, after: images.length });
  }
  return { images, videos };
}
