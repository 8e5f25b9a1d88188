import type { Page } from 'playwright-core';

const longest = 6000;

/** What a page shows at the moment, as text: its address, its focus and its accessibility tree. */
export async function describePage(page: Page): Promise<string> {
  try {
    const focus = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200) ?? 'nothing');
    const tree = await page.locator('body').ariaSnapshot({ timeout: 5000 });
    return `The page: ${page.url()}\nFocus: ${focus}\n${tree.slice(0, longest)}`;
  } catch (error) {
    return `The page could not be described: ${String(error)}`;
  }
}
