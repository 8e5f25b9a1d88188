import { z } from 'zod';
import { idSchema } from '../id/id.ts';
import { fieldCode } from '../messages/phrase.ts';

export const maxFiles = 50;
const maxLimit = 10_000;
const maxLinkDays = 365;

/** A file of a digital product. It keeps its id when another file takes its place (rule DOWNLOAD-3). */
const productFileSchema = z.object({ id: idSchema, assetId: idSchema });
export type ProductFile = z.output<typeof productFileSchema>;

/** What the buyers of a digital product download, in order (rule DOWNLOAD-1). */
export const productDownloadsSchema = z.object({
  files: productFileSchema
    .array()
    .max(maxFiles)
    .refine(
      files => new Set(files.flatMap(({ id, assetId }) => [id, assetId])).size === files.length * 2,
      fieldCode('fileTwice'),
    ),
  /** How often each piece bought can download each file; null for any number of times. */
  limit: z.number().int().min(1).max(maxLimit).nullable(),
  /** How many days a link works. */
  linkDays: z.number().int().min(1).max(maxLinkDays),
});
export type ProductDownloads = z.output<typeof productDownloadsSchema>;

export const noDownloads: ProductDownloads = { files: [], limit: null, linkDays: 30 };
