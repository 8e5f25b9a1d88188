/** @module-tag slow */
import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { handFiles } from './drop-files.ts';
import { findHtmlProblems } from './html-problems.ts';
import { isFocused, pressUntil, tabTo } from './keys.ts';
import { type MediaPanels, openMediaPanels, red } from './media-panels.ts';
import { sendCall } from './send-call.ts';
import { canvasOf, waitForCanvas, waitForPen, waitForSave } from './studio.ts';
import { findAxeProblems } from './visit.ts';

const demo = inject('demo');

let browser: Browser;
let panels: MediaPanels;
let fundId: string;

beforeAll(async () => {
  browser = await openChromium();
  panels = await openMediaPanels(browser, demo);
  const { page } = panels;
  await sendCall(page, '/api/products', { body: { title: 'Tall jug', variants: [{ price: 4200 }] } });
  const shop = { type: collectionTypes.products, title: 'Shop' };
  await sendCall(page, '/api/collections', { body: shop });
  const { collection } = await sendCall(page, '/api/collections', { body: { type: 30, title: 'Journal' } });
  const { id } = collection as { id: string };
  await sendCall(page, `/api/collections/${id}/items`, { body: { title: 'Why a jug pours' } });
  const fund = await sendCall(page, '/api/donation-funds', { body: { title: 'A new kiln' } });
  fundId = (fund.fund as { id: string }).id;
  await panels.open(panels.gallery());
  await handFiles(panels.slides(), 'drop', [red]);
  await panels.tile(1).waitFor();
  await waitForSave(page);
});

afterAll(() => browser.close());

const dialog = () => panels.page.getByRole('dialog', { name: 'Link' });
const search = () => dialog().getByRole('searchbox');
const option = (name: string) => dialog().getByRole('option', { name });
const sections = () =>
  dialog()
    .getByRole('group')
    .evaluateAll(groups => groups.map(group => group.firstChild?.textContent));
const target = () => panels.panel().getByRole('group', { name: 'Link' });
const add = () => panels.button('Add link', target());
const change = () => panels.button('Change link', target());
const linksTo = (address: string) => panels.gallery().locator(`a[href="${address}"]`).count();

async function reload(): Promise<void> {
  await waitForSave(panels.page);
  await panels.page.reload();
  await waitForCanvas(panels.page);
  await panels.open(panels.gallery());
  await panels.tile(1).click();
}

describe('the target of a slide', () => {
  it('PANEL-23: by keyboard alone a product is found and chosen; it is shown by its title, also after a reload', async () => {
    const { keyboard } = panels.page;
    await pressUntil('Tab', panels.tile(1));
    await keyboard.press('Enter');
    await tabTo(add());
    await keyboard.press('Enter');
    await option('Tall jug').waitFor();
    expect(await sections()).toEqual(['Pages', 'Products', 'Posts', 'Donations', 'Store']);
    await keyboard.type('tall');
    await expect.poll(sections).toEqual(['Products']);
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await dialog().waitFor({ state: 'detached' });
    await expect.poll(() => isFocused(change())).toBe(true);
    await expect.poll(() => linksTo('/shop/tall-jug')).toBeGreaterThan(0);
    await reload();
    await target().getByText('Tall jug').waitFor();
    await target().getByText('/shop/tall-jug', { exact: true }).waitFor();
  });

  it('PANEL-23: Enter chooses the first result, also if it is pressed before the answer arrives', async () => {
    const { keyboard } = panels.page;
    await change().focus();
    await keyboard.press('Enter');
    await option('Tall jug').waitFor();
    await keyboard.type('why');
    await keyboard.press('Enter');
    await dialog().waitFor({ state: 'detached' });
    await expect.poll(() => linksTo('/journal/why-a-jug-pours')).toBeGreaterThan(0);
    await reload();
    await target().getByText('Why a jug pours').waitFor();
  });

  it('PANEL-23, BROWSERCALL-5: a failed list reports it and offers Retry; Escape changes nothing', async () => {
    const { page } = panels;
    // Requested three more times before it has failed.
    await page.route('**/api/products?*', route => route.abort(), { times: 4 });
    await change().click();
    await dialog().getByRole('alert').waitFor();
    await expect.poll(() => dialog().getByRole('option').count()).toBe(0);
    await panels.button('Retry', dialog()).click();
    await option('Tall jug').waitFor();
    await expect.poll(() => isFocused(search())).toBe(true);
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await expect.poll(() => isFocused(change())).toBe(true);
    await target().getByText('Why a jug pours').waitFor();
    await expect.poll(() => linksTo('/journal/why-a-jug-pours')).toBeGreaterThan(0);
  });

  it('PANEL-10: an invalid target is reported, and the link does not change', async () => {
    const { page } = panels;
    await change().click();
    await search().fill('javascript:alert(1)');
    await dialog().getByText('Nothing was found.').waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => dialog().isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await expect.poll(() => linksTo('/journal/why-a-jug-pours')).toBeGreaterThan(0);
  });

  it('PANEL-23: a fund and the page of a gift card are found by their words, chosen, and shown by their titles', async () => {
    const { page } = panels;
    for (const [words, title, address] of [
      ['kiln', 'A new kiln', `/checkout/donate?donatePageId=${fundId}`],
      ['gift', 'Gift card balance', '/cart/gift-card'],
    ] as const) {
      await change().click();
      await search().fill(words);
      await option(title).waitFor();
      await page.keyboard.press('Enter');
      await dialog().waitFor({ state: 'detached' });
      await expect.poll(() => linksTo(address)).toBeGreaterThan(0);
      await reload();
      await target().getByText(title, { exact: true }).waitFor();
      await expect.poll(() => page.evaluate(async to => (await fetch(to)).status, address)).toBe(200);
    }
  });

  it('PANEL-23: an address without a page is kept and shown unchanged', async () => {
    await change().click();
    await search().fill('/journal/gone#end');
    await panels.page.keyboard.press('Enter');
    await expect.poll(() => linksTo('/journal/gone#end')).toBeGreaterThan(0);
    await reload();
    await target().getByText('/journal/gone#end', { exact: true }).waitFor();
    await expect.poll(() => linksTo('/journal/gone#end')).toBeGreaterThan(0);
  });

  it('EDITOR-21: neither axe nor an HTML validator finds a problem in the list', async () => {
    await change().click();
    await option('Tall jug').waitFor();
    await panels.page.keyboard.press('ArrowDown');
    const found = [await findAxeProblems(panels.page), await findHtmlProblems(panels.page)];
    await search().fill('example.com');
    await option('https://example.com').waitFor();
    found.push(await findAxeProblems(panels.page), await findHtmlProblems(panels.page));
    await search().fill('no such words');
    await dialog().getByText('Nothing was found.').waitFor();
    found.push(await findAxeProblems(panels.page), await findHtmlProblems(panels.page));
    await panels.page.keyboard.press('Escape');
    await panels.page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    expect(found.flat()).toEqual([]);
  });
});

describe('the target of a text link', () => {
  it('PANEL-23: one step links the text: the list opens over it, Enter chooses the first, and typing continues', async () => {
    const { page } = panels;
    const text = canvasOf(page).locator('main [data-block-type="2"]');
    const tools = page.getByRole('toolbar', { name: 'Text' });
    await page.getByRole('banner').getByRole('button', { name: 'Add block' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Text Headings/ })
      .click();
    await waitForPen(page);
    await page.keyboard.type('A jug');
    await page.keyboard.press('Control+a');
    await tools.getByRole('button', { name: 'Link' }).click();
    await expect.poll(() => isFocused(search())).toBe(true);
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await waitForPen(page);
    await tools.getByRole('button', { name: 'Link' }).click();
    await expect.poll(() => isFocused(search())).toBe(true);
    await page.keyboard.type('tall');
    await page.keyboard.press('Enter');
    await dialog().waitFor({ state: 'detached' });
    await expect.poll(() => text.locator('a[href="/shop/tall-jug"]').count()).toBe(1);
    await waitForPen(page);
  });
});
