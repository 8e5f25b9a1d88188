import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { sendCall } from './send-call.ts';
import { addSection, makeWebsite, waitForSave } from './studio.ts';

const demo = inject('demo');

let browser: Browser;
let page: Page;
let address: string;

beforeAll(async () => {
  browser = await openChromium();
  page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  address = await makeWebsite(page, demo, 'design');
  await addSection(page, 'Text');
  await waitForSave(page);
  await sendCall(page, '/api/collections', { body: { type: 13, title: 'Shop' } });
  await sendCall(page, '/api/products', {
    body: { title: 'Tall jug', state: 1, variants: [{ price: 4200 }] },
  });
  const { collection } = await sendCall(page, '/api/collections', { body: { type: 30, title: 'Journal' } });
  const { id } = collection as { id: string };
  await sendCall(page, `/api/collections/${id}/items`, {
    body: { title: 'Why a jug pours', state: 'published' },
  });
  await sendCall(page, `/api/collections/${id}/items`, { body: { title: 'Glaze notes' } });
  await sendCall(page, '/api/products', { body: { title: 'Secret bowl', variants: [{ price: 100 }] } });
});

afterAll(() => browser.close());

const preview = () => page.frameLocator('main iframe');
/** Inert elements cannot be found by role. */
const headed = (title: string) => preview().locator('h1').filter({ hasText: title }).waitFor();
const panel = () => page.getByRole('complementary', { name: 'Design' });

async function show(words: string): Promise<void> {
  await panel()
    .getByRole('button', { name: /^Shown:/ })
    .click();
  await page.getByRole('dialog').getByRole('searchbox').fill(words);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

const paper = () =>
  preview()
    .locator('body')
    .evaluate(body => getComputedStyle(body).getPropertyValue('--color-paper').trim());

describe('the page in the design preview', () => {
  it('STUDIO-27: a product, a post and the home page are shown in the chosen styles', async () => {
    await page.goto(`${address}/config/design`);
    await preview().getByText('A good heading').waitFor();
    await show('tall');
    await headed('Tall jug');
    await panel().getByRole('button', { name: 'Shown: Tall jug' }).waitFor();
    const before = await paper();
    await panel().getByRole('button', { name: 'Forest' }).click();
    await expect.poll(paper).not.toBe(before);
    await show('why a jug');
    await headed('Why a jug pours');
    await expect.poll(paper).not.toBe(before);
    await page.reload();
    await headed('Why a jug pours');
    await show('home');
    await preview().getByText('A good heading').waitFor();
  });

  it('STUDIO-27: content that visitors cannot open yet is shown, too: a hidden product and a draft', {
    tags: 'slow',
  }, async () => {
    await show('secret');
    await headed('Secret bowl');
    await show('glaze');
    await headed('Glaze notes');
  });

  it('EDIT-9: Ctrl+Z undoes a choice, Ctrl+Shift+Z repeats it', async () => {
    await show('home');
    await preview().getByText('A good heading').waitFor();
    const before = await paper();
    await panel().getByRole('button', { name: 'Harbour' }).click();
    await expect.poll(paper).not.toBe(before);
    const chosen = await paper();
    await page.keyboard.press('Control+z');
    await expect.poll(paper).toBe(before);
    await page.keyboard.press('Control+Shift+z');
    await expect.poll(paper).toBe(chosen);
    await page.getByRole('button', { name: 'Publish', exact: true }).focus();
    await page.keyboard.press('Control+z');
    await expect.poll(paper).toBe(before);
  });

  it('STUDIO-27: nothing on it can be clicked, and none of its scripts runs', async () => {
    await show('tall');
    await headed('Tall jug');
    const frame = page.locator('main iframe');
    await expect.poll(() => frame.getAttribute('sandbox')).toBe('allow-same-origin');
    await expect.poll(() => preview().locator('body[inert]').count()).toBe(1);
    await frame.click({ position: { x: 200, y: 60 } });
    await expect
      .poll(() =>
        preview()
          .locator('body')
          .evaluate(() => location.pathname),
      )
      .toBe('/shop/tall-jug');
  });
});
