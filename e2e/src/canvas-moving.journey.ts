import type { Browser, CDPSession, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { addSection, canvasOf, dragBy, makeWebsite, readPlace, stageOf, waitForSave } from './studio.ts';

const demo = inject('demo');

let browser: Browser;
let page: Page;
let touch: CDPSession;

beforeAll(async () => {
  browser = await openChromium();
  const wide = { viewport: { width: 1440, height: 700 }, hasTouch: true };
  page = await (await browser.newContext(wide)).newPage();
  touch = await page.context().newCDPSession(page);
  await makeWebsite(page, demo, 'moving');
  for (const layout of ['Three columns', 'Text and image', 'Opening']) await addSection(page, layout);
});

afterAll(() => browser.close());

const sections = () => canvasOf(page).locator('main [data-section-id]');
const named = (name: string) => canvasOf(page).locator(`main .block-${name}`);
const scrolled = () =>
  canvasOf(page)
    .locator('html')
    .evaluate(html => html.scrollTop);
const undo = () => page.getByRole('banner').getByRole('button', { name: /^Undo/ });

const picturesOfFirst = () => sections().first().locator('.block-image').count();
const openSettings = () => page.getByRole('button', { name: 'Settings', exact: true }).click();
const toTop = () =>
  canvasOf(page)
    .locator('html')
    .evaluate(html => html.scrollTo(0, 0));

/** The window of the canvas, in px of the screen. */
function lowerEdge(): Promise<number> {
  return bottomOf(stageOf(page));
}

async function bottomOf(what: Locator): Promise<number> {
  const box = await what.boundingBox();
  return (box?.y ?? 0) + (box?.height ?? 0);
}

async function middleOf(what: Locator): Promise<{ x: number; y: number }> {
  await (await what.elementHandle())?.waitForElementState('stable');
  const box = await what.boundingBox();
  if (!box) throw new Error(`${String(what)} is on the screen.`);
  return { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 20) };
}

/** Until the block held at the lower edge is over a section below the first. */
async function firstIsAbove(): Promise<void> {
  const edge = await lowerEdge();
  await expect.poll(() => bottomOf(sections().first())).toBeLessThan(edge - 100);
}

/** A height over the second section, away from the edges where the page scrolls. */
async function middle(): Promise<number> {
  const [box, stage] = [await sections().nth(1).boundingBox(), await stageOf(page).boundingBox()];
  const at = (box?.y ?? 0) + (box?.height ?? 0) / 2;
  return Math.min(Math.max(at, (stage?.y ?? 0) + 80), (await lowerEdge()) - 80);
}

async function touchAt(type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) {
  await touch.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
}

/** Tops and bottoms of the blocks of the first section, in px, in visual order. */
async function spans(): Promise<{ name: string; top: number; bottom: number }[]> {
  const found = await sections()
    .first()
    .locator('[data-block-id]')
    .evaluateAll(blocks =>
      blocks.map(block => {
        const { top, bottom } = block.getBoundingClientRect();
        return { name: block.getAttribute('data-block') ?? '', top, bottom };
      }),
    );
  return found.toSorted((a, b) => a.top - b.top);
}

const order = async () => (await spans()).map(({ name }) => name);

/** Blocks that end below the top of the next one. */
async function covered(): Promise<string[]> {
  const all = await spans();
  return all.flatMap(({ name, bottom }, at) => (bottom > (all[at + 1]?.top ?? bottom) + 0.5 ? [name] : []));
}

describe('moving blocks', () => {
  it('EDITOR-27: a block held at the lower edge reaches a section below the window', async () => {
    await toTop();
    const from = await middleOf(named('image').first());
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 30, (await lowerEdge()) - 6, { steps: 6 });
    await firstIsAbove();
    await page.mouse.move(from.x, await middle(), { steps: 4 });
    await page.mouse.up();
    await expect.poll(picturesOfFirst).toBe(2);
    await undo().click();
    await expect.poll(picturesOfFirst).toBe(3);
  });

  it('EDITOR-27: a block resized at the lower edge grows beyond the window', async () => {
    await toTop();
    await named('image').first().click();
    await openSettings();
    const before = await readPlace(page);
    const handle = page.locator('[data-edge="bottom"]');
    const from = await middleOf(handle);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, (await lowerEdge()) - 4, { steps: 6 });
    await expect.poll(scrolled).toBeGreaterThan(300);
    await page.mouse.up();
    await expect.poll(async () => (await readPlace(page)).height).toBeGreaterThan(before.height + 12);
    await undo().click();
    await expect.poll(() => readPlace(page)).toEqual(before);
    await page.getByRole('button', { name: 'Close panel' }).click();
  });

  it('EDITOR-27, STUDIO-32: touch moves a block by its handle, and the page scrolls with it', async () => {
    await toTop();
    await named('image').first().click();
    const handle = page.getByTitle('Move Image');
    const from = await middleOf(handle);
    await touchAt('touchStart', from);
    await touchAt('touchMove', { x: from.x, y: from.y + 40 });
    await touchAt('touchMove', { x: from.x, y: (await lowerEdge()) - 6 });
    await firstIsAbove();
    await touchAt('touchMove', { x: from.x, y: await middle() });
    await touchAt('touchEnd');
    await expect.poll(picturesOfFirst).toBe(2);
    await undo().click();
    await expect.poll(picturesOfFirst).toBe(3);
  });

  it('STUDIO-31: the page scrolls to moved and added blocks', async () => {
    await toTop();
    await named('image').first().click();
    for (let row = 0; row < 40; row += 1) await page.keyboard.press('ArrowDown');
    const edge = await lowerEdge();
    await expect.poll(async () => bottomOf(named('image').first())).toBeLessThanOrEqual(edge);
    await expect.poll(scrolled).toBeGreaterThan(100);
    await undo().click();
    await toTop();
  });

  it('EDITOR-28, GRID-6: on a phone, blocks change places by mouse and keyboard, and none covers another', async () => {
    await page.getByRole('button', { name: 'Phone', exact: true }).click();
    await toTop();
    const begun = await order();
    expect(begun.slice(0, 3)).toEqual(['image', 'html', 'image']);
    const before = await spans();
    const text = named('html').first();
    const past = (before[2]?.bottom ?? 0) - (before[1]?.bottom ?? 0);
    await text.scrollIntoViewIfNeeded();
    await dragBy(page, text, { x: 0, y: past });
    await expect.poll(async () => (await order()).slice(0, 3)).toEqual(['image', 'image', 'html']);
    await expect.poll(covered).toEqual([]);
    await undo().click();
    await expect.poll(order).toEqual(begun);
    await text.click();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect.poll(async () => (await order()).slice(0, 2)).toEqual(['html', 'image']);
    await expect.poll(covered).toEqual([]);
    await page.keyboard.press('Control+z');
    await expect.poll(order).toEqual(begun);
    await waitForSave(page);
  });
});
