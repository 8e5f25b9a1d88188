import { openLarge } from '@vitrine/widgets/gallery/open-large.ts';
import { followPictures } from './follow-pictures.ts';
import { sellVariants } from './sell-variants.ts';

/** Activates a product, as a block or as a whole page. */
export function enhance(root: HTMLElement): () => void {
  const pictures = root.querySelector<HTMLElement>('.product-pictures');
  const undo = [
    sellVariants(root),
    followPictures(root),
    ...(pictures?.querySelector('[data-video]') ? [playOnceFetched(pictures)] : []),
    ...(pictures ? [openLarge(pictures, { theme: 'light', historyHash: false })] : []),
  ];
  return () => {
    for (const step of undo) step();
  };
}

/** Products without a video load nothing for it; until it is there, a video is a link or the browser’s own player. */
function playOnceFetched(pictures: HTMLElement): () => void {
  let undo: (() => void) | null = () => {};
  void import('./play-in-strip.ts').then(
    ({ playInStrip }) => {
      if (undo) undo = playInStrip(pictures);
    },
    () => {},
  );
  return () => {
    undo?.();
    undo = null;
  };
}
