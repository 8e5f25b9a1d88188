import { mapMaxLatitude, mapZooms } from './map-constants.ts';
import type { MapPoint } from './map-place.ts';

export interface ReadPlace extends MapPoint {
  /** Null if the text contains none. */
  readonly zoom: number | null;
}

const number = String.raw`(-?\d{1,3}(?:\.\d+)?)`;

/** Pasted text: two numbers, or an OpenStreetMap or Google Maps address, with its zoom. */
const forms: readonly { readonly form: RegExp; readonly order: readonly ('lat' | 'lng' | 'zoom')[] }[] = [
  { form: new RegExp(`[?&]mlat=${number}&mlon=${number}`), order: ['lat', 'lng'] },
  { form: new RegExp(String.raw`#map=(\d{1,2})/${number}/${number}`), order: ['zoom', 'lat', 'lng'] },
  { form: new RegExp(`!3d${number}!4d${number}`), order: ['lat', 'lng'] },
  { form: new RegExp(String.raw`@${number},${number},(\d{1,2})(?:\.\d+)?z`), order: ['lat', 'lng', 'zoom'] },
  {
    form: new RegExp(`[?&](?:q|query|ll)=${number}(?:,|%2C)${number}`, 'i'),
    order: ['lat', 'lng'],
  },
  { form: new RegExp(String.raw`^\s*${number}\s*[,;\s]\s*${number}\s*$`), order: ['lat', 'lng'] },
];

/** A place from pasted text; null if it contains none that a map can show (rule MAP-18). */
export function readPlace(text: string): ReadPlace | null {
  for (const { form, order } of forms) {
    const found = form.exec(text.slice(0, 2000));
    if (!found) continue;
    const value = (name: 'lat' | 'lng' | 'zoom') => Number(found[order.indexOf(name) + 1] ?? Number.NaN);
    const [lat, lng] = [value('lat'), value('lng')];
    if (Math.abs(lat) > mapMaxLatitude || Math.abs(lng) > 180) return null;
    const zoom = order.includes('zoom') ? value('zoom') : zoomIn(text);
    return { lat, lng, zoom: zoom === null ? null : Math.min(Math.max(zoom, mapZooms.min), mapZooms.max) };
  }
  return null;
}

function zoomIn(text: string): number | null {
  const found = /#map=(\d{1,2})\/|,(\d{1,2})(?:\.\d+)?z/.exec(text);
  return found ? Number(found[1] ?? found[2]) : null;
}
