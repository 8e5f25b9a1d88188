import { lightboxArrowThrottle, lightboxZoom } from '@vitrine/core/lightbox/lightbox-constants.ts';
import type { GalleryEngine } from '../gallery/gallery-engine.ts';
import { isLeftToRight } from '../gallery/track-geometry.ts';
import type { Gestures } from './keep-gestures.ts';
import type { Point } from './zoom.ts';

export interface CloseLook extends Pick<Gestures, 'zoomBy' | 'look' | 'reset'> {
  readonly isZoomed: () => boolean;
}

const { pan, step } = lightboxZoom;

/** The pan direction of an arrow key in a zoomed picture: independent of the text direction. */
const ways: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -pan, y: 0 },
  ArrowRight: { x: pan, y: 0 },
  ArrowUp: { x: 0, y: -pan },
  ArrowDown: { x: 0, y: pan },
};

/**
 * Arrows go on and back, each at most once in 200 ms, and pan a zoomed picture; plus, minus and 0
 * zoom (rules LIGHTBOX-7, LIGHTBOX-15). Arrows work from the moment the lightbox opens, before it is drawn.
 *
 * @param closeLook - null while there is no picture to zoom
 */
export function keepLightboxKeys(
  engine: GalleryEngine,
  closeLook: () => CloseLook | null,
  signal: AbortSignal,
): void {
  const lastAt = new Map<string, number>();
  const press = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLMediaElement || event.altKey || event.ctrlKey || event.metaKey) return;
    if (lookCloser(closeLook(), event.key)) return event.preventDefault();
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const last = lastAt.get(event.key) ?? Number.NEGATIVE_INFINITY;
    if (event.timeStamp - last < lightboxArrowThrottle) return;
    lastAt.set(event.key, event.timeStamp);
    if ((event.key === 'ArrowRight') === isLeftToRight(document.body)) engine.next();
    else engine.previous();
  };
  document.addEventListener('keydown', press, { signal });
}

/** Whether the key was one of those that zoom and pan. */
function lookCloser(closeLook: CloseLook | null, key: string): boolean {
  if (closeLook === null) return false;
  const { isZoomed, look, zoomBy, reset } = closeLook;
  const way = isZoomed() ? ways[key] : undefined;
  if (way) look(way);
  else if (key === '+') zoomBy(step);
  else if (key === '-') zoomBy(1 / step);
  else if (key === '0') reset();
  else return false;
  return true;
}
