import type { Page } from 'playwright-core';

/** From now on the page's timers, frames and clocks go on by `page.clock.runFor` alone; style sheets move as ever. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}
