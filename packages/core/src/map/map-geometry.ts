import { mapMaxLatitude } from './map-constants.ts';
import type { MapPoint } from './map-place.ts';

/** Pixels of the whole world at zoom 0. */
const worldSize = 256;

/** Pixels from the world's top left at a zoom, Web Mercator (EPSG:3857). */
export function projectPoint({ lat, lng }: MapPoint, zoom: number): { x: number; y: number } {
  const size = worldSize * 2 ** zoom;
  const bounded = Math.min(Math.max(lat, -mapMaxLatitude), mapMaxLatitude);
  const sine = Math.sin((bounded * Math.PI) / 180);
  return {
    x: ((lng + 180) / 360) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  };
}

/** The distance of a point from the centre of the picture, in px to the right and down. */
export function offsetFrom(center: MapPoint, point: MapPoint, zoom: number): { x: number; y: number } {
  const [one, other] = [projectPoint(center, zoom), projectPoint(point, zoom)];
  return { x: Math.round(other.x - one.x), y: Math.round(other.y - one.y) };
}

/** Such as `40° 43′ 15″ N, 74° 0′ 4″ W`. */
export function writeCoordinates({ lat, lng }: MapPoint): string {
  return `${writeAngle(lat, 'N', 'S')}, ${writeAngle(lng, 'E', 'W')}`;
}

function writeAngle(angle: number, positive: string, negative: string): string {
  const seconds = Math.round(Math.abs(angle) * 3600);
  const [degrees, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${degrees}° ${minutes}′ ${seconds % 60}″ ${angle < 0 ? negative : positive}`;
}
