import { z } from 'zod';
import { versionSchema } from '../calls/version.ts';
import { idSchema } from '../id/id.ts';
import { fieldIssue, phrase } from '../messages/phrase.ts';
import { entryAnimationSchema } from './entry-animation.ts';

/** Columns of the fluid grid (rule PAGE-1). */
export const gridColumns = { desktop: 24, phone: 8 } as const;
export type GridDevice = keyof typeof gridColumns;

/** The maximum number of blocks in a layout (rule PAGE-2). */
export const maxBlocksPerLayout = 60;
export const maxSectionsPerPage = 100;
export const maxRow = 2000;

/** The place of a block: zero-based column and row, width in columns, height in rows. */
const placeOn = (columns: number) =>
  z
    .object({
      x: z
        .number()
        .int()
        .min(0)
        .max(columns - 1),
      y: z.number().int().min(0).max(maxRow),
      w: z.number().int().min(1).max(columns),
      h: z.number().int().min(1).max(maxRow),
    })
    .refine(place => place.x + place.w <= columns, fieldIssue(phrase('fields.withinColumns', { columns })));

export const placesSchema = z.object({
  desktop: placeOn(gridColumns.desktop),
  phone: placeOn(gridColumns.phone),
});

export type Places = z.infer<typeof placesSchema>;
export type Place = Places['desktop'];

export const blockSchema = z.object({
  id: idSchema,
  /** The block's permanent number; its definition lives in the blocks package. */
  type: z.number().int().positive(),
  /** The number of its migrations that the stored settings have passed. */
  version: versionSchema,
  settings: z.record(z.string(), z.unknown()),
  places: placesSchema,
  isHidden: z.object({ desktop: z.boolean(), phone: z.boolean() }).optional(),
  /** Its animation; by default that of the website (rule ANIMATION-1). */
  entry: entryAnimationSchema.optional(),
});

export type Block = z.infer<typeof blockSchema>;

export const sectionThemes = ['lightest', 'light', 'bright', 'dark', 'darkest'] as const;
export const sectionHeights = ['auto', 'small', 'medium', 'large', 'full'] as const;
export const sectionWidths = ['narrow', 'content', 'wide', 'full'] as const;

export const sectionSettingsSchema = z.object({
  name: z.string().max(80).default(''),
  theme: z.enum(sectionThemes).default('lightest').meta({ label: 'Colours', control: 'theme' }),
  height: z.enum(sectionHeights).default('auto').meta({ label: 'Height' }),
  width: z.enum(sectionWidths).default('content').meta({ label: 'Width' }),
  /** A media asset behind the section, covered by the theme's colour as a veil. */
  background: idSchema.nullable().default(null).meta({ label: 'Background image', control: 'image' }),
  veil: z.number().min(0).max(1).default(0.3).meta({ label: 'Overlay on the image', control: 'slider' }),
  /** Vertical padding in steps of the site's spacing. */
  padding: z
    .number()
    .int()
    .min(0)
    .max(6)
    .default(3)
    .meta({ label: 'Space above and below', control: 'slider' }),
  anchor: z
    .string()
    .max(100)
    .regex(/^[a-z0-9-]*$/)
    .default('')
    .meta({ label: 'Anchor' }),
});

export type SectionSettings = z.infer<typeof sectionSettingsSchema>;

export const sectionSchema = z.object({
  id: idSchema,
  settings: sectionSettingsSchema,
  blocks: blockSchema.array().max(maxBlocksPerLayout),
});

export type Section = z.infer<typeof sectionSchema>;

/** The document that is edited, published and versioned: sections, each with blocks on a fluid grid. */
export const pageDocumentSchema = z.object({
  sections: sectionSchema.array().max(maxSectionsPerPage),
});

export type PageDocument = z.infer<typeof pageDocumentSchema>;

export const emptyPage: PageDocument = { sections: [] };
