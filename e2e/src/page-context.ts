import type { Page } from 'playwright-core';

/** What a page of a website tells its script about itself. */
export async function contextOf(page: Page): Promise<{ pageType: number; websiteId: string }> {
  return JSON.parse((await page.locator('#page-context').textContent()) ?? '');
}
