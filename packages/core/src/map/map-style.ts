/** The styles by number, as stored and in the page's script (MAP-4). */
export const mapStyleNumbers = {
  original: 1,
  grayscale: 2,
  satellite: 3,
  minimalLight: 4,
  minimalDark: 5,
  minimalBlue: 6,
} as const;

export type MapStyleName = keyof typeof mapStyleNumbers;
export type MapStyleNumber = (typeof mapStyleNumbers)[MapStyleName];

/** The order shown to an owner: here the dark one precedes the light one (MAP-4). */
export const mapStyleNames = [
  'Original',
  'Grayscale',
  'Satellite',
  'MinimalDark',
  'MinimalLight',
  'MinimalBlue',
] as const;

export const defaultMapStyle: MapStyleNumber = mapStyleNumbers.grayscale;

/** The number of a name in either list, such as `MinimalDark` or `minimalDark`; null for other names. */
export function mapStyleNumber(name: string): MapStyleNumber | null {
  const key = name.charAt(0).toLowerCase() + name.slice(1);
  return Object.entries(mapStyleNumbers).find(([known]) => known === key)?.[1] ?? null;
}

/** The colours of a style before the map loads, and the filter for raster tiles. */
export interface MapPaint {
  readonly land: string;
  readonly line: string;
  readonly ink: string;
  /** A CSS filter over coloured tiles; `none` if they need no change (MAP-5). */
  readonly filter: string;
}

export const mapPaints: Readonly<Record<MapStyleNumber, MapPaint>> = {
  1: { land: '#f1ede3', line: '#b3845a', ink: '#3f372c', filter: 'none' },
  2: { land: '#ececea', line: '#6f6f6b', ink: '#2d2d2b', filter: 'grayscale(1)' },
  3: { land: '#22352f', line: '#93b59a', ink: '#e9f1ea', filter: 'none' },
  4: {
    land: '#f7f6f3',
    line: '#a8a49b',
    ink: '#45423c',
    filter: 'grayscale(1) contrast(0.72) brightness(1.17)',
  },
  5: {
    land: '#1f2124',
    line: '#7d838b',
    ink: '#eceef0',
    filter: 'grayscale(1) invert(1) brightness(0.85) contrast(0.85)',
  },
  6: {
    land: '#dfeaf5',
    line: '#5d8fc0',
    ink: '#16324d',
    filter: 'grayscale(1) brightness(0.82) sepia(0.8) hue-rotate(185deg) saturate(0.8)',
  },
};
