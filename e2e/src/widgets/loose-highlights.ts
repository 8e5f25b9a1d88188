import type { Page } from 'playwright-core';

/**
 * The lines of marked text whose drawing is misplaced, as text; empty if there are none. A drawing
 * is in place if it begins and ends within 0.6 em of its line's ends, and at its height. Drawings
 * are identified by their order, so none may have been recreated.
 */
export function looseHighlights(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Box {
      left: number;
      right: number;
      top: number;
      bottom: number;
    }
    const joined = (boxes: readonly Box[]): Box => ({
      left: Math.min(...boxes.map(box => box.left)),
      right: Math.max(...boxes.map(box => box.right)),
      top: Math.min(...boxes.map(box => box.top)),
      bottom: Math.max(...boxes.map(box => box.bottom)),
    });
    const middle = ({ top, bottom }: Box) => (top + bottom) / 2;
    const isOf = (line: Box, box: Box) =>
      Math.abs(middle(line) - middle(box)) < (box.bottom - box.top) / 2 && box.left - line.right < 2;
    const boxesOf = (mark: Element) => {
      const range = new Range();
      range.selectNodeContents(mark);
      return [...range.getClientRects()];
    };

    const highlights = new Map<string, { host: Element; isFront: boolean; lines: Box[]; words: string }>();
    for (const mark of document.querySelectorAll('.text-highlight')) {
      const data = mark.getAttribute('data-highlight') ?? '';
      const host = mark.closest('[data-highlights]');
      if (!host) return [`“${mark.textContent}” has no drawing.`];
      const { shape, isFront } = JSON.parse(data);
      const lines: Box[] = [];
      const known = highlights.get(data) ?? { host, isFront, lines, words: shape };
      highlights.set(data, known);
      known.words += ` “${mark.textContent}”`;
      for (const box of boxesOf(mark)) {
        const at = known.lines.findIndex(line => isOf(line, box));
        const line = known.lines[at];
        if (line) known.lines[at] = joined([line, box]);
        else known.lines.push(box);
      }
    }

    const loose: string[] = [];
    const all = [...highlights.values()];
    for (const one of all) {
      const { host, isFront, lines, words } = one;
      const children = [...host.children];
      const text = children.findIndex(child => !child.matches('svg'));
      const drawn = isFront ? children.slice(text + 1) : children.slice(0, text).toReversed();
      const sameLayer = all.filter(other => other.host === host && other.isFront === isFront);
      const strokes = [...(drawn[sameLayer.indexOf(one)]?.querySelectorAll('path') ?? [])];
      const each = strokes.length / lines.length;
      if (!Number.isInteger(each) || each === 0) loose.push(`${words}: ${strokes.length} strokes`);
      lines.forEach((line, at) => {
        const own = strokes.slice(at * each, at * each + each).map(path => path.getBoundingClientRect());
        const em = (line.bottom - line.top) / 1.2;
        const { left, right, ...height } = joined(own);
        const off = Math.max(Math.abs(left - line.left), Math.abs(right - line.right)) / em;
        const lower = Math.abs(middle({ left, right, ...height }) - middle(line)) / em;
        if (off > 0.6 || lower > 0.8)
          loose.push(`${words}: off by ${off.toFixed(2)} and ${lower.toFixed(2)} em`);
      });
    }
    return loose;
  });
}
