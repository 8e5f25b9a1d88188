import { followPictures } from './follow-pictures.ts';
import { sellVariants } from './sell-variants.ts';

/** Brings a product, as a block or as a whole page, to life. */
export function enhance(root: HTMLElement): () => void {
  const undo = [sellVariants(root), followPictures(root)];
  return () => {
    for (const step of undo) step();
  };
}
