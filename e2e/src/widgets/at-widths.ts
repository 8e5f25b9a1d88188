import type { Page } from 'playwright-core';

/** The layout follows the width of the window: one page shows each, for a fraction of the cost of a visit. */
export async function atWidths(
  page: Page,
  widths: readonly number[],
  look: (width: number) => Promise<void>,
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await look(width);
  }
}
