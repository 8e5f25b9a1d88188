import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { chooseFiles, toastOf } from './rooms.ts';
import { samplePicture, sampleText } from './sample-files.ts';
import { makeWebsite } from './studio.ts';

const demo = inject('demo');

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await openChromium();
  page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  const address = await makeWebsite(page, demo, 'media');
  await page.goto(`${address}/config/media`);
});

afterAll(async () => {
  await browser.close();
});

const upload = () => page.getByRole('button', { name: 'Upload' });
const file = (name: string) => page.getByRole('row', { name });
const dialog = () => page.getByRole('dialog');
const point = () => dialog().getByRole('button', { name: /^Focal point/ });

async function open(name: string): Promise<void> {
  await file(name).focus();
  await page.keyboard.press('Enter');
  await dialog().waitFor();
}

describe('the media library of a website', () => {
  it('ROOM-13, PANEL-9: two files are uploaded at the same time, each with its progress; an empty library names the next step', async () => {
    await page.getByRole('heading', { name: 'No files yet' }).waitFor();
    // The answers are held back until both bars are visible.
    const answers: (() => void)[] = [];
    await page.route('**/api/media*', async route => {
      if (route.request().method() === 'POST') await new Promise<void>(resolve => answers.push(resolve));
      await route.continue();
    });
    await chooseFiles(page, upload(), [
      samplePicture('red.png', { red: 200, green: 40, blue: 40 }),
      samplePicture('blue.png', { red: 40, green: 40, blue: 200 }),
    ]);
    for (const name of ['red.png', 'blue.png']) {
      await page.getByRole('progressbar', { name: new RegExp(name) }).waitFor();
    }
    await expect.poll(() => answers.length).toBe(2);
    for (const answer of answers) answer();
    await file('red.png').waitFor();
    await file('blue.png').waitFor();
    await page.getByRole('progressbar').first().waitFor({ state: 'detached' });
    await page.unroute('**/api/media*');
  });

  it('ROOM-14: description and focal point are set, the point by mouse and by arrow keys, and saved', async () => {
    await open('red.png');
    await dialog().getByLabel('Description').fill('A field of poppies');
    await (await point().elementHandle())?.waitForElementState('stable');
    const box = await point().boundingBox();
    expect(box).not.toBeNull();
    if (!box) return;
    await page.mouse.click(box.x + box.width * 0.25, box.y + box.height * 0.75);
    await expect
      .poll(() => point().getAttribute('aria-label'))
      .toMatch(/at 25 % from the left and 75 % from/);
    await point().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowUp');
    await expect
      .poll(() => point().getAttribute('aria-label'))
      .toMatch(/at 27 % from the left and 73 % from/);
    await dialog().getByRole('button', { name: 'Save' }).click();
    await dialog().waitFor({ state: 'detached' });
    await page.reload();
    await open('A field of poppies');
    await expect.poll(() => dialog().getByLabel('Description').inputValue()).toBe('A field of poppies');
    await expect
      .poll(() => point().getAttribute('aria-label'))
      .toMatch(/at 27 % from the left and 73 % from/);
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
  });

  it('ROOM-15, PANEL-9: a text file named as a picture is refused with its name and the reason, and leaves nothing; the message disappears when dismissed', async () => {
    await chooseFiles(page, upload(), [sampleText('letter.jpg', 'image/jpeg', 'Dear Sir or Madam')]);
    const refusal = page.getByRole('alert');
    await refusal.waitFor();
    await expect.poll(() => refusal.textContent()).toContain('The file letter.jpg is not a picture');
    await page.getByRole('main').getByRole('button', { name: 'Dismiss' }).click();
    await refusal.waitFor({ state: 'detached' });
    await page.reload();
    await file('blue.png').waitFor();
    await expect.poll(() => page.getByRole('row').count()).toBe(2);
  });

  it('ROOM-16: a deleted file is named and restored by Undo', async () => {
    await open('blue.png');
    await dialog().getByRole('button', { name: 'Delete' }).click();
    const asked = page.getByRole('dialog', { name: /blue\.png.*\?/ });
    await asked.getByRole('button', { name: 'Delete', exact: true }).click();
    await file('blue.png').waitFor({ state: 'detached' });
    await toastOf(page, '“blue.png” was deleted.').getByRole('button', { name: 'Undo' }).click();
    await file('blue.png').waitFor();
  });
});
