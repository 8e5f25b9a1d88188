import { galleryLoading } from '@vitrine/core/gallery/gallery-constants.ts';
import { wrapIndex } from '@vitrine/core/gallery/gallery-index.ts';
import { nextTask } from '../motion/next-task.ts';
import type { LightboxItem } from './lightbox-item.ts';

/**
 * Loads the pictures beside the current one, so that they can be shown immediately; the current one
 * is loaded first (rule LIGHTBOX-12).
 */
export async function fetchNeighbours(
  set: readonly LightboxItem[],
  index: number,
  isLooping: boolean,
): Promise<void> {
  await nextTask();
  for (let by = 1; by <= galleryLoading.preloadCount; by += 1) {
    for (const at of [index + by, index - by]) {
      const item = set[isLooping ? wrapIndex(at, set.length) : at];
      if (item?.kind === 'image') fetchPicture(item);
    }
  }
}

function fetchPicture({ src, srcset }: LightboxItem): void {
  const picture = new Image();
  picture.sizes = '100vw';
  picture.srcset = srcset;
  picture.src = src;
}
