import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openChromium } from '../chromium.ts';
import { findAxeProblems, visit } from '../visit.ts';
import { whenActive } from '../when-active.ts';
import { sampleAddress } from './sample-address.ts';
import { stopClock } from './stop-clock.ts';
import { standInForOthers, type ThirdParties } from './third-parties.ts';

const catalogue = inject('catalogue');
const addressOf = (name: string) => sampleAddress('map', name);
const workshop = addressOf('A workshop, in grey');

let browser: Browser;

beforeAll(async () => {
  browser = await openChromium();
});

afterAll(() => browser.close());

type Journey = (page: Page, others: ThirdParties) => Promise<void>;

const onMap = (address: string, journey: Journey, options: BrowserContextOptions = {}) =>
  visit(browser, { bypassCSP: true, reducedMotion: 'reduce', ...options }, async page => {
    const others = await standInForOthers(page, catalogue);
    await page.goto(address);
    if (options.javaScriptEnabled !== false) await whenActive(page, 'map');
    await journey(page, others);
  });

const show = async (page: Page) => {
  await page.getByRole('button', { name: 'Show the map' }).click();
  await page.locator('.map[data-live] .leaflet-tile-loaded').first().waitFor();
};

/** The current centre of the map, by the panes that move. */
const viewOf = (page: Page) =>
  page.evaluate(() => {
    const pane = document.querySelector<HTMLElement>('.leaflet-map-pane');
    const zooms = [...document.querySelectorAll<HTMLImageElement>('.leaflet-tile')].map(one => one.src);
    return {
      moved: pane?.style.transform ?? '',
      zoom: Number(/\/(\d+)\/\d+\/\d+\.png/.exec(zooms.at(-1) ?? '')?.[1]),
    };
  });

describe('a map', () => {
  it('MAP-14: requests nothing before it is opened, then only tiles', async () => {
    await onMap(workshop, async (page, others) => {
      await page.mouse.move(400, 300);
      await page.getByRole('button', { name: 'Show the map' }).focus();
      expect(others.asked).toEqual([]);
      await show(page);
      expect(others.asked.length).toBeGreaterThan(3);
      for (const address of others.asked)
        expect(address).toMatch(/^https:\/\/tile\.openstreetmap\.org\/15\/\d+\/\d+\.png$/);
      expect(await page.locator('.leaflet-control-attribution').textContent()).toBe(
        '© OpenStreetMap contributors',
      );
    });
  });

  it('MAP-20: opens by itself if its owner chose so, and does not move the focus', async () => {
    await onMap(addressOf('Shown without a click'), async (page, others) => {
      await page.locator('.map[data-live] .leaflet-tile-loaded').first().waitFor();
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
      expect(others.asked.length).toBeGreaterThan(3);
    });
  });

  it.each([
    ['globalPrivacyControl', true],
    ['doNotTrack', '1'],
  ])('MAP-20: waits for a click if the browser sends %s', async (signal, value) => {
    await visit(browser, { bypassCSP: true, reducedMotion: 'reduce' }, async page => {
      await page.addInitScript(
        ([name, said]) => Object.defineProperty(navigator, String(name), { value: said }),
        [signal, value] as const,
      );
      const others = await standInForOthers(page, catalogue);
      await page.goto(addressOf('Shown without a click'));
      await page.getByRole('button', { name: 'Show the map' }).waitFor();
      expect(others.asked).toEqual([]);
      await show(page);
    });
  });

  it('MAP-9: has its address and directions with script off', async () => {
    await onMap(
      workshop,
      async (page, others) => {
        expect(await page.locator('address > *').allTextContents()).toEqual([
          'Kiln',
          'Lindenallee 4',
          '14050 Berlin',
          'Germany',
        ]);
        expect(await page.getByRole('link', { name: 'Open in maps' }).getAttribute('href')).toContain(
          'openstreetmap.org/?mlat=52.5145',
        );
        expect(await page.getByRole('button').count()).toBe(0);
        expect(others.asked).toEqual([]);
      },
      { javaScriptEnabled: false },
    );
  });

  it('MAP-15: holds the focus, and is moved and zoomed by keyboard, without animation', async () => {
    await onMap(workshop, async page => {
      await page.getByRole('button', { name: 'Show the map' }).press('Enter');
      await page.locator('.map[data-live] .leaflet-tile-loaded').first().waitFor();
      expect(await page.locator('.map-live').evaluate(map => map === document.activeElement)).toBe(true);
      expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Map: Kiln');
      const before = await viewOf(page);
      await page.keyboard.press('ArrowRight');
      await expect.poll(async () => (await viewOf(page)).moved).not.toBe(before.moved);
      await page.keyboard.press('+');
      await expect.poll(async () => (await viewOf(page)).zoom).toBe(16);
      expect(await page.locator('.leaflet-zoom-anim, .leaflet-fade-anim').count()).toBe(0);
      expect(await findAxeProblems(page, { without: ['page-has-heading-one'] })).toEqual([]);
    });
  });

  it('MAP-5: applies its style to the tiles, and not to aerial pictures', { tags: 'slow' }, async () => {
    const filterOf = (page: Page) =>
      page.locator('.leaflet-tile-pane').evaluate(pane => getComputedStyle(pane).filter);
    await onMap(workshop, async page => {
      await show(page);
      expect(await filterOf(page)).toBe('grayscale(1)');
    });
    await onMap(addressOf('Satellite, without a click on the marker'), async (page, others) => {
      await show(page);
      expect(await filterOf(page)).toBe('none');
      expect(others.asked[0]).toContain('https://tiles.maps.eox.at/');
    });
  });

  it('MAP-10: the marker opens the map service, by click and by keyboard, unless that is off', async () => {
    const opened = async (page: Page, act: () => Promise<void>) => {
      const [popup] = await Promise.all([page.waitForEvent('popup'), act()]);
      const address = popup.url();
      await popup.close();
      return address;
    };
    await onMap(workshop, async page => {
      await page.context().route(/openstreetmap\.org\/\?/, route => route.fulfill({ body: 'A map' }));
      await show(page);
      const marker = page.getByRole('link', { name: 'Marker: Kiln' });
      expect(await marker.evaluate(one => [one.clientWidth, one.clientHeight])).toEqual([48, 64]);
      expect(await opened(page, () => marker.click())).toContain('openstreetmap.org/?mlat=52.5145');
      expect(await opened(page, () => marker.press('Enter'))).toContain('mlat=52.5145');
    });
    await onMap(addressOf('Satellite, without a click on the marker'), async page => {
      await show(page);
      expect(await page.getByRole('img', { name: 'Marker: Kiln' }).count()).toBe(1);
      expect(await page.locator('.map-marker').getAttribute('tabindex')).toBe('-1');
    });
  });

  it('MAP-10: a dragged marker moves and opens nothing', { tags: 'slow' }, async () => {
    await onMap(addressOf('Minimal dark, the marker beside the middle'), async page => {
      let popups = 0;
      page.on('popup', () => {
        popups += 1;
      });
      await show(page);
      const marker = page.locator('.map-marker');
      const from = await marker.boundingBox();
      if (!from) throw new Error('The marker is not shown.');
      const [x, y] = [from.x + 24, from.y + 20];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x - 60, y + 40, { steps: 6 });
      await page.mouse.up();
      await expect.poll(async () => (await marker.boundingBox())?.x).toBe(from.x - 60);
      expect(popups).toBe(0);
    });
  });

  it('MAP-15: shows no control if all are off, except the attribution', async () => {
    await onMap(addressOf('Minimal blue, without controls'), async page => {
      await show(page);
      expect(await page.locator('.leaflet-control-zoom').count()).toBe(0);
      expect(await page.locator('.leaflet-control-attribution').count()).toBe(1);
    });
  });

  it('MAP-12: reports if no tile loads, keeps the address, and can be retried', async () => {
    await onMap(workshop, async (page, others) => {
      others.answer = 'nothing';
      await page.getByRole('button', { name: 'Show the map' }).click();
      await page.getByText('The map could not be loaded.').waitFor();
      expect(await page.locator('address').isVisible()).toBe(true);
      others.answer = 'tiles';
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.locator('.map[data-live] .leaflet-tile-loaded').first().waitFor();
    });
  });
});

describe('Google’s map', () => {
  /** The sample as a website with a key serves it. */
  const withKey = (journey: Journey) =>
    visit(browser, { bypassCSP: true }, async page => {
      const others = await standInForOthers(page, catalogue);
      others.answer = 'google';
      await page.route(`${workshop}*`, async route => {
        const reply = await route.fetch();
        const look = '"look":{"key":"AIza","type":"roadmap","styles":[]}'.replaceAll('"', '&quot;');
        const body = (await reply.text()).replace(/&quot;look&quot;:\{.*?\}(?=\}")/, look);
        const [figure = ''] = /<figure class="map".*?<\/figure>/s.exec(body) ?? [];
        const second = `<div data-enhance="map">${figure}</div>`;
        await route.fulfill({ response: reply, body: body.replace('</main>', `${second}</main>`) });
      });
      await stopClock(page);
      await page.goto(workshop);
      await whenActive(page, 'map');
      await journey(page, others);
    });

  it('MAP-11: loads its script once for all maps, with key and language, and only on demand', async () => {
    await withKey(async (page, others) => {
      expect(others.asked).toEqual([]);
      const buttons = page.getByRole('button', { name: 'Show the map' });
      await buttons.first().click();
      await page.locator('.map[data-live]').first().waitFor();
      await buttons.last().click();
      await expect.poll(() => page.locator('.map[data-live]').count()).toBe(2);
      expect(others.asked).toEqual([
        'https://maps.googleapis.com/maps/api/js?key=AIza&language=en&loading=async&callback=vitrineMap1&v=quarterly',
      ]);
    });
  });

  it('MAP-12: after 30 s it reports that the script did not load, and retries on demand', {
    tags: 'slow',
  }, async () => {
    await withKey(async (page, others) => {
      others.answer = 'never';
      await page.getByRole('button', { name: 'Show the map' }).first().click();
      await expect.poll(() => others.asked.length).toBe(1);
      await page.clock.fastForward(29_000);
      expect(await page.getByText('The map could not be loaded.').count()).toBe(0);
      await page.clock.fastForward(1_001);
      await page.getByText('The map could not be loaded.').waitFor();
      others.answer = 'google';
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.locator('.map[data-live]').waitFor();
      expect(others.asked.length).toBe(2);
    });
  });

  it('MAP-12: reports the same if the key is refused', async () => {
    await withKey(async page => {
      await page.getByRole('button', { name: 'Show the map' }).first().click();
      await page.locator('.map[data-live]').waitFor();
      await page.evaluate('gm_authFailure()');
      await page.getByText('The map could not be loaded.').waitFor();
      expect(await page.locator('.map[data-live]').count()).toBe(0);
    });
  });
});
