import { type MapProvider, vectorOriginOf } from '@vitrine/core/map/map-provider.ts';

/** What a page with a map may load beside its own, by directive of the policy. */
export interface MapSources {
  readonly script: readonly string[];
  /** Instead of hashes: a browser that knows a hash ignores what else is allowed inline. */
  readonly style: readonly string[];
  readonly font: readonly string[];
  readonly connect: readonly string[];
  readonly worker: readonly string[];
}

export const closedSources: MapSources = { script: [], style: [], font: [], connect: [], worker: [] };

/**
 * Google's sources only where the website has a key: its script makes styles of its own while it runs
 * (https://developers.google.com/maps/documentation/javascript/content-security-policy). Tiles that are pictures
 * pass over https anyway; those of shapes are fetched (rule MAP-16).
 */
export function mapSourcesOf(provider: MapProvider): MapSources {
  const origin = vectorOriginOf(provider);
  if (provider.googleKey === '')
    return origin === null ? closedSources : { ...closedSources, connect: [origin] };
  return {
    script: ['https://maps.googleapis.com', 'https://maps.gstatic.com'],
    style: ["'unsafe-inline'", 'https://fonts.googleapis.com'],
    font: ['https://fonts.gstatic.com'],
    connect: ['https://*.googleapis.com', 'https://*.google.com', 'https://*.gstatic.com', 'data:', 'blob:'],
    worker: ['blob:'],
  };
}
