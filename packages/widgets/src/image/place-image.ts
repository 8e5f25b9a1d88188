import type { ImageDisplay, ImageSize } from '@vitrine/core/image/image-display.ts';
import { objectPlacing, pictureRectangle } from '@vitrine/core/image/picture-rectangle.ts';

/** The room of an image: its parent's. */
export function roomOf(image: HTMLImageElement): ImageSize {
  const { clientWidth = 0, clientHeight = 0 } = image.parentElement ?? {};
  return { width: clientWidth, height: clientHeight };
}

/** Lays an image into its room by its display settings, before it is there (rules IMAGE-7 to IMAGE-9). */
export function placeImage(image: HTMLImageElement, display: ImageDisplay): void {
  const { dimensions, cropMode, fixedRatio, advancedPositioning } = display;
  // Without a block of its own an image that has no address yet is a line of words.
  image.style.display = 'block';
  if (dimensions && (fixedRatio || cropMode === 'none')) {
    image.style.aspectRatio = `${dimensions.width} / ${dimensions.height}`;
  }
  const placing = objectPlacing(display);
  if (!placing) {
    Object.assign(image.style, { inlineSize: '100%', blockSize: 'auto' });
  } else if (advancedPositioning || !dimensions) {
    Object.assign(image.style, { inlineSize: '100%', blockSize: '100%', ...placing });
  } else {
    const { left, top, width, height } = pictureRectangle(dimensions, roomOf(image), display);
    holdPlaced(image);
    Object.assign(image.style, {
      position: 'absolute',
      left: `${left}px`,
      top: `${top}px`,
      width: `${width}px`,
      height: `${height}px`,
      maxWidth: 'none',
    });
  }
}

/** Shows an image that is there as the background of its parent; for readers it stays an image. */
export function showAsBackground(image: HTMLImageElement, display: ImageDisplay): void {
  const placing = objectPlacing(display);
  if (!image.parentElement) return;
  Object.assign(image.parentElement.style, {
    backgroundImage: `url(${JSON.stringify(image.currentSrc)})`,
    backgroundRepeat: 'no-repeat',
    backgroundSize: placing?.objectFit === 'scale-down' ? 'contain' : (placing?.objectFit ?? '100% auto'),
    backgroundPosition: placing?.objectPosition ?? '0 0',
  });
  image.style.opacity = '0';
}

function holdPlaced({ parentElement: room }: HTMLImageElement): void {
  if (!room) return;
  if (getComputedStyle(room).position === 'static') room.style.position = 'relative';
  room.style.overflow = 'hidden';
}
