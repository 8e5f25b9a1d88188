import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Until the page’s script has started the blocks of this kind in the window. Before that, a form or a link works as
 * it does without script.
 */
export async function whenActive(page: Page, block: string): Promise<void> {
  await page
    .locator(`[data-enhance="${block}"][data-scripted="active"]`)
    .first()
    .waitFor({ state: 'attached' });
}

/** Until the script has started every block in the window. */
export async function whenAllActive(page: Page): Promise<void> {
  const waiting = () =>
    page.locator('[data-scripted=""]').evaluateAll(
      blocks =>
        blocks.filter(block => {
          const { top, bottom } = block.getBoundingClientRect();
          return bottom > 0 && top < window.innerHeight;
        }).length,
    );
  await expect.poll(waiting).toBe(0);
}
