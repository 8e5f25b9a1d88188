import type { Locator, Page } from 'playwright-core';
import type { SampleFile } from './sample-files.ts';

/** Presses a button that asks for files and gives it these. */
export async function chooseFiles(page: Page, button: Locator, files: readonly SampleFile[]): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()]);
  await chooser.setFiles([...files]);
}

/** What has been said in passing, until it holds these words. */
export function toastOf(page: Page, words: string | RegExp): Locator {
  return page.getByRole('region', { name: /notif/i }).getByRole('group').filter({ hasText: words });
}

/** The row of a table that is named so. */
export function rowOf(page: Page, name: string | RegExp): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('rowheader').filter({ hasText: name }) });
}
