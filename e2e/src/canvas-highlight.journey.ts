import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { isFocused, tabTo } from './keys.ts';
import {
  addSection,
  canvasOf,
  makeWebsite,
  publish,
  waitForCanvas,
  waitForPen,
  waitForSave,
} from './studio.ts';
import { visit } from './visit.ts';

const demo = inject('demo');

let browser: Browser;
let page: Page;
let address = '';

beforeAll(async () => {
  browser = await openChromium();
  page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  address = await makeWebsite(page, demo, 'highlights');
});

afterAll(async () => {
  await browser.close();
});

const mark = () => canvasOf(page).locator('.text-highlight');
const drawing = () => canvasOf(page).locator('.text-highlight-drawing');
const panel = () => page.getByRole('complementary', { name: 'Highlight' });
const variableOf = async (name: string) => {
  const style = (await mark().getAttribute('style')) ?? '';
  return new RegExp(`${name}: ([^;]+)`).exec(style)?.[1];
};

describe('a highlight in the studio, by keyboard alone', () => {
  it('HIGHLIGHT-16: is drawn on the word at the cursor, from a panel beside the page', async () => {
    await addSection(page, 'Text');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await waitForPen(page);
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Made by hand');
    await page.keyboard.press('Alt+F10');
    await tabTo(page.getByRole('button', { name: 'Highlight' }));
    await page.keyboard.press('Enter');
    await expect.poll(() => isFocused(panel())).toBe(true);
    await tabTo(panel().getByRole('radio', { name: 'Circle' }));
    for (let presses = 1; presses < 12; presses += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await mark().waitFor();
    await expect.poll(() => mark().textContent()).toBe('hand');
    await expect.poll(() => mark().getAttribute('data-shape')).toBe('wave');
  });

  it('HIGHLIGHT-18: shows each choice on the page immediately', async () => {
    const line = drawing().locator('path');
    await line.waitFor({ state: 'attached' });
    const before = await line.getAttribute('d');
    await tabTo(panel().getByRole('switch', { name: 'In the colour of the text' }));
    await page.keyboard.press('Space');
    await expect.poll(() => variableOf('--text-highlight-color')).toBe('var(--color-accent)');
    await tabTo(panel().getByRole('slider', { name: 'Thickness' }));
    for (let presses = 0; presses < 6; presses += 1) await page.keyboard.press('ArrowRight');
    await expect.poll(() => variableOf('--text-highlight-thickness')).toBe('0.12em');
    await expect.poll(() => line.getAttribute('d')).not.toBe(before);
    await tabTo(panel().getByRole('radio', { name: 'In front' }));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    const isBehind = () => drawing().evaluate(svg => svg.nextElementSibling?.matches('.rich-text') === true);
    await expect.poll(isBehind).toBe(true);
    await tabTo(panel().getByRole('switch', { name: 'Animate when it comes into view' }));
    await page.keyboard.press('Space');
    await expect.poll(() => drawing().getAttribute('data-animation')).toBe('draw');
    await tabTo(panel().getByRole('radio', { name: 'Forwards' }));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    const storedMotion = async () => JSON.parse((await mark().getAttribute('data-highlight')) ?? '').motion;
    await expect.poll(storedMotion).toEqual({ animation: 'draw', direction: 'left', duration: 0.75 });
    await tabTo(panel().getByRole('slider', { name: 'Duration' }));
    await page.keyboard.press('ArrowRight');
    await expect.poll(storedMotion).toEqual({ animation: 'draw', direction: 'left', duration: 0.8 });
  });

  it('HIGHLIGHT-17: text typed in it belongs to it; Escape leads back to the text', async () => {
    await page.keyboard.press('Escape');
    await waitForPen(page);
    await expect.poll(() => panel().count()).toBe(0);
    await page.keyboard.type('le');
    await expect.poll(() => mark().textContent()).toBe('handle');
    await waitForSave(page);
    await page.reload();
    await waitForCanvas(page);
    await expect.poll(() => mark().textContent()).toBe('handle');
    expect(await variableOf('--text-highlight-thickness')).toBe('0.12em');
    await expect.poll(() => drawing().count()).toBe(1);
  });

  it('HIGHLIGHT-17: it is removed as a whole, and undone like any other edit', async () => {
    await canvasOf(page).locator('main [data-block-id]').dblclick();
    await waitForPen(page);
    await page.keyboard.type('s');
    await page.getByRole('button', { name: 'Highlight' }).click();
    await panel().getByRole('button', { name: 'Remove highlight' }).click();
    await expect.poll(() => mark().count()).toBe(0);
    await expect.poll(() => drawing().count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => mark().count()).toBe(1);
    await expect.poll(() => drawing().count()).toBe(1);
    await waitForSave(page);
  });

  it('HIGHLIGHT-18: visitors see what the canvas shows', async () => {
    const inCanvas = await drawing().locator('path').getAttribute('d');
    await publish(page);
    await visit(browser, { viewport: { width: 1440, height: 900 } }, async visitor => {
      await visitor.goto(address);
      const drawn = visitor.locator('.text-highlight-drawing path');
      await drawn.waitFor({ state: 'attached' });
      await expect.poll(() => visitor.locator('.text-highlight').getAttribute('data-shape')).toBe('wave');
      // The same seed: as many turns, whatever the width of the window.
      const turns = (path: string | null) => path?.match(/C/g)?.length;
      expect(turns(await drawn.getAttribute('d'))).toBe(turns(inCanvas));
    });
  });
});
