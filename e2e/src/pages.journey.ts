import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { fits } from './fits.ts';
import { pressUntil } from './keys.ts';
import { sendCall } from './send-call.ts';
import { addPage, addSection, canvasOf, makeWebsite, publish, readPublished, waitForSave } from './studio.ts';
import { visit } from './visit.ts';

const demo = inject('demo');

let browser: Browser;
let page: Page;
let address: string;

beforeAll(async () => {
  browser = await openChromium();
  page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  address = await makeWebsite(page, demo, 'pages');
});

afterAll(async () => {
  await browser.close();
});

const tree = () => page.getByRole('complementary', { name: 'Pages' });
const menu = () => tree().getByRole('treegrid', { name: 'Main menu' });
const row = (title: string) => menu().getByRole('row', { name: title });
const titles = () => menu().getByRole('row').locator('[class*="name"]').allTextContents();

async function openTree(): Promise<void> {
  const opener = page.getByRole('banner').getByRole('heading').getByRole('button');
  if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.click();
  await tree().waitFor();
}

async function choose(title: string, action: string): Promise<void> {
  await row(title)
    .getByRole('button', { name: `More for ${title}` })
    .click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** The menu entries of the published website, in order. */
function publishedMenu(): Promise<string[]> {
  return visit(browser, { viewport: { width: 1440, height: 900 } }, async visitor => {
    await visitor.goto(address);
    return visitor.getByRole('navigation').first().getByRole('link').allTextContents();
  });
}

async function waitForTitles(expected: readonly string[]): Promise<void> {
  await expect.poll(titles).toEqual(expected);
}

const collections = async () =>
  (await sendCall(page, '/api/collections', { method: 'GET' })).collections as { slug: string }[];
const slugs = async () => (await collections()).map(({ slug }) => slug);

const holdsFocus = (what: Locator) => what.evaluate(element => element.contains(document.activeElement));

describe('the pages of a website', () => {
  it('EDITOR-14: pages are added and renamed, and appear in the published menu', async () => {
    for (const title of ['About', 'Visit', 'Contact']) {
      await openTree();
      await tree().getByRole('button', { name: 'Add page' }).click();
      await addPage(page, title);
    }
    await addSection(page, 'Text');
    await canvasOf(page).locator('header [data-block-id]').first().click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Delete');
    await page.getByRole('button', { name: 'Add header' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Name and menu', exact: true }).click();
    await waitForSave(page);
    await openTree();
    await waitForTitles(['Home', 'About', 'Visit', 'Contact']);
    await row('Visit').getByRole('button', { name: 'Settings of Visit' }).click();
    await page.getByRole('dialog').getByLabel('Title', { exact: true }).fill('Come by');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await waitForTitles(['Home', 'About', 'Come by', 'Contact']);
    await publish(page);
    expect(await publishedMenu()).toEqual(['Home', 'About', 'Come by', 'Contact']);
  });

  it('EDITOR-15, STUDIO-10: they are reordered by keyboard and by mouse', async () => {
    await openTree();
    // Into the tree, to the row, and along it, as a person would: the tree remembers its last focus.
    await menu().getByRole('row').first().focus();
    await pressUntil('ArrowDown', row('Contact'));
    await pressUntil('ArrowRight', row('Contact').getByRole('button', { name: 'More for Contact' }));
    await page.keyboard.press('Enter');
    await pressUntil('ArrowDown', page.getByRole('menuitem', { name: 'Move up' }));
    await page.keyboard.press('Enter');
    await waitForTitles(['Home', 'About', 'Contact', 'Come by']);
    await row('Come by').dragTo(row('About'), { targetPosition: { x: 120, y: 2 } });
    await waitForTitles(['Home', 'Come by', 'About', 'Contact']);
    await page.reload();
    await openTree();
    await waitForTitles(['Home', 'Come by', 'About', 'Contact']);
    expect(await publishedMenu()).toEqual(['Home', 'About', 'Come by', 'Contact']);
    await publish(page);
    expect(await publishedMenu()).toEqual(['Home', 'Come by', 'About', 'Contact']);
  });

  it('STUDIO-30: a page in no menu moves to the main menu by one click', async () => {
    await openTree();
    await choose('Come by', 'Remove from the menus');
    await waitForTitles(['Home', 'About', 'Contact']);
    await tree().getByRole('button', { name: 'Add Come by to the main menu' }).click();
    await expect
      .poll(async () => (await titles()).toSorted())
      .toEqual(['About', 'Come by', 'Contact', 'Home']);
    await row('Come by').dragTo(row('About'), { targetPosition: { x: 120, y: 2 } });
    await waitForTitles(['Home', 'Come by', 'About', 'Contact']);
    await waitForSave(page);
  });

  it('STUDIO-36: a link entry gets its address from the picker, when it is added and afterwards', async () => {
    const picker = page.getByRole('dialog', { name: 'Leads to' });
    await openTree();
    await tree().getByRole('button', { name: 'Add page' }).click();
    const adding = page.getByRole('dialog', { name: 'Add page' });
    await adding.getByRole('button', { name: /^Kind|Kind$/ }).click();
    await page.getByRole('option', { name: 'Link', exact: true }).click();
    await adding.getByLabel('Title').fill('Elsewhere');
    await adding.getByRole('button', { name: 'Add', exact: true }).click();
    await adding.getByRole('alert').filter({ hasText: 'Leads to' }).waitFor();
    await adding.getByRole('button', { name: 'Add link' }).click();
    await picker.getByRole('searchbox').fill('Contact');
    await page.keyboard.press('Enter');
    await picker.waitFor({ state: 'detached' });
    await adding.getByText('/contact', { exact: true }).waitFor();
    await adding.getByRole('button', { name: 'Add', exact: true }).click();
    await adding.waitFor({ state: 'detached' });
    // A link has no page to open: its settings open.
    const settings = page.getByRole('dialog', { name: 'Settings of Elsewhere' });
    await settings.getByText('/contact', { exact: true }).waitFor();
    await settings.getByRole('button', { name: 'Change link' }).click();
    await picker.getByRole('searchbox').fill('example.com/shop');
    await page.keyboard.press('Enter');
    await picker.waitFor({ state: 'detached' });
    await settings.getByRole('button', { name: 'Save' }).click();
    await settings.waitFor({ state: 'detached' });
    expect(await collections()).toContainEqual(
      expect.objectContaining({ title: 'Elsewhere', linkAddress: 'https://example.com/shop' }),
    );
    await openTree();
    await choose('Elsewhere', 'Delete');
    await row('Elsewhere').waitFor({ state: 'detached' });
  });

  it('EDITOR-16: a hidden page is in no menu and not found; once shown again, it is', async () => {
    await openTree();
    await choose('About', 'Hide');
    await row('About').getByText('Hidden').waitFor();
    await publish(page);
    expect(await publishedMenu()).toEqual(['Home', 'Come by', 'Contact']);
    expect((await readPublished(browser, `${address}/about`)).status).toBe(404);
    await openTree();
    await choose('About', 'Show');
    await row('About').getByText('Hidden').waitFor({ state: 'detached' });
    await publish(page);
    expect((await readPublished(browser, `${address}/about`)).status).toBe(200);
  });

  it('EDITOR-17, COLLECTION-3: an address of the website itself is refused; a page is found at its new one, and the former one redirects there', async () => {
    await openTree();
    await row('Come by').getByRole('button', { name: 'Settings of Come by' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Address').fill('about');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => dialog.getByLabel('Address').getAttribute('aria-invalid')).toBe('true');
    for (const reserved of ['commerce', 'payments/come-by']) {
      await dialog.getByLabel('Address').fill(reserved);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await dialog.getByText('Address: This address is used by the website itself.').waitFor();
      await expect.poll(() => dialog.getByLabel('Address').inputValue()).toBe(reserved);
      expect(await slugs()).toContain('come-by');
    }
    await fits(page, 'page-address-used');
    await page.setViewportSize({ width: 1440, height: 900 });
    await dialog.getByLabel('Address').fill('find-us');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => holdsFocus(row('Come by'))).toBe(true);
    await publish(page);
    expect((await readPublished(browser, `${address}/find-us`)).status).toBe(200);
    await visit(browser, {}, async visitor => {
      await visitor.goto(`${address}/come-by`);
      expect(visitor.url()).toBe(`${address}/find-us`);
    });
  });

  it('EDITOR-18: visitors no longer see a deleted page once this is published, and undo restores it', async () => {
    await openTree();
    await choose('Contact', 'Delete');
    await page.getByText('“Contact” was deleted.').waitFor();
    await waitForTitles(['Home', 'Come by', 'About']);
    await page.getByRole('region', { name: /notif/i }).getByRole('button', { name: 'Undo' }).click();
    await waitForTitles(['Home', 'Come by', 'About', 'Contact']);
    await choose('Contact', 'Delete');
    await waitForTitles(['Home', 'Come by', 'About']);
    expect((await readPublished(browser, `${address}/contact`)).status).toBe(200);
    await publish(page);
    expect((await readPublished(browser, `${address}/contact`)).status).toBe(404);
    expect(await publishedMenu()).toEqual(['Home', 'Come by', 'About']);
  });
});
