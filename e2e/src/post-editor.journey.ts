import { collectionTypes } from '@vitrine/core/collections/collection.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { sendCall } from './send-call.ts';
import { canvasOf, makeWebsite, waitForCanvas } from './studio.ts';

const demo = inject('demo');

let browser: Browser;
let page: Page;
let address: string;

beforeAll(async () => {
  browser = await openChromium();
  page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  address = await makeWebsite(page, demo, 'posts');
  const blog = { type: collectionTypes.blog, title: 'Journal' };
  const { collection } = await sendCall(page, '/api/collections', { body: blog });
  const path = `/api/collections/${(collection as { id: string }).id}/items`;
  const { item } = await sendCall(page, path, { body: { title: 'A first post' } });
  await page.goto(`${address}/config/posts/${(item as { id: string }).id}`);
  await waitForCanvas(page);
});

afterAll(() => browser.close());

const panel = () => page.getByRole('complementary', { name: 'About this post' });

describe('the editor of a post', () => {
  it('COLLECTION-18: the date on the canvas leads to the date in the panel', async () => {
    const date = panel().getByLabel('Date');
    await canvasOf(page).getByRole('button', { name: 'Choose a date' }).click();
    await expect.poll(() => date.evaluate(field => field === document.activeElement)).toBe(true);
  });

  it('COLLECTION-18: in the panel what visitors see first comes first, and what the post is filed under last', async () => {
    const order = ['Title', 'Image', 'Date', 'Address', 'Excerpt', 'Categories', 'Tags'];
    const tops = await Promise.all(
      order.map(async label => (await panel().getByText(label, { exact: true }).boundingBox())?.y ?? 0),
    );
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    await panel().getByLabel('Tags').fill('clay');
    await page.keyboard.press('Enter');
    await panel().getByRole('button', { name: 'Remove clay' }).waitFor();
    expect(await panel().getByLabel('Tags').inputValue()).toBe('');
    // Enter added the tag and saved nothing yet.
    expect(await canvasOf(page).locator('main').getByText('clay').count()).toBe(0);
    await panel().getByRole('button', { name: 'Save' }).click();
    await canvasOf(page).getByText('clay').waitFor();
  });

  it('STUDIO-37: on an empty page the button that adds the first section lies between what the page begins and ends with', async () => {
    const isBetween = async (above: string) => {
      const button = await page.getByRole('button', { name: 'Add the first section' }).boundingBox();
      const over = await canvasOf(page).locator(above).boundingBox();
      const below = await canvasOf(page).locator('.post-foot, .site-footer').first().boundingBox();
      if (!button || !over || !below) return false;
      return button.y >= over.y + over.height && button.y + button.height <= below.y;
    };
    await expect.poll(() => isBetween('.post-head')).toBe(true);
    await page.goto(`${address}/config/pages`);
    await waitForCanvas(page);
    await expect.poll(() => isBetween('.site-header')).toBe(true);
  });
});
