import type { SiteStyles } from '@vitrine/core/site/site-styles.ts';
import { drawHighlights } from '@vitrine/widgets/text-highlight/draw-highlights.ts';
import { useEffect } from 'react';

/** Highlights as visitors see them, also in the text that is written in (rule HIGHLIGHT-18). */
export function useDrawnHighlights(page: Document | null, styles: SiteStyles): void {
  // Another palette changes nothing on the page that could be seen from there.
  useEffect(() => (page && styles ? drawHighlights(page.body) : undefined), [page, styles]);
}
