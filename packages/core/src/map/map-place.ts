import type { MapSettings } from './map-settings.ts';

export interface MapPoint {
  readonly lat: number;
  readonly lng: number;
}

export function centerOf({ mapLat, mapLng }: Pick<MapSettings, 'mapLat' | 'mapLng'>): MapPoint {
  return { lat: mapLat, lng: mapLng };
}

/** The position of the marker: the centre, unless it has its own place (rule MAP-3). */
export function markerOf(
  settings: Pick<MapSettings, 'mapLat' | 'mapLng' | 'markerLat' | 'markerLng'>,
): MapPoint {
  return { lat: settings.markerLat ?? settings.mapLat, lng: settings.markerLng ?? settings.mapLng };
}

/** The non-empty lines of the address, without its name. */
export function addressLinesOf(
  settings: Pick<MapSettings, 'addressLine1' | 'addressLine2' | 'addressCountry'>,
): string[] {
  return [settings.addressLine1, settings.addressLine2, settings.addressCountry]
    .map(text => text.trim())
    .filter(text => text !== '');
}

/** Whether a click on the marker opens a map service (rule MAP-10). */
export function opensLink(click: { readonly linkOnClick: boolean; readonly isDragging: boolean }): boolean {
  return click.linkOnClick && !click.isDragging;
}
