import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { sendCall } from './send-call.ts';
import { canvasOf, makeWebsite, readPublished, waitForCanvas } from './studio.ts';

const demo = inject('demo');

let browser: Browser;
let page: Page;
let address: string;
let blogId: string;

beforeAll(async () => {
  browser = await openChromium();
  page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  address = await makeWebsite(page, demo, 'posts');
  const blog = { type: collectionTypes.blog, title: 'Journal' };
  const { collection } = await sendCall(page, '/api/collections', { body: blog });
  blogId = (collection as { id: string }).id;
  const path = `/api/collections/${blogId}/items`;
  const { item } = await sendCall(page, path, { body: { title: 'A first post' } });
  await page.goto(`${address}/config/posts/${(item as { id: string }).id}`);
  await waitForCanvas(page);
});

afterAll(() => browser.close());

const panel = () => page.getByRole('complementary', { name: 'About this post' });

describe('the editor of a post', () => {
  it('COLLECTION-18: the date on the canvas opens the date in the panel', async () => {
    const date = panel().getByLabel('Date');
    await canvasOf(page).getByRole('button', { name: 'Choose a date' }).click();
    await expect.poll(() => date.evaluate(field => field === document.activeElement)).toBe(true);
  });

  it('COLLECTION-18: in the panel the visible fields come first, and the categories last', async () => {
    const order = ['Title', 'Image', 'Date', 'Address', 'Excerpt', 'Categories', 'Tags'];
    const shown = async () => {
      const places = order.map(async label => ({
        label,
        y: (await panel().getByText(label, { exact: true }).boundingBox())?.y ?? 0,
      }));
      return (await Promise.all(places)).toSorted((a, b) => a.y - b.y).map(({ label }) => label);
    };
    await expect.poll(shown).toEqual(order);
    await panel().getByLabel('Tags').fill('clay');
    await page.keyboard.press('Enter');
    await panel().getByRole('button', { name: 'Remove clay' }).waitFor();
    await expect.poll(() => panel().getByLabel('Tags').inputValue()).toBe('');
    // Enter added the tag and has saved nothing yet.
    await expect.poll(() => canvasOf(page).locator('main').getByText('clay').count()).toBe(0);
    await panel().getByRole('button', { name: 'Save' }).click();
    await canvasOf(page).getByText('clay').waitFor();
  });

  it('STUDIO-37: on an empty page the button that adds the first section is between header and footer', async () => {
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

  it('PUBLISH-10: one click publishes the open post, one entry of its menu a page, and nothing else', async () => {
    await sendCall(page, '/api/publishing/revisions', { body: {} });
    await sendCall(page, '/api/collections', { body: { type: collectionTypes.page, title: 'Waiting' } });
    const about = { type: collectionTypes.page, title: 'About us', navigation: 'main' };
    await sendCall(page, '/api/collections', { body: about });
    const path = `/api/collections/${blogId}/items`;
    const { item } = await sendCall(page, path, { body: { title: 'Glazing day' } });
    const status = async (of: string) => (await readPublished(browser, address + of)).status;
    await page.goto(`${address}/config/posts/${(item as { id: string }).id}`);
    await page.getByRole('banner').getByRole('button', { name: 'Publish post' }).click();
    await page.getByText('“Glazing day” is live.').waitFor();
    await page.getByRole('banner').getByText('Live', { exact: true }).waitFor();
    expect([await status('/journal/glazing-day'), await status('/about-us')]).toEqual([200, 404]);

    await page.goto(`${address}/config/pages`);
    const tree = page.getByRole('complementary', { name: 'Pages' });
    const row = tree.getByRole('row').filter({ hasText: 'About us' });
    await row.getByText('Not live yet').waitFor();
    await row.getByRole('button', { name: 'More for About us' }).click();
    await page.getByRole('menuitem', { name: 'Publish this page' }).click();
    await row.getByText('Not live yet').waitFor({ state: 'detached' });
    await expect.poll(() => status('/about-us')).toBe(200);
    expect(await status('/waiting')).toBe(404);
  });

  it('PUBLISH-12: the list of posts shows the public state of each', async () => {
    const add = async (title: string) => {
      const { item } = await sendCall(page, `/api/collections/${blogId}/items`, { body: { title } });
      return (item as { id: string }).id;
    };
    const publish = (id: string, at?: string) =>
      sendCall(page, '/api/publishing/things', { body: { kind: 'post', id, at } });
    const [fresh, later, edited] = [await add('Fresh'), await add('Later'), await add('Edited')];
    await sendCall(page, '/api/publishing/revisions', { body: {} });
    await publish(fresh);
    await publish(later, new Date(Date.now() + 86_400_000).toISOString());
    await publish(edited);
    await sendCall(page, `/api/items/${edited}`, { method: 'PATCH', body: { excerpt: 'Other words' } });
    await page.goto(`${address}/config/blogs/${blogId}`);
    const state = (title: string) =>
      page.getByRole('row').filter({ hasText: title }).getByRole('gridcell').nth(0);
    await expect.poll(() => state('A first post').textContent()).toBe('Draft');
    await expect.poll(() => state('Fresh').textContent()).toBe('Live');
    await expect.poll(() => state('Later').textContent()).toMatch(/^Goes live on /);
    await expect.poll(() => state('Edited').textContent()).toBe('Live, changed since');
  });

  it('RECORD-7, STUDIO-23, STUDIO-29: an event has its times and its place in the panel, and an error is shown next to its field', async () => {
    const { collection } = await sendCall(page, '/api/collections', {
      body: { type: collectionTypes.events, title: 'Events' },
    });
    const path = `/api/collections/${(collection as { id: string }).id}/items`;
    const { item } = await sendCall(page, path, { body: { title: 'Open workshop' } });
    const { id } = item as { id: string };
    await page.goto(`${address}/config/posts/${id}`);
    await waitForCanvas(page);
    await page.getByRole('button', { name: 'Open workshop' }).first().click();
    const start = panel().getByLabel('Starts');
    await start.fill('2026-05-01T18:00');
    await panel().getByLabel('Ends').fill('2026-05-01T17:00');
    await panel().getByText('Must not be before the start.').waitFor();
    await panel().getByRole('button', { name: 'Save' }).click();
    await panel().getByText('Ends: Must not be before the start.').waitFor();
    await panel().getByLabel('Ends').fill('2026-05-01T20:00');
    await panel().getByRole('group', { name: 'Place' }).getByLabel('City').fill('Ghent');
    await panel().getByRole('button', { name: 'Save' }).click();
    const stored = () =>
      page.evaluate(async path => (await (await fetch(path)).json()).item.data, `/api/items/${id}`);
    await expect.poll(stored).toMatchObject({
      startsAt: expect.stringMatching(/^2026-05-01T/),
      endsAt: expect.stringMatching(/^2026-05-01T/),
      place: { city: 'Ghent' },
    });
  });
});
