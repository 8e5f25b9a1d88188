/** @module-tag slow */
import { block as mapBlock } from '@vitrine/blocks/map/map.block.ts';
import { block as videoBlock } from '@vitrine/blocks/video/video.block.ts';
import type { BlockContent } from '@vitrine/core/blocks/define-block.ts';
import { newId } from '@vitrine/core/id/id.ts';
import { type Section, sectionSettingsSchema } from '@vitrine/core/page/page-document.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { canvasOf, makeWebsite, waitForCanvas, waitForSave } from './studio.ts';
import { visit } from './visit.ts';
import { whenActive } from './when-active.ts';
import { standInForOthers } from './widgets/third-parties.ts';

const demo = inject('demo');

let browser: Browser;
let page: Page;
let address: string;

beforeAll(async () => {
  browser = await openChromium();
  page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  address = await makeWebsite(page, demo, 'places');
  await standInForOthers(page, address);
  await call('POST', `/api/pages/${await documentId()}/operations`, {
    baseVersion: 1,
    operations: [{ kind: 'addSection', section: mapAndVideo(), index: 0 }],
    clientId: 'journey',
  });
  await page.reload();
  await waitForCanvas(page);
  await call('POST', '/api/publishing/revisions', { note: '' });
});

afterAll(() => browser.close());

/** The page loaded by the canvas; its address names the page, not the document. */
async function documentId(): Promise<string> {
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  return loaded.flatMap(name => /\/api\/pages\/([0-9a-z]{24})/.exec(name)?.[1] ?? []).at(-1) ?? '';
}

function mapAndVideo(): Section {
  const places = (y: number, h: number) => ({
    desktop: { x: 0, y, w: 24, h },
    phone: { x: 0, y, w: 8, h },
  });
  const block = (content: BlockContent, y: number) => ({
    id: newId(),
    ...content,
    places: places(y, 14),
  });
  return {
    id: newId(),
    settings: sectionSettingsSchema.parse({}),
    blocks: [
      block(mapBlock.content({ addressTitle: 'Kiln', mapLat: 52.5145, mapLng: 13.2757, mapZoom: 15 }), 0),
      block(
        videoBlock.content({ provider: 'wistia', address: 'https://kiln.wistia.com/medias/e4a27b971d' }),
        14,
      ),
    ],
  };
}

async function call(method: string, path: string, body: object): Promise<void> {
  const status = await page.evaluate(
    async sent => {
      const crumb = /(?:^|;\s*)crumb=([^;]*)/.exec(document.cookie)?.[1] ?? '';
      const headers = { 'Content-Type': 'application/json', 'X-CSRF-Token': decodeURIComponent(crumb) };
      const reply = await fetch(sent.path, { method: sent.method, headers, body: JSON.stringify(sent.body) });
      return reply.ok ? '' : `${reply.status} ${await reply.text()}`;
    },
    { method, path, body },
  );
  expect(status).toBe('');
}

/** A visit under the page's own policy, with its violations recorded. */
const onSite = (journey: (visitor: Page, refused: string[]) => Promise<void>, answer: 'tiles' | 'google') =>
  visit(browser, { viewport: { width: 820, height: 900 } }, async visitor => {
    const refused: string[] = [];
    visitor.on('console', message => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text());
    });
    const others = await standInForOthers(visitor, address);
    others.answer = answer;
    await visitor.goto(`${address}/`);
    for (const block of ['map', 'video']) await whenActive(visitor, block);
    expect(others.asked).toEqual([]);
    await journey(visitor, refused);
  });

describe('a page with a map and a video', () => {
  it('MAP-16, VIDEO-3: shows both under its own policy, on demand', async () => {
    await onSite(async (visitor, refused) => {
      await visitor.getByRole('button', { name: 'Show the map' }).click();
      await visitor.locator('.map[data-live] .leaflet-tile-loaded').first().waitFor();
      await expect
        .poll(() => visitor.locator('.leaflet-tile-pane').evaluate(one => getComputedStyle(one).filter))
        .toBe('grayscale(1)');
      await visitor.getByRole('button', { name: 'Play video' }).click();
      await expect
        .poll(() => visitor.frames().some(frame => frame.url().includes('fast.wistia.net')))
        .toBe(true);
      expect(refused).toEqual([]);
    }, 'tiles');
  });

  it('MAP-16: allows Google’s script once the website has a key', async () => {
    await call('PATCH', '/api/website/settings', { settings: { map: { googleKey: 'AIza' } } });
    await onSite(async (visitor, refused) => {
      await visitor.getByRole('button', { name: 'Show the map' }).click();
      await visitor.locator('.map[data-live]').getByText('Google').waitFor();
      expect(refused).toEqual([]);
    }, 'google');
    await call('PATCH', '/api/website/settings', { settings: { map: { googleKey: '' } } });
  });
});

describe('the panel of a map', () => {
  it('MAP-18: accepts a pasted place, a dragged marker and a style by its picture', async () => {
    const map = canvasOf(page).locator('main [data-block-type="4"]');
    await map.click();
    await page.keyboard.press('Alt+Enter');
    const panel = page.getByRole('complementary', { name: 'Map' });
    await panel.getByLabel('Where').fill('https://www.openstreetmap.org/#map=11/48.2/16.37');
    await expect
      .poll(() => map.locator('.map-coordinates').textContent())
      .toBe('48° 12′ 0″ N, 16° 22′ 12″ E');
    await panel.getByRole('button', { name: 'Place it on a map' }).click();
    await panel.locator('.leaflet-tile-loaded').first().waitFor();
    const marker = await panel.locator('.map-marker').boundingBox();
    if (!marker) throw new Error('The marker is not shown.');
    const [x, y] = [marker.x + 24, marker.y + 20];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 40, y, { steps: 5 });
    await page.mouse.up();
    await panel.getByRole('button', { name: 'Marker to the middle' }).waitFor();
    await expect.poll(() => map.locator('figure').getAttribute('style')).toContain('--map-x: 40px');
    await panel.getByRole('radio', { name: 'Dark' }).click();
    await expect.poll(() => map.locator('figure').getAttribute('style')).toContain('--map-land: #1f2124');
    await waitForSave(page);
  });

  it('MAP-17: options changed in quick succession are drawn once, with the last values', async () => {
    const panel = page.getByRole('complementary', { name: 'Map' });
    await panel.getByRole('slider', { name: 'Zoom' }).evaluate(async slider => {
      const pane = slider.closest('[role="complementary"], aside')?.querySelector('.leaflet-tile-pane');
      if (!pane || !(slider instanceof HTMLInputElement)) throw new Error('There is no map to change.');
      const drawn = new Set<string>();
      Object.assign(window, { drawn });
      new MutationObserver(records => {
        for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
          const [, zoom] = /\/(\d+)\/\d+\/\d+\.png/.exec((node as HTMLImageElement).src ?? '') ?? [];
          if (zoom !== undefined) drawn.add(zoom);
        }
      }).observe(pane, { childList: true, subtree: true });
      // In one task, so that no time passes however busy the machine is.
      for (const value of ['12', '13', '14']) {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(slider, value);
        slider.dispatchEvent(new Event('input', { bubbles: true }));
        for (let turn = 0; turn < 100; turn += 1) await null;
      }
    });
    await panel.locator('.leaflet-tile-loaded[src*="/14/"]').first().waitFor();
    await expect
      .poll(() => page.evaluate(() => [...(Reflect.get(window, 'drawn') as Set<string>)]))
      .toEqual(['14']);
    await waitForSave(page);
  });
});
