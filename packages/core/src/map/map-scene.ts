import { type GoogleStyler, googleMapType, googleStyles } from './google-map.ts';
import { centerOf, type MapPoint, markerOf } from './map-place.ts';
import { type MapProvider, mapLinkOf, type TileLayer, tilesOf } from './map-provider.ts';
import type { MapSettings } from './map-settings.ts';
import { type MapStyleNumber, mapPaints } from './map-style.ts';
import { isVectorAddress } from './vector-paint.ts';

/** The texts of a displayed map, in the page's language. */
export interface MapWords {
  readonly name: string;
  readonly marker: string;
  readonly loading: string;
  readonly failed: string;
  readonly retry: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
}

export interface TileLook {
  readonly tiles: TileLayer;
  readonly filter: string;
  /** The drawing of vector tiles; null for raster tiles. */
  readonly vector: { readonly style: MapStyleNumber; readonly showLabels: boolean } | null;
}

export interface GoogleLook {
  readonly key: string;
  readonly type: string;
  readonly styles: readonly GoogleStyler[];
}

/** All data that a page's script needs to draw a map: written into the page as JSON. */
export interface MapScene
  extends Pick<
    MapSettings,
    'draggable' | 'scrollwheel' | 'disableDefaultUI' | 'markerDraggable' | 'isShownAtOnce' | 'linkOnClick'
  > {
  readonly center: MapPoint;
  readonly marker: MapPoint;
  readonly zoom: number;
  readonly hasControls: boolean;
  readonly link: string;
  readonly language: string;
  readonly words: MapWords;
  readonly look: TileLook | GoogleLook;
}

/** Google's map if the website has its key, else tiles under the style's filter (rules MAP-5 to MAP-8). */
export function mapSceneOf(
  settings: MapSettings,
  { provider, language, words }: { provider: MapProvider; language: string; words: MapWords },
): MapScene {
  const { draggable, scrollwheel, disableDefaultUI, markerDraggable, isShownAtOnce, linkOnClick } = settings;
  return {
    ...{ draggable, scrollwheel, disableDefaultUI, markerDraggable, isShownAtOnce, linkOnClick },
    ...{ language, words },
    center: centerOf(settings),
    marker: markerOf(settings),
    zoom: settings.mapZoom,
    hasControls: settings.showControls && !disableDefaultUI,
    link: mapLinkOf(settings, provider),
    look:
      provider.googleKey === ''
        ? tileLookOf(settings, tilesOf(provider, settings))
        : {
            key: provider.googleKey,
            type: googleMapType(settings),
            styles: googleStyles(settings),
          },
  };
}

/** Shapes are drawn in the style itself; a filter would colour them twice. */
function tileLookOf({ style, showLabels }: MapSettings, tiles: TileLayer): TileLook {
  return isVectorAddress(tiles.address)
    ? { tiles, filter: 'none', vector: { style, showLabels } }
    : { tiles, filter: mapPaints[style].filter, vector: null };
}
