import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { isFocused, tabTo } from './keys.ts';
import { canvasOf, makeWebsite, stageOf, waitForCanvas, waitForPen, waitForSave } from './studio.ts';

const demo = inject('demo');

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await openChromium();
  page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await makeWebsite(page, demo, 'by-keys');
});

afterAll(async () => {
  await browser.close();
});

const said = () => page.getByRole('main').locator('p[role="status"]');
const blocks = () => canvasOf(page).locator('main [data-block-id]');

describe('the canvas by keyboard', () => {
  it('EDITOR-6, GRID-4, STUDIO-7: a page is created, and Tab goes through its blocks in reading order', async () => {
    await tabTo(page.getByRole('button', { name: 'Add the first section' }));
    await page.keyboard.press('Enter');
    await tabTo(page.getByRole('dialog').getByRole('button', { name: 'Text and image' }));
    await page.keyboard.press('Enter');
    await blocks().first().waitFor();
    await expect.poll(() => isFocused(stageOf(page))).toBe(true);
    // From the new section on, which is between header and footer.
    const order = ['Text', 'Image', 'Button', 'Logo', 'Navigation'];
    for (const [at, name] of order.entries()) {
      await page.keyboard.press('Tab');
      await expect.poll(() => said().textContent()).toBe(`${name} selected, ${at + 3} of 7`);
    }
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => said().textContent()).toBe('Button selected, 5 of 7');
  });

  it('EDITOR-7: arrows move it, Shift and arrows resize it', async () => {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => said().textContent()).toBe('Column 3, row 11, 6 wide, 2 high');
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => said().textContent()).toBe('Column 2, row 11, 7 wide, 3 high');
    await waitForSave(page);
    await page.reload();
    await waitForCanvas(page);
    await tabTo(stageOf(page));
    for (let block = 1; block <= 5; block += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => said().textContent()).toBe('Column 2, row 12, 7 wide, 3 high');
  });

  it('EDITOR-8: Enter edits; Escape leaves the text, then the block, then the section', async () => {
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await waitForPen(page);
    await page.keyboard.type(' Written by hand.');
    await page.keyboard.press('Escape');
    await expect.poll(() => isFocused(stageOf(page))).toBe(true);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => said().textContent()).toBe('Column 2, row 3, 10 wide, 6 high');
    await expect.poll(() => blocks().first().textContent()).toContain('Written by hand.');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await expect.poll(() => said().textContent()).toBe('Logo selected, 1 of 7');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
  });

  it('EDITOR-13: Enter opens the settings of other blocks, Alt+Enter those of a text, Alt+F10 moves to the toolbar', async () => {
    await page.keyboard.press('Alt+Enter');
    await expect.poll(() => isFocused(page.getByRole('complementary', { name: 'Text' }))).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => isFocused(stageOf(page))).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => isFocused(page.getByRole('complementary', { name: 'Image' }))).toBe(true);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Alt+F10');
    await expect.poll(() => isFocused(page.getByRole('button', { name: 'Write' }))).toBe(true);
    // The first Escape belongs to the tooltip (WCAG 1.4.13).
    await page.getByRole('tooltip').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('tooltip').waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await expect.poll(() => isFocused(stageOf(page))).toBe(true);
  });

  it('EDITOR-9: Delete removes it, Ctrl+Z brings it back, Shift+Ctrl+Z removes it again', async () => {
    await page.keyboard.press('Delete');
    await expect.poll(() => blocks().count()).toBe(2);
    await page.keyboard.press('Control+z');
    await expect.poll(() => blocks().count()).toBe(3);
    await expect.poll(() => blocks().first().textContent()).toContain('Written by hand.');
    await page.keyboard.press('Control+Shift+z');
    await expect.poll(() => blocks().count()).toBe(2);
    await page.keyboard.press('Control+z');
    await waitForSave(page);
    await page.reload();
    await waitForCanvas(page);
    await expect.poll(() => blocks().count()).toBe(3);
  });

  it('EDITOR-25, STUDIO-17, STUDIO-18: a block is found in the catalogue, reached with arrows and added; its pictures load nothing that does not exist', async () => {
    const missing: string[] = [];
    page.on('response', reply => reply.status() >= 400 && missing.push(reply.url()));
    const dialog = page.getByRole('dialog', { name: 'Add block' });
    const card = (name: RegExp) => dialog.getByRole('button', { name });
    const pictureOf = (name: RegExp) =>
      dialog
        .getByRole('listitem')
        .filter({ has: page.getByRole('button', { name }) })
        .locator('[data-drawn]');
    await tabTo(page.getByRole('banner').getByRole('button', { name: 'Add block' }));
    await page.keyboard.press('Enter');
    await expect.poll(() => dialog.locator('[data-drawn]').count()).toBeGreaterThan(3);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => isFocused(card(/^Text/))).toBe(true);
    await page.keyboard.press('End');
    await expect.poll(() => pictureOf(/^Social links/).count()).toBe(1);
    await page.keyboard.type('quote');
    await expect.poll(() => dialog.getByRole('searchbox').inputValue()).toBe('quote');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => isFocused(card(/^Quote/))).toBe(true);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect.poll(() => blocks().count()).toBe(4);
    expect(missing).toEqual([]);
    await expect.poll(() => isFocused(stageOf(page))).toBe(true);
    await page.keyboard.press('Control+z');
    await expect.poll(() => blocks().count()).toBe(3);
    await waitForSave(page);
  });

  it('EDITOR-10: Ctrl+K opens the palette from anywhere, and returns the focus', async () => {
    await tabTo(stageOf(page));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: 'Command palette' });
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => isFocused(stageOf(page))).toBe(true);
    await blocks().first().click();
    await page.keyboard.press('Control+k');
    await dialog.waitFor();
    await dialog.locator('input:focus').waitFor();
    await page.keyboard.type('desig');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/config\/design$/);
  });
});
