import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import {
  addSection,
  canvasOf,
  dragBy,
  makeWebsite,
  publish,
  readPlace,
  readPublished,
  typeInDialog,
  waitForCanvas,
  waitForPen,
  waitForSave,
} from './studio.ts';

const demo = inject('demo');
const wide = { viewport: { width: 1440, height: 900 } };

let browser: Browser;
let page: Page;
let address: string;

beforeAll(async () => {
  browser = await openChromium();
  page = await (await browser.newContext(wide)).newPage();
  address = await makeWebsite(page, demo, 'by-mouse');
});

afterAll(async () => {
  await browser.close();
});

const text = () => canvasOf(page).locator('main [data-block-type="2"]').first();
const button = () => canvasOf(page).locator('main [data-block-type="53"]');
const toolbar = () => page.getByRole('toolbar', { name: 'Text' });
const panel = (name: string) => page.getByRole('complementary', { name });
const undo = () => page.getByRole('button', { name: /^Undo/ });
const redo = () => page.getByRole('button', { name: /^Redo/ });

async function reload(): Promise<void> {
  await waitForSave(page);
  await page.reload();
  await waitForCanvas(page);
}

describe('the canvas by mouse', () => {
  it('EDITOR-1: text is written in place, bold and linked, and is there after a reload', async () => {
    await addSection(page, 'Text');
    await text().dblclick();
    await waitForPen(page);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Plates for people who cook.');
    await text()
      .getByText('Plates')
      .dblclick({ position: { x: 20, y: 10 } });
    await toolbar().getByRole('button', { name: 'Bold' }).click();
    await page.keyboard.press('End');
    await toolbar().getByRole('button', { name: 'Link' }).click();
    const dialog = page.getByRole('dialog');
    await typeInDialog(page, 'https://example.com/kiln');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await text().locator('a').waitFor();
    await waitForPen(page);
    await page.keyboard.type(' and more');
    await page.keyboard.press('Escape');
    await reload();
    await expect.poll(() => text().locator('strong').allTextContents()).toEqual(['Plates']);
    await expect.poll(() => text().locator('a').getAttribute('href')).toBe('https://example.com/kiln');
    await expect.poll(() => text().locator('a').textContent()).toBe('https://example.com/kiln');
    await expect
      .poll(() => text().textContent())
      .toBe('Plates for people who cook.https://example.com/kiln and more');
  });

  it('EDITOR-2, EDIT-1, GRID-2, GRID-7, PANEL-1, PANEL-2, PANEL-6, STUDIO-9: a block of the catalogue is added below the selection; its panel changes it', async () => {
    await text().click();
    await page.getByRole('banner').getByRole('button', { name: 'Add block' }).click();
    await page.getByRole('dialog').getByRole('searchbox').fill('looks like a button');
    await page.getByRole('dialog').getByRole('button', { name: 'Button' }).click();
    await button().waitFor();
    await panel('Button').getByLabel('Text', { exact: true }).fill('See the shop');
    await panel('Button').getByRole('button', { name: 'Add link' }).click();
    await typeInDialog(page, 'example.com/shop');
    await page.keyboard.press('Enter');
    await panel('Button').getByText('https://example.com/shop').waitFor();
    await panel('Button').getByText('Outlined').click();
    await expect.poll(() => button().textContent()).toBe('See the shop');
    expect(await readPlace(page)).toEqual({ column: 1, row: 8, width: 6, height: 2 });
    await reload();
    await expect.poll(() => button().textContent()).toBe('See the shop');
  });

  it('EDITOR-3, GRID-3, STUDIO-6: dragging moves it by whole columns and rows, a handle resizes it, and the page stays where it is', async () => {
    await button().click();
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    const step = await columnStep();
    const before = await heightOf(text());
    await dragBy(page, button(), { x: step * 3, y: 0 });
    await expect.poll(() => readPlace(page)).toEqual({ column: 4, row: 8, width: 6, height: 2 });
    await dragBy(page, page.locator('[data-edge="right"]'), { x: step * 2, y: 0 });
    await expect.poll(() => readPlace(page)).toEqual({ column: 4, row: 8, width: 8, height: 2 });
    await expect.poll(() => heightOf(text())).toEqual(before);
    await waitForSave(page);
  });

  it('EDITOR-4, EDIT-1, EDIT-7: undo reverts everything step by step, also after saving, and redo repeats it', async () => {
    await undo().click();
    await undo().click();
    await expect.poll(() => readPlace(page)).toEqual({ column: 1, row: 8, width: 6, height: 2 });
    await waitForSave(page);
    await expect.poll(() => undo().isDisabled()).toBe(true);
    await redo().click();
    await redo().click();
    await expect.poll(() => redo().isDisabled()).toBe(true);
    await reload();
    await button().click();
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await expect.poll(() => readPlace(page)).toEqual({ column: 4, row: 8, width: 8, height: 2 });
  });

  it('EDITOR-5: visitors see no changes before publishing, and all of them afterwards', async () => {
    expect((await readPublished(browser, address)).text).not.toContain('See the shop');
    await publish(page, 'First words');
    const { status, text: html } = await readPublished(browser, address);
    expect(status).toBe(200);
    expect(html).toContain('See the shop');
    expect(html).toContain('<strong>Plates</strong>');
    await button().click();
    await page.keyboard.press('Delete');
    await waitForSave(page);
    expect((await readPublished(browser, address)).text).toContain('See the shop');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await button().waitFor();
  });

  it('EDITOR-30: the tools of a hovered section stay while the pointer moves to them, and disappear outside the page', async () => {
    await reload();
    const add = page.getByRole('button', { name: 'Add section', exact: true });
    await expect.poll(() => add.count()).toBe(0);
    const { x, y, width } = await boxOf(canvasOf(page).locator('main .grid').first());
    await page.mouse.move(x + width / 2 + 160, y + 20, { steps: 3 });
    const target = await boxOf(add);
    await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 6 });
    await page.mouse.down();
    await page.mouse.up();
    await page.getByRole('dialog', { name: 'Add section' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('banner').hover();
    await add.waitFor({ state: 'detached' });
  });
});

async function boxOf(what: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  await what.waitFor();
  const box = await what.boundingBox();
  if (box === null) throw new Error('The element is not visible.');
  return box;
}

/** Position and height of an element, in whole px of the screen. */
async function heightOf(what: Locator): Promise<readonly [number, number, number]> {
  const box = await what.boundingBox();
  return [Math.round(box?.x ?? -1), Math.round(box?.y ?? -1), Math.round(box?.height ?? -1)];
}

/** Width of a column of the page with its gap, in px of the screen. */
async function columnStep(): Promise<number> {
  const box = await canvasOf(page).locator('main .grid').first().boundingBox();
  const gap = await canvasOf(page)
    .locator('main .grid')
    .first()
    .evaluate(grid => Number.parseFloat(getComputedStyle(grid).columnGap) || 0);
  return ((box?.width ?? 0) + gap) / 24;
}
