import { z } from 'zod';
import { idSchema } from '../id/id.ts';
import { assetKinds } from './asset.ts';

/** An `Asset` in the answers of calls; in a separate file, so that visitors load no validation library. */
export const assetSchema = z.object({
  id: idSchema,
  kind: z.enum(assetKinds),
  fileName: z.string(),
  contentType: z.string(),
  bytes: z.number().int(),
  width: z.number().int(),
  height: z.number().int(),
  alt: z.string(),
  caption: z.string().default(''),
  focalPoint: z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) }),
  placeholder: z.string(),
  color: z.string(),
  hasAvif: z.boolean(),
  isPrivate: z.boolean().optional(),
});
