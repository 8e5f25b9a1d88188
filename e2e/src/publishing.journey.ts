import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import {
  addSection,
  canvasOf,
  makeWebsite,
  publish,
  readPublished,
  waitForCanvas,
  waitForPen,
  waitForSave,
} from './studio.ts';

const demo = inject('demo');

let browser: Browser;
let page: Page;
let address: string;

beforeAll(async () => {
  browser = await openChromium();
  page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  address = await makeWebsite(page, demo, 'revisions');
  await addSection(page, 'Text');
});

afterAll(async () => {
  await browser.close();
});

const words = () => canvasOf(page).locator('main [data-block-type="2"]');

async function write(text: string): Promise<void> {
  await words().dblclick();
  await waitForPen(page);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
  await page.keyboard.press('Escape');
  await waitForSave(page);
}

async function openPublishing() {
  await page.getByRole('banner').getByRole('button', { name: 'Publish', exact: true }).click();
  return page.getByRole('dialog', { name: 'Publish' });
}

describe('publishing', () => {
  it('EDITOR-19: the unpublished changes are listed; there is nothing to publish when all is public', async () => {
    await write('The first words');
    const dialog = await openPublishing();
    await dialog.getByText('Visitors see nothing yet.').waitFor();
    await expect.poll(() => dialog.getByRole('list').first().textContent()).toContain('Home');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await publish(page, 'First');
    await openPublishing();
    await dialog.getByText('Everything is published').waitFor();
    await expect.poll(() => dialog.getByRole('button', { name: 'Publish now' }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });

  it('EDITOR-20, EDIT-10: restoring a revision resets the website and the draft, in every window and immediately, and Undo reverts it', async () => {
    await write('The second words');
    await publish(page, 'Second');
    expect((await readPublished(browser, address)).text).toContain('The second words');
    await write('Never published');
    await page.evaluate(() => document.body.setAttribute('data-same', ''));
    const dialog = await openPublishing();
    await dialog.getByRole('button', { name: 'Revisions' }).click();
    await expect
      .poll(() => dialog.getByRole('listitem').filter({ hasText: 'Live' }).textContent())
      .toContain('Second');
    await dialog
      .getByRole('listitem')
      .filter({ hasText: 'First' })
      .getByRole('button', { name: 'Restore' })
      .click();
    const question = page.getByRole('dialog', { name: 'Restore revision 1?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'detached' });
    expect((await readPublished(browser, address)).text).toContain('The second words');
    await dialog
      .getByRole('listitem')
      .filter({ hasText: 'First' })
      .getByRole('button', { name: 'Restore' })
      .click();
    await question.getByRole('button', { name: 'Restore' }).click();
    await expect.poll(async () => (await readPublished(browser, address)).text).toContain('The first words');
    expect((await readPublished(browser, address)).text).not.toContain('The second words');
    await expect.poll(() => words().textContent()).toBe('The first words');
    await dialog.waitFor({ state: 'detached' });
    const publishNow = page.getByRole('banner').getByRole('button', { name: 'Publish', exact: true });
    await expect.poll(() => publishNow.evaluate(button => button.matches(':focus'))).toBe(true);
    await expect
      .poll(() =>
        page
          .getByRole('button', { name: /^Undo$/ })
          .first()
          .isDisabled(),
      )
      .toBe(true);
    await page
      .getByRole('group')
      .filter({ hasText: 'Revision 1 is back' })
      .getByRole('button', { name: 'Undo' })
      .click();
    await expect.poll(() => words().textContent()).toBe('Never published');
    await expect.poll(() => page.evaluate(() => document.body.hasAttribute('data-same'))).toBe(true);
    expect((await readPublished(browser, address)).text).toContain('The second words');
    await page.reload();
    await waitForCanvas(page);
    await expect.poll(() => words().textContent()).toBe('Never published');
    await openPublishing();
    await expect.poll(() => dialog.getByRole('list').first().textContent()).toContain('Home');
    await dialog.getByRole('button', { name: 'Revisions' }).click();
    await expect
      .poll(() => dialog.getByRole('list').last().getByRole('listitem').allTextContents())
      .toEqual([
        expect.stringMatching(/Live.*restored from 2.*Second/),
        expect.stringContaining('First'),
        expect.stringContaining('Unpublished edits'),
        expect.stringContaining('Second'),
        expect.stringContaining('First'),
      ]);
  });
});
