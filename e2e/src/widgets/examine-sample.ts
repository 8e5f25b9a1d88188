import { areSlowTests } from '@vitrine/tools/slow-tests.ts';
import type { ConsoleMessage, Page } from 'playwright-core';
import { findAxeProblems } from '../visit.ts';
import { judgedThemes } from './judged-themes.ts';
import { findLongWords } from './long-words.ts';

/** The checks of a sample for the journeys over all samples, with as few visits as possible. */
export interface Examination {
  /** Pixels by which the page is wider than its window, by the window's width. */
  readonly overflow: Readonly<Record<number, number>>;
  /** The same for right-to-left text, and enlarged: 1280 px at 400 %, in the slow tests also 1440 px at 200 %. */
  readonly mirrored: Readonly<Record<number, number>>;
  readonly enlarged: Readonly<Record<number, number>>;
  /** Layout shift while pictures were late, by the window's width: score and moved elements. */
  readonly shifts: Readonly<Record<number, readonly string[]>>;
  /** Console errors: React reports differences from the server’s markup there. */
  readonly mistakes: readonly string[];
  /** Violated axe rules and their places, by theme. */
  readonly problems: Readonly<Record<string, readonly string[]>>;
  /** Long words beyond their space, by the window's width and the size of letters. */
  readonly longWords: Readonly<Record<string, readonly string[]>>;
}

/** A sample is not a page: it has no heading of the first level, and its headings may begin anywhere. */
const pageRules = ['page-has-heading-one', 'heading-order'];
const delay = 120;

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
/** Each load of a page costs as much as all that is examined of it: the gate resizes a phone's page. */
const loaded = areSlowTests ? [desktop, phone] : [phone];

/** The page must have been opened with `watchShifts`. */
export async function examineSample(page: Page, address: string): Promise<Examination> {
  const mistakes: string[] = [];
  const listen = (message: ConsoleMessage) => message.type() === 'error' && mistakes.push(message.text());
  const overflowAt = async (width: number, height: number) => {
    await page.setViewportSize({ width, height });
    return overflowOf(page);
  };
  const shifts: Record<number, readonly string[]> = {};
  const overflow: Record<number, number> = {};
  page.on('console', listen);
  for (const screen of loaded) {
    await page.setViewportSize(screen);
    shifts[screen.width] = await visitSlowly(page, address);
    overflow[screen.width] = await overflowOf(page);
  }
  page.off('console', listen);
  const atDesk = await overflowAt(desktop.width, desktop.height);
  const problems = await problemsByTheme(page);
  await readFrom(page, 'rtl');
  const mirroredAtDesk = await overflowOf(page);
  const mirrored = { 390: await overflowAt(phone.width, phone.height), 1440: mirroredAtDesk };
  await readFrom(page, 'ltr');
  // A page at 200 % is one in a window of half the width.
  const enlarged = {
    320: await overflowAt(320, 256),
    ...(areSlowTests ? { 720: await overflowAt(720, 450) } : {}),
  };
  const onTablet = await overflowAt(820, 1180);
  return {
    overflow: { ...overflow, 820: onTablet, 1440: Math.max(overflow[1440] ?? 0, atDesk) },
    mirrored,
    enlarged,
    shifts,
    mistakes,
    problems,
    longWords: await findLongWords(page),
  };
}

function readFrom(page: Page, direction: 'ltr' | 'rtl'): Promise<void> {
  return page.evaluate(dir => {
    document.documentElement.dir = dir;
  }, direction);
}

/**
 * Everything but colours is the same in each theme, so the other themes are applied in place and
 * checked only for contrast.
 */
async function problemsByTheme(page: Page): Promise<Record<string, readonly string[]>> {
  const problems: Record<string, readonly string[]> = {};
  for (const theme of judgedThemes) {
    await page.evaluate(name => {
      const section = document.querySelector('main .section');
      if (section) section.className = section.className.replace(/theme-\w+/, `theme-${name}`);
    }, theme);
    const isFirst = theme === judgedThemes[0];
    const found = await findAxeProblems(
      page,
      isFirst ? { without: pageRules } : { only: ['color-contrast'] },
    );
    problems[theme] = found.map(({ id, where }) => `${id}: ${where.join(', ')}`);
  }
  return problems;
}

async function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));
}

/** How much moves while the page itself arrives in this many pieces: the sum of its layout shifts, and what moved. */
export async function receiveInPieces(
  page: Page,
  address: string,
  pieces: number,
): Promise<{ readonly sum: number; readonly shifts: readonly string[] }> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${address}?pieces=${pieces}`);
  const shifts = await page.evaluate(() => window.shifts.map(({ text }) => text));
  return { sum: shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0), shifts };
}

/** Loads with late pictures, scrolls through the whole page, and returns the elements that moved once it was drawn. */
async function visitSlowly(page: Page, address: string): Promise<readonly string[]> {
  await page.goto(`${address}?slow=${delay}`);
  return page.evaluate(async () => {
    const frame = () => new Promise(resolve => requestAnimationFrame(resolve));
    /** Pictures in the window that are loading, and blocks there whose script is on its way. */
    const late = () =>
      [...document.querySelectorAll('img, [data-scripted=""]')].filter(element => {
        if (element instanceof HTMLImageElement && element.complete) return false;
        const { top, right, bottom, left } = element.getBoundingClientRect();
        const isInside = bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
        return isInside && element.checkVisibility();
      });
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight) {
      window.scrollTo(0, y);
      await frame();
      // A minute on a screen of usual speed.
      for (let frames = 0; late().length > 0; frames += 1) {
        if (frames === 3600) throw new Error(`Still loading: ${late()[0]?.outerHTML.slice(0, 500)}`);
        await frame();
      }
    }
    window.scrollTo(0, 0);
    const firstDrawn = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
    // A sample without content is never drawn.
    for (let frames = 0, drawn = 0; drawn < 2 && frames < 60; frames += 1) {
      await frame();
      if (firstDrawn() !== undefined) drawn += 1;
    }
    return window.shifts.filter(({ at }) => at >= (firstDrawn() ?? 0)).map(({ text }) => text);
  });
}

declare global {
  interface Window {
    /** What moved, and when, in milliseconds. */
    shifts: { readonly at: number; readonly text: string }[];
  }
  interface PerformanceEntry {
    readonly value?: number;
    readonly hadRecentInput?: boolean;
    readonly sources?: readonly { readonly node: Node | null }[];
  }
}

/** Runs in the page, before its own scripts. */
export function watchShifts(): void {
  window.shifts = [];
  new PerformanceObserver(list => {
    for (const { startTime, value = 0, hadRecentInput, sources = [] } of list.getEntries()) {
      if (hadRecentInput) continue;
      const moved = sources.map(({ node }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        return element ? `${element.localName}.${element.getAttribute('class') ?? ''}` : 'what is gone';
      });
      window.shifts.push({ at: startTime, text: `${value.toFixed(4)} ${moved.join(', ')}` });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
