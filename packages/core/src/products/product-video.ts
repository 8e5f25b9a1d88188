import { z } from 'zod';
import { type Id, idSchema } from '../id/id.ts';
import { parseVideoAddress } from '../media/video-address.ts';
import { fieldCode } from '../messages/phrase.ts';

/** Videos of one product. */
export const maxVideos = 20;
export const maxVideoTitle = 300;

/** A video among the pictures of a product: at its provider, or an uploaded file (rule PRODUCT-50). */
export const productVideoSchema = z
  .object({
    id: idSchema,
    /** How many of the product's own pictures stand before it. */
    after: z.number().int().min(0).max(100),
    /** At its provider; empty for an uploaded file. */
    address: z.string().trim().max(2000),
    fileId: idSchema.nullable(),
    /** WebVTT, of a file. */
    captionsId: idSchema.nullable(),
    posterId: idSchema.nullable(),
    title: z.string().trim().max(maxVideoTitle),
  })
  .superRefine(({ address, fileId }, context) => {
    const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['address'], message });
    if (fileId === null && parseVideoAddress(address) === null) refuse(fieldCode('videoAddress'));
    if (fileId !== null && address !== '') refuse(fieldCode('videoTwice'));
  });
export type ProductVideo = z.output<typeof productVideoSchema>;

export const productVideosSchema = productVideoSchema
  .array()
  .max(maxVideos)
  .refine(videos => new Set(videos.map(({ id }) => id)).size === videos.length, fieldCode('videoIdTwice'));

/** The assets that these videos consist of. */
export function videoAssetIds(videos: readonly ProductVideo[]): Id[] {
  return videos.flatMap(({ fileId, captionsId, posterId }) =>
    [fileId, captionsId, posterId].filter(id => id !== null),
  );
}
