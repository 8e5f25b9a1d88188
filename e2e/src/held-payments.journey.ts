/** @module-tag slow */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { proofIn, waitForVisitorMail } from './demo-server.ts';
import { fits } from './fits.ts';
import { copyKiln, type OwnWebsite } from './own-website.ts';
import { rowOf } from './rooms.ts';
import { findAxeProblems, visit } from './visit.ts';

let website: OwnWebsite;
let shop: string;
const card = 'Test card •••• 4242';

let browser: Browser;
beforeAll(async () => {
  website = await copyKiln(inject('demo'), 'held');
  // Before the launch, tests have all the effects of an order.
  await website.send('/api/website/launch', { method: 'DELETE' });
  shop = website.address;
  browser = await openChromium();
});
afterAll(() => browser?.close());

const captures = (capture: 'now' | 'later') =>
  website.send('/api/payments/methods/test', { method: 'PATCH', body: { settings: { capture } } });

/** Creates a new user; returns the email address. */
async function signUp(page: Page): Promise<string> {
  const email = `keeps-${Date.now().toString(36)}@example.com`;
  await page.goto(`${shop}/account/sign-up`);
  await page.getByLabel(/^Name/).fill('Ines');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('ten-and-more-letters');
  await page.keyboard.press('Enter');
  await page.getByLabel('Six-digit code').waitFor();
  const { code } = proofIn(await waitForVisitorMail(inject('demo'), website.subdomain, email));
  await page.getByLabel('Six-digit code').fill(code);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor();
  return email;
}

async function toCheckout(page: Page, email: string): Promise<void> {
  await page.goto(`${shop}/shop/breakfast-bowl`);
  await page.locator('[data-enhance="product"] form button[type="submit"]').first().click();
  await page.waitForFunction(() => document.cookie.includes('HAS_CART=1'));
  await page.goto(`${shop}/checkout`);
  const fill = (field: string, value: string) => page.locator(`[name="${field}"]`).first().fill(value);
  await fill('email', email);
  await page.locator('[name="country"]').first().selectOption('DE');
  await fill('name', 'Ines Amsel');
  await fill('line1', 'Lindenallee 4');
  await fill('city', 'Berlin');
  await fill('postalCode', '10115');
}

/** Pays by the test service, which authorises the payment and saves the card; returns the order number. */
async function buy(page: Page, email: string, choice: string): Promise<string> {
  await toCheckout(page, email);
  await page.locator('[name="paymentMethod"][value="test"]').check();
  await page.getByLabel('Save this payment method for next time').check();
  await page.locator('button[value="place"]').click();
  await page.locator(`button[value="${choice}"]`).click();
  await page.getByText('Your payment is authorised.').waitFor();
  return /Order (\d+)/.exec((await page.getByRole('main').textContent()) ?? '')?.[1] ?? '';
}

it('PAYMENT-20, PAYMENT-24, PAYMENT-27, CHECKOUT-19: a buyer saves a payment method; an authorised payment is captured, released and disputed in the studio', async () => {
  await visit(browser, { bypassCSP: true, reducedMotion: 'reduce' }, async page => {
    await page.setViewportSize({ width: 390, height: 844 });
    await website.signIn(page);
    await captures('later');
    const email = await signUp(page);
    await toCheckout(page, email);
    await page.locator('[name="paymentMethod"][value="test"]').check();
    await page.getByLabel('Save this payment method for next time').check();
    await fits(page);
    await page.locator('button[value="place"]').click();
    await page.waitForURL(/\/payments\/test\//);
    const paymentId = new URL(page.url()).pathname.split('/').at(-1);
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await page.getByText('Your payment is authorised.').waitFor();
    await website.send('/api/website/launch');
    await visit(browser, {}, async stranger => {
      await stranger.goto(`${shop}/checkout/return/${paymentId}`);
      await stranger.getByText('Your order is in. Check your inbox for the confirmation.').waitFor();
      expect(new URL(stranger.url()).pathname).toBe('/cart');
      for (const own of [email, 'Ines', 'Lindenallee']) expect(await stranger.content()).not.toContain(own);
    });
    await website.send('/api/website/launch', { method: 'DELETE' });
    const number = /Order (\d+)/.exec((await page.getByRole('main').textContent()) ?? '')?.[1] ?? '';

    await expect
      .poll(async () => {
        await page.goto(`${shop}/account`);
        return page.getByText(card).count();
      })
      .toBe(1);
    await fits(page);
    await toCheckout(page, email);
    await page.getByLabel(`Saved: ${card}`).check();
    await fits(page);
    await captures('now');
    await page.locator('button[value="place"]').click();
    await page.waitForURL(/\/checkout\/order\//);

    await page.goto(`${shop}/account`);
    await page.getByRole('button', { name: `Remove ${card}` }).click();
    await page.getByText('The payment method was removed.').waitFor();
    await expect.poll(() => page.getByText(card).count()).toBe(0);

    await page.goto(`${shop}/config/orders`);
    await rowOf(page, `Order ${number}`).getByRole('rowheader').click();
    await page.getByText('Authorised', { exact: true }).first().waitFor();
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Capture payment' }).click();
    await dialog.getByLabel('Amount to capture').fill('9999');
    await page.keyboard.press('Enter');
    await dialog.getByText(/^Enter an amount above zero and up to/).waitFor();
    await dialog.getByLabel('Amount to capture').fill('10');
    await fits(page);
    await dialog.getByLabel('Amount to capture').focus();
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(/€10.00 captured/).waitFor();
    await fits(page);
    await page.getByRole('button', { name: 'Release payment' }).click();
    await dialog.getByText('This cannot be undone.').waitFor();
    await dialog.getByRole('button', { name: 'Release payment' }).click();
    await page.getByText('Authorisation released').waitFor();
    await page.getByRole('button', { name: 'Fulfil items' }).waitFor();
    await fits(page);
  });
});

it('VISITOR-9: a box that is ticked while the checkout is being redrawn stays ticked', () =>
  visit(browser, {}, async page => {
    await website.signIn(page);
    await captures('later');
    const email = await signUp(page);
    let release = () => {};
    const held = new Promise<void>(resolve => {
      release = resolve;
    });
    await page.route('**/checkout', async route => {
      if (route.request().method() === 'POST') await held;
      await route.continue();
    });
    const asked = page.waitForRequest(
      request => request.method() === 'POST' && request.url().endsWith('/checkout'),
    );
    await toCheckout(page, email);
    await asked;
    await page.locator('[name="paymentMethod"][value="test"]').check();
    await page.getByLabel('Save this payment method for next time').check();
    release();
    await page.locator('[data-totals]').filter({ hasText: /./ }).waitFor({ state: 'attached' });
    await expect.poll(() => page.getByLabel('Save this payment method for next time').isChecked()).toBe(true);
    await expect.poll(() => page.locator('[name="paymentMethod"][value="test"]').isChecked()).toBe(true);
  }));

it('PAYMENT-25: an outstanding amount is charged in the studio: declined with the bank’s reason, then paid by another card', () =>
  visit(browser, { bypassCSP: true, reducedMotion: 'reduce' }, async page => {
    await page.setViewportSize({ width: 390, height: 844 });
    await website.signIn(page);
    await captures('later');
    const email = await signUp(page);
    await buy(page, email, 'approve');
    const number = await buy(page, email, 'approve-later-declined');
    await captures('now');
    await page.goto(`${shop}/config/orders`);
    await rowOf(page, `Order ${number}`).getByRole('rowheader').click();
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Release payment' }).click();
    await dialog.getByRole('button', { name: 'Release payment' }).click();
    await dialog.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Charge saved payment method' }).click();
    await dialog.getByText(/is still to be paid/).waitFor();
    await fits(page, 'charge');
    expect(await findAxeProblems(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await dialog.getByRole('button', { name: /^Charge €/ }).focus();
    await page.keyboard.press('Enter');
    await dialog.getByText('Reason: The test card has no money left.').waitFor();
    await fits(page, 'charge-declined');
    await page.setViewportSize({ width: 390, height: 844 });
    await dialog.getByRole('button', { name: /Saved payment method/ }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('option', { name: /4242/ }).click();
    await dialog.getByRole('button', { name: /^Charge €/ }).focus();
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(/ was charged\.$/).waitFor();
    await page.getByText('Charge declined').waitFor();
    await expect
      .poll(() => page.getByRole('button', { name: 'Charge saved payment method' }).count())
      .toBe(0);
    await fits(page, 'charged');
  }));
