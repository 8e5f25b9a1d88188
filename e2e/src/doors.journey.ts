import { areSlowTests } from '@vitrine/tools/slow-tests.ts';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { findSmallTargets } from './fields.ts';
import { findProblems } from './find-problems.ts';
import { enter } from './platform-door.ts';
import { visit } from './visit.ts';

const demo = inject('demo');
const app = `http://localhost:${demo.port}`;
const kilnItself = (page: Page) => page.getByRole('listitem').filter({ hasText: 'kiln.localhost' });

let browser: Browser;
beforeAll(async () => {
  browser = await openChromium();
});
afterAll(() => browser?.close());

/** Visits each in turn; none changes anything. */
const doors: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'signing in': async page => {
    await page.goto(app);
    await page.getByLabel('Password').waitFor();
  },
  'a wrong password': async page => {
    await enter(page, 'nobody@example.com', 'whatever it was');
    await page.getByRole('alert').waitFor();
  },
  'signing up': async page => {
    await page.goto(`${app}/sign-up`);
    await page.getByLabel('Your name').waitFor();
  },
  'asking for a new password': async page => {
    await page.goto(`${app}/forgot-password`);
    await page.getByLabel('Email').waitFor();
  },
  'setting it': async page => {
    await page.goto(`${app}/set-password#token=made-up`);
    await page.getByLabel('New password').waitFor();
  },
  'the list of websites': async page => {
    await page.goto(app);
    await enter(page, demo.email, demo.password);
    await kilnItself(page).getByRole('button', { name: 'Edit Kiln' }).waitFor();
  },
  'what can be done with one': async page => {
    await kilnItself(page).getByRole('button', { name: 'More for Kiln' }).click();
    await page.getByRole('menu').waitFor();
  },
  'deleting it': async page => {
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Make an archive' }).waitFor();
  },
  'a new one, with what is missing': async page => {
    await page.goto(`${app}/websites/new`);
    await page.getByRole('button', { name: 'Create website' }).click();
    await page.getByText('Enter a name.').waitFor();
  },
  'the account': async page => {
    await page.goto(`${app}/account`);
    await page.getByText(/This session/).waitFor();
  },
};

/** The forms before anybody is signed in are made of the parts of all. */
const visited = Object.entries(doors).slice(0, areSlowTests ? undefined : 3);

describe('the platform on a phone', () => {
  it('DOOR-8: no problem by axe or the HTML validator in light or dark, nothing wider than the screen, nothing too small to touch', async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const options: BrowserContextOptions = {
      ...phone,
      colorScheme: 'light',
      bypassCSP: true,
      reducedMotion: 'reduce',
    };
    await visit(browser, options, async page => {
      const problems: unknown[] = [];
      for (const [state, reach] of visited) {
        await reach(page);
        const found = await findProblems(page, [page.mainFrame()]);
        const small = await findSmallTargets(page);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        if (found || small.length > 0 || width > 390) problems.push({ state, ...found, small, width });
      }
      expect(problems).toEqual([]);
    });
  });
});
