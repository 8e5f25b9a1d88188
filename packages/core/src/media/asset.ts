import { z } from 'zod';
import { idSchema } from '../id/id.ts';

/** Widths every image is served in, as far as the original is wide enough (rule MEDIA-1). */
export const imageWidths = [2500, 1500, 1000, 750, 500, 300, 100] as const;

export const assetKinds = ['image', 'video', 'audio', 'file'] as const;

/** What a view needs to know of a stored file; addresses are made by `assetAddress` and `fileAddress`. */
export const assetSchema = z.object({
  id: idSchema,
  kind: z.enum(assetKinds),
  fileName: z.string(),
  contentType: z.string(),
  bytes: z.number().int(),
  /** Pixels after orientation; zero for what has no picture. */
  width: z.number().int(),
  height: z.number().int(),
  alt: z.string(),
  caption: z.string().default(''),
  focalPoint: z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) }),
  /** A tiny blurred picture as a data address, shown until the image is there; empty when there is none. */
  placeholder: z.string(),
  /** Average colour as #rrggbb, behind the placeholder. */
  color: z.string(),
  hasAvif: z.boolean(),
});

export type Asset = z.infer<typeof assetSchema>;

/** The widths this image is kept in: those of `imageWidths` below its own, and its own if below the largest. */
export function widthsOf(asset: Pick<Asset, 'width'>): number[] {
  const smaller = imageWidths.filter(width => width < asset.width).toReversed();
  return [...smaller, Math.min(asset.width, imageWidths[0])].filter(width => width > 0);
}

/** Where one width of an image is served; the server answers AVIF or WebP by Accept. */
export function assetAddress(asset: Pick<Asset, 'id'>, width: number): string {
  return `/media/${asset.id}/${width}w`;
}

/** Where the stored file itself is served, under a readable name. */
export function fileAddress(asset: Pick<Asset, 'id' | 'fileName'>): string {
  return `/s/${asset.id}/${encodeURIComponent(asset.fileName)}`;
}

export function srcsetOf(asset: Pick<Asset, 'id' | 'width'>): string {
  return widthsOf(asset)
    .map(width => `${assetAddress(asset, width)} ${width}w`)
    .join(', ');
}
