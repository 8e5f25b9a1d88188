export type Vector = readonly [x: number, y: number, z: number];

export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const subtract = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by];
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const mix = (a: Vector, b: Vector, by: number): Vector => [
  a[0] + (b[0] - a[0]) * by,
  a[1] + (b[1] - a[1]) * by,
  a[2] + (b[2] - a[2]) * by,
];
export const multiply = (a: Vector, b: Vector): Vector => [a[0] * b[0], a[1] * b[1], a[2] * b[2]];
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const normalize = (a: Vector): Vector => scale(a, 1 / Math.sqrt(dot(a, a)));

export const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));

export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from), 0, 1);
  return t * t * (3 - 2 * t);
}

/** #rrggbb in linear light, with each channel from 0 to 1. */
export function linearColor(hex: string): Vector {
  const channel = (at: number) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2;
  return [channel(1), channel(3), channel(5)];
}

function hash(x: number, y: number, z: number): number {
  let h = (Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(z, 2147483647)) | 0;
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967295;
}

/** Smooth noise from 0 to 1, with the same value for the same point on every machine. */
export function noise([x, y, z]: Vector): number {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const iz = Math.floor(z);
  const fx = ease(x - ix);
  const fy = ease(y - iy);
  const fz = ease(z - iz);
  const near = between(noiseRow(ix, iy, iz, fx), noiseRow(ix, iy + 1, iz, fx), fy);
  const far = between(noiseRow(ix, iy, iz + 1, fx), noiseRow(ix, iy + 1, iz + 1, fx), fy);
  return between(near, far, fz);
}

const ease = (t: number) => t * t * (3 - 2 * t);
const between = (a: number, b: number, by: number) => a + (b - a) * by;
const noiseRow = (x: number, y: number, z: number, by: number) =>
  between(hash(x, y, z), hash(x + 1, y, z), by);

/** Several octaves of noise, from 0 to about 1. */
export function clouds(place: Vector, octaves = 4): number {
  let sum = 0;
  let weight = 0.5;
  let at = place;
  for (let octave = 0; octave < octaves; octave += 1) {
    sum += noise(at) * weight;
    at = scale(at, 2.03);
    weight /= 2;
  }
  return sum;
}
