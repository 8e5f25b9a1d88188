import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { proofIn, waitForMail } from './demo-server.ts';
import { copyKiln, type OwnWebsite } from './own-website.ts';
import { findAxeProblems, visit } from './visit.ts';

const demo = inject('demo');
let website: OwnWebsite;
const app = `http://localhost:${demo.port}`;
const newcomer = { email: `mailed-${Date.now().toString(36)}@example.com`, password: 'ten-and-more-letters' };

let browser: Browser;

beforeAll(async () => {
  website = await copyKiln(demo, 'invited');
  browser = await openChromium();
});

afterAll(async () => {
  await browser?.close();
});

const atHome = (who: Page) => who.getByRole('heading', { level: 1, name: 'Websites' }).waitFor();

async function enter(who: Page, email: string, password: string): Promise<void> {
  await who.getByLabel('Email').fill(email);
  await who.getByLabel('Password').fill(password);
  await who.keyboard.press('Enter');
}

/** Signs up on the platform, up to the page that waits for the email. */
async function signUp(who: Page, email: string): Promise<void> {
  await who.goto(`${app}/sign-up`);
  await who.getByLabel('Email').fill(email);
  await who.getByLabel('Password').fill(newcomer.password);
  await who.keyboard.press('Enter');
  await who.getByRole('heading', { level: 1, name: 'Check your inbox' }).waitFor();
}

/** The address in the invitation of a person to the website. */
async function invite(email: string): Promise<string> {
  await visit(browser, { viewport: { width: 1440, height: 900 } }, async owner => {
    await website.signIn(owner);
    await owner.goto(`${website.address}/config/settings?part=members`);
    await owner.getByRole('main').getByLabel('Email', { exact: true }).last().fill(email);
    await owner.getByRole('button', { name: 'Invite person' }).click();
    await owner.getByText('Invited, waiting').waitFor();
  });
  return proofIn(await waitForMail(demo, email)).address;
}

const phone = { viewport: { width: 390, height: 844 }, bypassCSP: true };
const focusedName = (who: Page) => who.evaluate(() => document.activeElement?.getAttribute('name'));

describe('emailed links', () => {
  it('DOOR-9, ACCOUNT-11, ACCOUNT-16: the emailed link opens a page with a button; in another browser it asks for the password', async () => {
    const email = `link-${newcomer.email}`;
    await visit(browser, {}, async other => signUp(other, email));
    const { address } = proofIn(await waitForMail(demo, email));
    for (let looked = 0; looked < 2; looked += 1) {
      await visit(browser, {}, async other => {
        await other.goto(address);
        await other.getByRole('button', { name: 'Confirm this address' }).waitFor();
      });
    }
    await visit(browser, phone, async other => {
      await other.goto(address);
      await other.getByRole('button', { name: 'Confirm this address' }).focus();
      await other.keyboard.press('Enter');
      await other.getByRole('heading', { level: 1, name: 'Enter your password' }).waitFor();
      await expect.poll(() => focusedName(other)).toBe('password');
      await other.getByText('If you did not sign up, ignore the email.').waitFor();
      await other.getByRole('link', { name: 'Create an account' }).waitFor();
      expect(await findAxeProblems(other)).toEqual([]);
      await other.keyboard.type('not the password');
      await other.keyboard.press('Enter');
      await other.getByRole('alert').filter({ hasText: 'The password is incorrect.' }).waitFor();
      await expect.poll(() => focusedName(other)).toBe('password');
      await other.getByLabel('Password').fill(newcomer.password);
      await other.keyboard.press('Enter');
      await other.getByRole('heading', { level: 1, name: 'Your address is confirmed' }).waitFor();
      await other.goto(app);
      await enter(other, email, newcomer.password);
      await atHome(other);
    });
    await visit(browser, {}, async other => {
      await other.goto(address);
      await other.getByRole('button', { name: 'Confirm this address' }).click();
      await other.getByRole('alert').filter({ hasText: 'has been used' }).waitFor();
    });
  });

  it('DOOR-9, ACCOUNT-16: in the browser that signed up, the button is enough', { tags: 'slow' }, () =>
    visit(browser, {}, async who => {
      const email = `same-${newcomer.email}`;
      await signUp(who, email);
      await who.goto(proofIn(await waitForMail(demo, email)).address);
      await who.getByRole('button', { name: 'Confirm this address' }).click();
      await who.getByRole('heading', { level: 1, name: 'Your address is confirmed' }).waitFor();
    }),
  );

  it('DOOR-10, MEMBER-6: a person with an account enters its password, or is signed in and presses the button', {
    tags: 'slow',
  }, async () => {
    const email = `known-${newcomer.email}`;
    await visit(browser, {}, async who => {
      await signUp(who, email);
      const { code } = proofIn(await waitForMail(demo, email));
      await who.getByLabel('Code').fill(code);
      await who.keyboard.press('Enter');
      await atHome(who);
      await who.goto(await invite(email));
      await who.getByText(`You accept the invitation as ${email}.`).waitFor();
      await who.getByRole('button', { name: 'Accept invitation' }).waitFor();
      await expect.poll(() => who.getByLabel('Password').count()).toBe(0);
      const { address } = proofIn(await waitForMail(demo, email));
      await visit(browser, phone, async guest => {
        await guest.goto(address);
        await guest.getByText(`${email} already has an account.`).waitFor();
        await expect.poll(() => focusedName(guest)).toBe('password');
        expect(await findAxeProblems(guest)).toEqual([]);
        await guest.keyboard.type('not the password');
        await guest.keyboard.press('Enter');
        await guest.getByRole('alert').filter({ hasText: 'The password is incorrect' }).waitFor();
        await expect.poll(() => focusedName(guest)).toBe('password');
        await guest.getByRole('button', { name: 'Forgot your password?' }).focus();
        await guest.keyboard.press('Enter');
        await guest.getByText('Afterwards, open the invitation again.').waitFor();
        await expect
          .poll(() => guest.evaluate(() => document.documentElement.scrollWidth))
          .toBeLessThanOrEqual(390);
        await guest.getByLabel('Password').fill(newcomer.password);
        await guest.keyboard.press('Enter');
        await guest.getByRole('heading', { level: 1, name: 'You are a member of Kiln' }).waitFor();
      });
      await who.getByRole('button', { name: 'Accept invitation' }).click();
      await who.getByRole('alert').filter({ hasText: 'has been used' }).waitFor();
    });
  });

  it('DOOR-10, MEMBER-1: an invited person waits in the list, sets a password by the email and gets in', {
    tags: 'slow',
  }, async () => {
    const email = `guest-${newcomer.email}`;
    const address = await invite(email);
    await visit(browser, { viewport: { width: 390, height: 844 } }, async guest => {
      await guest.goto(address);
      await guest.getByRole('heading', { level: 1, name: 'Join Kiln' }).waitFor();
      await guest.getByLabel('Password').fill(newcomer.password);
      await guest.getByRole('button', { name: 'Accept invitation' }).click();
      await guest.getByRole('heading', { level: 1, name: 'You are a member of Kiln' }).waitFor();
      await guest.getByRole('link', { name: 'Sign in' }).click();
      await enter(guest, email, newcomer.password);
      await guest.getByRole('button', { name: 'Edit Kiln' }).waitFor();
    });
  });
});
