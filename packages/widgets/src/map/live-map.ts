import type { MapPoint } from '@vitrine/core/map/map-place.ts';
import type { MapScene } from '@vitrine/core/map/map-scene.ts';

/** A map that is there, no matter who draws it. */
export interface LiveMap {
  /** Draws what changed; many changes within 60 ms are one (rule MAP-17). */
  update(scene: MapScene): void;
  remove(): void;
}

export interface LiveMapEvents {
  /** Nothing of it could be fetched. */
  readonly onFail: () => void;
  readonly onView?: (view: { readonly center: MapPoint; readonly zoom: number }) => void;
  readonly onMarker?: (marker: MapPoint) => void;
}

/** Null when what draws it did not arrive in time. */
export type OpenMap = (place: HTMLElement, scene: MapScene, events: LiveMapEvents) => Promise<LiveMap | null>;
