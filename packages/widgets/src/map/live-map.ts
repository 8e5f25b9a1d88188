import type { MapPoint } from '@vitrine/core/map/map-place.ts';
import type { MapScene } from '@vitrine/core/map/map-scene.ts';

/** A loaded map, from any provider. */
export interface LiveMap {
  /** Draws changes; several changes within 60 ms are one (rule MAP-17). */
  update(scene: MapScene): void;
  remove(): void;
}

export interface LiveMapEvents {
  /** Nothing of it could be loaded. */
  readonly onFail: () => void;
  readonly onView?: (view: { readonly center: MapPoint; readonly zoom: number }) => void;
  readonly onMarker?: (marker: MapPoint) => void;
}

/** Null if its code did not load in time. */
export type OpenMap = (place: HTMLElement, scene: MapScene, events: LiveMapEvents) => Promise<LiveMap | null>;
