import { imageWidths } from '../media/asset.ts';
import type { ImageDisplay, ImageSize } from './image-display.ts';
import { pictureRectangle } from './picture-rectangle.ts';

/** The data of the window for choosing a picture. */
export interface Viewer {
  /** Device pixels per CSS pixel. */
  readonly pixelRatio: number;
  /** Whether the visitor requested less data (`Save-Data`). */
  readonly savesData: boolean;
}

type Choosing = Pick<
  ImageDisplay,
  | 'dimensions'
  | 'cropMode'
  | 'focalPoint'
  | 'fitAlignment'
  | 'stretch'
  | 'sizeAdjustment'
  | 'saveData'
  | 'minPixelRatio'
  | 'maxPixelRatio'
>;

/** The width to fetch for a picture in its space: the smallest that is sharp there (rules IMAGE-4, IMAGE-5). */
export function chosenWidth(room: ImageSize, display: Choosing, viewer: Viewer): number {
  const { dimensions, sizeAdjustment, saveData } = display;
  const shown = dimensions ? pictureRectangle(dimensions, room, display).width : room.width;
  const width = sufficientWidth(shown * sizeAdjustment * pixelRatioOf(display, viewer));
  return viewer.savesData && saveData ? narrowerWidth(width) : width;
}

/** The next of the seven widths below, or the smallest: used if less data is requested (rule IMAGE-5). */
export function narrowerWidth(width: number): number {
  return imageWidths.find(one => one < width) ?? smallest;
}

/** The address of one width of an image (rule IMAGE-6). */
export function sizedAddress(
  { source, sizeFormat }: Pick<ImageDisplay, 'source' | 'sizeFormat'>,
  width: number,
) {
  const [address = '', query] = source.split('?');
  if (sizeFormat === 'filename') {
    return `${address.replace(/\/$/, '')}/${width}w${query === undefined ? '' : `?${query}`}`;
  }
  const others = new URLSearchParams(query);
  others.set('format', `${width}w`);
  return `${address}?${others}`;
}

const smallest = Math.min(...imageWidths);

function sufficientWidth(wanted: number): number {
  return imageWidths.findLast(width => width >= wanted) ?? imageWidths[0];
}

function pixelRatioOf({ minPixelRatio, maxPixelRatio }: Choosing, { pixelRatio }: Viewer): number {
  return Math.max(minPixelRatio ?? 0, Math.min(maxPixelRatio ?? Number.POSITIVE_INFINITY, pixelRatio));
}
