import { galleryLoading } from '@vitrine/core/gallery/gallery-constants.ts';
import { wrapIndex } from '@vitrine/core/gallery/gallery-index.ts';
import { useEffect } from 'react';
import type { LightboxItem } from './lightbox-item.ts';

/** Fetches the pictures beside the one looked at, so that going on shows them at once (rule LIGHTBOX-12). */
export function useNeighbours(set: readonly LightboxItem[], index: number, isLooping: boolean): void {
  useEffect(() => {
    for (let by = 1; by <= galleryLoading.preloadCount; by += 1) {
      for (const at of [index + by, index - by]) {
        const item = set[isLooping ? wrapIndex(at, set.length) : at];
        if (item?.kind === 'image') fetchPicture(item);
      }
    }
  }, [set, index, isLooping]);
}

function fetchPicture({ src, srcset }: LightboxItem): void {
  const picture = new Image();
  picture.sizes = '100vw';
  picture.srcset = srcset;
  picture.src = src;
}
