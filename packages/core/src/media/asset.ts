import type { Id } from '../id/id.ts';

/** Widths every image is served in, as far as the original is wide enough (rule MEDIA-1). */
export const imageWidths = [2500, 1500, 1000, 750, 500, 300, 100] as const;

export const assetKinds = ['image', 'video', 'audio', 'file'] as const;

/** The data of a stored file for views; addresses are made by `assetAddress` and `fileAddress`. */
export interface Asset {
  readonly id: Id;
  readonly kind: (typeof assetKinds)[number];
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: number;
  /** Pixels after orientation; zero for files without a picture. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly caption: string;
  readonly focalPoint: { readonly x: number; readonly y: number };
  /** A tiny blurred picture as a data address, shown while the image loads; empty if there is none. */
  readonly placeholder: string;
  /** Average colour as #rrggbb, behind the placeholder. */
  readonly color: string;
  readonly hasAvif: boolean;
  /** Shown only to the website’s staff; pages are rendered without it (rule MEDIA-24). */
  readonly isPrivate?: boolean | undefined;
}

/** The stored widths of this image: those of `imageWidths` below its own, and its own if below the largest. */
export function widthsOf(asset: Pick<Asset, 'width'>): number[] {
  const smaller = imageWidths.filter(width => width < asset.width).toReversed();
  return [...smaller, Math.min(asset.width, imageWidths[0])].filter(width => width > 0);
}

/** The address of one width of an image; the server answers AVIF or WebP by Accept. */
export function assetAddress(asset: Pick<Asset, 'id'>, width: number): string {
  return `/media/${asset.id}/${width}w`;
}

/** The address of the stored file itself, under a readable name. */
export function fileAddress(asset: Pick<Asset, 'id' | 'fileName'>): string {
  return `/s/${asset.id}/${encodeURIComponent(asset.fileName)}`;
}

/** The largest served size of the picture: the target of a link to it. */
export function largestAddress(asset: Pick<Asset, 'id' | 'fileName' | 'width'>): string {
  const widest = widthsOf(asset).at(-1);
  return widest === undefined ? fileAddress(asset) : assetAddress(asset, widest);
}

export function srcsetOf(asset: Pick<Asset, 'id' | 'width'>): string {
  return widthsOf(asset)
    .map(width => `${assetAddress(asset, width)} ${width}w`)
    .join(', ');
}
