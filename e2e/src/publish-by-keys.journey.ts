import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { pressUntil, tabTo } from './keys.ts';
import { canvasOf, makeWebsite, readPublished, typeInDialog, waitForCanvas, waitForSave } from './studio.ts';

const demo = inject('demo');

let browser: Browser;
let page: Page;
let address: string;

beforeAll(async () => {
  browser = await openChromium();
  page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  address = await makeWebsite(page, demo, 'all-by-keys');
});

afterAll(() => browser.close());

it('EDITOR-29: by keyboard alone a page is created, gets a section and a block, and is published', async () => {
  const { keyboard } = page;
  const bar = page.getByRole('banner');
  const dialog = page.getByRole('dialog');
  const addPage = page
    .getByRole('complementary', { name: 'Pages' })
    .getByRole('button', { name: 'Add page' });
  const opener = bar.getByRole('heading').getByRole('button');
  await tabTo(opener);
  if ((await opener.getAttribute('aria-expanded')) === 'true') await keyboard.press('Enter');
  await addPage.waitFor({ state: 'detached' });
  await keyboard.press('Enter');
  await pressUntil('Tab', addPage);
  await keyboard.press('Enter');
  await tabTo(dialog.getByLabel('Title'));
  await keyboard.type('Workshops');
  await keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('banner').getByText('Workshops').waitFor();
  await waitForCanvas(page);

  await tabTo(page.getByRole('button', { name: 'Add the first section' }));
  await keyboard.press('Enter');
  await tabTo(dialog.getByRole('button', { name: 'Text', exact: true }));
  await keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.locator('[role="application"]:focus').waitFor();

  await keyboard.press('Alt+F10');
  await page.locator('[data-tools] button:focus').waitFor();
  await tabTo(page.getByRole('main').getByRole('button', { name: 'Add block' }));
  await keyboard.press('Enter');
  await typeInDialog(page, 'Button');
  await keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await canvasOf(page).locator('main [data-block-type="53"]').waitFor();
  await waitForSave(page);

  await pressUntil('Shift+Tab', bar.getByRole('button', { name: 'Publish', exact: true }));
  await keyboard.press('Enter');
  await tabTo(dialog.getByRole('button', { name: 'Publish now' }));
  await keyboard.press('Enter');
  await page
    .getByText(/^Revision \d+ is live\.$/)
    .first()
    .waitFor();
  const { status, text } = await readPublished(browser, `${address}/workshops`);
  expect([status, text.includes('A good heading')]).toEqual([200, true]);
});
