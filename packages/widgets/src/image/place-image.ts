import type { ImageDisplay, ImageSize } from '@vitrine/core/image/image-display.ts';
import { objectPlacing, pictureRectangle } from '@vitrine/core/image/picture-rectangle.ts';

/** The space of an image: its parent's. */
export function roomOf(image: HTMLImageElement): ImageSize {
  const { clientWidth = 0, clientHeight = 0 } = image.parentElement ?? {};
  return { width: clientWidth, height: clientHeight };
}

/** Lays out an image in its space by its display settings, before it loads (rules IMAGE-7 to IMAGE-9). */
export function placeImage(image: HTMLImageElement, display: ImageDisplay): void {
  const { dimensions, cropMode, fixedRatio, advancedPositioning } = display;
  // As an inline element, an image without an address yet would be a line of text.
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

/** Shows a loaded image as the background of its parent; for screen readers it stays an image. */
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
