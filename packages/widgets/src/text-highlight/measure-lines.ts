import { type TextBox, textLines } from './text-lines.ts';

/**
 * The lines of marked text in px from the corner of the drawing, which is one px wide: this gives
 * the scale of the content, and it scrolls with the text.
 */
export function measureLines(marks: readonly HTMLElement[], corner: Element): TextBox[] {
  const { left: x, top: y, width: scale } = corner.getBoundingClientRect();
  // Without a layout nothing has a position, and a path would contain invalid numbers (rule HIGHLIGHT-20).
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
