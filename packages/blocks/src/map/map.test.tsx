import { mapProviderSchema } from '@vitrine/core/map/map-provider.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { site } from '../site.samples.ts';
import { block } from './map.block.ts';
import { samples } from './map.samples.ts';
import { View } from './map.view.tsx';

const html = (name: string, more: object = {}) =>
  renderToStaticMarkup(
    <View
      id="m"
      settings={block.settings.parse(samples.find(sample => sample.name === name)?.settings)}
      data={{}}
      site={{ ...site, ...more }}
      isEditing={false}
    />,
  );

interface Look {
  readonly tiles: { readonly address: string; readonly attribution: string };
}
/** What the page tells its script of the tiles, of a place with these settings. */
function lookOf(settings: object, provider: object = {}): Look {
  const markup = renderToStaticMarkup(
    <View
      id="m"
      settings={block.settings.parse(settings)}
      data={{}}
      site={{ ...site, map: mapProviderSchema.parse(provider) }}
      isEditing={false}
    />,
  );
  const [, text = '{}'] = / data-map="([^"]*)"/.exec(markup) ?? [];
  return JSON.parse(
    text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
  ).look;
}

describe('map block', () => {
  it('MAP-6: has the tiles of the website with its attribution, otherwise OpenStreetMap’s', () => {
    expect(lookOf({}).tiles).toMatchObject({
      address: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
      attribution: '© OpenStreetMap contributors',
    });
    const tiles = 'https://maps.example/{z}/{x}/{y}.png';
    expect(lookOf({}, { tiles, attribution: '<b>Example</b>' }).tiles).toMatchObject({
      address: tiles,
      attribution: '<b>Example</b>',
    });
    expect(lookOf({}, { tiles, googleKey: 'AIza' })).toMatchObject({ key: 'AIza' });
  });

  it('MAP-7: hidden names, terrain and satellite have the website’s tiles of that kind, or an open service’s', () => {
    const own = {
      tilesWithoutLabels: 'https://quiet.example/{z}/{x}/{y}.png',
      terrainTiles: 'https://hills.example/{z}/{x}/{y}.png',
      satelliteTiles: 'https://above.example/{z}/{y}/{x}.jpg',
    };
    const kinds = [{ showLabels: false }, { showTerrain: true }, { style: 3 }];
    const hosts = (provider: object) =>
      kinds.map(kind => /^https:\/\/([^/]+)/.exec(lookOf(kind, provider).tiles.address)?.[1]);
    expect(hosts(own)).toEqual(['quiet.example', 'hills.example', 'above.example']);
    expect(hosts({})).toEqual([
      'tile.openstreetmap.org',
      expect.stringContaining('opentopomap.org'),
      'tiles.maps.eox.at',
    ]);
  });

  it('MAP-8: on Google Maps has Google’s kinds and style arrays', () => {
    const google = (settings: object) => lookOf(settings, { googleKey: 'AIza' });
    expect(google({ style: 1 })).toEqual({ key: 'AIza', type: 'roadmap', styles: [] });
    expect(google({ style: 2 })).toMatchObject({ styles: [{ stylers: [{ saturation: -100 }] }] });
    expect(google({ style: 3, showLabels: false })).toMatchObject({ type: 'satellite' });
    expect(google({ style: 1, showTerrain: true, showLabels: false })).toEqual({
      key: 'AIza',
      type: 'terrain',
      styles: [{ elementType: 'labels', stylers: [{ visibility: 'off' }] }],
    });
  });

  it('MAP-13, MAP-14: shows a still image from this server, which fetches nothing', () => {
    const markup = html('A workshop, in grey');
    expect(markup).toContain('<svg class="map-still"');
    expect(markup).toContain('52° 30′ 52″ N, 13° 16′ 33″ E');
    expect(markup).not.toMatch(/<(img|iframe|script|link)\b|url\(/);
    expect(markup).toContain('<button type="button" class="map-show" hidden="">Show the map</button>');
  });

  it('MAP-9: has the address as text and a link that needs no script', () => {
    const markup = html('A workshop, in grey');
    expect(markup).toContain(
      '<address class="map-address"><strong class="map-name">Kiln</strong><bdi>Lindenallee 4</bdi><bdi>14050 Berlin</bdi><bdi>Germany</bdi></address>',
    );
    expect(markup).toContain(
      'href="https://www.openstreetmap.org/?mlat=52.5145&amp;mlon=13.2757#map=15/52.5145/13.2757" target="_blank"',
    );
    expect(html('Nothing but where it stands')).toContain('>40° 43′ 15″ N, 74° 0′ 4″ W</bdi></address>');
  });

  it('MAP-9: uses the language of the website and links to Google with its key', () => {
    const markup = html('A workshop, in grey', {
      language: 'de',
      map: mapProviderSchema.parse({ googleKey: 'AIza' }),
    });
    expect(markup).toContain('>Karte zeigen</button>');
    expect(markup).toContain('>In Karten öffnen</a>');
    expect(markup).toContain('href="https://www.google.com/maps/search/?api=1&amp;query=Kiln');
    expect(markup).not.toContain('openstreetmap');
  });

  it('MAP-3: places the marker away from the centre if its place differs', () => {
    expect(html('A workshop, in grey')).toContain('--map-x:0px;--map-y:0px');
    expect(html('Minimal dark, the marker beside the middle')).toContain('--map-x:123px;--map-y:-65px');
  });
});
