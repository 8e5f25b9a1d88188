import { clamp, type Vector } from './vector.ts';

/** Radius and height of points along the wall of a thrown pot, from the middle of the foot up to the rim. */
export type Profile = readonly (readonly [radius: number, height: number])[];

export interface Vessel {
  readonly profile: Profile;
  readonly at: Vector;
  readonly thickness?: number;
  readonly material: string;
  /** Pulled handles, as arcs in a plane through the axis. */
  readonly handle?: {
    readonly angle: number;
    readonly height: number;
    readonly reach: number;
    readonly size: number;
    readonly radius: number;
  };
  readonly spout?: {
    readonly angle: number;
    readonly from: Vector;
    readonly to: Vector;
    readonly radius: number;
  };
}

export interface Solid {
  readonly material: string;
  readonly at: Vector;
  readonly height: number;
  readonly radius: number;
  /** Exact only for distances below the bound. */
  distance(x: number, y: number, z: number, bound?: number): number;
}

const RESOLUTION = 384;

/**
 * A pot as a signed distance function: the wall's distance is tabulated once in (radius, height), then looked up.
 */
export function throwVessel(vessel: Vessel): Solid {
  const curve = smooth(vessel.profile, 8);
  const reach = Math.max(...curve.map(([radius]) => radius)) * 1.25 + 0.12;
  const top = Math.max(...curve.map(([, height]) => height)) + 0.15;
  const bottom = -0.15;
  const table = new Float32Array(RESOLUTION * RESOLUTION);
  for (let row = 0; row < RESOLUTION; row += 1) {
    for (let column = 0; column < RESOLUTION; column += 1) {
      const radius = (column / (RESOLUTION - 1)) * reach;
      const height = bottom + (row / (RESOLUTION - 1)) * (top - bottom);
      table[row * RESOLUTION + column] = toCurve(curve, radius, height) - (vessel.thickness ?? 0.045);
    }
  }
  const look = (radius: number, height: number): number => {
    const outside = Math.max(0, radius - reach, height - top, bottom - height);
    const x = clamp(radius / reach, 0, 1) * (RESOLUTION - 1.001);
    const y = clamp((height - bottom) / (top - bottom), 0, 1) * (RESOLUTION - 1.001);
    const column = Math.floor(x);
    const row = Math.floor(y);
    const cell = row * RESOLUTION + column;
    const fx = x - column;
    const low = (table[cell] ?? 0) * (1 - fx) + (table[cell + 1] ?? 0) * fx;
    const high = (table[cell + RESOLUTION] ?? 0) * (1 - fx) + (table[cell + RESOLUTION + 1] ?? 0) * fx;
    return low + (high - low) * (y - row) + outside;
  };
  const [ax, ay, az] = vessel.at;
  const hasParts = vessel.handle !== undefined || vessel.spout !== undefined;
  const bound = Math.hypot(
    reach + (vessel.handle ? vessel.handle.reach : 0) + (vessel.spout ? 0.6 : 0),
    (top - bottom) / 2,
  );
  return {
    material: vessel.material,
    at: vessel.at,
    height: top - 0.15,
    radius: reach,
    distance(px, py, pz, wanted = Number.POSITIVE_INFINITY) {
      const x = px - ax;
      const y = py - ay;
      const z = pz - az;
      const far = Math.sqrt(x * x + (y - (top + bottom) / 2) ** 2 + z * z) - bound;
      if (far > 0.35 || far > wanted) return far;
      const wall = look(Math.sqrt(x * x + z * z), y);
      return hasParts ? withParts(vessel, wall, [x, y, z]) : wall;
    },
  };
}

function withParts({ handle, spout }: Vessel, wall: number, [x, y, z]: Vector): number {
  let result = wall;
  if (handle) {
    const along = x * Math.cos(handle.angle) + z * Math.sin(handle.angle);
    const across = -x * Math.sin(handle.angle) + z * Math.cos(handle.angle);
    const ring =
      Math.sqrt(((along - handle.reach) * 0.92) ** 2 + ((y - handle.height) * 0.78) ** 2) - handle.size;
    const part = Math.sqrt(ring ** 2 + (across * 0.72) ** 2) - handle.radius;
    const isOutside = along > handle.reach - handle.size * 0.55 || wall > -0.01;
    if (isOutside)
      result = smoothUnion(result, Math.max(part, handle.reach - handle.size * 0.75 - along), 0.06);
  }
  if (spout) {
    const cos = Math.cos(spout.angle);
    const sin = Math.sin(spout.angle);
    const local: Vector = [x * cos + z * sin, y, -x * sin + z * cos];
    result = smoothUnion(result, toSegment(local, spout.from, spout.to) - spout.radius, 0.1);
  }
  return result;
}

function smoothUnion(a: number, b: number, by: number): number {
  const h = clamp(0.5 + (0.5 * (b - a)) / by, 0, 1);
  return b + (a - b) * h - by * h * (1 - h);
}

function toSegment(p: Vector, a: Vector, b: Vector): number {
  const ab: Vector = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const ap: Vector = [p[0] - a[0], p[1] - a[1], p[2] - a[2]];
  const t = clamp(
    (ap[0] * ab[0] + ap[1] * ab[1] + ap[2] * ab[2]) / (ab[0] ** 2 + ab[1] ** 2 + ab[2] ** 2),
    0,
    1,
  );
  return Math.hypot(ap[0] - ab[0] * t, ap[1] - ab[1] * t, ap[2] - ab[2] * t);
}

function toCurve(curve: Profile, radius: number, height: number): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (let at = 1; at < curve.length; at += 1) {
    const [ax = 0, ay = 0] = curve[at - 1] ?? [];
    const [bx = 0, by = 0] = curve[at] ?? [];
    const dx = bx - ax;
    const dy = by - ay;
    const t = clamp(((radius - ax) * dx + (height - ay) * dy) / (dx * dx + dy * dy || 1), 0, 1);
    nearest = Math.min(nearest, Math.hypot(radius - ax - dx * t, height - ay - dy * t));
  }
  return nearest;
}

/** A Catmull-Rom spline through the points. */
function smooth(points: Profile, steps: number): Profile {
  const point = (at: number) => points[clamp(at, 0, points.length - 1)] ?? [0, 0];
  const curve: [number, number][] = [];
  for (let at = 0; at < points.length - 1; at += 1) {
    for (let step = 0; step < steps; step += 1) {
      const t = step / steps;
      const through = (axis: 0 | 1) => {
        const [a, b, c, d] = [point(at - 1)[axis], point(at)[axis], point(at + 1)[axis], point(at + 2)[axis]];
        return (
          0.5 *
          (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3)
        );
      };
      curve.push([Math.max(0, through(0)), through(1)]);
    }
  }
  const last = points.at(-1) ?? [0, 0];
  return [...curve, [last[0], last[1]]];
}
