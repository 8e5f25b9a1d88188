import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { findProblems } from './find-problems.ts';

const { SCREENSHOTS: folder = '' } = process.env;

/**
 * At the width of a phone, a tablet and a desktop, the page has no problem and is not wider than its window. With
 * a name, it is pictured there, in the folder SCREENSHOTS; `at` is scrolled to first.
 */
export async function fits(page: Page, name = '', at?: Locator): Promise<void> {
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findProblems(page, [page.mainFrame()])).toBeNull();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
      .toBe(true);
    if (folder === '' || name === '') continue;
    await at?.scrollIntoViewIfNeeded();
    await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true });
  }
}
