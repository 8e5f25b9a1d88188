import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { visit } from '../visit.ts';
import { sampleAddress } from './sample-address.ts';
import { moveFinger } from './slideshow.ts';

export type Journey = (page: Page) => Promise<void>;

export interface TrackLook extends BrowserContextOptions {
  readonly width?: number;
  /** `script=off` and a browser without script show the server’s HTML. */
  readonly query?: string;
  /** Values of its `data-gallery` in addition to the sample's. */
  readonly data?: Readonly<Record<string, unknown>>;
  readonly prepare?: (page: Page) => Promise<void>;
}

/** Opens a sample of a carousel or a strip, and waits until it is interactive. */
export function onTrack(browser: Browser, name: string, look: TrackLook, journey: Journey): Promise<void> {
  const { width = 1440, query = '', data = {}, prepare, ...options } = look;
  return visit(browser, { viewport: { width, height: 900 }, bypassCSP: true, ...options }, async page => {
    const address = `${sampleAddress('gallery', name)}?${query}`;
    if (Object.keys(data).length > 0) await page.route(address, route => addData(route, data));
    await prepare?.(page);
    // Without script nothing waits for pictures: their space is reserved before they load.
    const canRun = options.javaScriptEnabled !== false;
    await page.goto(address, { waitUntil: canRun ? 'load' : 'domcontentloaded' });
    if (canRun && query !== 'script=off') await page.locator('[data-alive]').waitFor();
    await journey(page);
  });
}

/** Without animation. */
export const still = { reducedMotion: 'reduce' } as const;

/** Seven slides, three in a row, with two ends. */
export const onCarousel = (browser: Browser, look: TrackLook, journey: Journey) =>
  onTrack(browser, 'Carousel', look, journey);

/** Nine slides, the first and the last a film; four in a row, 2 percent apart, looping. */
export const onLoop = (browser: Browser, look: TrackLook, journey: Journey) =>
  onTrack(
    browser,
    'Carousel that plays and loops',
    { ...look, query: `nomotion=true&${look.query ?? ''}` },
    journey,
  );

/** Seven pictures around the current one, which is in the middle; a click moves on. */
export const onRing = (browser: Browser, look: TrackLook, journey: Journey) =>
  onTrack(browser, 'Strip', look, journey);

/** A link, a film, five pictures and a video; from the start, with two ends; a click moves back. */
export const onRow = (browser: Browser, look: TrackLook, journey: Journey) =>
  onTrack(browser, 'Strip from the start, with links and videos', look, journey);

/** A film and seven pictures at the end, each of which opens. */
export const onOpening = (browser: Browser, look: TrackLook, journey: Journey) =>
  onTrack(browser, 'Strip that opens', look, journey);

/** Focusable and clickable slides, from 0. */
export const withoutInert = (page: Page): Promise<number[]> =>
  page
    .locator('[data-slide-id]')
    .evaluateAll(all => all.flatMap((one, at) => (one.matches('[inert]') ? [] : [at])));

/** The announced visible slides. */
export const statusOf = (page: Page): Promise<string | null> =>
  page.locator('.gallery-status [aria-live]').textContent();

/** Slides within the row, from 0. */
export const inSight = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const row = document.querySelector('.gallery-track')?.getBoundingClientRect();
    return [...document.querySelectorAll('[data-slide-id]')].flatMap((slide, at) => {
      const { left, right } = slide.getBoundingClientRect();
      return row && left >= row.left - 1 && right <= row.right + 1 ? [at] : [];
    });
  });

/** The slide the focus is in, from 0; -1 for none. */
export const focusedSlide = (page: Page): Promise<number> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-slide-id]')].findIndex(slide =>
      slide.contains(document.activeElement),
    ),
  );

/** Until nothing moves any more. */
export const atRest = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => !document.querySelector('.gallery-track[data-moving]'));

/** Until a flicked row has come to rest. */
export const flickAtRest = (page: Page): Promise<void> =>
  page.locator('.gallery-track').evaluate(async track => {
    for (let [still, at, frames] = [0, Number.NaN, 0]; still < 10; still += 1) {
      if (frames === 3600) throw new Error(`The row still moves, at ${at} px.`);
      frames += 1;
      if (track.scrollLeft !== at) still = 0;
      at = track.scrollLeft;
      await new Promise(resolve => requestAnimationFrame(resolve));
    }
  });

export const button = (page: Page, name: string): Locator =>
  page.locator('.gallery-bar').getByRole('button', { name, exact: true });

/** Clicks a control that changes slides, and waits for the announcement. */
export async function step(page: Page, name: string): Promise<void> {
  const before = await statusOf(page);
  await button(page, name).click();
  await expect.poll(() => statusOf(page)).not.toBe(before);
}

/** The duration of an animation in ms, and its initial translation, in its first moving frame. */
export const motionsOf = (what: Locator): Promise<{ time: unknown; from: number }[]> =>
  what.evaluate(async element => {
    for (let frames = 0; frames < 3600 && element.getAnimations().length === 0; frames += 1)
      await new Promise(requestAnimationFrame);
    return element.getAnimations().map(({ effect }) => ({
      time: effect?.getTiming().duration,
      from:
        effect instanceof KeyframeEffect ? Number.parseFloat(String(effect.getKeyframes()[0]?.translate)) : 0,
    }));
  });

/** Drags the row with the mouse by this many px to the right. */
export async function dragBy(page: Page, way: number): Promise<void> {
  const box = await page.locator('.gallery-track').boundingBox();
  if (!box) throw new Error('There is no track.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 3];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + way, y, { steps: 8 });
  await page.mouse.up();
}

/** A mouse so fast that no time passes. */
export function flickBy(page: Page, way: number): Promise<void> {
  return page.locator('.gallery-track').evaluate((track, x) => {
    const send = (type: string, clientX: number) =>
      track.dispatchEvent(
        new PointerEvent(type, {
          clientX,
          pointerId: 1,
          pointerType: 'mouse',
          isPrimary: true,
          bubbles: true,
        }),
      );
    send('pointerdown', 300);
    send('pointermove', 300 + Math.sign(x) * 11);
    send('pointermove', 300 + x);
    send('pointerup', 300 + x);
  }, way);
}

/** A touch that moves by this many px to the right. */
export async function swipeBy(page: Page, way: number): Promise<void> {
  const box = await page.locator('.gallery-track').boundingBox();
  const [from, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2 - way / 2, (box?.y ?? 0) + 100];
  await moveFinger(
    page,
    Array.from({ length: 11 }, (_, part) => [from + (way * part) / 10, y] as const),
  );
}

async function addData(
  route: Parameters<Parameters<Page['route']>[1]>[0],
  data: Readonly<Record<string, unknown>>,
): Promise<void> {
  const reply = await route.fetch();
  const more = JSON.stringify(data).slice(1).replaceAll('"', '&quot;');
  const body = (await reply.text()).replace('data-gallery="{', `data-gallery="{${more.slice(0, -1)},`);
  await route.fulfill({ response: reply, body });
}
