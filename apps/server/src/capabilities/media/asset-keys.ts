import type { ImageVariant } from './image-pipeline.ts';

interface AssetPlace {
  readonly websiteId: string;
  readonly assetId: string;
}

export function assetFolder({ websiteId, assetId }: AssetPlace): string {
  return `${websiteId}/${assetId}/`;
}

/** As it was uploaded, with its metadata: an image is never served in this form (rule MEDIA-7). */
export function originalKey(place: AssetPlace): string {
  return `${assetFolder(place)}original`;
}

export function variantKey(
  place: AssetPlace,
  { width, format }: Pick<ImageVariant, 'width' | 'format'>,
): string {
  return `${assetFolder(place)}${width}.${format}`;
}
