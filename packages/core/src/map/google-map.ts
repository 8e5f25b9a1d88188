import type { MapSettings } from './map-settings.ts';
import { mapPaints, mapStyleNumbers } from './map-style.ts';

/** One rule of a Google map's look: https://developers.google.com/maps/documentation/javascript/style-reference */
export interface GoogleStyler {
  readonly featureType?: string;
  readonly elementType?: string;
  readonly stylers: readonly Readonly<Record<string, string | number>>[];
}

/** The address of Google's script, in the website's language and region (rule MAP-11). */
export function googleScriptAddress(key: string, language: string, callback: string): string {
  const [, region = ''] = /-([A-Z]{2})\b/i.exec(language) ?? [];
  const query = new URLSearchParams({ key, language, loading: 'async', callback, v: 'quarterly' });
  if (region !== '') query.set('region', region.toUpperCase());
  return `https://maps.googleapis.com/maps/api/js?${query}`;
}

/** Google's map type: satellite, terrain or roads (rule MAP-8). */
export function googleMapType({
  style,
  showLabels,
  showTerrain,
}: Pick<MapSettings, 'style' | 'showLabels' | 'showTerrain'>):
  | 'hybrid'
  | 'satellite'
  | 'terrain'
  | 'roadmap' {
  if (style === mapStyleNumbers.satellite) return showLabels ? 'hybrid' : 'satellite';
  return showTerrain ? 'terrain' : 'roadmap';
}

/** A style in Google's format (rule MAP-8). */
export function googleStyles({
  style,
  showLabels,
}: Pick<MapSettings, 'style' | 'showLabels'>): GoogleStyler[] {
  const labels: GoogleStyler[] = showLabels
    ? []
    : [{ elementType: 'labels', stylers: [{ visibility: 'off' }] }];
  return [...looks[style], ...labels];
}

const gray: GoogleStyler = { stylers: [{ saturation: -100 }] };

/** A quiet map: few features, all in shades of one colour. */
function minimal(style: 4 | 5 | 6, water: string, road: string): GoogleStyler[] {
  const { land, ink } = mapPaints[style];
  return [
    { elementType: 'geometry', stylers: [{ color: land }] },
    { elementType: 'labels.icon', stylers: [{ visibility: 'off' }] },
    { elementType: 'labels.text.fill', stylers: [{ color: ink }] },
    { elementType: 'labels.text.stroke', stylers: [{ color: land }] },
    { featureType: 'poi', stylers: [{ visibility: 'off' }] },
    { featureType: 'transit', stylers: [{ visibility: 'off' }] },
    { featureType: 'road', elementType: 'geometry', stylers: [{ color: road }] },
    { featureType: 'water', elementType: 'geometry', stylers: [{ color: water }] },
  ];
}

const looks: Readonly<Record<MapSettings['style'], readonly GoogleStyler[]>> = {
  1: [],
  2: [gray],
  3: [],
  4: minimal(4, '#e6e5e1', '#ffffff'),
  5: minimal(5, '#15171a', '#383c42'),
  6: minimal(6, '#b7d2ec', '#ffffff'),
};
