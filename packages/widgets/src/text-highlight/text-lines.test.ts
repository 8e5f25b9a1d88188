import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type TextBox, textLines } from './text-lines.ts';

const box = (left: number, top: number, width: number, height = 24): TextBox => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

it('HIGHLIGHT-6: pieces that touch on a line are one, other lines are separate', () => {
  expect(textLines([box(0, 0, 50), box(50, 0, 30), box(0, 30, 20)])).toEqual([box(0, 0, 80), box(0, 30, 20)]);
});

it('HIGHLIGHT-6: an element and the text in it are one piece', () => {
  expect(textLines([box(10, 0, 40), box(10, 2, 40, 20)])).toEqual([box(10, 0, 40)]);
});

it('HIGHLIGHT-6: a superscript does not move the line, a bigger word makes it higher', () => {
  expect(textLines([box(0, 10, 50), box(50, 6, 8, 14)])).toEqual([box(0, 10, 58)]);
  expect(textLines([box(0, 10, 50), box(50, 2, 40, 40)])).toEqual([box(0, 2, 90, 40)]);
});

it('HIGHLIGHT-6: adjacent columns are not joined', () => {
  expect(textLines([box(0, 0, 100), box(300, 0, 100)])).toHaveLength(2);
});

it('HIGHLIGHT-6: in right-to-left text the line extends to the left edge of its last piece', () => {
  expect(textLines([box(60, 0, 40), box(20, 0, 40)])).toEqual([box(20, 0, 80)]);
});

it('HIGHLIGHT-6: text only for screen readers and empty boxes have no line', () => {
  expect(textLines([box(0, 0, 1, 1), box(5, 0, 0), box(5, 0, 20, 0)])).toEqual([]);
});

it('HIGHLIGHT-6: lines never overlap, and cover every box', () => {
  const boxes = fc.array(
    fc.record({
      x: fc.integer({ min: 0, max: 40 }),
      row: fc.integer({ min: 0, max: 5 }),
      width: fc.integer({ min: 2, max: 9 }),
    }),
  );
  fc.assert(
    fc.property(boxes, cells => {
      // In reading order, as a browser returns them.
      const given = cells
        .toSorted((one, other) => one.row - other.row || one.x - other.x)
        .map(({ x, row, width }) => box(x * 10, row * 30, width * 10));
      const lines = textLines(given);
      for (const { left, top, right } of given)
        expect(lines.some(line => line.top === top && line.left <= left && line.right >= right)).toBe(true);
      for (const [at, one] of lines.entries())
        for (const other of lines.slice(at + 1))
          expect(one.top !== other.top || one.right < other.left || other.right < one.left).toBe(true);
    }),
  );
});
