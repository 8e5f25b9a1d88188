import { type GridDevice, gridColumns, maxRow, type Place } from '@vitrine/core/page/page-document.ts';

/** A box in px, from the top left corner of its reference frame. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export function isMeeting(a: Box, b: Box): boolean {
  return (
    a.left < b.left + b.width &&
    b.left < a.left + a.width &&
    a.top < b.top + b.height &&
    b.top < a.top + a.height
  );
}

/** The position of a grid and of its lines; rows grow with their content, so each has a different height. */
export interface GridGeometry {
  readonly box: Box;
  readonly gap: number;
  readonly rows: readonly number[];
  /** The height of rows that do not exist yet. */
  readonly rowHeight: number;
  readonly device: GridDevice;
}

/** The preview widths of the devices; a desktop takes all available space. */
export const deviceWidths = { phone: 390, tablet: 820, desktop: 1100 } as const;
export type Device = keyof typeof deviceWidths;

export function gridDeviceOf(device: Device): GridDevice {
  return device === 'phone' ? 'phone' : 'desktop';
}

/** The width of the frame, and the scale that fits it into the available space. */
export function fitDevice(device: Device, room: number): { readonly width: number; readonly scale: number } {
  const wanted = device === 'desktop' ? Math.max(room, deviceWidths.desktop) : deviceWidths[device];
  return { width: wanted, scale: Math.min(1, room / wanted) };
}

export function columnStep({ box, gap, device }: GridGeometry): number {
  return (box.width + gap) / gridColumns[device];
}

/** The top edge of a row, from the top of the grid. */
export function topOfRow({ rows, rowHeight }: GridGeometry, row: number): number {
  const known = rows.slice(0, row).reduce((sum, height) => sum + height, 0);
  return known + Math.max(0, row - rows.length) * rowHeight;
}

/** The row whose top edge is nearest to a height. */
export function rowNearest(grid: GridGeometry, y: number): number {
  let top = 0;
  let row = 0;
  while (row < maxRow) {
    const height = grid.rows[row] ?? grid.rowHeight;
    if (y < top + height / 2) return row;
    top += height;
    row += 1;
  }
  return maxRow;
}

/** The column whose left edge is nearest. */
function columnNearest(grid: GridGeometry, x: number): number {
  return Math.round(x / columnStep(grid));
}

/** The place of this size nearest to a box, within the grid (rule STUDIO-6). */
export function placeNear(grid: GridGeometry, box: Box, size: Pick<Place, 'w' | 'h'>): Place {
  const columns = gridColumns[grid.device];
  const w = Math.min(size.w, columns);
  const x = columnNearest(grid, box.left - grid.box.left);
  const y = rowNearest(grid, box.top - grid.box.top);
  return { x: Math.min(Math.max(x, 0), columns - w), y: Math.min(y, maxRow), w, h: size.h };
}

/** The box of a place, in the coordinates of the grid. */
export function boxOfPlace(grid: GridGeometry, place: Place): Box {
  const step = columnStep(grid);
  const top = topOfRow(grid, place.y);
  return {
    left: grid.box.left + place.x * step,
    top: grid.box.top + top,
    width: place.w * step - grid.gap,
    height: topOfRow(grid, place.y + place.h) - top,
  };
}

/** `24px 31.5px 24px` as numbers. */
export function readTracks(text: string): number[] {
  return text
    .split(/\s+/)
    .map(part => Number.parseFloat(part))
    .filter(height => Number.isFinite(height));
}

export function scaled({ left, top, width, height }: Box, scale: number): Box {
  return { left: left * scale, top: top * scale, width: width * scale, height: height * scale };
}

export interface PanelPlace {
  readonly room: number;
  /** The width of the centred canvas in the available space. */
  readonly canvas: number;
  /** Where the panel floats; null when it is closed or at the bottom. */
  readonly side: 'left' | 'right' | null;
}

/** The width of a panel over the canvas including its margin, in px. */
const panelRoom = 342;

/** The right edge of the canvas area that a panel leaves free, in px of the canvas (rule STUDIO-19). */
export function clearOfPanel({ room, canvas, side }: PanelPlace): number {
  return side === 'right' ? room - panelRoom - (room - canvas) / 2 : Number.POSITIVE_INFINITY;
}

export interface PanelOverBlock {
  readonly room: number;
  /** The width of the centred canvas in the available space. */
  readonly canvas: number;
  /** The block in px of the screen, from the left edge of the canvas. */
  readonly block: Pick<Box, 'left' | 'width'>;
}

/** The side on which a panel covers less of a block; the right if both are equal (rule STUDIO-21). */
export function panelSide({ room, canvas, block }: PanelOverBlock): 'left' | 'right' {
  const left = (room - canvas) / 2 + block.left;
  const right = left + block.width;
  const coveredOnLeft = Math.min(right, panelRoom) - Math.max(left, 0);
  const coveredOnRight = Math.min(right, room) - Math.max(left, room - panelRoom);
  return Math.max(coveredOnLeft, 0) < Math.max(coveredOnRight, 0) ? 'left' : 'right';
}
