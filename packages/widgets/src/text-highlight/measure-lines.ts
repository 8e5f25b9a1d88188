import { type TextBox, textLines } from './text-lines.ts';

/**
 * The lines of marked text in px from the corner of the drawing, which is one px wide: so it tells by how much
 * all is scaled, and scrolls with the text.
 */
export function measureLines(marks: readonly HTMLElement[], corner: Element): TextBox[] {
  const { left: x, top: y, width: scale } = corner.getBoundingClientRect();
  // Not laid out: nothing has a place, and a path would hold what is no number (rule HIGHLIGHT-20).
  if (!scale) return [];
  const range = new Range();
  const boxes = marks.flatMap(mark => {
    range.selectNodeContents(mark);
    return [...range.getClientRects()];
  });
  return textLines(boxes).map(({ left, top, right, bottom }) => ({
    left: (left - x) / scale,
    top: (top - y) / scale,
    right: (right - x) / scale,
    bottom: (bottom - y) / scale,
  }));
}
