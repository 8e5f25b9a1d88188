import type { Box } from './geometry.ts';

export interface ToolsPlace {
  /** The box the tools belong to. */
  readonly box: Box;
  readonly height: number;
  /** The height of the window they float in. */
  readonly room: number;
  /** From this height on, a box has its tools inside rather than far below. */
  readonly insideFrom?: number;
  /** Other areas they should not cover, such as the text above. */
  readonly others?: readonly Box[];
  /** The position of the caret in the box while text is being edited. */
  readonly caret?: Pick<Box, 'top' | 'height'> | null;
}

const gap = 10;
const edge = 4;

/**
 * The top of tools next to a box: above it, or below if they would cover something above or leave the window. Over
 * a box as high as the window they stick to its top, or to its bottom while the caret is at the top (rule
 * STUDIO-19).
 */
export function placeTools(place: ToolsPlace): number {
  const { box, height, room, insideFrom = Number.POSITIVE_INFINITY, others = [], caret = null } = place;
  const above = box.top - height - gap;
  const below = box.top + box.height + gap;
  const fitting = [above, ...(box.height < insideFrom ? [below] : [])].filter(
    top => top >= edge && top + height <= room - edge,
  );
  const isFree = (top: number) => !others.some(other => isCovered(other, { box, top, height }));
  const candidate = fitting.find(isFree) ?? fitting[0];
  if (candidate !== undefined) return candidate;
  const isAtTop = caret !== null && caret.top < edge + height + gap;
  return isAtTop ? room - height - edge : edge;
}

/** At least as wide as the box: tools are seldom wider. */
function isCovered(other: Box, { box, top, height }: { box: Box; top: number; height: number }): boolean {
  const isInColumn = other.left < box.left + box.width && box.left < other.left + other.width;
  return isInColumn && other.top < top + height && top < other.top + other.height;
}
