/** All constants of the map widget, each with its rule (docs/specification/map.md). */

/** The centre of a map without a place (MAP-2). */
export const mapDefaults = { lat: 40.720882, lng: -74.000988, zoom: 12 } as const;

/** The zoom limits of a map (MAP-1). */
export const mapZooms = { min: 1, max: 20 } as const;

/** How long the map's script may take before its failure is shown (MAP-12). */
export const mapScriptTimeoutMs = 30_000;

/** The marker in px; its tip is at the place (MAP-3). */
export const mapMarker = { width: 48, height: 64 } as const;

/** How long changes of the options are collected before a map is redrawn (MAP-17). */
export const mapOptionsDebounceMs = 60;

/** Web Mercator ends here; nearer the poles there are no tiles (MAP-1). */
export const mapMaxLatitude = 85.0511;
