import { z } from 'zod';
import { type ColorReference, colorCss, colorReferenceSchema } from '../site/color-reference.ts';
import { toTwoDecimals } from '../site/color-value.ts';

/** Units of a shadow's lengths. */
const shadowUnits = ['px', 'em', 'rem', 'vw'] as const;

const length = (max: number) =>
  z.object({ value: z.number().min(0).max(max), unit: z.enum(shadowUnits).default('px') });

/** The direction of a shape's light, in degrees, anticlockwise: 90 is from above (rule SHAPE-5). */
export const dropShadowSchema = z.object({
  angle: z.number().min(0).max(360),
  distance: length(200),
  blur: length(200),
  color: colorReferenceSchema,
});

export type DropShadow = z.infer<typeof dropShadowSchema>;

const shade: ColorReference = { type: 'CUSTOM_COLOR', color: 'rgb(0 0 0 / 0.3)' };

/** The default shadow. */
export const firstDropShadow: DropShadow = {
  angle: 120,
  distance: { value: 10, unit: 'px' },
  blur: { value: 18, unit: 'px' },
  color: shade,
};

/**
 * The shadow as a value of `filter`. Its direction is 180 degrees minus the angle; the offsets are
 * its cosine and sine, rounded to two decimals, times the distance, in the distance's unit (rule
 * SHAPE-5).
 */
export function dropShadowFilter({ angle, distance, blur, color }: DropShadow): string {
  const direction = ((180 - angle) * Math.PI) / 180;
  const offset = (share: number) => `${toTwoDecimals(toTwoDecimals(share) * distance.value)}${distance.unit}`;
  const [across, down] = [offset(Math.cos(direction)), offset(Math.sin(direction))];
  return `drop-shadow(${across} ${down} ${blur.value}${blur.unit} ${colorCss(color)})`;
}
