import type { ListedSample } from '@vitrine/tools/catalogue/sample-page.ts';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { visit } from '../visit.ts';
import { moveFinger } from './slideshow.ts';

const catalogue = inject('catalogue');
const samples: readonly ListedSample[] = await (await fetch(`${catalogue}/samples.json`)).json();

export type Journey = (page: Page) => Promise<void>;

export interface TrackLook extends BrowserContextOptions {
  readonly width?: number;
  /** `script=off` and a browser without script show the server’s drawing. */
  readonly query?: string;
  /** What its `data-gallery` says beside what the sample says. */
  readonly data?: Readonly<Record<string, unknown>>;
  readonly prepare?: (page: Page) => Promise<void>;
}

/** Opens a sample of a carousel or a strip, and waits until it answers. */
export function onTrack(browser: Browser, name: string, look: TrackLook, journey: Journey): Promise<void> {
  const { width = 1440, query = '', data = {}, prepare, ...options } = look;
  const sample = samples.find(one => one.block === 'gallery' && one.name === name);
  if (!sample) throw new Error(`There is no sample “${name}”.`);
  return visit(browser, { viewport: { width, height: 900 }, bypassCSP: true, ...options }, async page => {
    const address = `${catalogue}${sample.address}?${query}`;
    if (Object.keys(data).length > 0) await page.route(address, route => sayMore(route, data));
    await prepare?.(page);
    // Without script nothing waits for pictures: their room is there before they are.
    const canRun = options.javaScriptEnabled !== false;
    await page.goto(address, { waitUntil: canRun ? 'load' : 'domcontentloaded' });
    if (canRun && query !== 'script=off') await page.locator('[data-alive]').waitFor();
    await journey(page);
  });
}

/** Nothing moves alone. */
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

/** Seven pictures round the current one, which stands in the middle; a click goes on. */
export const onRing = (browser: Browser, look: TrackLook, journey: Journey) =>
  onTrack(browser, 'Strip', look, journey);

/** A link, a film, five pictures and a video; from the start, with two ends; a click goes back. */
export const onRow = (browser: Browser, look: TrackLook, journey: Journey) =>
  onTrack(browser, 'Strip from the start, with links and videos', look, journey);

/** A film and seven pictures at the end, each of which opens. */
export const onOpening = (browser: Browser, look: TrackLook, journey: Journey) =>
  onTrack(browser, 'Strip that opens', look, journey);

/** Slides that can be focused and pressed, from 0. */
export const withoutInert = (page: Page): Promise<number[]> =>
  page
    .locator('[data-slide-id]')
    .evaluateAll(all => all.flatMap((one, at) => (one.matches('[inert]') ? [] : [at])));

/** What a screen reader is told is in sight. */
export const statusOf = (page: Page): Promise<string | null> =>
  page.locator('.gallery-status [aria-live]').textContent();

/** Slides that lie within the row, from 0. */
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

/** Until nothing glides any more. */
export const atRest = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => !document.querySelector('.gallery-track[data-moving]'));

/** Until a row that was flung lies still. */
export const lyingStill = (page: Page): Promise<void> =>
  page.locator('.gallery-track').evaluate(async track => {
    for (let [still, at] = [0, Number.NaN]; still < 10; still += 1) {
      if (track.scrollLeft !== at) still = 0;
      at = track.scrollLeft;
      await new Promise(resolve => requestAnimationFrame(resolve));
    }
  });

export const button = (page: Page, name: string): Locator =>
  page.locator('.gallery-bar').getByRole('button', { name, exact: true });

/** Presses a control that shows other slides, and waits until they are told. */
export async function step(page: Page, name: string): Promise<void> {
  const before = await statusOf(page);
  await button(page, name).click();
  await expect.poll(() => statusOf(page)).not.toBe(before);
}

/** How long what moves something will take in ms, and from where it is translated, with the first frame that it moves. */
export const motionsOf = (what: Locator): Promise<{ time: unknown; from: number }[]> =>
  what.evaluate(async element => {
    while (element.getAnimations().length === 0) await new Promise(requestAnimationFrame);
    return element.getAnimations().map(({ effect }) => ({
      time: effect?.getTiming().duration,
      from:
        effect instanceof KeyframeEffect ? Number.parseFloat(String(effect.getKeyframes()[0]?.translate)) : 0,
    }));
  });

/** Takes the row with the mouse, and moves it by so many px to the right. */
export async function dragBy(page: Page, way: number): Promise<void> {
  const box = await page.locator('.gallery-track').boundingBox();
  if (!box) throw new Error('There is no track.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 3];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + way, y, { steps: 8 });
  await page.mouse.up();
}

/** A mouse so quick that no time goes by. */
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

/** A finger that moves by so many px to the right. */
export async function swipeBy(page: Page, way: number): Promise<void> {
  const box = await page.locator('.gallery-track').boundingBox();
  const [from, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2 - way / 2, (box?.y ?? 0) + 100];
  await moveFinger(
    page,
    Array.from({ length: 11 }, (_, part) => [from + (way * part) / 10, y] as const),
  );
}

async function sayMore(
  route: Parameters<Parameters<Page['route']>[1]>[0],
  data: Readonly<Record<string, unknown>>,
): Promise<void> {
  const reply = await route.fetch();
  const more = JSON.stringify(data).slice(1).replaceAll('"', '&quot;');
  const body = (await reply.text()).replace('data-gallery="{', `data-gallery="{${more.slice(0, -1)},`);
  await route.fulfill({ response: reply, body });
}
