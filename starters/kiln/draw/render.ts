import { type Glaze, glazes, type Surface, surfaceOf } from './glazes.ts';
import {
  add,
  clamp,
  clouds,
  cross,
  dot,
  linearColor,
  mix,
  multiply,
  noise,
  normalize,
  scale,
  smoothstep,
  subtract,
  type Vector,
} from './vector.ts';
import { type Solid, throwVessel, type Vessel } from './vessel.ts';

export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly vessels: readonly Vessel[];
  readonly camera: { readonly from: Vector; readonly to: Vector; readonly zoom: number };
  /** The direction to the sun. */
  readonly light: Vector;
  readonly sun?: string;
  readonly wall: string;
  readonly table: string;
  readonly wallAt?: number;
  /** What the light passes on its way: a window's bars, leaves, or nothing. */
  readonly gobo?: 'window' | 'leaves' | 'blinds';
  readonly ambient?: number;
}

const MAX_DISTANCE = 40;
/** The distance from a surface within which objects can block the sky. */
const reaches = [0.04, 0.1, 0.2, 0.38, 0.65];

/** The sample points of a pixel whose surroundings differ: a grid, rotated so that no edge is parallel to it. */
const SMOOTHING = 3;
/** The visible difference between neighbours in a channel from which both are antialiased. */
const EDGE = 0.06;

/**
 * Renders bands of rows: sRGB bytes, three per pixel, for the requested rows. Pixels next to a contrast, such as
 * the edge of a pot or of its shadow, use nine samples, the others one.
 */
export function renderRows(scene: Scene, from: number, to: number): Uint8Array {
  const world = worldOf(scene);
  const { width, height } = scene;
  const seen = (column: number, row: number, light: Vector) => develop(light, column / width, row / height);
  const once = Array.from({ length: to - from + 2 }, (_row, at) =>
    Array.from({ length: width + 2 }, (_column, column) =>
      seen(column - 1, from + at - 1, world.trace(column - 0.5, from + at - 0.5)),
    ),
  );
  const pixels = new Uint8Array((to - from) * width * 3);
  let at = 0;
  for (let row = from; row < to; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const color = isNearChange(once, column + 1, row - from + 1)
        ? drawSmoothly(place => seen(column, row, world.trace(column + place[0], row + place[1])))
        : (once[row - from + 1]?.[column + 1] as Vector);
      const u = (column / height) * GRAIN_ROWS;
      const v = (row / height) * GRAIN_ROWS;
      const grain = (noise([u * 0.9, v * 0.9, 7]) + noise([u * 2.3, v * 2.3, 3]) - 1) * 0.018;
      for (const channel of color) pixels[at++] = clamp(Math.round((channel + grain) * 255), 0, 255);
    }
  }
  return pixels;
}

/** Grain has the same size on every picture, whatever its size in pixels. */
const GRAIN_ROWS = 1100;

function isNearChange(once: readonly (readonly Vector[])[], column: number, row: number): boolean {
  const own = once[row]?.[column] as Vector;
  for (let y = row - 1; y <= row + 1; y += 1) {
    for (let x = column - 1; x <= column + 1; x += 1) {
      const other = once[y]?.[x] as Vector;
      if (own.some((channel, index) => Math.abs(channel - (other[index] ?? 0)) > EDGE)) return true;
    }
  }
  return false;
}

function drawSmoothly(colorAt: (place: readonly [number, number]) => Vector): Vector {
  let sum: Vector = [0, 0, 0];
  for (let y = 0; y < SMOOTHING; y += 1) {
    for (let x = 0; x < SMOOTHING; x += 1) {
      const turned = [x + 0.5 + (y + 0.5) / SMOOTHING - 0.5, y + 0.5 - (x + 0.5) / SMOOTHING + 0.5] as const;
      sum = add(sum, colorAt([turned[0] / SMOOTHING, turned[1] / SMOOTHING]));
    }
  }
  return scale(sum, 1 / SMOOTHING ** 2);
}

const worlds = new WeakMap<Scene['vessels'], ReturnType<typeof buildWorld>>();

/** The pots are built once for all bands of a picture. */
function worldOf(scene: Scene): ReturnType<typeof buildWorld> {
  const world = worlds.get(scene.vessels) ?? buildWorld(scene);
  worlds.set(scene.vessels, world);
  return world;
}

function buildWorld(scene: Scene) {
  const solids = scene.vessels.map(throwVessel);
  const wallAt = scene.wallAt ?? -2.6;
  const light = normalize(scene.light);
  const sun = scale(linearColor(scene.sun ?? '#ffe9cf'), 2.6);
  const forward = normalize(subtract(scene.camera.to, scene.camera.from));
  const right = normalize(cross(forward, [0, 1, 0]));
  const up = cross(right, forward);

  // Numbers instead of vectors from here to the surfaces: these functions run several hundred times per pixel.
  /** The sweep: table and wall joined by a wide curve, like a photographer's backdrop. */
  const backdrop = (y: number, z: number): number => {
    const sweep = 0.9;
    const b = z - wallAt;
    if (y < sweep && b < sweep) return sweep - Math.sqrt((sweep - y) ** 2 + (sweep - b) ** 2);
    return Math.min(y, b);
  };
  const distance = (x: number, y: number, z: number): number => {
    let nearest = backdrop(y, z);
    for (const solid of solids) nearest = Math.min(nearest, solid.distance(x, y, z, nearest));
    return nearest;
  };
  const march = (from: Vector, towards: Vector): number => {
    let travelled = 0.02;
    for (let step = 0; step < 110 && travelled < MAX_DISTANCE; step += 1) {
      const near = distance(
        from[0] + towards[0] * travelled,
        from[1] + towards[1] * travelled,
        from[2] + towards[2] * travelled,
      );
      if (near < 0.0009) return travelled;
      travelled += near * 0.82;
    }
    return travelled < MAX_DISTANCE ? travelled : -1;
  };
  const normalAt = ([x, y, z]: Vector): Vector => {
    const e = 0.0035;
    return normalize([
      distance(x + e, y, z) - distance(x - e, y, z),
      distance(x, y + e, z) - distance(x, y - e, z),
      distance(x, y, z + e) - distance(x, y, z - e),
    ]);
  };
  const shadowAt = ([x, y, z]: Vector): number => {
    let open = 1;
    let travelled = 0.05;
    for (let step = 0; step < 56 && travelled < 9; step += 1) {
      const near = distance(x + light[0] * travelled, y + light[1] * travelled, z + light[2] * travelled);
      open = Math.min(open, (near * 11) / travelled);
      if (open < 0.01) return 0;
      travelled += clamp(near * 0.85, 0.02, 0.4);
    }
    return open * open * (3 - 2 * open);
  };
  const occlusionAt = ([x, y, z]: Vector, normal: Vector): number => {
    let closed = 0;
    let weight = 1;
    for (const reach of reaches) {
      const near = distance(x + normal[0] * reach, y + normal[1] * reach, z + normal[2] * reach);
      closed += (reach - near) * weight;
      weight *= 0.6;
    }
    return clamp(1 - closed * 1.15, 0, 1);
  };

  const surfaceAt = (p: Vector): Surface => {
    const [x, y, z] = p;
    const floor = backdrop(y, z);
    let nearest: Solid | null = null;
    let near = floor;
    for (const solid of solids) {
      const d = solid.distance(x, y, z, near);
      if (d < near) {
        near = d;
        nearest = solid;
      }
    }
    if (nearest) return surfaceOf(glazes[nearest.material] as Glaze, subtract(p, nearest.at), nearest.height);
    const isTable = smoothstep(1.1, 0.2, p[1]);
    const plaster = 0.92 + clouds(scale(p, 1.7), 4) * 0.12 + (noise(scale(p, 40)) - 0.5) * 0.03;
    return {
      color: scale(mix(linearColor(scene.wall), linearColor(scene.table), isTable), plaster),
      gloss: 0.02,
    };
  };

  const trace = (column: number, row: number): Vector => {
    const x = ((column - scene.width / 2) / scene.height) * 2;
    const y = ((scene.height / 2 - row) / scene.height) * 2;
    const towards = normalize(add(scale(forward, scene.camera.zoom), add(scale(right, x), scale(up, y))));
    const travelled = march(scene.camera.from, towards);
    if (travelled < 0) return linearColor(scene.wall);
    const p = add(scene.camera.from, scale(towards, travelled));
    const normal = normalAt(p);
    const lifted = add(p, scale(normal, 0.012));
    const { color, gloss } = surfaceAt(p);
    const facing = clamp(dot(normal, light), 0, 1);
    const lit = facing > 0 ? facing * shadowAt(lifted) * goboAt(scene.gobo, lifted, light) : 0;
    const occlusion = occlusionAt(p, normal);
    const sky: Vector = mix([0.5, 0.42, 0.36], [0.62, 0.68, 0.78], normal[1] * 0.5 + 0.5);
    const bounce = scale(linearColor(scene.table), 0.35 * clamp(0.5 - normal[1] * 0.5, 0, 1));
    const diffuse = add(scale(sun, lit), scale(add(scale(sky, scene.ambient ?? 0.55), bounce), occlusion));
    const half = normalize(subtract(light, towards));
    const shine =
      clamp(dot(normal, half), 0, 1) ** (12 + gloss * 140) *
      gloss *
      1.6 *
      (lit > 0 ? clamp(lit / facing, 0, 1) : 0);
    const rim = (1 - clamp(-dot(normal, towards), 0, 1)) ** 4 * gloss * 0.5 * occlusion;
    return add(multiply(color, diffuse), scale([1, 0.96, 0.9], shine + rim));
  };
  return { trace };
}

/** How much sunlight passes the window or the leaves on its way to this point. */
function goboAt(kind: Scene['gobo'], p: Vector, light: Vector): number {
  if (kind === undefined) return 1;
  const away = 7 / Math.max(0.2, light[1]);
  const u = p[0] + light[0] * away * 0.5 - (p[1] * light[0]) / light[1];
  const v = p[2] - (p[1] * light[2]) / light[1];
  const bars = (value: number, every: number, width: number) => {
    const off = Math.abs(((((value / every) % 1) + 1) % 1) - 0.5) * every;
    return smoothstep(width, width + 0.16, every / 2 - off);
  };
  if (kind === 'window') return 0.12 + 0.88 * bars(u, 2.7, 0.13) * bars(v, 2.2, 0.13);
  if (kind === 'blinds') return 0.15 + 0.85 * bars(v + u * 0.15, 0.72, 0.12);
  const leaf = clouds([u * 1.3 + v * 0.6, v * 2.1, 4], 3);
  return 0.18 + 0.82 * smoothstep(0.36, 0.52, leaf);
}

/** Film: exposure, shoulder, some warmth in the highlights, vignette, and conversion to sRGB. */
function develop(raw: Vector, u: number, v: number): Vector {
  const gray = raw[0] * 0.3 + raw[1] * 0.59 + raw[2] * 0.11;
  const light = mix(raw, [gray, gray, gray], 0.16);
  const edge = 1 - 0.22 * ((u - 0.5) ** 2 + (v - 0.5) ** 2) * 2;
  const shoulder = (channel: number) => {
    const x = Math.max(0, channel * 0.86 * edge);
    return clamp((x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14), 0, 1) ** (1 / 2.2);
  };
  return [shoulder(light[0] * 1.01), shoulder(light[1]), shoulder(light[2] * 0.985)];
}
