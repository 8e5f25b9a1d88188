import type { ImageDisplay, ImageSize } from './image-display.ts';

export interface PictureRectangle extends ImageSize {
  /** Px from the corner of its space; negative if it is cropped. */
  readonly left: number;
  readonly top: number;
}

type Placing = Pick<ImageDisplay, 'cropMode' | 'focalPoint' | 'fitAlignment' | 'stretch'>;

/**
 * The position of a picture in its space: filling it with the focal point as near the centre as
 * possible, whole at its alignment, or as wide as the space (rules IMAGE-7, IMAGE-8).
 */
export function pictureRectangle(
  dimensions: ImageSize,
  room: ImageSize,
  { cropMode, focalPoint, fitAlignment, stretch }: Placing,
): PictureRectangle {
  const scale = scaleOf(dimensions, room, { cropMode, stretch });
  const width = dimensions.width * scale;
  const height = dimensions.height * scale;
  if (cropMode === 'none') return { left: 0, top: 0, width, height };
  const at = alignmentPoint(fitAlignment);
  const place = (space: number, own: number, focus: number, aligned: number) =>
    own > space && cropMode === 'cover'
      ? Math.min(0, Math.max(space - own, space / 2 - focus * own))
      : (space - own) * aligned;
  return {
    left: place(room.width, width, focalPoint.x, at.x),
    top: place(room.height, height, focalPoint.y, at.y),
    width,
    height,
  };
}

/** The same with the browser's own layout, which follows every change of the box (rule IMAGE-9). */
export function objectPlacing({
  cropMode,
  focalPoint,
  fitAlignment,
  stretch,
}: Placing): { readonly objectFit: string; readonly objectPosition: string } | null {
  if (cropMode === 'none') return null;
  const { x, y } = cropMode === 'cover' ? focalPoint : alignmentPoint(fitAlignment);
  return {
    objectFit: cropMode === 'contain' && !stretch ? 'scale-down' : cropMode,
    objectPosition: `${percent(x)}% ${percent(y)}%`,
  };
}

/** An alignment as fractions of the remaining space. */
function alignmentPoint(alignment: ImageDisplay['fitAlignment']): ImageDisplay['focalPoint'] {
  const x = alignment === 'left' ? 0 : alignment === 'right' ? 1 : 0.5;
  const y = alignment === 'top' ? 0 : alignment === 'bottom' ? 1 : 0.5;
  return { x, y };
}

function scaleOf(
  { width, height }: ImageSize,
  room: ImageSize,
  { cropMode, stretch }: Pick<Placing, 'cropMode' | 'stretch'>,
): number {
  const across = room.width / width;
  const down = room.height / height;
  const scale =
    cropMode === 'cover' ? Math.max(across, down) : cropMode === 'contain' ? Math.min(across, down) : across;
  return stretch ? scale : Math.min(1, scale);
}

function percent(share: number): number {
  return Math.round(share * 1000) / 10;
}
