import { openLarge } from '@vitrine/widgets/gallery/open-large.ts';
import { followPictures } from './follow-pictures.ts';
import { sellVariants } from './sell-variants.ts';

/** Activates a product, as a block or as a whole page. */
export function enhance(root: HTMLElement): () => void {
  const pictures = root.querySelector<HTMLElement>('.product-pictures');
  const undo = [
    sellVariants(root),
    followPictures(root),
    ...(pictures ? [openLarge(pictures, { theme: 'light', historyHash: false })] : []),
  ];
  return () => {
    for (const step of undo) step();
  };
}
