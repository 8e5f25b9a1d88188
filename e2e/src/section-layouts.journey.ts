/** @module-tag slow */
import type { PageDocument } from '@vitrine/core/page/page-document.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { sendCall } from './send-call.ts';
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

/** The left edge of each section's first block, in px of the canvas; empty sections have none. */
const leftEdges = (part: 'header' | 'main') =>
  canvasOf(page)
    .locator(`${part} [data-section-id]`)
    .evaluateAll(all =>
      all.flatMap(section => {
        const blocks = [...section.querySelectorAll('[data-block-id]')];
        const lefts = blocks.map(block => block.getBoundingClientRect().left);
        return blocks.length === 0 ? [] : [Math.round(Math.min(...lefts))];
      }),
    );

/** Until all sections begin where the header begins; returns that edge. */
async function alignedEdge(): Promise<number> {
  const edges = async () => new Set([...(await leftEdges('header')), ...(await leftEdges('main'))]).size;
  await expect.poll(edges).toBe(1);
  return (await leftEdges('header'))[0] ?? -1;
}

async function show(device: 'Phone' | 'Tablet' | 'Desktop'): Promise<void> {
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

  it('STUDIO-33: begins at the left edge of the header at every width, and is as wide as the header', async () => {
    await alignedEdge();
    for (const device of ['Phone', 'Tablet', 'Desktop'] as const) {
      await show(device);
      await alignedEdge();
    }
    const wide = await alignedEdge();
    const { header } = (await sendCall(page, '/api/site', { method: 'GET' })) as { header: LoadedHeader };
    const [sectionId] = header.document.sections.map(({ id }) => id);
    const operations = [{ kind: 'changeSection', sectionId, set: { width: 'content' } }];
    const body = { baseVersion: header.version, operations, clientId: 'journey' };
    await sendCall(page, `/api/pages/${header.id}/operations`, { body });
    await page.reload();
    await waitForCanvas(page);
    await canvasOf(page).locator('main [data-block-id]').first().click();
    await page.getByRole('button', { name: 'Duplicate', exact: true }).waitFor();
    // From the block to its section.
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Delete section' }).waitFor();
    await addSection(page, 'Text');
    await expect.poll(() => sections().count()).toBe(layouts.length + 1);
    const [narrow = -1] = await leftEdges('header');
    expect(narrow).toBeGreaterThan(wide);
    expect((await leftEdges('main')).filter(edge => edge === narrow)).toHaveLength(1);
    await waitForSave(page);
  });
});

interface LoadedHeader {
  readonly id: string;
  readonly version: number;
  readonly document: PageDocument;
}
