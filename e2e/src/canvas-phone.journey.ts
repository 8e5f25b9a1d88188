import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import {
  addSection,
  canvasOf,
  makeWebsite,
  publish,
  readPublished,
  waitForCanvas,
  waitForPen,
  waitForSave,
} from './studio.ts';

const demo = inject('demo');

let browser: Browser;
let page: Page;
let address: string;

beforeAll(async () => {
  browser = await openChromium();
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  page = await (await browser.newContext(phone)).newPage();
  address = await makeWebsite(page, demo, 'phone');
  await addSection(page, 'Opening');
});

afterAll(async () => {
  await browser.close();
});

const text = () => canvasOf(page).locator('main [data-block-type="2"]').first();

/** Visible controls that are smaller than a fingertip, except links in running text. */
async function tooSmall(): Promise<string[]> {
  const found = await page
    .locator('button:visible, nav a:visible, select:not([tabindex="-1"]):visible')
    .evaluateAll(elements =>
      elements.flatMap(element => {
        const { width, height } = element.getBoundingClientRect();
        const name = element.getAttribute('aria-label') ?? element.textContent;
        return width < 43.5 || height < 43.5 ? [`${name} ${Math.round(width)} × ${Math.round(height)}`] : [];
      }),
    );
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  return found;
}

describe('the studio on a phone', () => {
  it('EDITOR-22: a text is written, a setting changed and the page published by touch', async () => {
    await expect.poll(tooSmall).toEqual([]);
    await text().tap();
    await page.getByRole('button', { name: 'Write' }).waitFor();
    await expect.poll(tooSmall).toEqual([]);
    await page.getByRole('button', { name: 'Write' }).tap();
    await waitForPen(page);
    await expect.poll(tooSmall).toEqual([]);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Written on a phone');
    await canvasOf(page).locator('main [data-block-type="53"]').tap();
    await page.getByRole('button', { name: 'Settings', exact: true }).tap();
    const panel = page.getByRole('complementary', { name: 'Button' });
    await panel.getByLabel('Text', { exact: true }).fill('By finger');
    await expect.poll(tooSmall).toEqual([]);
    await panel.getByRole('button', { name: 'Close panel' }).tap();
    await panel.waitFor({ state: 'detached' });
    await waitForSave(page);
    await publish(page);
    expect((await readPublished(browser, address)).text).toContain('Written on a phone');
  });

  it('EDITOR-24: the catalogue is no higher than the screen and scrolls to its last block', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Add block' }).tap();
    const dialog = page.getByRole('dialog');
    const edges = async (what: Locator) => {
      const box = await what.boundingBox();
      return box ? [box.y, box.y + box.height] : [];
    };
    await expect.poll(async () => (await edges(dialog))[0]).toBeGreaterThanOrEqual(0);
    await expect.poll(async () => (await edges(dialog))[1]).toBeLessThanOrEqual(844);
    const last = dialog.getByRole('listitem').last();
    await last.scrollIntoViewIfNeeded();
    await expect.poll(async () => (await edges(last))[1]).toBeLessThanOrEqual(844);
    await dialog.getByRole('button', { name: 'Close' }).tap();
    await dialog.waitFor({ state: 'detached' });
  });

  it('STUDIO-35: every room is reached from the rail, those without space from its menu', {
    tags: 'slow',
  }, async () => {
    const rail = page.getByRole('navigation', { name: 'Rooms' });
    await expect.poll(() => rail.evaluate(element => element.scrollWidth <= element.clientWidth)).toBe(true);
    for (const [name, path] of [
      ['Trash', 'trash'],
      ['Settings', 'settings'],
    ] as const) {
      await rail.getByRole('button', { name: 'More rooms' }).tap();
      await page.getByRole('menuitem', { name }).tap();
      await page.waitForURL(new RegExp(`/config/${path}`));
      await page.getByRole('heading', { level: 1, name }).waitFor();
      await expect.poll(tooSmall).toEqual([]);
    }
    await rail.getByRole('link', { name: 'Pages' }).tap();
    await waitForCanvas(page);
  });

  it('EDITOR-23, STUDIO-16: the menu of the website leads to the list of websites and back', async () => {
    await page.getByRole('button', { name: 'Website and account' }).tap();
    await page.getByRole('menuitem', { name: 'All websites' }).tap();
    await page.getByRole('heading', { name: 'Websites' }).waitFor();
    const title = new URL(address).hostname.split('.')[0] ?? '';
    await page.getByRole('button', { name: `Edit ${title}` }).tap();
    await page.waitForURL(new RegExp(`//${title}\\..*/config`));
  });
});
