import type { CSSProperties } from 'react';
import type { Box } from './geometry.ts';

/** Lays something over the frame where the box is. */
export function styleOf({ left, top, width, height }: Box): CSSProperties {
  return { insetInlineStart: left, insetBlockStart: top, inlineSize: width, blockSize: height };
}
