import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { addSection, canvasOf, makeWebsite, waitForCanvas, waitForSave } from './studio.ts';

const demo = inject('demo');

const layouts = [
  'Empty',
  'Opening',
  'Image and text',
  'Text and image',
  'Three columns',
  'Text',
  'Gallery',
  'Products',
  'Quote',
];

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await openChromium();
  page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await makeWebsite(page, demo, 'layouts');
});

afterAll(() => browser.close());

const sections = () => canvasOf(page).locator('main [data-section-id]');

/** Blocks of a section that lie on one another, by section. */
const overlaps = () =>
  sections().evaluateAll(all =>
    all.map(section => {
      const boxes = [...section.querySelectorAll('[data-block-id]')].map(one => one.getBoundingClientRect());
      return boxes.flatMap((one, at) =>
        boxes
          .slice(at + 1)
          .filter(
            other =>
              one.left < other.right - 1 &&
              other.left < one.right - 1 &&
              one.top < other.bottom - 1 &&
              other.top < one.bottom - 1,
          ),
      ).length;
    }),
  );

async function show(device: 'Phone' | 'Desktop'): Promise<void> {
  const button = page.getByRole('banner').getByRole('button', { name: device, exact: true });
  await button.click();
  await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');
}

describe('a new section', () => {
  it('STUDIO-14: every layout is saved with all its blocks, which overlap on no device', async () => {
    for (const layout of layouts) await addSection(page, layout);
    await waitForSave(page);
    await page.reload();
    await waitForCanvas(page);
    await expect.poll(() => sections().count()).toBe(layouts.length);
    const blocks = await sections().evaluateAll(all =>
      all.map(section => section.querySelectorAll('[data-block-id]').length),
    );
    // Each is added after the one that the pointer or the focus was in.
    expect(blocks.toSorted((a, b) => a - b)).toEqual([0, 1, 1, 1, 2, 2, 3, 3, 6]);
    expect(await overlaps()).toEqual(layouts.map(() => 0));
    await show('Phone');
    await expect
      .poll(() =>
        canvasOf(page)
          .locator('html')
          .evaluate(root => root.clientWidth),
      )
      .toBe(390);
    expect(await overlaps()).toEqual(layouts.map(() => 0));
    await show('Desktop');
  });
});
