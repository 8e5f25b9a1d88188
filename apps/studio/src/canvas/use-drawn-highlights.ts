import type { SiteStyles } from '@vitrine/core/site/site-styles.ts';
import { drawHighlights } from '@vitrine/widgets/text-highlight/draw-highlights.ts';
import { useEffect } from 'react';

/** Draws highlights as visitors see them, also in the text being edited (rule HIGHLIGHT-18). */
export function useDrawnHighlights(page: Document | null, styles: SiteStyles): void {
  // Nothing observable on the page changes with the palette, so the effect depends on the styles.
  useEffect(() => (page && styles ? drawHighlights(page.body) : undefined), [page, styles]);
}
