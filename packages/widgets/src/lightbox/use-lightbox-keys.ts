import { lightboxArrowThrottle, lightboxZoom } from '@vitrine/core/lightbox/lightbox-constants.ts';
import { useEffectEvent, useLayoutEffect } from 'react';
import type { GalleryEngine } from '../gallery/gallery-engine.ts';
import type { Point } from './zoom.ts';

interface CloseLook {
  readonly isZoomed: boolean;
  readonly zoomBy: (factor: number) => void;
  readonly look: (way: Point) => void;
  readonly reset: () => void;
}

const { pan, step } = lightboxZoom;

/** Where an arrow looks in a picture that is enlarged: a side is a side, whichever way writing runs. */
const ways: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -pan, y: 0 },
  ArrowRight: { x: pan, y: 0 },
  ArrowUp: { x: 0, y: -pan },
  ArrowDown: { x: 0, y: pan },
};

/**
 * Arrows go on and back, each at most once in 200 ms, and about in a picture that is enlarged; plus, minus and 0
 * enlarge (rules LIGHTBOX-7, LIGHTBOX-15). They are heard as soon as the lightbox is seen.
 */
export function useLightboxKeys(engine: GalleryEngine, closeLook: CloseLook): void {
  const lookCloser = useEffectEvent((key: string): boolean => {
    const way = closeLook.isZoomed ? ways[key] : undefined;
    if (way) closeLook.look(way);
    else if (key === '+') closeLook.zoomBy(step);
    else if (key === '-') closeLook.zoomBy(1 / step);
    else if (key === '0') closeLook.reset();
    else return false;
    return true;
  });
  useLayoutEffect(() => {
    const lastAt = new Map<string, number>();
    const press = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLMediaElement || event.altKey || event.ctrlKey || event.metaKey) return;
      if (lookCloser(event.key)) return event.preventDefault();
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      event.preventDefault();
      const last = lastAt.get(event.key) ?? Number.NEGATIVE_INFINITY;
      if (event.timeStamp - last < lightboxArrowThrottle) return;
      lastAt.set(event.key, event.timeStamp);
      const isForward =
        (event.key === 'ArrowRight') !== (getComputedStyle(document.body).direction === 'rtl');
      if (isForward) engine.next();
      else engine.previous();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [engine]);
}
