import { z } from 'zod';
import { type ShapeName, shapeNames, shapeOf } from './shapes.ts';

export const shapeNameSchema = z.enum(shapeNames);

/** Where a shape that does not fill its box stands in it, as flex boxes say it (rule SHAPE-4). */
export const shapeAlignments = { left: 'flex-start', center: 'center', right: 'flex-end' } as const;
export type ShapeAlignment = keyof typeof shapeAlignments;

/** Width over height as a style sheet has it; a rectangle, which has no drawing, counts as a square (SHAPE-3). */
export function shapeRatio(name: ShapeName): string {
  return `100 / ${shapeOf(name).height}`;
}

/** Sides of the box that a shape of the width 1 takes up when it is turned by so many degrees (rule SHAPE-11). */
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
