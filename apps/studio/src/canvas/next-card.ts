import type { Box } from './geometry.ts';

const cardKeys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'] as const;
export type CardKey = (typeof cardKeys)[number];

export function isCardKey(key: string): key is CardKey {
  return cardKeys.some(one => one === key);
}

/**
 * The card to which a key moves from the one at `at`, with cards in rows: up and down lead to the nearest card of
 * the next row. Null above the first row; at the other ends nothing changes (rule STUDIO-18).
 */
export function nextCard(boxes: readonly Box[], at: number, key: CardKey): number | null {
  switch (key) {
    case 'Home':
      return 0;
    case 'End':
      return boxes.length - 1;
    case 'ArrowLeft':
      return Math.max(at - 1, 0);
    case 'ArrowRight':
      return Math.min(at + 1, boxes.length - 1);
    default:
      return inNextRow(boxes, at, key === 'ArrowDown' ? 1 : -1);
  }
}

function inNextRow(boxes: readonly Box[], at: number, way: 1 | -1): number | null {
  const from = boxes[at];
  if (!from) return null;
  const beyond = boxes
    .map((box, index) => ({ index, rows: (box.top - from.top) * way, aside: Math.abs(box.left - from.left) }))
    .filter(({ rows }) => rows > 1);
  const nearest = Math.min(...beyond.map(({ rows }) => rows));
  const row = beyond.filter(({ rows }) => rows < nearest + 1).toSorted((a, b) => a.aside - b.aside);
  return row[0]?.index ?? (way === 1 ? at : null);
}
