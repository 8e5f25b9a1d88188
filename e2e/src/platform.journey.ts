import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { proofIn, waitForMail } from './demo-server.ts';
import { readFocus } from './fields.ts';
import { enter } from './platform-door.ts';
import { toastOf } from './rooms.ts';
import { visit, websiteAddress } from './visit.ts';

const demo = inject('demo');
const app = `http://localhost:${demo.port}`;
const kilnItself = (page: Page) => page.getByRole('listitem').filter({ hasText: 'kiln.localhost' });
const newcomer = { email: `new-${Date.now().toString(36)}@example.com`, password: 'ten-and-more-letters' };
const subdomain = `pottery-${Date.now().toString(36)}`;

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await openChromium();
  page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
});

afterAll(async () => {
  await browser.close();
});

const focused = () => readFocus(page);
const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const atHome = (who: Page) => who.getByRole('heading', { level: 1, name: 'Websites' }).waitFor();

describe('the platform', () => {
  it('DOOR-1, DOOR-11: a wrong password is reported and the input kept; the right one opens the list', async () => {
    await page.goto(app);
    await expect.poll(focused).toBe('Email');
    await enter(page, demo.email, 'not the password');
    await page.getByRole('alert').filter({ hasText: 'Check both, or reset the password.' }).waitFor();
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(demo.email);
    await page.getByLabel('Password').fill(demo.password);
    await page.keyboard.press('Enter');
    await atHome(page);
    const picture = kilnItself(page).getByRole('button', { name: 'Edit Kiln' }).locator('img');
    const seen = () => picture.evaluate((one: HTMLImageElement) => one.naturalWidth);
    await expect.poll(seen).toBe(1200);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
  });

  it('DOOR-2, STUDIO-20: signing up reports errors and creates nothing; afterwards an empty list, without data of the previous user, names the next step', async () => {
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.getByLabel('Your name').fill('Nora New');
    await page.getByLabel('Email').fill(newcomer.email);
    await page.getByLabel('Password').fill('short');
    await button('Create account').click();
    await expect.poll(focused).toBe('Password');
    await expect.poll(() => page.getByLabel('Password').getAttribute('aria-invalid')).toBe('true');
    await visit(browser, {}, async other => {
      await other.goto(app);
      await enter(other, newcomer.email, 'short');
      await other.getByRole('alert').waitFor();
    });
    await page.getByLabel('Password').fill(newcomer.password);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Check your inbox' }).waitFor();
    await expect.poll(focused).toBe('Code');
    await page.getByLabel('Code').fill('12345x');
    await page.keyboard.press('Enter');
    await page.getByText('Enter the six digits.').waitFor();
    const { code } = proofIn(await waitForMail(demo, newcomer.email));
    await page.getByLabel('Code').fill(code === '000000' ? '111111' : '000000');
    await page.keyboard.press('Enter');
    await page.getByText('The code is incorrect.').waitFor();
    await page.getByRole('button', { name: 'Send the email again' }).click();
    await page.getByRole('status').filter({ hasText: 'We sent a new email.' }).waitFor();
    const again = proofIn(await waitForMail(demo, newcomer.email, text => !text.includes(code)));
    await page.getByLabel('Code').fill(again.code);
    await page.keyboard.press('Enter');
    await atHome(page);
    await page.getByRole('heading', { name: 'No website yet' }).waitFor();
    await page.getByRole('main').getByRole('button', { name: 'New website' }).waitFor();
  });

  it('DOOR-3: a new password is promised in the same words to all; an invalid link leads to a new one', {
    tags: 'slow',
  }, async () => {
    const answers: string[] = [];
    for (const email of [newcomer.email, 'nobody@example.com']) {
      await visit(browser, {}, async other => {
        await other.goto(app);
        await other.getByRole('link', { name: 'Forgot your password?' }).click();
        // The previous form has a field with the same name.
        await other.getByRole('heading', { name: 'Reset password' }).waitFor();
        await other.getByLabel('Email').fill(email);
        await other.keyboard.press('Enter');
        await other.getByRole('heading', { name: 'Check your email' }).waitFor();
        const words = (await other.getByRole('main').textContent()) ?? '';
        answers.push(words.replace(email, ''));
      });
    }
    expect(answers[0]).toBe(answers[1]);
    await visit(browser, {}, async other => {
      await other.goto(`${app}/set-password#token=made-up`);
      await other.getByLabel('New password').fill('another-long-one');
      await other.keyboard.press('Enter');
      await other.getByRole('alert').waitFor();
      await other.getByRole('link', { name: 'Request a new link' }).click();
      await other.getByRole('heading', { name: 'Reset password' }).waitFor();
    });
  });

  it('DOOR-4, BROWSERCALL-2, STUDIO-2: required fields of a new website are reported next to them; its address follows its name; a taken one is refused there', async () => {
    await page.getByRole('main').getByRole('button', { name: 'New website' }).click();
    await expect.poll(focused).toBe('Name');
    await button('Create website').click();
    await page.getByText('Enter a name.').waitFor();
    await page.getByText('Enter an address: lowercase letters, digits and hyphens.').waitFor();
    await expect.poll(focused).toBe('Name');
    await page.getByLabel('Name', { exact: true }).fill('Kiln & Söhne');
    await expect.poll(() => page.getByLabel('Address').inputValue()).toBe('kiln-sohne');
    await page.getByLabel('Address').fill('kiln');
    await button('Create website').click();
    await page.getByText('The address “kiln” is taken. Choose another.').waitFor();
    await expect.poll(focused).toBe('Address');
    await visit(browser, { storageState: await page.context().storageState() }, async other => {
      await other.goto(app);
      await other.getByRole('heading', { name: 'No website yet' }).waitFor();
    });
  });

  it('DOOR-5, LAUNCH-7: a website from a starter opens in the studio, and is public once launched', async () => {
    await page.getByLabel('Address').fill(subdomain);
    await expect.poll(() => page.getByRole('radio', { name: /^Kiln/ }).isChecked()).toBe(true);
    await button('Create website').click();
    await page.waitForURL(new RegExp(`//${subdomain}\\..*/config`), { timeout: 100_000 });
    await page.getByRole('navigation', { name: 'Rooms' }).getByRole('link', { name: 'Products' }).click();
    await page.getByRole('rowheader').filter({ hasText: 'Moon vase' }).waitFor();
    await visit(browser, {}, async visitor => {
      expect((await visitor.goto(websiteAddress(demo, subdomain)))?.status()).toBe(404);
      await visitor.getByText('This website is not open yet.').waitFor();
    });
    await page.getByRole('banner').getByRole('link', { name: 'Not launched yet' }).click();
    await page.getByRole('heading', { name: 'Launch', exact: true }).waitFor();
    await page.getByRole('heading', { name: 'Your email address Done' }).waitFor();
    await expect.poll(() => button('Launch website').isDisabled()).toBe(true);
    await page.getByRole('link', { name: 'Set up payment' }).click();
    const byHand = page.getByRole('form', { name: 'Settings of Manual payment' });
    await byHand.getByText('Offer at checkout').click();
    await byHand.getByLabel('How to pay').fill('Transfer to IBAN DE02 1203 0000 0000 2020 51');
    await page.keyboard.press('Tab');
    await byHand.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved', { exact: true }).first().waitFor();
    await page.getByRole('navigation', { name: 'Rooms' }).getByRole('link', { name: 'Launch' }).click();
    await page.getByRole('heading', { name: 'How customers pay Done' }).waitFor();
    await page.getByText('Keep the rest').click();
    await page.getByRole('heading', { name: 'Your own text and pictures Done' }).waitFor();
    await button('Launch website').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Launch website' }).click();
    await page.getByRole('heading', { name: 'The website is open to visitors' }).waitFor();
    await expect.poll(() => page.getByRole('link', { name: 'Not launched yet' }).count()).toBe(0);
    await visit(browser, {}, async visitor => {
      expect((await visitor.goto(websiteAddress(demo, subdomain)))?.status()).toBe(200);
      await expect.poll(() => visitor.title()).toContain('Kiln & Söhne');
      expect((await visitor.goto(`${websiteAddress(demo, subdomain)}/shop/moon-vase`))?.status()).toBe(200);
    });
  });

  it('DOOR-6: deleting asks for the name and can be cancelled; visitors no longer see a deleted website, and Undo restores it', async () => {
    await page.goto(app);
    const status = () =>
      visit(browser, {}, async visitor =>
        (await visitor.goto(`${websiteAddress(demo, subdomain)}/shop`))?.status(),
      );
    const ask = async () => {
      await page.getByRole('button', { name: 'More for Kiln & Söhne' }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      const dialog = page.getByRole('dialog', { name: 'Delete “Kiln & Söhne”?' });
      await dialog.getByText(/You can restore it here for 30 days/).waitFor();
      return dialog;
    };
    const left = await ask();
    await page.keyboard.press('Escape');
    await left.waitFor({ state: 'detached' });
    await expect.poll(focused).toBe('More for Kiln & Söhne');
    await expect.poll(status).toBe(200);
    await (await ask()).getByRole('button', { name: 'Delete “Kiln & Söhne”' }).click();
    const said = toastOf(page, '“Kiln & Söhne” was deleted.');
    await said.waitFor();
    await expect.poll(status).toBe(404);
    await page.getByRole('button', { name: 'Restore' }).waitFor();
    await expect.poll(focused).toBe('Restore');
    await said.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'More for Kiln & Söhne' }).waitFor();
    await expect.poll(status).toBe(200);
  });

  it('DOOR-7, BROWSERCALL-1: another session is ended from the account; only the changed password signs in', {
    tags: 'slow',
  }, async () => {
    await visit(browser, {}, async other => {
      await other.goto(app);
      await enter(other, newcomer.email, newcomer.password);
      await atHome(other);
      await page.getByRole('link', { name: 'Nora New' }).click();
      const sessions = page.getByRole('main').getByRole('listitem');
      await sessions.nth(1).waitFor();
      await expect.poll(() => sessions.first().textContent()).toContain('This session');
      const ends = page.getByRole('button', { name: /^End Chrome/ });
      const before = await ends.count();
      await ends.first().click();
      await expect.poll(() => ends.count()).toBe(before - 1);
      await other.goto(app);
      await other.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
    });
    await page.getByLabel('Current password').fill('not this one');
    await page.getByLabel('New password').fill('a-second-long-one');
    await button('Save password').click();
    await page.getByRole('alert').waitFor();
    await page.getByLabel('Current password').fill(newcomer.password);
    await button('Save password').click();
    await toastOf(page, 'The password is changed.').waitFor();
    await visit(browser, {}, async other => {
      await other.goto(app);
      await enter(other, newcomer.email, newcomer.password);
      await other.getByRole('alert').waitFor();
      await enter(other, newcomer.email, 'a-second-long-one');
      await atHome(other);
    });
  });
});
