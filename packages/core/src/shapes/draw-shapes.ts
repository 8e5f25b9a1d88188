/** Path data of regular shapes: corners on a circle, petals, teeth. Everything is 100 wide. */

type Point = readonly [x: number, y: number];

const center = 50;

/** A regular polygon, as large as possible, its first corner at the top turned by `turn` degrees. */
export function drawPolygon(corners: number, turn = 0): string {
  return closed(fitted(around(corners, () => center, turn)));
}

/** A star whose inner corners are at `depth` of the outer ones, 0 to 1. */
export function drawStar(rays: number, depth: number): string {
  return closed(fitted(around(2 * rays, at => (at % 2 === 0 ? center : center * depth))));
}

/** Round petals side by side, larger the nearer their centres are to the middle; 0 to 1 of the radius. */
export function drawPetals(petals: number, reach: number): string {
  const toCenter = center * reach;
  const radius = center - toCenter;
  const half = Math.PI / petals;
  const valley = toCenter * Math.cos(half) + Math.sqrt(radius ** 2 - (toCenter * Math.sin(half)) ** 2);
  const isLarge = toCenter > valley * Math.cos(half) ? 1 : 0;
  const valleys = around(petals, () => valley, 180 / petals);
  const arcs = [...valleys.slice(1), valleys[0] ?? [center, center]];
  const start = pointText(valleys[0] ?? [center, center]);
  return `M${start}${arcs.map(end => `A${round(radius)} ${round(radius)} 0 ${isLarge} 1 ${pointText(end)}`).join('')}z`;
}

/** A cogwheel whose teeth are as wide at their base as the gaps between them and narrower at their tip. */
export function drawGear(teeth: number, root: number): string {
  const step = 360 / teeth;
  const corners = Array.from({ length: teeth }, (_, tooth) => [
    onCircle(root, (tooth - 0.33) * step),
    onCircle(center, (tooth - 0.21) * step),
    onCircle(center, (tooth + 0.21) * step),
    onCircle(root, (tooth + 0.33) * step),
  ]).flat();
  return closed(corners);
}

/** A star with curved corners: curves from the middle of one side to the middle of the next. */
export function drawSoftStar(rays: number, depth: number): string {
  const corners = around(2 * rays, at => (at % 2 === 0 ? center : center * depth));
  const at = (index: number): Point => corners[(index + corners.length) % corners.length] ?? [center, center];
  const middles = corners.map((_, index) => between(at(index - 1), at(index)));
  const middle = (index: number): Point => middles[index % middles.length] ?? [center, center];
  // The nearest points of each curve to its corner: these, not the corners, reach the edges of the box.
  const tips = corners.map((corner, index) => between(corner, between(middle(index), middle(index + 1))));
  const fit = fitting(tips);
  const curves = corners.map(
    (corner, index) => `Q${pointText(fit(corner))} ${pointText(fit(middle(index + 1)))}`,
  );
  return `M${pointText(fit(middle(0)))}${curves.join('')}z`;
}

function around(count: number, radiusAt: (index: number) => number, turn = 0): Point[] {
  return Array.from({ length: count }, (_, at) => onCircle(radiusAt(at), (at * 360) / count + turn));
}

/** Degrees go clockwise from the top. */
function onCircle(radius: number, degrees: number): Point {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [center + radius * Math.cos(angle), center + radius * Math.sin(angle)];
}

function fitted(points: readonly Point[]): Point[] {
  return points.map(fitting(points));
}

/** Moves and scales points so that the given ones fill a square of 100, in its centre. */
function fitting(points: readonly Point[]): (point: Point) => Point {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const scale = 100 / Math.max(right - left, bottom - top);
  return ([x, y]) => [center + (x - (left + right) / 2) * scale, center + (y - (top + bottom) / 2) * scale];
}

function between([x, y]: Point, [otherX, otherY]: Point): Point {
  return [(x + otherX) / 2, (y + otherY) / 2];
}

function closed(points: readonly Point[]): string {
  return `M${points.map(pointText).join('L')}z`;
}

function pointText([x, y]: Point): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
