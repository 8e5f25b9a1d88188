import { areSlowTests } from '@vitrine/tools/slow-tests.ts';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { findProblems } from './find-problems.ts';
import { picture } from './pictures.ts';

/**
 * The page is not wider than its window on a phone, a tablet and a desktop, and has no problem on the phone: there
 * lists and tables must scroll, targets are the closest together, and what belongs to the page alone is shown as
 * everywhere. The slow tests look for problems on the desktop too, where the rail and the columns are, in dark
 * colours as well. With a name, it is pictured at each width, in the folder SCREENSHOTS; `at` is scrolled to first.
 */
export async function fits(page: Page, name = '', at?: Locator): Promise<void> {
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await leaveTooltips(page);
    // A tablet shows what one of the others does.
    if (width === 390 || (areSlowTests && width === 1440))
      expect(
        await findProblems(page, [page.mainFrame()], { isDarkToo: width === 1440 }),
        `at ${width} px`,
      ).toBeNull();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
      .toBe(true);
    if (name === '') continue;
    await at?.scrollIntoViewIfNeeded();
    await picture(page, `${name}-${width}`);
  }
}

/**
 * A button that happens to lie under the pointer at this width shows its tooltip, which is in no landmark. That of
 * the focused button stays.
 */
async function leaveTooltips(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  const ofPointer = () => {
    const ofFocus = document.activeElement?.getAttribute('aria-describedby')?.split(' ') ?? [];
    return [...document.querySelectorAll('[role="tooltip"]')].filter(({ id }) => !ofFocus.includes(id))
      .length;
  };
  await expect.poll(() => page.evaluate(ofPointer)).toBe(0);
}
