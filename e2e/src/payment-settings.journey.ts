/** @module-tag slow */
import { firstOrAll } from '@vitrine/tools/slow-tests.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { placeOrder, putIntoCart } from './check-out.ts';
import { openChromium } from './chromium.ts';
import { findProblems } from './find-problems.ts';
import { copyKiln, type OwnWebsite } from './own-website.ts';
import { onSettings } from './settings.ts';

let website: OwnWebsite;
const secret = 'a secret nobody reads again';

let browser: Browser;
beforeAll(async () => {
  website = await copyKiln(inject('demo'), 'payments');
  browser = await openChromium();
});
afterAll(() => browser?.close());

it.each(firstOrAll([390, 820, 1440]))(
  'PAYMENT-15, PAYMENT-16: at %i px each payment method is configured by its own form, and a secret is set, replaced and removed without being shown',
  async width => {
    await onSettings(browser, website, { part: 'payments', width }, async page => {
      const byHand = page.getByRole('form', { name: 'Settings of Manual payment' });
      await byHand.getByLabel('How to pay').fill(`In cash, at ${width} steps from here`);
      await byHand.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Saved', { exact: true }).first().waitFor();
      await page.getByRole('button', { name: 'Set “Signing secret”' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Signing secret').fill('short');
      await page.keyboard.press('Enter');
      await dialog.getByText('Must have at least 16 characters.').waitFor();
      expect(await findProblems(page, [page.mainFrame()])).toBeNull();
      await dialog.getByLabel('Signing secret').fill(secret);
      await page.keyboard.press('Enter');
      await dialog.waitFor({ state: 'detached' });
      await page.getByText(/^Set on /).waitFor();
      await page.reload();
      await page.getByText(/^Set on /).waitFor();
      await page.getByRole('button', { name: 'Replace “Signing secret”' }).waitFor();
      await expect.poll(() => byHand.getByLabel('How to pay').inputValue()).toContain(`${width} steps`);
      expect(await page.content()).not.toContain(secret);
      await page.getByRole('button', { name: 'Remove “Signing secret”' }).click();
      await dialog.getByRole('button', { name: 'Remove “Signing secret”' }).click();
      await page.getByText('Not set.', { exact: true }).filter({ visible: true }).waitFor();
    });
  },
);

it('PAYMENT-34: before a secret is removed, the studio says how many payments are open and what becomes of them', async () => {
  await website.send('/api/payments/methods/test/secrets/signingSecret', {
    method: 'PUT',
    body: { value: secret },
  });
  await onSettings(browser, website, { part: 'payments', width: 390 }, async page => {
    const removal = page.getByRole('button', { name: 'Remove “Signing secret”' });
    const dialog = page.getByRole('dialog');
    await removal.click();
    await dialog.getByText('It cannot be shown or restored.').waitFor();
    await expect.poll(() => dialog.textContent()).not.toContain('open');
    await dialog.getByRole('button', { name: 'Cancel' }).click();

    const buying = await page.context().newPage();
    await putIntoCart(buying, `${website.address}/shop/breakfast-bowl`);
    await placeOrder(buying, website.address, { email: 'grace@example.com', paymentMethod: 'test' });
    await buying.waitForURL(/\/payments\/test\//);
    await removal.click();
    await dialog.getByText('1 payment of this method is open.').waitFor();
    await dialog.getByText('you have to check it at the payment service').waitFor();
    expect(await findProblems(page, [page.mainFrame()])).toBeNull();
    await dialog.getByRole('button', { name: 'Remove “Signing secret”' }).click();
    await page.getByText('Not set.', { exact: true }).filter({ visible: true }).waitFor();
  });
});
