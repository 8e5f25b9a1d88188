export type Point = readonly [x: number, y: number];

/** Path data through all points; smooth without corners (Catmull-Rom), else straight from one to the next. */
export function pathThrough(points: readonly Point[], isSmooth: boolean): string {
  const bend = isSmooth ? 1 / 6 : 0;
  const towards = ([x, y]: Point, from: Point, to: Point): Point => [
    x + (to[0] - from[0]) * bend,
    y + (to[1] - from[1]) * bend,
  ];
  return points
    .map((point, at) => {
      const last = points[at - 1];
      if (!last) return `M${point.map(rounded)}`;
      const out = towards(last, points[at - 2] ?? last, point);
      const into = towards(point, points[at + 1] ?? point, last);
      return `C${[...out, ...into, ...point].map(rounded)}`;
    })
    .join('');
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
