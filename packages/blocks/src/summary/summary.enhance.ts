import { offerQuickViews } from './offer-quick-views.ts';
import { stepCarousel } from './step-carousel.ts';

export function enhance(root: HTMLElement): () => void {
  const undo = [stepCarousel(root), offerQuickViews(root)];
  return () => {
    for (const step of undo) step();
  };
}
