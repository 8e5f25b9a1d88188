import '../blocks/control-hints.ts';
import { z } from 'zod';
import { mapDefaults, mapMaxLatitude, mapZooms } from './map-constants.ts';
import { defaultMapStyle, mapStyleNumbers } from './map-style.ts';

const latitude = z.number().min(-mapMaxLatitude).max(mapMaxLatitude);
const longitude = z.number().min(-180).max(180);
const line = z.string().max(200).default('');

/** Every field of a map, under its permanent name (rules MAP-1 to MAP-4). */
export const mapSettingsSchema = z.object({
  addressTitle: line.meta({ label: 'Name of the place' }),
  addressLine1: line.meta({ label: 'Street and number' }),
  addressLine2: line.meta({ label: 'Postal code and town' }),
  addressCountry: line.meta({ label: 'Country' }),
  mapLat: latitude.default(mapDefaults.lat).meta({ label: 'Latitude' }),
  mapLng: longitude.default(mapDefaults.lng).meta({ label: 'Longitude' }),
  markerLat: latitude.nullable().default(null).meta({ label: 'Latitude of the marker' }),
  markerLng: longitude.nullable().default(null).meta({ label: 'Longitude of the marker' }),
  mapZoom: z
    .number()
    .int()
    .min(mapZooms.min)
    .max(mapZooms.max)
    .default(mapDefaults.zoom)
    .meta({ label: 'Zoom', control: 'slider' }),
  style: z
    .literal(Object.values(mapStyleNumbers))
    .default(defaultMapStyle)
    .meta({ label: 'Style', control: 'choice' }),
  showLabels: z.boolean().default(true).meta({ label: 'Names on the map' }),
  showTerrain: z.boolean().default(false).meta({ label: 'Hills and valleys' }),
  draggable: z.boolean().default(true).meta({ label: 'Can be moved' }),
  scrollwheel: z.boolean().default(false).meta({ label: 'Zooms with the wheel' }),
  showControls: z.boolean().default(true).meta({ label: 'Zoom buttons' }),
  disableDefaultUI: z.boolean().default(false).meta({ label: 'Without any control' }),
  markerDraggable: z.boolean().default(false).meta({ label: 'Visitors can move the marker' }),
  isShownAtOnce: z.boolean().default(false).meta({
    label: 'Show the map without a click',
    help: 'Browsers then request pictures from the map service as soon as the map comes near. A browser that asks not to be tracked still waits for a click.',
  }),
  linkOnClick: z.boolean().default(true).meta({ label: 'A click on the marker opens a map service' }),
});

export type MapSettings = z.infer<typeof mapSettingsSchema>;
