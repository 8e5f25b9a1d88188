import type { MapPoint } from './map-place.ts';

/** The size of a still; it is cropped to its place like a picture. */
export const stillSize = { width: 1200, height: 700 } as const;

/** Corners of the raster of heights, two rings of them outside the picture. */
const columns = 34;
const rows = 22;
const levels = [-0.62, -0.38, -0.16, 0.04, 0.24, 0.44, 0.64, 0.86];

/** Below every level: each line closes outside the picture, so that it can be filled. */
const abyss = -9;

/**
 * Contour lines of an imaginary landscape, the same for the same coordinates: one path per level,
 * from low to high. It shows that a map will appear here, and looks like no real streets (rule
 * MAP-13).
 */
export function drawStill(at: MapPoint): readonly string[] {
  const seed = seedOf(at);
  const known = drawn.get(seed);
  if (known) return known;
  if (drawn.size >= mostDrawn) drawn.clear();
  const lines = drawLand(seed);
  drawn.set(seed, lines);
  return lines;
}

/** A website has few places, and shows one on each of its pages. */
const drawn = new Map<number, readonly string[]>();
const mostDrawn = 100;

function seedOf({ lat, lng }: MapPoint): number {
  return Math.round(lat * 1e4) * 31 + Math.round(lng * 1e4);
}

function drawLand(seed: number): string[] {
  const waves = wavesOf(seed);
  const heights = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => {
      const isRim = row === 0 || column === 0 || row === rows - 1 || column === columns - 1;
      return isRim ? abyss : heightAt(waves, column / (columns - 1), row / (rows - 1));
    }),
  );
  return levels.map(level => linesAt(heights, level).map(writeLine).join('')).filter(path => path !== '');
}

interface Wave {
  readonly x: number;
  readonly y: number;
  readonly phase: number;
  readonly strength: number;
}

/** Long waves form the land, shorter ones its slopes. */
function wavesOf(seed: number): Wave[] {
  const random = randomFrom(seed);
  return [3.1, 4.2, 5.6, 7.2, 9.4, 12.5].map((length, at) => {
    const angle = random() * 2 * Math.PI;
    return {
      x: Math.cos(angle) * length * 1.6,
      y: Math.sin(angle) * length,
      phase: random() * 2 * Math.PI,
      strength: [0.5, 0.42, 0.3, 0.2, 0.12, 0.07][at] ?? 0,
    };
  });
}

function heightAt(waves: readonly Wave[], x: number, y: number): number {
  return waves.reduce((sum, wave) => sum + wave.strength * Math.sin(wave.x * x + wave.y * y + wave.phase), 0);
}

/** mulberry32: small, even, and the same on every machine. */
function randomFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Pixel = readonly [x: number, y: number];

/** Marching squares: the closed lines at which the land has one height. */
function linesAt(heights: readonly (readonly number[])[], level: number): Pixel[][] {
  const next = new Map<string, { to: string; at: Pixel }>();
  const height = (column: number, row: number) => heights[row]?.[column] ?? abyss;
  for (let row = 0; row < rows - 1; row += 1) {
    for (let column = 0; column < columns - 1; column += 1) {
      const places = [
        { column, row },
        { column: column + 1, row },
        { column: column + 1, row: row + 1 },
        { column, row: row + 1 },
      ];
      const above = places.filter(place => height(place.column, place.row) >= level).length;
      // No line passes here, as in most cells.
      if (above === 0 || above === places.length) continue;
      const corners: Corner[] = places.map(corner => ({
        ...corner,
        height: height(corner.column, corner.row),
      }));
      const edges = corners.map((one, at) => ({ one, other: corners[(at + 1) % 4] ?? one }));
      // Around a cell, a line enters where the land rises and leaves where it falls.
      const rising = edges.filter(({ one, other }) => one.height < level && other.height >= level);
      const falling = edges.filter(({ one, other }) => one.height >= level && other.height < level);
      rising.forEach((edge, at) => {
        const exit = falling[at];
        if (exit) next.set(keyOf(edge), { to: keyOf(exit), at: crossingOf(edge, level) });
      });
    }
  }
  return followed(next);
}

interface Corner {
  readonly column: number;
  readonly row: number;
  readonly height: number;
}

interface Edge {
  readonly one: Corner;
  readonly other: Corner;
}

/** The same for both cells that share the edge. */
function keyOf({ one, other }: Edge): string {
  const names = [one, other].map(({ column, row }) => `${column},${row}`);
  return names.toSorted().join(' ');
}

function crossingOf({ one, other }: Edge, level: number): Pixel {
  const share = (level - one.height) / (other.height - one.height);
  const between = (a: number, b: number) => a + (b - a) * share;
  const [stepX, stepY] = [stillSize.width / (columns - 5), stillSize.height / (rows - 5)];
  return [
    Math.round((between(one.column, other.column) - 2) * stepX),
    Math.round((between(one.row, other.row) - 2) * stepY),
  ];
}

function followed(next: Map<string, { to: string; at: Pixel }>): Pixel[][] {
  const lines: Pixel[][] = [];
  for (const start of [...next.keys()]) {
    const line: Pixel[] = [];
    for (let step = next.get(start), key = start; step; step = next.get(key)) {
      line.push(step.at);
      next.delete(key);
      key = step.to;
    }
    if (line.length > 3) lines.push(line);
  }
  return lines;
}

/**
 * A closed curve through the midpoints of the line's pieces, so that it has no corners; relative,
 * because that is shorter.
 */
function writeLine(line: readonly Pixel[]): string {
  const corner = (at: number): Pixel => line[at % line.length] ?? [0, 0];
  const middle = (at: number): Pixel => {
    const [a, b] = [corner(at), corner(at + 1)];
    return [Math.round((a[0] + b[0]) / 2), Math.round((a[1] + b[1]) / 2)];
  };
  const curves = line.map((_, at) => {
    const from = middle(at);
    const away = (to: Pixel) => [to[0] - from[0], to[1] - from[1]];
    return [...away(corner(at + 1)), ...away(middle(at + 1))].join(' ').replaceAll(' -', '-');
  });
  return `M${middle(0).join(' ')}q${curves.join(' ').replaceAll(' -', '-')}z`;
}
