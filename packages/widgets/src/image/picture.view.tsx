import {
  type FocalPoint,
  type ImageDisplay,
  imageDisplayDefaults,
} from '@vitrine/core/image/image-display.ts';
import { objectPlacing } from '@vitrine/core/image/picture-rectangle.ts';
import { type Asset, assetAddress, fileAddress, srcsetOf, widthsOf } from '@vitrine/core/media/asset.ts';
import type { CSSProperties } from 'react';
import { type PictureCrop, type PictureShare, sizesIn, usePictureFrame } from './picture-frame.ts';

export interface PictureProps {
  readonly asset: Asset;
  /** Replaces the asset's own; `''` marks the picture as decorative. */
  readonly alt?: string | undefined;
  readonly fit?: 'cover' | 'contain';
  /** The focal point of a cropped picture; by default the asset's own. */
  readonly focalPoint?: FocalPoint | null;
  /** The position of a picture shown whole in its space. */
  readonly alignment?: ImageDisplay['fitAlignment'];
  /** Its fraction of the block's width; `sizes` sets it directly instead, as one length. */
  readonly share?: PictureShare;
  readonly sizes?: string;
  /** Aspect ratio of the space it is cropped to; `place` if it fills the place of its block. */
  readonly room?: number | 'place' | undefined;
  /** Whether it may be the largest picture of the first screen; this also requires that the block is there. */
  readonly priority?: boolean;
  readonly className?: string;
}

/**
 * An image for every block: all widths, with reserved space, blurred until it loads, cropped around
 * its focal point, lazy except for the first screen's largest (rules PICTURE-1 to PICTURE-5).
 */
export function Picture(props: PictureProps) {
  const { asset, alt, fit = 'cover', share, sizes, priority = false, className } = props;
  const frame = usePictureFrame();
  const isEager = priority && frame.isFirstScreen;
  const crop = cropOf(props);
  const isCropped = crop.factor > 1 || crop.filling !== null;
  const wanted = sizes === undefined ? sizesIn(frame, share, crop) : enlarge(sizes, crop.factor);
  const isScalable = widthsOf(asset).length > 0;
  return (
    <img
      className={['picture', fit === 'contain' ? 'picture-contain' : '', className ?? '']
        .filter(Boolean)
        .join(' ')}
      alt={alt ?? asset.alt}
      style={styleOf(props)}
      {...(isScalable
        ? {
            width: asset.width,
            height: asset.height,
            // A browser's own measurement is the space, not the picture in it.
            sizes: isEager || isCropped ? wanted : `auto, ${wanted}`,
            srcSet: srcsetOf(asset),
          }
        : {})}
      {...(isEager
        ? { loading: 'eager' as const, fetchPriority: 'high' as const }
        : { loading: 'lazy' as const, decoding: 'async' as const })}
      src={isScalable ? assetAddress(asset, plainWidth(asset)) : fileAddress(asset)}
    />
  );
}

/** A picture with a wider shape than its space exceeds its sides, so a larger width is drawn (rule PICTURE-7). */
function cropOf({ asset, fit = 'cover', room }: PictureProps): PictureCrop {
  const ratio = asset.width > 0 && asset.height > 0 ? asset.width / asset.height : 0;
  if (fit !== 'cover' || room === undefined || ratio === 0) return { factor: 1, filling: null };
  if (room === 'place') return { factor: 1, filling: ratio };
  const factor = Math.round((ratio / room) * 100) / 100;
  return { factor: Math.max(1, factor), filling: null };
}

function enlarge(length: string, factor: number): string {
  return factor > 1 ? `calc(${factor} * ${length})` : length;
}

/** For browsers without `srcset`: the next width above 750 px. */
function plainWidth(asset: Asset): number {
  const widths = widthsOf(asset);
  return widths.find(width => width >= 750) ?? widths.at(-1) ?? asset.width;
}

function styleOf({ asset, fit: cropMode = 'cover', focalPoint, alignment = 'center' }: PictureProps) {
  const style: CSSProperties = {};
  const display = { ...imageDisplayDefaults, cropMode, fitAlignment: alignment };
  const position = objectPlacing({ ...display, focalPoint: focalPoint ?? asset.focalPoint })?.objectPosition;
  if (position !== '50% 50%') style.objectPosition = position;
  // The blur would stay visible around a contained picture; a transparent asset has none.
  if (cropMode === 'cover' && /^data:image\/[\w+.-]+;base64,[\w+/=]+$/.test(asset.placeholder)) {
    style.backgroundColor = asset.color;
    style.backgroundImage = `url("${asset.placeholder}")`;
  }
  return Object.keys(style).length > 0 ? style : undefined;
}
