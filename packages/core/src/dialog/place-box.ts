import { type DialogAnchor, tooltipDefaults } from './dialog-constants.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Box = Point & Size;

const { margin, offset } = tooltipDefaults;

/**
 * The upper left corner of a dialog in a window, in px. `at` is the pointer's position or the
 * element's box; without one, mouse and element use the centre. Nothing leaves the window while
 * there is room (rule DIALOG-8).
 */
export function placeDialog(
  anchor: DialogAnchor,
  size: Size,
  { window, at }: { window: Size; at?: Box },
): Point {
  const right = window.width - size.width - margin;
  const bottom = window.height - size.height - margin;
  const center = { x: (window.width - size.width) / 2, y: (window.height - size.height) / 2 };
  const wanted = {
    mouse: at && { x: at.x + at.width, y: at.y + at.height },
    element: at && { x: at.x, y: at.y + at.height + offset },
    center,
    'top-left': { x: margin, y: margin },
    'top-right': { x: right, y: margin },
    'bottom-left': { x: margin, y: bottom },
    'bottom-right': { x: right, y: bottom },
  }[anchor];
  return keepInside(wanted ?? center, size, window);
}

/**
 * The upper left corner of a tooltip: above its owner, or below if there is no room, centred on it
 * and at least 20 px from each edge of the window (rule TOOLTIP-3).
 */
export function placeTooltip(owner: Box, size: Size, window: Size): Point {
  const above = owner.y - offset - size.height;
  const below = owner.y + owner.height + offset;
  const y = above >= margin ? above : below;
  return keepInside({ x: owner.x + (owner.width - size.width) / 2, y }, size, window);
}

/** A box larger than the window keeps its start visible. */
function keepInside({ x, y }: Point, size: Size, window: Size): Point {
  const clamp = (value: number, most: number) => Math.round(Math.max(margin, Math.min(value, most)));
  return {
    x: clamp(x, window.width - size.width - margin),
    y: clamp(y, window.height - size.height - margin),
  };
}
