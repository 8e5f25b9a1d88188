import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { inject } from 'vitest';
import { visit } from '../visit.ts';

export interface SlideshowVisit extends BrowserContextOptions {
  /** The values of a `data-gallery`. */
  readonly data?: Readonly<Record<string, unknown>>;
  readonly slides?: number;
  readonly dir?: 'rtl';
}

/** Opens the slideshow of the catalogue: bowl, jug, workshop, and a picture with a link. */
export function onSlideshow(
  browser: Browser,
  { data = {}, slides, dir, ...options }: SlideshowVisit,
  journey: (page: Page) => Promise<void>,
): Promise<void> {
  const query = new URLSearchParams({
    data: JSON.stringify(data),
    ...(slides === undefined ? {} : { slides: String(slides) }),
    ...(dir ? { dir } : {}),
  });
  return visit(browser, { viewport: { width: 800, height: 700 }, ...options }, async page => {
    await page.goto(`${inject('catalogue')}/widget/gallery/2?${query}`);
    await page.locator('.gallery-stage[aria-live]').waitFor();
    await journey(page);
  });
}

export function shown(page: Page): Promise<string | null> {
  return page.locator('.gallery-slide[data-current]').getAttribute('data-slide-id');
}

export interface Motion {
  readonly slide: string;
  readonly moves: string;
  readonly from: string;
  readonly to: string;
  /** Ms. */
  readonly time: number;
}

type StepButton = 'Next Item' | 'Previous Item';

/** The animations that a click on a button starts, once the slideshow is interactive. */
export async function motionAfter(page: Page, button: StepButton): Promise<Motion[]> {
  return (await afterPress(page, button)).motions;
}

/** The animations and the scroll position, in slides, when a click has made another slide current. */
export async function afterPress(
  page: Page,
  button: StepButton,
): Promise<{ readonly motions: Motion[]; readonly scrolled: number }> {
  await page.locator('.gallery-stage[aria-live]').waitFor();
  return page.evaluate(async label => {
    const stage = document.querySelector('.gallery-stage');
    if (!stage) throw new Error('There is no slideshow.');
    const changed = new Promise<void>(resolve => {
      new MutationObserver(() => resolve()).observe(stage, {
        subtree: true,
        attributeFilter: ['data-current'],
      });
    });
    document.querySelector<HTMLElement>(`[aria-label="${label}"]`)?.click();
    await changed;
    const motions = stage.getAnimations({ subtree: true }).flatMap(({ effect }) => {
      if (!(effect instanceof KeyframeEffect)) return [];
      const [first, last] = effect.getKeyframes();
      if (!first || !last) return [];
      const moves = ['opacity', 'scale', 'translate'].find(name => name in first) ?? '';
      return {
        slide: effect.target?.closest<HTMLElement>('[data-slide-id]')?.dataset.slideId ?? '',
        moves,
        from: String(first[moves]),
        to: String(last[moves]),
        time: Number(effect.getTiming().duration),
      };
    });
    return { motions, scrolled: stage.scrollLeft / stage.clientWidth };
  }, button);
}

/** Until nothing moves any longer and a change is possible. */
export function rested(page: Page): Promise<unknown> {
  return page.waitForFunction(() => {
    const stage = document.querySelector('.gallery-stage');
    const running = stage?.getAnimations({ subtree: true }) ?? [];
    return running.every(one => one.playState !== 'running' || one.effect?.getTiming().fill === 'both');
  });
}

/** A phone held upright. */
export const finger = { hasTouch: true, isMobile: true, viewport: { width: 400, height: 700 } } as const;

type Place = readonly [x: number, y: number];

/** The time from one place of a finger to the next, in s. */
const frame = 0.016;

/** A real touch, from one place of the window to another, as fast on a busy machine as on any. */
export async function moveFinger(page: Page, places: readonly Place[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const begun = Date.now() / 1000;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number, place?: Place) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: place ? [{ x: place[0], y: place[1] }] : [],
      timestamp: begun + at * frame,
    });
  for (const [at, place] of places.entries()) await send(at === 0 ? 'touchStart' : 'touchMove', at, place);
  await send('touchEnd', places.length);
  await session.detach();
}
