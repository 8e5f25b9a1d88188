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
  /** Towards the sun. */
  readonly light: Vector;
  readonly sun?: string;
  readonly wall: string;
  readonly table: string;
  readonly wallAt?: number;
  /** What the light passes before it falls: a window's bars, leaves, nothing. */
  readonly gobo?: 'window' | 'leaves' | 'blinds';
  readonly ambient?: number;
}

const MAX_DISTANCE = 40;

/** Renders bands of rows: sRGB bytes, three a pixel, for the rows asked for. */
export function renderRows(scene: Scene, from: number, to: number, samples: number): Uint8Array {
  const world = buildWorld(scene);
  const pixels = new Uint8Array((to - from) * scene.width * 3);
  let at = 0;
  for (let row = from; row < to; row += 1) {
    for (let column = 0; column < scene.width; column += 1) {
      let sum: Vector = [0, 0, 0];
      for (let sample = 0; sample < samples; sample += 1) {
        const dx = (sample + 0.5) / samples;
        const dy = ((sample * 0.618) % 1) + 0.5 / samples;
        sum = add(sum, world.trace(column + dx, row + dy));
      }
      const grain = (noise([column * 0.9, row * 0.9, 7]) + noise([column * 2.3, row * 2.3, 3]) - 1) * 0.018;
      for (const channel of develop(scale(sum, 1 / samples), column / scene.width, row / scene.height)) {
        pixels[at++] = clamp(Math.round((channel + grain) * 255), 0, 255);
      }
    }
  }
  return pixels;
}

function buildWorld(scene: Scene) {
  const solids = scene.vessels.map(throwVessel);
  const wallAt = scene.wallAt ?? -2.6;
  const light = normalize(scene.light);
  const sun = scale(linearColor(scene.sun ?? '#ffe9cf'), 2.6);
  const forward = normalize(subtract(scene.camera.to, scene.camera.from));
  const right = normalize(cross(forward, [0, 1, 0]));
  const up = cross(right, forward);

  /** The sweep: table and wall joined by a wide curve, as a photographer's backdrop is. */
  const backdrop = ([, y, z]: Vector): number => {
    const sweep = 0.9;
    const a = y;
    const b = z - wallAt;
    if (a < sweep && b < sweep) return sweep - Math.hypot(sweep - a, sweep - b);
    return Math.min(a, b);
  };
  const distance = (p: Vector): number => {
    let nearest = backdrop(p);
    for (const solid of solids) nearest = Math.min(nearest, solid.distance(p));
    return nearest;
  };
  const march = (from: Vector, towards: Vector): number => {
    let travelled = 0.02;
    for (let step = 0; step < 110 && travelled < MAX_DISTANCE; step += 1) {
      const near = distance(add(from, scale(towards, travelled)));
      if (near < 0.0009) return travelled;
      travelled += near * 0.82;
    }
    return travelled < MAX_DISTANCE ? travelled : -1;
  };
  const normalAt = (p: Vector): Vector => {
    const e = 0.0035;
    return normalize([
      distance([p[0] + e, p[1], p[2]]) - distance([p[0] - e, p[1], p[2]]),
      distance([p[0], p[1] + e, p[2]]) - distance([p[0], p[1] - e, p[2]]),
      distance([p[0], p[1], p[2] + e]) - distance([p[0], p[1], p[2] - e]),
    ]);
  };
  const shadowAt = (p: Vector): number => {
    let open = 1;
    let travelled = 0.05;
    for (let step = 0; step < 56 && travelled < 9; step += 1) {
      const near = distance(add(p, scale(light, travelled)));
      open = Math.min(open, (near * 11) / travelled);
      if (open < 0.01) return 0;
      travelled += clamp(near * 0.85, 0.02, 0.4);
    }
    return open * open * (3 - 2 * open);
  };
  const occlusionAt = (p: Vector, normal: Vector): number => {
    let closed = 0;
    let weight = 1;
    for (const reach of [0.04, 0.1, 0.2, 0.38, 0.65]) {
      closed += (reach - distance(add(p, scale(normal, reach)))) * weight;
      weight *= 0.6;
    }
    return clamp(1 - closed * 1.15, 0, 1);
  };

  const surfaceAt = (p: Vector): Surface => {
    const floor = backdrop(p);
    let nearest: Solid | null = null;
    let near = floor;
    for (const solid of solids) {
      const d = solid.distance(p);
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

/** How much sun passes the window or the leaves on its way to the place. */
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

/** Film: exposure, shoulder, a little warmth in the lights, vignette, and to sRGB. */
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
