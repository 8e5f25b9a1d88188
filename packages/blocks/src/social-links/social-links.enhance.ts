import { showTooltips } from '@vitrine/widgets/tooltip/show-tooltips.ts';

export function enhance(root: HTMLElement): () => void {
  return showTooltips(root);
}
