import type { Page } from 'playwright-core';

const { SCREENSHOTS: folder = '' } = process.env;

/** Pictures the whole page as it is, in the folder SCREENSHOTS, if there is one. */
export async function picture(page: Page, name: string): Promise<void> {
  if (folder !== '') await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

/** Pictures the page at these widths, and leaves its window as it was. */
export async function pictures(page: Page, name: string, widths = [390, 820, 1440]): Promise<void> {
  if (folder === '') return;
  const before = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await picture(page, `${name}-${width}`);
  }
  if (before) await page.setViewportSize(before);
}
