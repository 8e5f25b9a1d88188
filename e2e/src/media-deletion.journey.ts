/** @module-tag slow */
import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { chooseFiles } from './rooms.ts';
import { samplePicture } from './sample-files.ts';
import { sendCall } from './send-call.ts';
import { makeWebsite } from './studio.ts';

const demo = inject('demo');

let browser: Browser;
let page: Page;
let address: string;

beforeAll(async () => {
  browser = await openChromium();
  page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  address = await makeWebsite(page, demo, 'deletion');
  await page.goto(`${address}/config/media`);
  await chooseFiles(page, page.getByRole('button', { name: 'Upload' }), [
    samplePicture('used.png', { red: 160, green: 90, blue: 50 }),
    samplePicture('unused.png', { red: 50, green: 90, blue: 160 }),
  ]);
  await files().filter({ hasText: 'unused.png' }).waitFor();
  await files()
    .filter({ hasText: /^used\.png/ })
    .waitFor();
  const { assets } = (await sendCall(page, '/api/media', { method: 'GET' })) as {
    assets: { id: string; fileName: string }[];
  };
  const { collection } = (await sendCall(page, '/api/collections', {
    body: { type: collectionTypes.blog, title: 'Journal' },
  })) as { collection: { id: string } };
  const { item } = (await sendCall(page, `/api/collections/${collection.id}/items`, {
    body: { title: 'Glazing day' },
  })) as { item: { id: string } };
  const imageId = assets.find(one => one.fileName === 'used.png')?.id;
  await sendCall(page, `/api/items/${item.id}`, { method: 'PATCH', body: { imageId } });
});

afterAll(() => browser.close());

const files = () => page.getByRole('grid', { name: 'Media' }).getByRole('row');
const question = () => page.getByRole('dialog', { name: 'Delete 2 files?' });

async function askForBoth(): Promise<void> {
  await files().first().focus();
  await page.keyboard.press('Control+a');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await question().waitFor();
}

describe('deleting files', () => {
  it('DRAFT-9: the question names the uses and links to them; Cancel keeps all', async () => {
    await askForBoth();
    await question().getByText('One file is in use.').waitFor();
    await expect
      .poll(() => question().getByRole('listitem').allInnerTexts())
      .toEqual(['used.png: Glazing day']);
    await expect
      .poll(() => question().getByRole('link', { name: 'Glazing day' }).getAttribute('href'))
      .toMatch(/\/config\/posts\/[0-9a-z]{24}$/);
    await question().getByRole('button', { name: 'Cancel' }).click();
    await question().waitFor({ state: 'detached' });
    await expect.poll(() => files().count()).toBe(2);
  });

  it('MEDIA-23, TRASH-7, TRASH-6: both are deleted by one call, the trash shows them, and Undo restores both', async () => {
    const sent: string[] = [];
    page.on('request', request => {
      if (request.method() !== 'GET') sent.push(new URL(request.url()).pathname);
    });
    await page.keyboard.press('Escape');
    await askForBoth();
    await question().getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('2 files were deleted.').waitFor();
    await files().first().waitFor({ state: 'detached' });
    expect(sent.filter(path => path.startsWith('/api/media'))).toEqual([
      '/api/media/uses',
      '/api/media/bulk',
    ]);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.getByText('2 files are back.').waitFor();
    await expect.poll(() => files().count()).toBe(2);
    await askForBoth();
    await question().getByRole('button', { name: 'Delete', exact: true }).click();
    await files().first().waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Trash' }).click();
    const pictures = page.getByRole('grid', { name: 'Trash' }).locator('img');
    const widths = () =>
      pictures.evaluateAll(found => found.map(one => (one as HTMLImageElement).naturalWidth > 0));
    await expect.poll(widths).toEqual([true, true]);
  });
});
