import { z } from 'zod';
import { fieldCode } from '../messages/phrase.ts';
import { entryAnimationSchema, noEntry } from '../page/entry-animation.ts';
import { toHex } from './color-value.ts';
import { parseColor } from './parse-color.ts';

/** Ids of the palette's colours; `accent` seeds the derived ones (rule PALETTE-1). */
export const paletteIds = [
  'white',
  'black',
  'accent',
  'lightAccent',
  'darkAccent',
  'safeLightAccent',
  'safeDarkAccent',
  'safeInverseAccent',
  'safeInverseLightAccent',
  'safeInverseDarkAccent',
] as const;

export type PaletteId = (typeof paletteIds)[number];

/** In its owner’s format, hex, rgb() or hsl(); paper and ink are opaque (rule PALETTE-8). */
const color = z.string().max(60).refine(isOpaqueColor, fieldCode('coveringColor'));

export const siteStylesSchema = z.object({
  /** The owner’s choices; the other ids are derived from these (rule PALETTE-2). */
  palette: z.object({
    white: color.default('#ffffff'),
    black: color.default('#16140f'),
    accent: color.default('#FFAABB'),
    lightAccent: color.nullable().default(null),
    darkAccent: color.nullable().default(null),
  }),
  typography: z.object({
    headingFont: z.string().default('Fraunces Variable'),
    bodyFont: z.string().default('Inter Variable'),
    /** Base size in px and the ratio between heading steps. */
    baseSize: z.number().min(14).max(22).default(17),
    scale: z.number().min(1.1).max(1.5).default(1.25),
    headingWeight: z.number().int().min(100).max(900).default(450),
  }),
  spacing: z.object({
    /** Width of the content column in px, gutter between grid columns in px, section step in px. */
    contentWidth: z.number().int().min(600).max(1800).default(1200),
    gutter: z.number().int().min(0).max(64).default(22),
    sectionStep: z.number().int().min(8).max(64).default(28),
    radius: z.union([z.literal(0), z.literal(4), z.literal(8)]).default(4),
  }),
  /** The default animation of blocks (rule ANIMATION-1). */
  entry: entryAnimationSchema.default(noEntry),
});

export type SiteStyles = z.infer<typeof siteStylesSchema>;

export const defaultSiteStyles: SiteStyles = siteStylesSchema.parse({
  palette: {},
  typography: {},
  spacing: {},
});

function isOpaqueColor(text: string): boolean {
  const value = parseColor(text);
  return value !== null && toHex(value.values) !== null;
}
