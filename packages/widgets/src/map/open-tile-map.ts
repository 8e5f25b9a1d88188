import {
  mapMarker,
  mapOptionsDebounceMs,
  mapScriptTimeoutMs,
  mapZooms,
} from '@vitrine/core/map/map-constants.ts';
import { opensLink } from '@vitrine/core/map/map-place.ts';
import type { TileLayer } from '@vitrine/core/map/map-provider.ts';
import type { MapScene, TileLook } from '@vitrine/core/map/map-scene.ts';
import { control, divIcon, type GridLayer, map as makeMap, marker as makeMarker, tileLayer } from 'leaflet';
import { adoptSheet } from '../styles/adopt-sheet.ts';
import { gatherChanges } from './gather-changes.ts';
import css from './live.part.css?inline';
import type { LiveMap, LiveMapEvents } from './live-map.ts';
import { drawPin } from './map-pin.ts';
import { withinTime } from './within-time.ts';

/** A map of tiles by Leaflet: keyboard and touch, the style as a filter (rules MAP-5, MAP-10, MAP-12, MAP-15). */
export async function openTileMap(
  place: HTMLElement,
  scene: MapScene,
  { onFail, onView, onMarker }: LiveMapEvents,
): Promise<LiveMap | null> {
  if (!isTileScene(scene)) return null;
  // Only a website with vector tiles loads their renderer; it loads first, so that nothing of a map remains if it fails.
  const shapes = scene.look.vector ? await withinTime(import('./vector-layer.ts'), mapScriptTimeoutMs) : null;
  if (scene.look.vector && !shapes) return null;
  adoptSheet(css);
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = makeMap(place, {
    center: scene.center,
    zoom: scene.zoom,
    minZoom: mapZooms.min,
    maxZoom: mapZooms.max,
    dragging: scene.draggable,
    scrollWheelZoom: scene.scrollwheel,
    zoomControl: false,
    attributionControl: false,
    inertia: !isStill,
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    markerZoomAnimation: !isStill,
  });
  // The tiles' attribution is always shown: their licence requires it.
  const credits = control.attribution({ prefix: false }).addTo(map);
  const zoom = control.zoom({ zoomInTitle: scene.words.zoomIn, zoomOutTitle: scene.words.zoomOut });
  const pin = makeMarker(scene.marker, {
    icon: divIcon({
      html: drawPinBox(),
      className: 'map-marker',
      iconSize: [mapMarker.width, mapMarker.height],
      iconAnchor: [mapMarker.width / 2, mapMarker.height],
    }),
    keyboard: true,
  }).addTo(map);
  let now: MapScene = scene;
  const layerOf = ({ look: { tiles, vector }, language }: TileScene): GridLayer =>
    vector && shapes ? shapes.vectorLayer(tiles, { ...vector, language }) : pictureLayer(tiles);
  let layer: GridLayer | null = null;
  let isDragging = false;

  const follow = () => {
    if (opensLink({ linkOnClick: now.linkOnClick, isDragging })) window.open(now.link, '_blank', 'noopener');
  };
  /** By more than a pixel: values reported by the map itself are rounded. */
  const isElsewhere = ({ center, zoom: wanted }: MapScene) =>
    wanted !== map.getZoom() ||
    map.latLngToContainerPoint(center).distanceTo(map.latLngToContainerPoint(map.getCenter())) > 1;
  const show = (next: MapScene, before: MapScene | null) => {
    now = next;
    if (!isTileScene(next)) return;
    place.style.setProperty('--map-filter', next.look.filter);
    setHandler(map.dragging, next.draggable);
    setHandler(map.scrollWheelZoom, next.scrollwheel);
    if (next.hasControls) zoom.addTo(map);
    else zoom.remove();
    pin.setLatLng(next.marker);
    if (pin.dragging) setHandler(pin.dragging, next.markerDraggable);
    describePin(pin.getElement(), next);
    const old = layer === null ? null : before;
    if (!hasTilesOf(old, next)) {
      layer?.remove();
      if (isTileScene(old)) credits.removeAttribution(creditOf(old.look.tiles));
      credits.addAttribution(creditOf(next.look.tiles));
      layer = watched(layerOf(next));
      layer.addTo(map);
    }
    if (before && isElsewhere(next)) map.setView(next.center, next.zoom, { animate: !isStill });
  };
  /** If no tile of the first screen loads, there is no map. */
  const watched = (made: GridLayer): GridLayer => {
    let hasTile = false;
    made.on('tileload', () => {
      hasTile = true;
    });
    return made.on('load', () => {
      if (!hasTile) onFail();
    });
  };
  show(scene, null);
  pin.on('dragstart', () => {
    isDragging = true;
  });
  pin.on('dragend', () => {
    onMarker?.(pointOf(pin.getLatLng()));
    // The click event at the end of a drag follows it.
    setTimeout(() => {
      isDragging = false;
    });
  });
  pin.on('click', follow);
  pin.getElement()?.addEventListener('keydown', event => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    follow();
  });
  if (onView) map.on('moveend', () => onView({ center: pointOf(map.getCenter()), zoom: map.getZoom() }));
  const updates = gatherChanges((next: MapScene) => show(next, now), mapOptionsDebounceMs);
  return {
    update: updates.change,
    remove: () => {
      updates.cancel();
      map.remove();
    },
  };
}

type TileScene = MapScene & { readonly look: TileLook };

function isTileScene(scene: MapScene | null): scene is TileScene {
  return scene !== null && 'tiles' in scene.look;
}

/** Whether both show the same tiles in the same style. */
function hasTilesOf(one: MapScene | null, other: TileScene): boolean {
  const partOf = ({ look: { tiles, vector } }: TileScene) => JSON.stringify([tiles, vector]);
  return isTileScene(one) && partOf(one) === partOf(other);
}

function pictureLayer({ address, maxZoom }: TileLayer): GridLayer {
  return tileLayer(address, { maxZoom: mapZooms.max, maxNativeZoom: maxZoom, subdomains: 'abc' });
}

/** Leaflet expects HTML: an owner's text is escaped. */
function creditOf(tiles: TileLayer): string {
  const box = document.createElement('span');
  box.dir = 'auto';
  const line = tiles.attributionLink === '' ? box : document.createElement('a');
  line.textContent = tiles.attribution;
  if (line instanceof HTMLAnchorElement) {
    Object.assign(line, { href: tiles.attributionLink, target: '_blank', rel: 'noopener' });
    box.append(line);
  }
  return new XMLSerializer().serializeToString(box);
}

function drawPinBox(): HTMLElement {
  const box = document.createElement('span');
  box.append(drawPin());
  return box;
}

function describePin(pin: HTMLElement | undefined, { words, linkOnClick, markerDraggable }: MapScene): void {
  if (!pin) return;
  const isOperable = linkOnClick || markerDraggable;
  pin.role = linkOnClick ? 'link' : isOperable ? 'button' : 'img';
  pin.ariaLabel = words.marker;
  pin.tabIndex = isOperable ? 0 : -1;
}

function setHandler(handler: { enable(): unknown; disable(): unknown }, isOn: boolean): void {
  if (isOn) handler.enable();
  else handler.disable();
}

/** As precise as pointing: some centimetres. */
function pointOf({ lat, lng }: { lat: number; lng: number }) {
  const fine = (angle: number) => Math.round(angle * 1e6) / 1e6;
  return { lat: fine(lat), lng: fine((((lng % 360) + 540) % 360) - 180) };
}
