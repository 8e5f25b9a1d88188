import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultMapProvider, mapLinkOf } from './map-provider.ts';
import { mapSettingsSchema } from './map-settings.ts';
import { readPlace } from './read-place.ts';

describe('readPlace', () => {
  it.each([
    ['52.5145, 13.2757', { lat: 52.5145, lng: 13.2757, zoom: null }],
    [' -33.9;151 ', { lat: -33.9, lng: 151, zoom: null }],
    ['https://www.openstreetmap.org/#map=15/52.5145/13.2757', { lat: 52.5145, lng: 13.2757, zoom: 15 }],
    [
      'https://www.openstreetmap.org/?mlat=52.6&mlon=13.1#map=16/52.5/13.2',
      { lat: 52.6, lng: 13.1, zoom: 16 },
    ],
    ['https://www.google.com/maps/@52.5145,13.2757,15.5z', { lat: 52.5145, lng: 13.2757, zoom: 15 }],
    [
      'https://www.google.com/maps/place/Kiln/@52.51,13.27,17z/data=!3m1!4b1!4m6!8m2!3d52.5145!4d13.2757',
      { lat: 52.5145, lng: 13.2757, zoom: 17 },
    ],
    ['https://maps.google.com/?q=52.5145,13.2757', { lat: 52.5145, lng: 13.2757, zoom: null }],
  ])('MAP-18: reads %s', (text, place) => {
    expect(readPlace(text)).toEqual(place);
  });

  it.each(['', 'Lindenallee 4', '52.5', '95, 13', '52, 200', '1, 2, 3', 'https://www.openstreetmap.org/'])(
    'MAP-18: finds no place in “%s”',
    text => {
      expect(readPlace(text)).toBeNull();
    },
  );

  it('MAP-18: reads its own links', () => {
    const angle = (most: number) => fc.integer({ min: -most * 1e4, max: most * 1e4 }).map(one => one / 1e4);
    fc.assert(
      fc.property(angle(85), angle(180), fc.integer({ min: 1, max: 20 }), (mapLat, mapLng, mapZoom) => {
        const settings = mapSettingsSchema.parse({ mapLat, mapLng, mapZoom });
        const place = { lat: mapLat, lng: mapLng, zoom: mapZoom };
        if (!/e/.test(`${mapLat}${mapLng}`))
          expect(readPlace(mapLinkOf(settings, defaultMapProvider))).toEqual(place);
      }),
    );
  });
});
