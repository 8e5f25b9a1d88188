import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { visit } from '../visit.ts';
import { sampleAddress } from './sample-address.ts';

type Journey = (page: Page) => Promise<void>;

export interface LightboxVisit extends BrowserContextOptions {
  readonly query?: string;
  /** Whether the gallery keeps history. */
  readonly hasHistory?: boolean;
  readonly prepare?: (page: Page) => Promise<void>;
}

/** Seven pictures in rows of four, each of which opens. */
export const grid = sampleAddress('gallery', 'Grid');

/** The same with history. */
export const gridWithHistory = sampleAddress('gallery', 'Grid that keeps history');

/** A YouTube video, a picture and an uploaded film, each of which opens. */
export const films = sampleAddress('gallery', 'Grid with videos for the lightbox');

/** A Vimeo video, an Instagram video and an uploaded film, each of which opens. */
export const otherFilms = sampleAddress('gallery', 'Grid with videos of Vimeo and Instagram');

/** Without animation. */
export const still = { reducedMotion: 'reduce' } as const;

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

export function onGrid(browser: Browser, look: LightboxVisit, journey: Journey): Promise<void> {
  const { query = '', hasHistory = false, prepare, ...options } = look;
  return visit(
    browser,
    { viewport: { width: 1200, height: 800 }, bypassCSP: true, ...options },
    async page => {
      await prepare?.(page);
      await page.goto(`${hasHistory ? gridWithHistory : grid}${query}`);
      await ready(page);
      await journey(page);
    },
  );
}

/** Until slides can be opened. */
export const ready = (page: Page): Promise<void> =>
  page.locator('[data-opens][role="button"]').first().waitFor();

/** A lightbox without a gallery: three pictures, or the given number, with the options of `openLightbox`. */
export function onExhibit(
  browser: Browser,
  { items, ...settings }: Readonly<Record<string, unknown>>,
  journey: Journey,
  options: BrowserContextOptions = still,
): Promise<void> {
  const query = new URLSearchParams({
    options: JSON.stringify(settings),
    ...(items === undefined ? {} : { items: String(items) }),
  });
  return visit(browser, { viewport: { width: 1200, height: 800 }, ...options }, async page => {
    await page.goto(`${inject('catalogue')}/widget/lightbox/0?${query}`);
    await page.waitForSelector('[data-started]');
    await journey(page);
  });
}

export const dialog = (page: Page): Locator => page.locator('dialog.lightbox');
export const stage = (page: Page): Locator => page.locator('.lightbox-stage');
export const control = (page: Page, name: string): Locator =>
  dialog(page).getByRole('button', { name, exact: true });

/** The names of all clickable elements. */
export const controls = (page: Page): Promise<(string | null)[]> =>
  dialog(page)
    .getByRole('button')
    .evaluateAll(all => all.map(one => one.getAttribute('aria-label')));

export const isAt = (page: Page, words: string): Promise<void> =>
  expect.poll(() => page.locator('.lightbox-count span').first().textContent()).toBe(words);

export const isGone = (page: Page): Promise<void> => expect.poll(() => dialog(page).count()).toBe(0);

export async function openAt(page: Page, at: number): Promise<void> {
  await page.locator('[data-opens]').nth(at).click();
  await drawn(page);
}

/** Until the content of the dialog is visible, a frame or two after it opens. */
export const drawn = (page: Page): Promise<void> => page.locator('.lightbox-stage').waitFor();

/** The zoom of the picture, and its position, in whole px. */
export const zoomOf = (page: Page): Promise<{ scale: number; x: number; y: number }> =>
  page.locator('.lightbox-slide:not([inert]) .lightbox-picture').evaluate(picture => {
    const { a, e, f } = new DOMMatrix(getComputedStyle(picture).transform);
    return { scale: Math.round(a * 1000) / 1000, x: Math.round(e), y: Math.round(f) };
  });
