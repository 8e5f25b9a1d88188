import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { proofIn, waitForMail } from './demo-server.ts';
import { copyKiln, type OwnWebsite } from './own-website.ts';
import { visit } from './visit.ts';

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

describe('emailed links', () => {
  it('DOOR-9, ACCOUNT-11: the emailed link opens a page with a button, and only the button creates the account', async () => {
    const email = `link-${newcomer.email}`;
    await visit(browser, {}, async other => {
      await other.goto(`${app}/sign-up`);
      await other.getByLabel('Email').fill(email);
      await other.getByLabel('Password').fill(newcomer.password);
      await other.keyboard.press('Enter');
      await other.getByRole('heading', { level: 1, name: 'Check your inbox' }).waitFor();
    });
    const { address } = proofIn(await waitForMail(demo, email));
    for (let looked = 0; looked < 2; looked += 1) {
      await visit(browser, {}, async other => {
        await other.goto(address);
        await other.getByRole('button', { name: 'Confirm this address' }).waitFor();
      });
    }
    await visit(browser, {}, async other => {
      await other.goto(address);
      await other.getByRole('button', { name: 'Confirm this address' }).click();
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

  it('DOOR-10, MEMBER-1: an invited person waits in the list, sets a password by the email and gets in', {
    tags: 'slow',
  }, async () => {
    const email = `guest-${newcomer.email}`;
    await visit(browser, { viewport: { width: 1440, height: 900 } }, async owner => {
      await website.signIn(owner);
      await owner.goto(`${website.address}/config/settings?part=members`);
      await owner.getByRole('main').getByLabel('Email', { exact: true }).last().fill(email);
      await owner.getByRole('button', { name: 'Invite person' }).click();
      await owner.getByText('Invited, waiting').waitFor();
    });
    const { address } = proofIn(await waitForMail(demo, email));
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
