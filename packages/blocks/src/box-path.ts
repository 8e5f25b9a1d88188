/** A box in a drawing that represents a layout in a panel. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** Boxes as the data of one SVG path. */
export function boxPath(boxes: readonly Box[]): string {
  return boxes.map(([x, y, width, height]) => `M${x} ${y}h${width}v${height}h${-width}z`).join('');
}
