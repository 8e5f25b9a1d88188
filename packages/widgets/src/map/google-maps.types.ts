import type { MapPoint } from '@vitrine/core/map/map-place.ts';

/** The parts of Google's API that a map here uses; no package contains their types. */
export interface GoogleMaps {
  readonly Map: new (place: HTMLElement, options: Readonly<Record<string, unknown>>) => GoogleMap;
  readonly Marker: new (options: Readonly<Record<string, unknown>>) => GoogleMarker;
  readonly Size: new (width: number, height: number) => object;
  readonly Point: new (x: number, y: number) => object;
}

export interface GoogleMap {
  setOptions(options: Readonly<Record<string, unknown>>): void;
  getCenter(): GooglePoint;
  getZoom(): number;
  addListener(event: string, hear: () => void): void;
}

export interface GoogleMarker {
  setOptions(options: Readonly<Record<string, unknown>>): void;
  setPosition(point: MapPoint): void;
  getPosition(): GooglePoint;
  addListener(event: string, hear: () => void): void;
  setMap(map: GoogleMap | null): void;
}

interface GooglePoint {
  lat(): number;
  lng(): number;
}

declare global {
  interface Window {
    google?: { readonly maps?: GoogleMaps };
    /** Google calls it if a key is refused. */
    gm_authFailure?: (() => void) | undefined;
  }
}
