import type { Locator, Page } from 'playwright-core';
import type { SampleFile } from './sample-files.ts';

/** Clicks a button that opens a file chooser and selects these files. */
export async function chooseFiles(page: Page, button: Locator, files: readonly SampleFile[]): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()]);
  await chooser.setFiles([...files]);
}

/** The status messages, until they contain this text. */
export function toastOf(page: Page, words: string | RegExp): Locator {
  return page.getByRole('region', { name: /notif/i }).getByRole('group').filter({ hasText: words });
}

/** The row of a table with this name; “Order 1” is not “Order 10”, which another journey may have placed. */
export function rowOf(page: Page, name: string | RegExp): Locator {
  const hasText = typeof name === 'string' && /\d$/.test(name) ? new RegExp(`${name}(?!\\d)`, 'i') : name;
  return page.getByRole('row').filter({ has: page.getByRole('rowheader').filter({ hasText }) });
}
