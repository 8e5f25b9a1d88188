import type { Viewer } from '@vitrine/core/image/chosen-width.ts';

/** The screen for which an image is chosen, and whether its visitor requests less data (rules IMAGE-4, IMAGE-5). */
export function readViewer(): Viewer {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return {
    pixelRatio: window.devicePixelRatio,
    savesData: connection?.saveData ?? matchMedia('(prefers-reduced-data: reduce)').matches,
  };
}
