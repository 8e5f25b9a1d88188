import { clouds, linearColor, mix, noise, scale, smoothstep, type Vector } from './vector.ts';

/** The material at a point of a surface: colour, and gloss from 0 to 1. */
export interface Surface {
  readonly color: Vector;
  readonly gloss: number;
}

export interface Glaze {
  readonly glaze: string;
  readonly clay: string;
  /** Where the glaze ends, as a fraction of the pot's height; 0 glazes the whole pot. */
  readonly dip: number;
  readonly speckle: number;
  readonly gloss: number;
  readonly rim?: string;
}

export const glazes: Readonly<Record<string, Glaze>> = {
  bone: { glaze: '#e9e2d3', clay: '#b98a63', dip: 0.16, speckle: 0.5, gloss: 0.35, rim: '#a8673d' },
  iron: { glaze: '#85503b', clay: '#5f3d2e', dip: 0.1, speckle: 0.35, gloss: 0.5, rim: '#3f2418' },
  celadon: { glaze: '#a9b9a3', clay: '#c8b497', dip: 0.14, speckle: 0.12, gloss: 0.65, rim: '#8c8a6c' },
  tenmoku: { glaze: '#2b211d', clay: '#7d4a2c', dip: 0.2, speckle: 0.2, gloss: 0.8, rim: '#8a4a22' },
  raw: { glaze: '#c39a74', clay: '#c39a74', dip: 0, speckle: 0.45, gloss: 0.05 },
  chalk: { glaze: '#d8cdbd', clay: '#cdbfae', dip: 0, speckle: 0.2, gloss: 0.08, rim: '#bfa88d' },
  ash: { glaze: '#8e8f86', clay: '#9b7555', dip: 0.3, speckle: 0.7, gloss: 0.3, rim: '#5f5a50' },
};

export function surfaceOf(glaze: Glaze, local: Vector, height: number): Surface {
  const part = local[1] / height;
  const line = glaze.dip + (clouds(scale(local, 2.1), 3) - 0.45) * 0.12;
  const isGlazed = glaze.dip === 0 ? 1 : smoothstep(line - 0.012, line + 0.012, part);
  const drift = clouds(scale(local, 5), 4);
  const body = scale(linearColor(glaze.glaze), 0.82 + drift * 0.36);
  const clay = scale(linearColor(glaze.clay), 0.75 + clouds(scale(local, 14), 3) * 0.5);
  let color = mix(clay, body, isGlazed);
  const spot =
    smoothstep(0.8, 0.88, noise(scale(local, 34))) + 0.7 * smoothstep(0.84, 0.9, noise(scale(local, 71)));
  color = mix(color, scale(linearColor(glaze.clay), 0.35), Math.min(1, spot * glaze.speckle));
  if (glaze.rim) color = mix(color, linearColor(glaze.rim), smoothstep(0.955, 1.0, part) * 0.75);
  // Throwing rings, left by the potter's fingers.
  const rings = 0.97 + 0.03 * Math.sin(local[1] * 58 + drift * 4);
  return { color: scale(color, rings), gloss: glaze.gloss * isGlazed };
}
