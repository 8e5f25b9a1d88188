import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { addSection, canvasOf, makeWebsite, waitForCanvas, waitForPen, waitForSave } from './studio.ts';

const demo = inject('demo');

let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  browser = await openChromium();
  context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  page = await context.newPage();
  await makeWebsite(page, demo, 'troubles');
  await addSection(page, 'Three columns');
  await waitForSave(page);
});

afterAll(async () => {
  await browser.close();
});

const words = (where: Page, at: number) => canvasOf(where).locator('main [data-block-type="2"]').nth(at);

async function write(where: Page, at: number, text: string): Promise<void> {
  await where.bringToFront();
  await words(where, at).dblclick();
  await waitForPen(where);
  await where.keyboard.press('Control+a');
  await where.keyboard.type(text);
  await where.keyboard.press('Escape');
}

async function openSecond(): Promise<Page> {
  const second = await context.newPage();
  await second.goto(page.url());
  await waitForCanvas(second);
  await words(second, 0).waitFor();
  return second;
}

/** Keeps a window from receiving the other's changes, as when both write at the same time. */
async function holdBack(where: Page): Promise<() => void> {
  const { promise: gate, resolve: release } = Promise.withResolvers<void>();
  await where.route('**/operations', async route => {
    await gate;
    await route.continue();
  });
  return release;
}

describe('two windows on one page', () => {
  it('EDITOR-11, EDIT-4: the second to change a block is notified, keeps the edit, and continues with its own version', async () => {
    const second = await openSecond();
    const release = await holdBack(second);
    await write(second, 0, 'Mine');
    await write(page, 0, 'Theirs');
    await waitForSave(page);
    await second.bringToFront();
    release();
    const notice = second.getByRole('alertdialog');
    await notice.waitFor();
    await expect.poll(() => notice.textContent()).toContain('Someone else changed this');
    await waitForSave(second, 'Not saved');
    await expect.poll(() => words(second, 0).textContent()).toBe('Mine');
    await write(second, 1, 'Beside it');
    await notice.getByRole('button', { name: 'Keep mine' }).click();
    await notice.waitFor({ state: 'detached' });
    await waitForSave(second);
    await second.close();
    await page.reload();
    await expect.poll(() => words(page, 0).textContent()).toBe('Mine');
    await expect.poll(() => words(page, 1).textContent()).toBe('Beside it');
  });

  it('EDITOR-11, EDIT-3, EDIT-4: taking theirs drops the conflicting changes and keeps the rest', {
    tags: 'slow',
  }, async () => {
    const second = await openSecond();
    const release = await holdBack(second);
    await write(second, 0, 'Mine once more');
    await write(second, 2, 'Kept');
    await write(page, 0, 'Theirs stays');
    await waitForSave(page);
    await second.bringToFront();
    release();
    await second.getByRole('button', { name: 'Use theirs' }).click();
    await second.getByRole('alertdialog').waitFor({ state: 'detached' });
    await waitForSave(second);
    await expect.poll(() => words(second, 0).textContent()).toBe('Theirs stays');
    await expect.poll(() => words(second, 2).textContent()).toBe('Kept');
    await second.close();
    await page.reload();
    await expect.poll(() => words(page, 2).textContent()).toBe('Kept');
    await expect.poll(() => words(page, 0).textContent()).toBe('Theirs stays');
  });
});

describe('a lost connection', () => {
  it('EDITOR-12, EDIT-5: the bar reports it, and all changes made meanwhile are saved when the server is back', async () => {
    await page.route('**/api/**', route => route.abort('connectionrefused'));
    await write(page, 0, 'Written offline');
    await waitForSave(page, 'Not saved — retrying');
    await write(page, 1, 'This as well');
    await waitForSave(page, 'Not saved — retrying');
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
    await page.unroute('**/api/**');
    await waitForSave(page);
    await page.reload();
    await expect.poll(() => words(page, 0).textContent()).toBe('Written offline');
    await expect.poll(() => words(page, 1).textContent()).toBe('This as well');
  });
});
