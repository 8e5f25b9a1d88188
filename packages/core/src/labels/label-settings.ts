import { z } from 'zod';

/** A sheet of its own for a label printer, or four to a sheet of A4. */
export const labelFormats = ['a6', 'a4'] as const;
export type LabelFormat = (typeof labelFormats)[number];

/** The strategy that every shop has (rule LABEL-1). */
export const addressLabelId = 'address';

export const labelSettingsSchema = z.object({
  /** Who makes the labels; the server knows which there are. */
  strategy: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,39}$/)
    .default(addressLabelId),
  format: z.enum(labelFormats).default('a6'),
});
