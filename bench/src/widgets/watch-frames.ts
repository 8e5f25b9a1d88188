import type { Page } from 'playwright-core';

/** A screen shows whole frames: 60 a second, here. */
const wholeFrame = 1000 / 60;

/** Starts measuring the time between a page's frames; the returned function gives the longest, in milliseconds. */
export async function watchFrames(page: Page): Promise<() => Promise<number>> {
  const watch = await page.evaluateHandle(async () => {
    const seen = { longest: 0 };
    let last = await new Promise<number>(requestAnimationFrame);
    const see = (now: number) => {
      seen.longest = Math.max(seen.longest, now - last);
      last = now;
      requestAnimationFrame(see);
    };
    requestAnimationFrame(see);
    return seen;
  });
  return async () => {
    const longest = await watch.evaluate(seen => seen.longest);
    return Math.round(longest / wholeFrame) * wholeFrame;
  };
}
