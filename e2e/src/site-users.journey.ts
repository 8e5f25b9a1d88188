import { firstOrAll } from '@vitrine/tools/slow-tests.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { proofIn, waitForVisitorMail } from './demo-server.ts';
import { findHtmlProblems } from './html-problems.ts';
import { copyKiln, type OwnWebsite } from './own-website.ts';
import { rowOf, toastOf } from './rooms.ts';
import { password, signUp } from './sign-up.ts';
import { findAxeProblems, visit } from './visit.ts';

const demo = inject('demo');
let website: OwnWebsite;
let kiln: string;
const mark = Date.now().toString(36);

let browser: Browser;

beforeAll(async () => {
  website = await copyKiln(demo, 'users');
  kiln = website.address;
  browser = await openChromium();
});

afterAll(() => browser?.close());

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

it('SITEUSER-14: with script off and by keyboard a visitor signs up, enters the code and signs out', () =>
  visit(browser, { javaScriptEnabled: false }, async page => {
    const email = `plain-${mark}@example.com`;
    await signUp(page, website, email);
    await expect.poll(() => page.getByText(email).count()).toBe(1);
    await page.getByRole('button', { name: 'Sign out', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('You are signed out.').waitFor();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.keyboard.press('Enter');
    await heading(page, 'Your account');
  }));

it(
  'SITEUSER-15: with script off and by keyboard a visitor changes the address, with an email to both',
  { tags: 'slow' },
  () =>
    visit(browser, { javaScriptEnabled: false, viewport: { width: 390, height: 844 } }, async page => {
      const [email, wanted] = [`old-${mark}@example.com`, `new-${mark}@example.com`];
      await signUp(page, website, email);
      await page.getByRole('link', { name: 'Change your email address' }).focus();
      await page.keyboard.press('Enter');
      await heading(page, 'Change your email address');
      await page.getByLabel('New email address').fill(wanted);
      await page.getByLabel('Current password').fill(password);
      await page.keyboard.press('Enter');
      await heading(page, 'Check your inbox');
      const { code } = proofIn(await waitForVisitorMail(demo, website.subdomain, wanted));
      expect(await waitForVisitorMail(demo, website.subdomain, email)).toContain(wanted);
      await page.getByLabel('Six-digit code').fill(code);
      await page.keyboard.press('Enter');
      await page.getByText('Your email address has been changed.').waitFor();
      await expect.poll(() => page.getByText(wanted).count()).toBe(1);
      await page.getByRole('button', { name: 'Sign out', exact: true }).click();
      await page.getByLabel('Email').fill(wanted);
      await page.getByLabel('Password').fill(password);
      await page.keyboard.press('Enter');
      await heading(page, 'Your account');
    }),
);

it(
  'SESSION-11, ROOM-33: an account in the studio and a site user in one browser stay signed in, and the list shows them',
  { tags: 'slow' },
  () =>
    visit(browser, { viewport: { width: 1440, height: 900 }, bypassCSP: true }, async page => {
      const email = `both-${mark}@example.com`;
      await website.signIn(page);
      await signUp(page, website, email, 'Marta');
      await page.goto(`${kiln}/config/visitors`);
      await heading(page, 'Visitors');
      await page.getByLabel('Search by name or email').fill(email);
      const row = rowOf(page, /Marta/);
      await row.waitFor();
      expect(await findAxeProblems(page)).toEqual([]);
      await row.getByRole('button', { name: 'Block' }).click();
      await toastOf(page, 'can no longer sign in').waitFor();
      await page.goto(`${kiln}/account`);
      await heading(page, 'Sign in');
      await page.goto(`${kiln}/config/visitors`);
      await page.getByLabel('Search by name or email').fill(email);
      await rowOf(page, /Marta/).getByRole('button', { name: 'Delete' }).click();
      await toastOf(page, 'was deleted').getByRole('button', { name: 'Undo' }).click();
      await toastOf(page, 'is back').waitFor();
      await rowOf(page, /Marta/).getByRole('button', { name: 'Unblock' }).click();
      await toastOf(page, 'can sign in again').waitFor();
    }),
);

it('SITEUSER-14: the pages have no accessibility or HTML problem and fit a phone', { tags: 'slow' }, () =>
  visit(browser, { viewport: { width: 390, height: 844 }, bypassCSP: true }, async page => {
    await signUp(page, website, `phone-${mark}@example.com`);
    const paths = firstOrAll([
      '/account',
      '/account/email',
      '/account/delete',
      '/account/reset',
      '/account/confirm?token=none',
    ]);
    const proofId = 'abcdefghijklmnopqrstuvwx';
    const signedOut = firstOrAll([
      '/account/sign-up',
      '/account/sign-in',
      `/account/code?purpose=reset&proofId=${proofId}`,
    ]);
    const examine = async (path: string) => {
      await page.goto(kiln + path);
      expect({ path, problems: await findAxeProblems(page) }).toEqual({ path, problems: [] });
      expect({ path, problems: await findHtmlProblems(page) }).toEqual({ path, problems: [] });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(390);
    };
    for (const path of paths) await examine(path);
    await page.goto(`${kiln}/account`);
    await page.getByRole('button', { name: 'Sign out on every device' }).click();
    await page.getByText('You are signed out.').waitFor();
    for (const path of signedOut) await examine(path);
  }),
);
