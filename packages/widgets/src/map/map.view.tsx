import { offsetFrom, writeCoordinates } from '@vitrine/core/map/map-geometry.ts';
import { addressLinesOf, centerOf, markerOf } from '@vitrine/core/map/map-place.ts';
import { type MapProvider, mapLinkOf } from '@vitrine/core/map/map-provider.ts';
import { mapSceneOf } from '@vitrine/core/map/map-scene.ts';
import type { MapSettings } from '@vitrine/core/map/map-settings.ts';
import { type MapPaint, mapPaints } from '@vitrine/core/map/map-style.ts';
import { drawStill, stillSize } from '@vitrine/core/map/still-map.ts';
import { messagesFor } from '../messages/messages.ts';
import { cssVariables } from '../styles/css-variables.ts';
import { pinPath, pinViewBox } from './map-pin.ts';

export interface MapViewProps {
  readonly settings: MapSettings;
  readonly provider: MapProvider;
  readonly language: string;
}

/**
 * A place: its address as text, and a still picture that `showMap` replaces with a map on demand.
 * Nothing is loaded from other hosts (rules MAP-13, MAP-14).
 */
export function MapView({ settings, provider, language }: MapViewProps) {
  const messages = messagesFor(language);
  const place = settings.addressTitle.trim();
  const lines = addressLinesOf(settings);
  const named = place === '' ? (lines[0] ?? writeCoordinates(markerOf(settings))) : place;
  const words = {
    name: messages.mapOf({ title: named }),
    marker: messages.markerOf({ title: named }),
    loading: messages.mapLoading,
    failed: messages.mapFailed,
    retry: messages.retry,
    zoomIn: messages.zoomIn,
    zoomOut: messages.zoomOut,
  };
  const offset = offsetFrom(centerOf(settings), markerOf(settings), settings.mapZoom);
  const paint = mapPaints[settings.style];
  return (
    <figure
      className="map"
      data-map={JSON.stringify(mapSceneOf(settings, { provider, language, words }))}
      style={cssVariables({
        'map-land': paint.land,
        'map-ink': paint.ink,
        'map-x': `${offset.x}px`,
        'map-y': `${offset.y}px`,
      })}
    >
      <div className="map-stage">
        <StillMap settings={settings} paint={paint} />
        <span className="map-coordinates" dir="ltr" aria-hidden="true">
          {writeCoordinates(markerOf(settings))}
        </span>
        <span className="map-pin" aria-hidden="true">
          <svg viewBox={pinViewBox} aria-hidden="true">
            <path d={pinPath} />
            <circle cx="24" cy="22" r="7.5" />
          </svg>
        </span>
        <div className="map-ask">
          <button type="button" className="map-show" hidden>
            {messages.showMap}
          </button>
          <p className="map-status" role="status" />
        </div>
      </div>
      <figcaption className="map-place">
        <address className="map-address">
          {place !== '' && <strong className="map-name">{place}</strong>}
          {lines.map(line => (
            <bdi key={line}>{line}</bdi>
          ))}
          {place === '' && lines.length === 0 && <bdi dir="ltr">{writeCoordinates(markerOf(settings))}</bdi>}
        </address>
        <a className="map-link" href={mapLinkOf(settings, provider)} target="_blank" rel="noopener">
          {messages.openInMaps}
        </a>
      </figcaption>
    </figure>
  );
}

/** Contour lines in the style's colours: the same for the same place, but not a map of it (rule MAP-13). */
export function StillMap({ settings, paint }: { readonly settings: MapSettings; readonly paint: MapPaint }) {
  return (
    <svg
      className="map-still"
      viewBox={`0 0 ${stillSize.width} ${stillSize.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      fill={paint.line}
      fillOpacity={0.08}
      stroke={paint.line}
      strokeOpacity={0.5}
      strokeWidth={1.5}
    >
      {drawStill(centerOf(settings)).map(path => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
