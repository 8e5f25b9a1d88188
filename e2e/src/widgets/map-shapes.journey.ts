/** @module-tag slow */
import { writeVectorTile } from '@vitrine/core/map/write-tile.fixture.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChromium } from '../chromium.ts';
import { visit } from '../visit.ts';
import { sampleAddress } from './sample-address.ts';
import { stopClock } from './stop-clock.ts';

const workshop = sampleAddress('map', 'A workshop, in grey');

let browser: Browser;

beforeAll(async () => {
  browser = await openChromium();
});

afterAll(() => browser.close());

const square = (from: number, to: number): [number, number][] => [
  [from, from],
  [to, from],
  [to, to],
  [from, to],
];
const tile = writeVectorTile([
  { name: 'water', features: [{ type: 3, tags: {}, paths: [square(0, 1024)] }] },
  {
    name: 'place',
    features: [{ type: 1, tags: { name: 'Charlottenburg', class: 'city' }, paths: [[[3000, 3000]]] }],
  },
]);

/** The sample as a website with vector tiles serves it; their answers can be changed. */
const onShapes = (journey: (page: Page, tiles: { body: Buffer }) => Promise<void>) =>
  visit(browser, { bypassCSP: true, reducedMotion: 'reduce' }, async page => {
    const tiles = { body: Buffer.from(tile) };
    const headers = { 'Access-Control-Allow-Origin': '*' };
    await page.route('https://maps.example/**', route => route.fulfill({ body: tiles.body, headers }));
    await page.route(`${workshop}*`, async route => {
      const reply = await route.fetch();
      const look = {
        tiles: {
          address: 'https://maps.example/{z}/{x}/{y}.mvt',
          attribution: '<b>Ours</b>',
          attributionLink: '',
          maxZoom: 15,
        },
        filter: 'none',
        vector: { style: 5, showLabels: true },
      };
      const text = JSON.stringify({ look }).slice(1, -1).replaceAll('<', '&lt;').replaceAll('"', '&quot;');
      const html = (await reply.text()).replace(/&quot;look&quot;:\{.*?\}(?=\}")/, () => text);
      await route.fulfill({ response: reply, body: html });
    });
    await page.goto(workshop);
    await journey(page, tiles);
  });

const isShown = (page: Page) => page.locator('.map[data-live] .leaflet-tile-loaded').first().waitFor();
const failure = (page: Page) => page.getByText('The map could not be loaded.');

describe('a map of vector tiles', () => {
  it('MAP-19: is drawn in its style, without a filter, and reports if no tile can be read', () =>
    onShapes(async (page, tiles) => {
      await page.getByRole('button', { name: 'Show the map' }).click();
      await isShown(page);
      const canvas = page.locator('canvas.leaflet-tile-loaded').first();
      const colorAt = (x: number, y: number) =>
        canvas.evaluate(
          (one, [left, top]) =>
            one instanceof HTMLCanvasElement
              ? [...(one.getContext('2d')?.getImageData(left ?? 0, top ?? 0, 1, 1).data ?? [])]
              : [],
          [x, y],
        );
      expect(await colorAt(20, 20)).toEqual([0x15, 0x17, 0x1a, 255]);
      expect(await colorAt(300, 20)).toEqual([0x1f, 0x21, 0x24, 255]);
      expect(await page.locator('.leaflet-control-attribution').textContent()).toBe('<b>Ours</b>');
      tiles.body = Buffer.from('<html>Not found</html>');
      await page.reload();
      await page.getByRole('button', { name: 'Show the map' }).click();
      await failure(page).waitFor();
    }));

  it('MAP-12: reports if its renderer does not load, leaves nothing behind, and can be retried', () =>
    onShapes(async page => {
      const chunk = /\/vector-layer\./;
      let asked = 0;
      await page.route(chunk, route => {
        asked += 1;
        return route.abort();
      });
      await page.getByRole('button', { name: 'Show the map' }).click();
      await failure(page).waitFor();
      expect(asked).toBe(1);
      expect(await page.locator('.map-live').count()).toBe(0);
      await page.unroute(chunk);
      await page.getByRole('button', { name: 'Try again' }).click();
      await isShown(page);
      expect(await failure(page).count()).toBe(0);
    }));

  it('MAP-12: waits 30 s for its renderer', () =>
    onShapes(async page => {
      const { promise: asked, resolve } = Promise.withResolvers<void>();
      await page.route(/\/vector-layer\./, () => resolve());
      await stopClock(page);
      await page.getByRole('button', { name: 'Show the map' }).click();
      await asked;
      await page.clock.fastForward(29_000);
      expect(await failure(page).count()).toBe(0);
      await page.clock.fastForward(1_001);
      await failure(page).waitFor();
    }));
});
