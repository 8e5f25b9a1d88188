import { openLarge } from '@vitrine/widgets/gallery/open-large.ts';

/** Opens the picture large on a click (rule IMAGE-26). */
export function enhance(root: HTMLElement): () => void {
  return openLarge(root, { theme: 'dark', historyHash: false });
}
