import type { Browser, Page } from 'playwright-core';
import { isRuntime } from './built-visitor.ts';
import { type MainThread, readMainThread } from './main-thread.ts';
import { watchFrames } from './watch-frames.ts';

export interface WidgetVisit {
  /** Bytes of script as sent, without React's runtime. */
  readonly scriptBytes: number;
  readonly runtimeBytes: number;
  /** From the first byte until the page is idle. */
  readonly loading: MainThread;
  /** The cost of the interaction. */
  readonly using: MainThread;
  /** During its use, in milliseconds. */
  readonly longestFrame: number;
}

/** How many times slower than this machine the visit's processor is. */
export const slowdown = 4;

/** Opens a page with an empty cache on a slow processor and uses its widget. */
export async function visitWidget(
  browser: Browser,
  address: string,
  use: (page: Page) => Promise<void>,
): Promise<WidgetVisit> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const protocol = await context.newCDPSession(page);
    await protocol.send('Network.enable');
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const scripts = new Map<string, string>();
    const sizes = new Map<string, number>();
    protocol.on('Network.responseReceived', ({ requestId, response, type }) => {
      if (type === 'Script') scripts.set(requestId, response.url);
    });
    protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      sizes.set(requestId, encodedDataLength);
    });
    const loading = await traced(browser, page, [...tasks, calls], async () => {
      await page.goto(address, { waitUntil: 'networkidle' });
    });
    // The driver's own script is parsed before the measurement.
    await page.locator('html').isVisible();
    const frames = await watchFrames(page);
    let longestFrame = 0;
    const using = await traced(browser, page, tasks, async () => {
      await use(page);
      longestFrame = await frames();
    });
    const sum = (isWanted: (url: string) => boolean) =>
      [...scripts].reduce((total, [id, url]) => total + (isWanted(url) ? (sizes.get(id) ?? 0) : 0), 0);
    return {
      scriptBytes: sum(url => !isRuntime(url)),
      runtimeBytes: sum(isRuntime),
      loading,
      using,
      longestFrame,
    };
  } finally {
    await context.close();
  }
}

/** Trace categories. Recording the called functions is expensive, so it is only on where it is judged. */
const tasks = ['disabled-by-default-devtools.timeline'];
const calls = 'devtools.timeline';

async function traced(
  browser: Browser,
  page: Page,
  categories: string[],
  act: () => Promise<void>,
): Promise<MainThread> {
  await browser.startTracing(page, { categories });
  await act();
  return readMainThread(await browser.stopTracing(), isRuntime);
}
