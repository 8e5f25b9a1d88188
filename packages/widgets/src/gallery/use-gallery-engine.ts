import type { GalleryState } from '@vitrine/core/gallery/gallery-index.ts';
import { useState, useSyncExternalStore } from 'react';
import { type GalleryEngine, type GalleryEngineOptions, makeGalleryEngine } from './gallery-engine.ts';

/** An engine that lives as long as the component, and its state now; the component is drawn again by every change. */
export function useGalleryEngine(options: GalleryEngineOptions): {
  readonly engine: GalleryEngine;
  readonly state: GalleryState;
} {
  const [engine] = useState(() => makeGalleryEngine(options));
  const state = useSyncExternalStore(
    engine.subscribe,
    () => engine.state,
    () => engine.state,
  );
  return { engine, state };
}
