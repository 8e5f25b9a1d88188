import { chosenWidth, sizedAddress } from '@vitrine/core/image/chosen-width.ts';
import { imageErrors } from '@vitrine/core/image/image.errors.ts';
import type { ImageDisplay } from '@vitrine/core/image/image-display.ts';
import { readImageDisplay } from '@vitrine/core/image/read-image-display.ts';
import { fillPlaces } from '@vitrine/core/messages/fill-places.ts';
import { isLoading, type LoadEnd, markLoading } from './mark-loading.ts';
import { placeImage, roomOf, showAsBackground } from './place-image.ts';
import { readViewer } from './viewer.ts';
import { whenInPage } from './when-in-page.ts';
import { whenNear } from './when-near.ts';

export interface LoadImageOptions extends Partial<ImageDisplay> {
  /** Whether an image that is already loading may be loaded again (rule IMAGE-11). */
  readonly allowConcurrentLoads?: boolean;
  readonly signal?: AbortSignal;
}

/** `skipped` was already loading, `placed` was laid out and is not to be loaded. */
export type ImageEnd = LoadEnd | 'skipped' | 'placed';

/**
 * Lays out an image with its address in `data-src` in its parent and loads the width that is sharp
 * there (rules IMAGE-1 to IMAGE-14). Errors are reported in the console, and the page continues.
 */
export async function loadImage(element: Element | null, options: LoadImageOptions = {}): Promise<ImageEnd> {
  const { allowConcurrentLoads = false, signal, ...own } = options;
  if (element === null) return refuse(imageErrors.noImage.message);
  if (!(element instanceof HTMLImageElement)) return refuse(imageErrors.notImageElement.message);
  if (isLoading(element) && !allowConcurrentLoads) return 'skipped';
  const { display, warnings } = readImageDisplay(element.dataset, own);
  for (const { message } of warnings) console.warn(message);
  if (display.source === '') return 'failed';
  if (!(await whenInPage(element))) return refuse(notLoaded(display.source));
  placeImage(element, display);
  if (display.load === false) return 'placed';
  if (display.load === 'viewport') await whenNear(element, signal);
  if (isLoading(element) && !allowConcurrentLoads) return 'skipped';
  return fetchInto(element, display, signal);
}

/** Applies `loadImage` to every image below the root with its address in `data-src`. */
export async function loadImages(
  root: ParentNode | null,
  options: LoadImageOptions = {},
): Promise<ImageEnd[]> {
  if (root === null) {
    console.warn(imageErrors.noRoot.message);
    return [];
  }
  const images = [...root.querySelectorAll('img[data-src]')];
  if (images.length === 0) console.warn(imageErrors.noImages.message);
  return Promise.all(images.map(image => loadImage(image, options)));
}

async function fetchInto(
  image: HTMLImageElement,
  display: ImageDisplay,
  signal?: AbortSignal,
): Promise<ImageEnd> {
  const address = sizedAddress(display, chosenWidth(roomOf(image), display, readViewer()));
  const isThere = image.complete && image.getAttribute('src') === address;
  if (isThere && !display.forceUpdate) return 'loaded';
  const end = await markLoading(image, () => image.setAttribute('src', address), signal);
  if (end === 'failed') return refuse(notLoaded(address));
  if (display.backgroundImage) showAsBackground(image, display);
  return end;
}

function notLoaded(address: string): string {
  return fillPlaces(imageErrors.notLoaded.message, { x: address });
}

function refuse(message: string): 'failed' {
  console.warn(message);
  return 'failed';
}
