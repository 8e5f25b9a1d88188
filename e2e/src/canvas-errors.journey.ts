import { areSlowTests } from '@vitrine/tools/slow-tests.ts';
import type { Browser, Frame, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { findProblems } from './find-problems.ts';
import { canvasOf, waitForPen } from './studio.ts';
import { signIn, visit, websiteAddress } from './visit.ts';

const demo = inject('demo');
const kiln = websiteAddress(demo, 'kiln');

let browser: Browser;

beforeAll(async () => {
  browser = await openChromium();
});

afterAll(async () => {
  await browser.close();
});

const text = (page: Page) => canvasOf(page).locator('main [data-block-type="2"]').first();
const bar = (page: Page) => page.getByRole('banner');

/** Visits each state from the one before; none changes anything. */
const states: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the pages room': async page => {
    await page.goto(`${kiln}/config/pages`);
    await page.getByRole('row', { name: 'About' }).waitFor();
    await text(page).waitFor();
  },
  'a page on the canvas': async page => {
    await page.getByRole('row', { name: 'About' }).click();
    await page.waitForURL(/\/config\/pages\/\w+/);
    await page.getByRole('complementary', { name: 'Pages' }).waitFor({ state: 'detached' });
    await text(page).waitFor();
  },
  'a selected block': async page => {
    await text(page).click();
    await page.getByRole('button', { name: 'Write' }).waitFor();
  },
  'its panel': async page => {
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await page.getByRole('complementary', { name: 'Text' }).waitFor();
  },
  'its menu': async page => {
    await page.getByRole('button', { name: /^More for this/ }).click();
    await page.getByRole('menu').waitFor();
  },
  'text being written': async page => {
    await close(page, 'menu');
    await text(page).dblclick();
    await waitForPen(page);
    await page.getByRole('toolbar', { name: 'Text' }).waitFor();
  },
  'the link dialog': async page => {
    await page.getByRole('toolbar').getByRole('button', { name: 'Link' }).click();
    await page.getByRole('dialog').waitFor();
  },
  'the catalogue of blocks': async page => {
    await close(page, 'dialog');
    await bar(page).getByRole('button', { name: 'Add block' }).click();
    await page.getByRole('dialog').waitFor();
  },
  'the palette': async page => {
    await close(page, 'dialog');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('menuitem').first().waitFor();
  },
  'publishing, with its revisions': async page => {
    await close(page, 'dialog');
    await bar(page).getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revisions' }).click();
    await page.getByRole('dialog').getByRole('listitem').first().waitFor();
  },
  'adding a page': async page => {
    await close(page, 'dialog');
    await bar(page).getByRole('heading').getByRole('button').click();
    await page.getByRole('button', { name: 'Add page' }).click();
    await page.getByRole('dialog').waitFor();
  },
  'the settings of a page': async page => {
    await close(page, 'dialog');
    await page.getByRole('button', { name: 'Settings of About' }).click();
    await page.getByRole('dialog').waitFor();
  },
  'the design room': async page => {
    await page.goto(`${kiln}/config/design`);
    await page.getByRole('heading', { name: 'Colours' }).waitFor();
    await text(page).waitFor();
  },
};

/** The canvas, a selected block, its panel and its menu have all that the others consist of. */
const visited = Object.entries(states).slice(0, areSlowTests ? undefined : 5);

async function close(page: Page, role: 'dialog' | 'menu'): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole(role).waitFor({ state: 'detached' });
}

/** Inert: it cannot receive the focus, and screen readers skip it. */
async function isPicture(frame: Frame): Promise<boolean> {
  if (frame.parentFrame() === null) return false;
  return (await (await frame.frameElement()).getAttribute('inert')) !== null;
}

describe('the studio', () => {
  it('EDITOR-21: neither axe nor an HTML validator finds a problem in any state of canvas, pages, design and publishing, light or dark', async () => {
    const options = { viewport: { width: 1440, height: 900 }, bypassCSP: true } as const;
    await visit(browser, { ...options, colorScheme: 'light', reducedMotion: 'reduce' }, async page => {
      const problems: unknown[] = [];
      const look = async (state: string) => {
        const frames = [];
        for (const frame of page.frames()) if (!(await isPicture(frame))) frames.push(frame);
        const found = await findProblems(page, frames, { isDarkToo: true });
        if (found) problems.push({ state, ...found });
      };
      await page.goto(`${kiln}/config/sign-in`);
      await page.getByLabel('Password').waitFor();
      await look('signing in');
      await signIn(page, demo, 'kiln');
      for (const [state, reach] of visited) {
        await reach(page);
        await look(state);
      }
      expect(problems).toEqual([]);
    });
  });
});
