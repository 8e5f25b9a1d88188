import type { PageSources } from '../blocks/page-sources.ts';
import { defaultMapProvider, type MapProvider, tileOriginOf, tilesOf } from './map-provider.ts';
import type { MapSettings } from './map-settings.ts';
import { isVectorAddress } from './vector-paint.ts';

/**
 * The sources of a page with a map: its tiles, as pictures or as fetched vector data. Google's
 * sources only if the website has a key: its script creates styles at run time
 * (https://developers.google.com/maps/documentation/javascript/content-security-policy) (rule
 * MAP-16).
 */
export function mapSourcesOf(
  settings: Pick<MapSettings, 'style' | 'showLabels' | 'showTerrain'>,
  provider: MapProvider = defaultMapProvider,
): PageSources {
  if (provider.googleKey !== '') return googleSources;
  const { address } = tilesOf(provider, settings);
  const origin = tileOriginOf(address);
  return isVectorAddress(address) ? { connect: [origin] } : { image: [origin] };
}

const googleSources: PageSources = {
  script: ['https://maps.googleapis.com', 'https://maps.gstatic.com'],
  style: ["'unsafe-inline'", 'https://fonts.googleapis.com'],
  font: ['https://fonts.gstatic.com'],
  connect: ['https://*.googleapis.com', 'https://*.google.com', 'https://*.gstatic.com', 'data:', 'blob:'],
  worker: ['blob:'],
  image: [
    'blob:',
    'https://*.googleapis.com',
    'https://*.gstatic.com',
    'https://*.google.com',
    'https://*.googleusercontent.com',
  ],
};
