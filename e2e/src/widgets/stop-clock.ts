import type { Page } from 'playwright-core';

/** From now on the page's timers, frames and clocks advance only by `page.clock.runFor`; style sheets move as usual. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}
