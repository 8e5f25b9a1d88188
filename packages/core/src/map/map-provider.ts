import '../blocks/control-hints.ts';
import { z } from 'zod';
import { fieldCode } from '../messages/phrase.ts';
import { addressLinesOf, markerOf } from './map-place.ts';
import type { MapSettings } from './map-settings.ts';
import { mapStyleNumbers } from './map-style.ts';
import { isVectorAddress } from './vector-paint.ts';

/** OpenStreetMap's own tiles, free to use with their attribution (https://operations.osmfoundation.org/policies/tiles/). */
const openStreetMap = {
  address: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  attribution: '© OpenStreetMap contributors',
  attributionLink: 'https://www.openstreetmap.org/copyright',
  maxZoom: 19,
} as const;

/** Cloudless pictures of 2016, the last of EOX under CC BY 4.0; beyond their finest zoom they are enlarged. */
const satellite = {
  address: 'https://tiles.maps.eox.at/wmts/1.0.0/s2cloudless_3857/default/g/{z}/{y}/{x}.jpg',
  attribution: 'Sentinel-2 cloudless by EOX (modified Copernicus Sentinel data 2016 & 2017)',
  attributionLink: 'https://s2maps.eu',
  maxZoom: 14,
} as const;

const terrain = {
  address: 'https://tile.opentopomap.org/{z}/{x}/{y}.png',
  attribution: '© OpenStreetMap contributors, SRTM, OpenTopoMap (CC-BY-SA)',
  attributionLink: 'https://opentopomap.org/about',
  maxZoom: 17,
} as const;

const tileAddress = z
  .string()
  .max(500)
  .refine(text => text === '' || isTileAddress(text), fieldCode('tileAddress'))
  .default('');

/** The map provider of a website: tiles at an address, or Google with a key (rule MAP-6). */
export const mapProviderSchema = z.object({
  tiles: tileAddress.meta({
    label: 'Tile address',
    help: 'Pictures, such as https://tile.openstreetmap.org/{z}/{x}/{y}.png, or shapes that end with .mvt or .pbf. Leave it empty to use OpenStreetMap’s pictures.',
  }),
  attribution: z.string().max(300).default('').meta({
    label: 'Tile attribution',
    help: 'Shown on the map, as most licences require.',
  }),
  tilesWithoutLabels: tileAddress.meta({
    label: 'Tiles without names',
    help: 'For maps that hide their names, where the service has such tiles.',
  }),
  satelliteTiles: tileAddress.meta({ label: 'Satellite pictures' }),
  terrainTiles: tileAddress.meta({ label: 'Tiles with hills and valleys' }),
  googleKey: z
    .string()
    .max(100)
    .regex(/^[\w-]*$/, fieldCode('googleKey'))
    .default('')
    .meta({
      label: 'Google Maps key',
      help: 'With a key, visitors see Google’s map when they ask for it. Restrict the key to your domain at Google.',
    }),
});

export type MapProvider = z.infer<typeof mapProviderSchema>;

export const defaultMapProvider: MapProvider = mapProviderSchema.parse({});

/** One layer of tiles of a map. */
export interface TileLayer {
  readonly address: string;
  readonly attribution: string;
  /** The link of the attribution; empty for none. */
  readonly attributionLink: string;
  /** The finest zoom; beyond it, tiles are enlarged. */
  readonly maxZoom: number;
}

/** The tiles of a map: the website's own address for its type, else an open one (rules MAP-6, MAP-7). */
export function tilesOf(
  provider: MapProvider,
  settings: Pick<MapSettings, 'style' | 'showLabels' | 'showTerrain'>,
): TileLayer {
  const own = (address: string): TileLayer => ({
    address,
    attribution: provider.attribution,
    attributionLink: '',
    maxZoom: 20,
  });
  if (settings.style === mapStyleNumbers.satellite) {
    return provider.satelliteTiles === '' ? satellite : own(provider.satelliteTiles);
  }
  if (settings.showTerrain) return provider.terrainTiles === '' ? terrain : own(provider.terrainTiles);
  const isPicture = !isVectorAddress(provider.tiles);
  if (!settings.showLabels && isPicture && provider.tilesWithoutLabels !== '')
    return own(provider.tilesWithoutLabels);
  if (provider.tiles === '') return openStreetMap;
  // Vector tiles are sharp at any size; their services end at 14.
  return isPicture ? own(provider.tiles) : { ...own(provider.tiles), maxZoom: 15 };
}

/** The link to the place at a map service: Google's if the website uses Google (rule MAP-9). */
export function mapLinkOf(settings: MapSettings, { googleKey }: Pick<MapProvider, 'googleKey'>): string {
  const { lat, lng } = markerOf(settings);
  if (googleKey === '') {
    return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=${settings.mapZoom}/${lat}/${lng}`;
  }
  const lines = addressLinesOf(settings);
  const name = settings.addressTitle.trim();
  const query = lines.length > 0 ? [name, ...lines].filter(text => text !== '').join(', ') : `${lat},${lng}`;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
}

/** The source of tiles at an address, for a Content-Security-Policy (rule MAP-16). */
export function tileOriginOf(address: string): string {
  const { origin } = new URL(address.replace('{s}', 'a'));
  return address.includes('{s}.') ? origin.replace(/^https:\/\/a\./, 'https://*.') : origin;
}

function isTileAddress(text: string): boolean {
  const isWhole = ['{z}', '{x}', '{y}'].every(part => text.includes(part));
  return isWhole && /^https:\/\//.test(text) && URL.canParse(text.replace('{s}', 'a'));
}
