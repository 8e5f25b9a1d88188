/** A box in px. */
export interface TextBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * The boxes of marked text as its lines, in reading order: as wide as the text, as high as the
 * font. Boxes that touch in one line are one piece, as high as the highest of them, so that a
 * superscript or a bold word does not move the line (rule HIGHLIGHT-6).
 */
export function textLines(boxes: Iterable<Readonly<TextBox>>): TextBox[] {
  const lines: TextBox[] = [];
  for (const { left, top, right, bottom } of boxes) {
    const height = bottom - top;
    // Text only for screen readers is clipped to one pixel.
    if (right - left <= 1 || height <= 1) continue;
    const line = lines.find(one => {
      const half = Math.min(one.bottom - one.top, height) / 2;
      return (
        Math.min(one.bottom, bottom) - Math.max(one.top, top) > half &&
        Math.max(one.left, left) - Math.min(one.right, right) < half
      );
    });
    if (!line) {
      lines.push({ left, top, right, bottom });
      continue;
    }
    line.left = Math.min(line.left, left);
    line.right = Math.max(line.right, right);
    if (height > line.bottom - line.top) Object.assign(line, { top, bottom });
  }
  return lines;
}
