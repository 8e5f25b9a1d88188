/** Every number of the map widget, each with its rule (docs/specification/map.md). */

/** Where a map without a place of its own stands (MAP-2). */
export const mapDefaults = { lat: 40.720882, lng: -74.000988, zoom: 12 } as const;

/** How far a map can be zoomed (MAP-1). */
export const mapZooms = { min: 1, max: 20 } as const;

/** How long the map's script may take before its failure is said (MAP-12). */
export const mapScriptTimeoutMs = 30_000;

/** The marker in px; its tip points at the place (MAP-3). */
export const mapMarker = { width: 48, height: 64 } as const;

/** How long changes of the options are gathered before a map is drawn again (MAP-17). */
export const mapOptionsDebounceMs = 60;

/** Web Mercator ends here; nearer the poles there are no tiles (MAP-1). */
export const mapMaxLatitude = 85.0511;
