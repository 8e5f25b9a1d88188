import type { Box } from './geometry.ts';

export interface ToolsPlace {
  /** The target of the tools. */
  readonly box: Box;
  readonly height: number;
  /** Of the window they float in. */
  readonly room: number;
  /** A box as high as this has its tools inside rather than far below. */
  readonly insideFrom?: number;
  /** Other areas they should not cover, such as the text above. */
  readonly others?: readonly Box[];
  /** Where something is written in the box just now. */
  readonly caret?: Pick<Box, 'top' | 'height'> | null;
}

const gap = 10;
const edge = 4;

/**
 * The top of tools beside a box: above it, or below where they would cover something above or leave the
 * window; over a box as high as the window they stick to its top, or to its bottom when the caret is at the
 * top (rule STUDIO-19).
 */
export function placeTools(place: ToolsPlace): number {
  const { box, height, room, insideFrom = Number.POSITIVE_INFINITY, others = [], caret = null } = place;
  const above = box.top - height - gap;
  const below = box.top + box.height + gap;
  const fitting = [above, ...(box.height < insideFrom ? [below] : [])].filter(
    top => top >= edge && top + height <= room - edge,
  );
  const isFree = (top: number) => !others.some(other => isCovered(other, { box, top, height }));
  const beside = fitting.find(isFree) ?? fitting[0];
  if (beside !== undefined) return beside;
  const isAtTop = caret !== null && caret.top < edge + height + gap;
  return isAtTop ? room - height - edge : edge;
}

/** As wide as the box at least: tools are seldom wider. */
function isCovered(other: Box, { box, top, height }: { box: Box; top: number; height: number }): boolean {
  const isBeside = other.left < box.left + box.width && box.left < other.left + other.width;
  return isBeside && other.top < top + height && top < other.top + other.height;
}
