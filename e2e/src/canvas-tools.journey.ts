/** @module-tag slow */
import { block as text } from '@vitrine/blocks/html/html.block.ts';
import { newId } from '@vitrine/core/id/id.ts';
import { type Place, sectionSettingsSchema } from '@vitrine/core/page/page-document.ts';
import { textOf } from '@vitrine/core/rich-text/rich-text.ts';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { changeNewPage } from './change-page.ts';
import { openChromium } from './chromium.ts';
import { canvasOf, makeWebsite, waitForPen } from './studio.ts';

const demo = inject('demo');

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await openChromium();
  page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await makeWebsite(page, demo, 'tools');
  const block = (words: string[], desktop: Place) => ({
    id: newId(),
    ...text.content({ text: textOf(...words) }),
    places: { desktop, phone: { ...desktop, x: 0, w: 8 } },
  });
  const blocks = [
    block(['Alone'], { x: 0, y: 6, w: 8, h: 3 }),
    block(['Above'], { x: 0, y: 20, w: 8, h: 2 }),
    block(['Below'], { x: 0, y: 22, w: 8, h: 2 }),
    block(['First line', ...Array.from({ length: 60 }, (_, n) => `Line ${n}`), 'Last line'], {
      x: 0,
      y: 40,
      w: 8,
      h: 90,
    }),
  ];
  const section = { id: newId(), settings: sectionSettingsSchema.parse({}), blocks };
  await changeNewPage(page, [{ kind: 'addSection', section, index: 0 }]);
});

afterAll(() => browser.close());

interface Edges {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const block = (words: string) =>
  canvasOf(page).locator('main [data-block-type="2"]').filter({ hasText: words });
const toolbar = () => page.getByRole('toolbar', { name: 'Text' });

async function edgesOf(what: Locator): Promise<Edges> {
  const box = await what.boundingBox();
  if (!box) throw new Error(`${String(what)} is not shown.`);
  return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height };
}

const isApart = (one: Edges, other: Edges) =>
  one.bottom <= other.top || other.bottom <= one.top || one.right <= other.left || other.right <= one.left;

/** Writes at these words, and waits until the text toolbar is within the window. */
async function writeAt(words: string): Promise<Edges> {
  await canvasOf(page).getByText(words, { exact: true }).dblclick();
  await waitForPen(page);
  await toolbar().waitFor();
  return edgesOf(toolbar());
}

async function leave(): Promise<void> {
  await page.keyboard.press('Escape');
  await toolbar().waitFor({ state: 'detached' });
}

/** Scrolls the canvas until the top of a block is this far below the top of the canvas. */
const scrollTo = (words: string, distance: number) =>
  block(words).evaluate((element, top) => {
    element.ownerDocument.defaultView?.scrollBy({
      top: element.getBoundingClientRect().top - top,
      behavior: 'instant',
    });
  }, distance);

const room = () => edgesOf(page.locator('main iframe[title]'));

describe('tools on the canvas', () => {
  it('STUDIO-19: the text toolbar is above its text, or below it without room above', async () => {
    await scrollTo('Alone', 200);
    const above = await writeAt('Alone');
    expect(above.bottom).toBeLessThanOrEqual((await edgesOf(block('Alone'))).top);
    await leave();
    await scrollTo('Alone', 10);
    const below = await writeAt('Alone');
    expect(below.top).toBeGreaterThanOrEqual((await edgesOf(block('Alone'))).bottom);
    await leave();
  });

  it('STUDIO-19: it does not cover the text beside its own', async () => {
    await scrollTo('Above', 300);
    const tools = await writeAt('Below');
    expect(isApart(tools, await edgesOf(block('Above').locator('p')))).toBe(true);
    expect(isApart(tools, await edgesOf(block('Below')))).toBe(true);
    await leave();
  });

  it('STUDIO-19: over a text as tall as the window it stays within the window, away from the caret', async () => {
    const line = (words: string) => canvasOf(page).getByText(words, { exact: true });
    for (const [words, distance] of [
      ['First line', 5],
      ['Line 30', -900],
    ] as const) {
      await scrollTo('First line', distance);
      const tools = await writeAt(words);
      const window = await room();
      expect(tools.top).toBeGreaterThanOrEqual(window.top);
      expect(tools.bottom).toBeLessThanOrEqual(window.bottom);
      expect(isApart(tools, await edgesOf(line(words)))).toBe(true);
      await leave();
    }
  });

  it('STUDIO-19: the tools of a section are beside the open panel', async () => {
    await scrollTo('Alone', 200);
    await block('Alone').click();
    await page.getByRole('button', { name: 'Duplicate', exact: true }).waitFor();
    // From the block to its section.
    await page.keyboard.press('Escape');
    const remove = page.getByRole('button', { name: 'Delete section' });
    await remove.waitFor();
    const before = await edgesOf(remove);
    await page.getByRole('button', { name: 'Section', exact: true }).last().click();
    const panel = page.getByRole('complementary', { name: 'Section' });
    await panel.waitFor();
    await expect.poll(async () => (await edgesOf(remove)).right).toBeLessThan(before.right);
    expect((await edgesOf(remove)).right).toBeLessThanOrEqual((await edgesOf(panel)).left);
  });
});
