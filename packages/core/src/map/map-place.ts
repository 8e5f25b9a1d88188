import type { MapSettings } from './map-settings.ts';

export interface MapPoint {
  readonly lat: number;
  readonly lng: number;
}

export function centerOf({ mapLat, mapLng }: Pick<MapSettings, 'mapLat' | 'mapLng'>): MapPoint {
  return { lat: mapLat, lng: mapLng };
}

/** Where the marker stands: at the centre unless it has a place of its own (rule MAP-3). */
export function markerOf(
  settings: Pick<MapSettings, 'mapLat' | 'mapLng' | 'markerLat' | 'markerLng'>,
): MapPoint {
  return { lat: settings.markerLat ?? settings.mapLat, lng: settings.markerLng ?? settings.mapLng };
}

/** The lines of the address that were filled in, its name not among them. */
export function addressLinesOf(
  settings: Pick<MapSettings, 'addressLine1' | 'addressLine2' | 'addressCountry'>,
): string[] {
  return [settings.addressLine1, settings.addressLine2, settings.addressCountry]
    .map(text => text.trim())
    .filter(text => text !== '');
}

/** Whether a click on the marker leaves for a map service (rule MAP-10). */
export function opensLink(click: { readonly linkOnClick: boolean; readonly isDragging: boolean }): boolean {
  return click.linkOnClick && !click.isDragging;
}
