import { z } from 'zod';
import { type ShapeName, shapeNames, shapeOf } from './shapes.ts';

export const shapeNameSchema = z.enum(shapeNames);

/** The alignment of a shape that does not fill its box, in flexbox terms (rule SHAPE-4). */
export const shapeAlignments = { left: 'flex-start', center: 'center', right: 'flex-end' } as const;
export type ShapeAlignment = keyof typeof shapeAlignments;

/** Width over height for a style sheet; a rectangle, which has no drawing, counts as a square (SHAPE-3). */
export function shapeRatio(name: ShapeName): string {
  return `100 / ${shapeOf(name).height}`;
}

/** Sides of the box around a shape of width 1 that is turned by this many degrees (rule SHAPE-11). */
export function turnedBox(
  name: ShapeName,
  degrees: number,
): { readonly across: number; readonly down: number } {
  const height = shapeOf(name).height / 100;
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const rounded = (value: number) => Math.round(value * 1e4) / 1e4;
  return { across: rounded(cos + height * sin), down: rounded(sin + height * cos) };
}

/** Path data, 100 wide and as high as the shape. */
export function shapePath(name: ShapeName): string {
  return shapeOf(name).path ?? 'M0 0H100V100H0z';
}
