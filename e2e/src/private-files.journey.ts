/** @module-tag slow */
import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { focusStill } from './keys.ts';
import { chooseFiles } from './rooms.ts';
import { samplePicture } from './sample-files.ts';
import { sendCall } from './send-call.ts';
import { makeWebsite } from './studio.ts';
import { findAxeProblems } from './visit.ts';

const demo = inject('demo');

let browser: Browser;
let page: Page;
let address: string;
let postId: string;

beforeAll(async () => {
  browser = await openChromium();
  page = await (
    await browser.newContext({ viewport: { width: 1440, height: 900 }, bypassCSP: true })
  ).newPage();
  address = await makeWebsite(page, demo, 'private');
  await page.goto(`${address}/config/media`);
  await chooseFiles(page, page.getByRole('button', { name: 'Upload' }), [
    samplePicture('cover.png', { red: 160, green: 90, blue: 50 }),
  ]);
  await file('cover.png').waitFor();
  await page.getByText('Keep uploaded files private').click();
  await chooseFiles(page, page.getByRole('button', { name: 'Upload' }), [
    samplePicture('sold.png', { red: 50, green: 90, blue: 160 }),
  ]);
  await file('sold.png').waitFor();
  const { assets } = (await sendCall(page, '/api/media', { method: 'GET' })) as {
    assets: { id: string; fileName: string }[];
  };
  const { collection } = (await sendCall(page, '/api/collections', {
    body: { type: collectionTypes.blog, title: 'Journal' },
  })) as { collection: { id: string } };
  const { item } = (await sendCall(page, `/api/collections/${collection.id}/items`, {
    body: { title: 'Glazing day' },
  })) as { item: { id: string } };
  postId = item.id;
  const imageId = assets.find(one => one.fileName === 'cover.png')?.id;
  await sendCall(page, `/api/items/${item.id}`, { method: 'PATCH', body: { imageId } });
});

afterAll(() => browser.close());

const file = (name: string) =>
  page.getByRole('grid', { name: 'Media' }).getByRole('row').filter({ hasText: name });
const status = (path: string) =>
  page.evaluate(async at => (await fetch(at, { credentials: 'omit' })).status, path);

it('MEDIA-27: an upload is kept private, shown to its owner, and marked in the grid and among private ones', async () => {
  await file('sold.png').getByText('Private').waitFor();
  await expect.poll(() => file('cover.png').getByText('Private').count()).toBe(0);
  const shown = () =>
    file('sold.png')
      .locator('img')
      .evaluate(one => (one as HTMLImageElement).naturalWidth > 0);
  await expect.poll(shown).toBe(true);
  const picture = await file('sold.png').locator('img').getAttribute('src');
  expect(await status(picture ?? '')).toBe(404);
  await page.getByRole('button', { name: 'Access' }).click();
  await page.getByRole('option', { name: 'Private', exact: true }).click();
  await file('cover.png').waitFor({ state: 'detached' });
  await file('sold.png').waitFor();
  await expect.poll(() => file('cover.png').count()).toBe(0);
});

it('MEDIA-25, MEDIA-27: by keyboard a link is created that anyone can open, and a modified one cannot be opened', async () => {
  await file('sold.png').focus();
  await page.keyboard.press('Enter');
  const details = page.getByRole('dialog', { name: 'sold.png' });
  const access = details.getByRole('region', { name: 'Access' });
  await access.getByText('Only people who manage the files', { exact: false }).waitFor();
  for (const [width, height] of [
    [1440, 900],
    [820, 1100],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => details.evaluate(one => one.scrollWidth <= one.clientWidth)).toBe(true);
    await access.getByRole('button', { name: 'Copy link' }).scrollIntoViewIfNeeded();
  }
  expect(await findAxeProblems(page)).toEqual([]);
  await focusStill(access.getByRole('button', { name: 'A link works for' }));
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'One hour' }).focus();
  await page.keyboard.press('Enter');
  await access.getByRole('button', { name: 'Copy link' }).focus();
  await page.keyboard.press('Enter');
  const link = access.locator('code');
  await link.waitFor();
  const opened = (await link.textContent()) ?? '';
  await page.setViewportSize({ width: 1440, height: 900 });
  const stranger = await (await browser.newContext()).newPage();
  const [download] = await Promise.all([
    stranger.waitForEvent('download'),
    stranger.goto(opened).catch(() => undefined),
  ]);
  expect(download.suggestedFilename()).toBe('sold.png');
  await stranger.goto(opened.replace(/until=\d/, 'until=9'));
  await stranger.getByRole('heading', { name: 'This link does not work' }).waitFor();
  await stranger.context().close();
  await page.keyboard.press('Escape');
  await details.waitFor({ state: 'detached' });
});

it('MEDIA-27, MEDIA-28: a file in use leads to a question, is made public again by one click, and is reported before publishing', async () => {
  await page.getByRole('button', { name: 'Access' }).click();
  await page.getByRole('option', { name: 'Public and private' }).click();
  await file('cover.png').focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Make private' }).click();
  const question = page.getByRole('dialog', { name: 'Make “cover.png” private?' });
  await question.getByRole('link', { name: 'Glazing day' }).waitFor();
  await question.getByRole('button', { name: 'Make private' }).click();
  await page.getByText('“cover.png” is private now.').waitFor();
  await file('cover.png').getByText('Private').waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByText('“cover.png” is public now.').waitFor();
  await file('cover.png').getByText('Private').waitFor({ state: 'detached' });

  await file('cover.png').focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Make private' }).click();
  await question.getByRole('button', { name: 'Make private' }).click();
  await file('cover.png').getByText('Private').waitFor();
  for (const width of [1440, 820, 390]) {
    await page.setViewportSize({ width, height: 900 });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${address}/config/posts/${postId}`);
  await page.getByRole('button', { name: 'Publish', exact: true }).first().click();
  const publishing = page.getByRole('dialog', { name: 'Publish' });
  const note = publishing.getByRole('note');
  await note.getByText('Visitors do not see one file because it is private.', { exact: false }).waitFor();
  await expect.poll(() => note.getByRole('listitem').textContent()).toBe('cover.png: Glazing day');
});
