import { describe, expect, it } from 'vitest';
import { googleScriptAddress } from './google-map.ts';
import { defaultMapProvider, mapLinkOf, mapProviderSchema, tileOriginOf, tilesOf } from './map-provider.ts';
import { mapSceneOf } from './map-scene.ts';
import { mapSettingsSchema } from './map-settings.ts';

const settings = mapSettingsSchema.parse({});
const own = (more: object) => mapProviderSchema.parse(more);
const words = { name: '', marker: '', loading: '', failed: '', retry: '', zoomIn: '', zoomOut: '' };
const sceneOf = (more: object, provider = defaultMapProvider) =>
  mapSceneOf(mapSettingsSchema.parse(more), { provider, language: 'de-AT', words });

describe('tilesOf', () => {
  it('MAP-6: OpenStreetMap’s, with attribution, unless the website has its own', () => {
    expect(tilesOf(defaultMapProvider, settings)).toEqual({
      address: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
      attribution: '© OpenStreetMap contributors',
      attributionLink: 'https://www.openstreetmap.org/copyright',
      maxZoom: 19,
    });
    const provider = own({ tiles: 'https://maps.example/{z}/{x}/{y}.png', attribution: 'Example' });
    expect(tilesOf(provider, settings)).toMatchObject({
      address: 'https://maps.example/{z}/{x}/{y}.png',
      attribution: 'Example',
    });
  });

  it('MAP-7: selects the map type if there are tiles of that type', () => {
    const provider = own({
      tilesWithoutLabels: 'https://quiet.example/{z}/{x}/{y}.png',
      satelliteTiles: 'https://above.example/{z}/{y}/{x}.jpg',
    });
    const addressFor = (more: object, from = provider) => tilesOf(from, { ...settings, ...more }).address;
    expect(addressFor({ showLabels: false })).toContain('quiet.example');
    expect(addressFor({ style: 3 })).toContain('above.example');
    expect(addressFor({ showTerrain: true })).toContain('opentopomap.org');
    expect(addressFor({ style: 3 }, defaultMapProvider)).toContain('tiles.maps.eox.at');
    expect(addressFor({ showLabels: false }, defaultMapProvider)).toContain('tile.openstreetmap.org');
  });

  it.each([
    'http://maps.example/{z}/{x}/{y}.png',
    'https://maps.example/{z}/{x}.png',
    'javascript:{z}{x}{y}',
  ])('MAP-6: refuses the address %s', tiles => {
    expect(mapProviderSchema.safeParse({ tiles }).success).toBe(false);
  });

  it('MAP-6: refuses an invalid key', () => {
    expect(mapProviderSchema.safeParse({ googleKey: 'AIza"><script>' }).success).toBe(false);
  });

  it('MAP-16: names the source of tiles', () => {
    expect(tileOriginOf('https://maps.example/{z}/{x}/{y}.mvt')).toBe('https://maps.example');
    expect(tileOriginOf('https://{s}.maps.example/{z}/{x}/{y}.pbf?key=1')).toBe('https://*.maps.example');
  });
});

describe('mapLinkOf', () => {
  const kiln = mapSettingsSchema.parse({
    addressTitle: 'Kiln & Co',
    addressLine1: 'Lindenallee 4',
    mapLat: 52.5145,
    mapLng: 13.2757,
    mapZoom: 15,
  });

  it('MAP-9: leads to OpenStreetMap, at the marker', () => {
    expect(mapLinkOf({ ...kiln, markerLat: 52.6, markerLng: 13 }, defaultMapProvider)).toBe(
      'https://www.openstreetmap.org/?mlat=52.6&mlon=13#map=15/52.6/13',
    );
  });

  it('MAP-9: leads to Google if the website uses Google, by address or coordinates', () => {
    const provider = own({ googleKey: 'AIza-key_1' });
    expect(mapLinkOf(kiln, provider)).toBe(
      'https://www.google.com/maps/search/?api=1&query=Kiln%20%26%20Co%2C%20Lindenallee%204',
    );
    expect(mapLinkOf({ ...kiln, addressLine1: '' }, provider)).toBe(
      'https://www.google.com/maps/search/?api=1&query=52.5145%2C13.2757',
    );
  });
});

describe('mapSceneOf', () => {
  it('MAP-5: draws tiles under the filter of the style', () => {
    expect(sceneOf({}).look).toMatchObject({ filter: 'grayscale(1)' });
    expect(sceneOf({ style: 1 }).look).toMatchObject({ filter: 'none' });
  });

  it('MAP-19: draws shapes in the style itself, with or without names', () => {
    const provider = own({
      tiles: 'https://maps.example/{z}/{x}/{y}.mvt',
      tilesWithoutLabels: 'https://quiet.example/{z}/{x}/{y}.png',
    });
    expect(sceneOf({ style: 5, showLabels: false }, provider).look).toMatchObject({
      tiles: { address: 'https://maps.example/{z}/{x}/{y}.mvt', maxZoom: 15 },
      filter: 'none',
      vector: { style: 5, showLabels: false },
    });
    expect(sceneOf({ style: 3 }, provider).look).toMatchObject({ filter: 'none', vector: null });
  });

  it('MAP-15: has no controls if all are off', () => {
    expect(sceneOf({}).hasControls).toBe(true);
    expect(sceneOf({ showControls: false }).hasControls).toBe(false);
    expect(sceneOf({ disableDefaultUI: true }).hasControls).toBe(false);
  });

  it('MAP-8: has Google’s own types and styles with a key', () => {
    const google = (more: object) => sceneOf(more, own({ googleKey: 'AIza' })).look;
    expect(google({ style: 1 })).toEqual({ key: 'AIza', type: 'roadmap', styles: [] });
    expect(google({ style: 2 })).toMatchObject({ styles: [{ stylers: [{ saturation: -100 }] }] });
    expect(google({ style: 3 })).toMatchObject({ type: 'hybrid' });
    expect(google({ style: 3, showLabels: false })).toMatchObject({ type: 'satellite' });
    expect(google({ style: 1, showTerrain: true, showLabels: false })).toEqual({
      key: 'AIza',
      type: 'terrain',
      styles: [{ elementType: 'labels', stylers: [{ visibility: 'off' }] }],
    });
    for (const style of [4, 5, 6])
      expect(google({ style })).toMatchObject({ styles: expect.objectContaining({ length: 8 }) });
  });

  it('MAP-11: loads Google’s script in the language and region of the website', () => {
    expect(googleScriptAddress('AIza', 'de-AT', 'ready')).toBe(
      'https://maps.googleapis.com/maps/api/js?key=AIza&language=de-AT&loading=async&callback=ready&v=quarterly&region=AT',
    );
    expect(googleScriptAddress('AIza', 'en', 'ready')).not.toContain('region');
  });
});
