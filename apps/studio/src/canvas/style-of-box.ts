import type { CSSProperties } from 'react';
import type { Box } from './geometry.ts';

/** Positions an element over the frame at the place of the box. */
export function styleOf({ left, top, width, height }: Box): CSSProperties {
  return { insetInlineStart: left, insetBlockStart: top, inlineSize: width, blockSize: height };
}
