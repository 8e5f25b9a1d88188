import { mapMarker, mapOptionsDebounceMs, mapZooms } from '@vitrine/core/map/map-constants.ts';
import { opensLink } from '@vitrine/core/map/map-place.ts';
import type { MapScene } from '@vitrine/core/map/map-scene.ts';
import { gatherChanges } from './gather-changes.ts';
import type { GoogleMaps } from './google-maps.types.ts';
import type { LiveMap, LiveMapEvents } from './live-map.ts';
import { loadGoogleMaps } from './load-google-maps.ts';
import { pinPath, pinViewBox } from './map-pin.ts';

/** A map by Google, with the key of the website (rules MAP-8, MAP-10 to MAP-12). */
export async function openGoogleMap(
  place: HTMLElement,
  scene: MapScene,
  { onFail, onView, onMarker }: LiveMapEvents,
): Promise<LiveMap | null> {
  if (!('key' in scene.look)) return null;
  const maps = await loadGoogleMaps(scene.look.key, scene.language);
  if (!maps) return null;
  window.gm_authFailure = onFail;
  let now = scene;
  let isDragging = false;
  const map = new maps.Map(place, mapOptions(scene));
  const pin = new maps.Marker({ map, icon: pinIcon(maps, place), ...pinOptions(scene) });
  pin.addListener('dragstart', () => {
    isDragging = true;
  });
  pin.addListener('dragend', () => {
    const at = pin.getPosition();
    onMarker?.({ lat: at.lat(), lng: at.lng() });
    setTimeout(() => {
      isDragging = false;
    });
  });
  pin.addListener('click', () => {
    if (opensLink({ linkOnClick: now.linkOnClick, isDragging })) window.open(now.link, '_blank', 'noopener');
  });
  if (onView) {
    map.addListener('idle', () => {
      const at = map.getCenter();
      onView({ center: { lat: at.lat(), lng: at.lng() }, zoom: map.getZoom() });
    });
  }
  const updates = gatherChanges((next: MapScene) => {
    now = next;
    map.setOptions(mapOptions(next));
    pin.setOptions(pinOptions(next));
  }, mapOptionsDebounceMs);
  return {
    update: updates.change,
    remove: () => {
      updates.cancel();
      window.gm_authFailure = undefined;
      pin.setMap(null);
      place.replaceChildren();
    },
  };
}

function mapOptions({ center, zoom, look, ...scene }: MapScene): Record<string, unknown> {
  return {
    center,
    zoom,
    minZoom: mapZooms.min,
    maxZoom: mapZooms.max,
    draggable: scene.draggable,
    scrollwheel: scene.scrollwheel,
    disableDefaultUI: scene.disableDefaultUI,
    zoomControl: scene.hasControls,
    streetViewControl: false,
    mapTypeControl: false,
    fullscreenControl: false,
    ...('key' in look ? { mapTypeId: look.type, styles: look.styles } : {}),
  };
}

function pinOptions({ marker, markerDraggable, linkOnClick, words }: MapScene): Record<string, unknown> {
  return {
    position: marker,
    title: words.marker,
    draggable: markerDraggable,
    clickable: linkOnClick || markerDraggable,
  };
}

/** Google requires a picture's address: the drawing in the colours of its section. */
function pinIcon(maps: GoogleMaps, place: HTMLElement): object {
  const style = getComputedStyle(place);
  const color = (name: string) => style.getPropertyValue(name).trim();
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${pinViewBox}"><path d="${pinPath}" fill="${color('--color-accent')}" stroke="${color('--color-paper')}" stroke-width="2.5"/><circle cx="24" cy="22" r="7.5" fill="${color('--color-paper')}"/></svg>`;
  return {
    url: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
    scaledSize: new maps.Size(mapMarker.width, mapMarker.height),
    anchor: new maps.Point(mapMarker.width / 2, mapMarker.height),
  };
}
