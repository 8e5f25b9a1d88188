import { lightboxDefaults } from '@vitrine/core/gallery/gallery-constants.ts';
import { useEffectEvent, useLayoutEffect } from 'react';
import type { GalleryEngine } from '../gallery/gallery-engine.ts';

/**
 * Arrows go on and back, each at most once in 200 ms; plus, minus and 0 enlarge (rules LIGHTBOX-7, LIGHTBOX-15).
 * They are heard as soon as the lightbox is seen.
 */
export function useLightboxKeys(engine: GalleryEngine, onZoom: () => void): void {
  const zoom = useEffectEvent(onZoom);
  useLayoutEffect(() => {
    const lastAt = new Map<string, number>();
    const press = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLMediaElement || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === '+' || event.key === '-') zoom();
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      event.preventDefault();
      const last = lastAt.get(event.key) ?? Number.NEGATIVE_INFINITY;
      if (event.timeStamp - last < lightboxDefaults.arrowThrottle) return;
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
