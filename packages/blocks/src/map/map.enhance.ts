import { showMap } from '@vitrine/widgets/map/show-map.ts';

export function enhance(root: HTMLElement): () => void {
  return showMap(root);
}
