/** @module-tag slow */
import { firstOrAll } from '@vitrine/tools/slow-tests.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { cup, type EuroShop, fillAddress, openEuroShop } from './euro-shop.ts';
import { fits } from './fits.ts';
import { opensOnlyHere } from './opens-only-here.ts';
import { readMail } from './own-website.ts';
import { rowOf, toastOf } from './rooms.ts';
import { sendCall } from './send-call.ts';
import { Buyers, toOwnPage } from './subscribing.ts';
import { visit } from './visit.ts';

let browser: Browser;
let shop: EuroShop;
let page: Page;
let buyers: Buyers;

beforeAll(async () => {
  browser = await openChromium();
  shop = await openEuroShop(browser, 'clubs', [cup, { ...cup, title: 'Clay club' }]);
  page = shop.page;
  buyers = new Buyers(browser, shop);
});
afterAll(() => browser?.close());

const renews = 'renews every 2 months for 6 payments';
const main = () => page.getByRole('main');
const dialog = () => page.getByRole('dialog');

async function inStudio(email: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${shop.address}/config/subscriptions`);
  await page.getByRole('searchbox').fill(email);
  await expect.poll(() => page.getByRole('rowheader').count()).toBe(1);
  await page.getByRole('rowheader').click();
  await page.getByRole('heading', { level: 1, name: 'Clay club' }).waitFor();
}

describe('subscriptions', () => {
  it('SUBSCRIPTION-17: the owner gives a product a plan, and reads what customers will', async () => {
    await page.goto(`${shop.address}/config/subscriptions`);
    await page.getByText('No subscriptions yet').waitFor();
    await fits(page, 'subs-none');
    await page.goto(`${shop.address}/config/products/${shop.productIds[1]}`);
    await main()
      .getByRole('button', { name: /Once Sold|Sold Once|Sold/ })
      .first()
      .click();
    await page.getByRole('option', { name: 'As a subscription' }).click();
    await main().getByText('renews every month', { exact: true }).waitFor();
    await main()
      .getByRole('button', { name: /Renews every/ })
      .click();
    await page.getByRole('option', { name: '2', exact: true }).click();
    await main().getByLabel('Number of payments').fill('6');
    await main().getByText(renews, { exact: true }).waitFor();
    await fits(page, 'subs-product');
    await main().getByRole('button', { name: 'Save', exact: true }).first().click();
    await toastOf(page, 'Saved').first().waitFor();
    await visit(browser, { bypassCSP: true, reducedMotion: 'reduce' }, async visitor => {
      await visitor.goto(`${shop.address}/shop/clay-club`);
      await visitor.getByText('every 2 months for 1 year').first().waitFor();
      await fits(visitor, 'subs-offer');
    });
  });

  it.each(firstOrAll([true, false]))(
    'SUBSCRIPTION-3, SUBSCRIPTION-19, CHECKOUT-34, ORDER-42: with script %s, a mixed cart is bought once its payments are agreed to',
    async javaScriptEnabled => {
      const email = `mixed-${javaScriptEnabled}@example.com`;
      await buyers.visit({ javaScriptEnabled }, async visitor => {
        await buyers.add(visitor, 'cup');
        await buyers.add(visitor, 'clay-club');
        await visitor.goto(`${shop.address}/cart`);
        await visitor.getByText(renews).first().waitFor();
        if (javaScriptEnabled) await fits(visitor, 'subs-cart');
        await buyers.toCheckout(visitor);
        await visitor.getByRole('region', { name: 'Your order' }).getByText(renews).waitFor();
        // Before the launch, nothing opens in another browser.
        await shop.send('/api/website/launch');
        await opensOnlyHere(browser, visitor);
        await shop.send('/api/website/launch', { method: 'DELETE' });
        await fillAddress(visitor, email);
        const label = visitor.getByText('charges my payment method without asking again');
        await label.waitFor();
        if (javaScriptEnabled) await fits(visitor, 'subs-checkout');
        await visitor.locator('button[value="place"]').click();
        await visitor.getByText('Please agree to the recurring payments.').first().waitFor();
        await expect.poll(() => visitor.locator('[name="name"]').inputValue()).toBe('Grace Hopper');
        if (javaScriptEnabled) await fits(visitor, 'subs-checkout-refused');
        await visitor.locator('[name="recurring"]').check();
        await visitor.locator('button[value="place"]').click();
        await visitor.locator('button[value="approve"]').click();
        await visitor.getByRole('heading', { level: 1, name: 'Thank you for subscribing.' }).waitFor();
        await visitor.getByText(renews).first().waitFor();
        await expect.poll(() => visitor.title()).toMatch(/Subscription confirmed: order \d+/);
        await toOwnPage(visitor);
        if (javaScriptEnabled) {
          await visitor.goBack();
          await fits(visitor, 'subs-confirmed');
        }
      });
      const mail = await readMail(shop, email);
      expect(mail).toContain('You agreed to these recurring payments:');
      expect(mail).toContain(renews);
      expect(mail).toMatch(/Change, pause or cancel “Clay club”: http\S+\/checkout\/subscription\/\S+/);
    },
  );

  it.each(firstOrAll([true, false]))(
    'SUBSCRIPTION-11, SUBSCRIPTION-14, SUBSCRIPTION-16, SUBSCRIPTION-19: with script %s, its customer pauses, resumes, skips, changes the address and cancels',
    async javaScriptEnabled => {
      const email = `customer-${javaScriptEnabled}@example.com`;
      await buyers.visit({ javaScriptEnabled }, async visitor => {
        await buyers.subscribe(visitor, email);
        await toOwnPage(visitor);
        const name = 'subs-own';
        if (javaScriptEnabled) await fits(visitor, name);
        const press = async (button: string, words: string) => {
          await visitor.getByRole('button', { name: button, exact: true }).focus();
          await visitor.keyboard.press('Enter');
          await visitor.getByText(words).waitFor();
        };
        await press('Pause', 'Your subscription is paused.');
        await visitor.getByText('Paused: nothing is charged.').waitFor();
        if (javaScriptEnabled) await fits(visitor, `${name}-paused`);
        await press('Resume', 'Your subscription goes on.');
        const before = await visitor.getByText(/^Next charge on /).textContent();
        await press('Skip the next one', 'The next one is skipped.');
        await expect.poll(() => visitor.getByText(/^Next charge on /).textContent()).not.toBe(before);
        await press('Do not skip after all', 'The skipped one comes after all.');
        await expect.poll(() => visitor.getByText(/^Next charge on /).textContent()).toBe(before);

        await visitor.locator('[name="postalCode"]').fill('1');
        await press('Save the address', 'Enter a postal code');
        await expect
          .poll(() => visitor.getByRole('alert').first().textContent())
          .toBe('Some fields need your attention');
        await expect.poll(() => visitor.locator('[name="postalCode"]').inputValue()).toBe('1');
        if (javaScriptEnabled) await fits(visitor, `${name}-refused`);
        await visitor.locator('[name="postalCode"]').fill('20095');
        await visitor.locator('[name="city"]').fill('Hamburg');
        await press('Save the address', 'The address was changed.');

        await visitor.getByRole('link', { name: 'Cancel the subscription' }).click();
        await visitor.getByText('You are not charged again, and nothing more is sent.').waitFor();
        if (javaScriptEnabled) await fits(visitor, `${name}-cancel`);
        await visitor.getByRole('link', { name: 'Keep it' }).click();
        await visitor.getByText('Active', { exact: true }).waitFor();
        await visitor.getByRole('link', { name: 'Cancel the subscription' }).click();
        await press('Cancel the subscription', 'Your subscription was cancelled.');
        await expect.poll(() => visitor.getByRole('button', { name: 'Resume' }).count()).toBe(0);
        if (javaScriptEnabled) await fits(visitor, `${name}-cancelled`);
      });
      await readMail(shop, email, text => text.includes('Your subscription “Clay club” was cancelled.'));
      await inStudio(email);
      await main().getByText('Address changed').waitFor();
      await main().getByText('20095 Hamburg').waitFor();
    },
  );

  it('SUBSCRIPTION-13: a payment ahead of its time that is declined changes nothing; a new card is charged from then on', async () => {
    const email = 'declined@example.com';
    await buyers.visit({}, async visitor => {
      await buyers.subscribe(visitor, email, 'approve-later-declined');
      await toOwnPage(visitor);
      const own = visitor.url();
      await visitor.getByText('Charged to Test card •••• 0002').waitFor();
      const next = (await visitor.getByText(/^Next charge on /).textContent()) ?? '';
      const pay = async (choice: string) => {
        await visitor.getByRole('button', { name: 'Pay with another method' }).click();
        await visitor.locator(`button[value="${choice}"]`).click();
        await visitor.waitForURL(url => !url.pathname.startsWith('/payments/'));
      };
      await pay('decline');
      await visitor.getByText('The payment was declined').first().waitFor();
      await visitor.goto(own);
      await visitor.getByText(next).waitFor();
      await expect.poll(() => visitor.getByText(/could not be charged/).count()).toBe(0);
      await inStudio(email);
      await main().getByText('Waits for its payment').waitFor();
      await expect.poll(() => main().getByRole('button', { name: 'Charge now' }).count()).toBe(0);
      await fits(page, 'sub-waiting');

      await pay('approve');
      await expect
        .poll(async () => {
          await visitor.goto(own);
          return visitor.getByText('Charged to Test card •••• 4242').count();
        })
        .toBe(1);
      await visitor.getByText('4 payments left').waitFor();
      await fits(visitor, 'subs-own-paid');
      await inStudio(email);
      await main().getByText('Payment method changed').or(main().getByText('Renewed')).first().waitFor();
    });
  });

  it('SUBSCRIPTION-24, SUBSCRIPTION-25: people who manage orders change the address, send the customer their link, and find the customer', async () => {
    const email = 'moved@example.com';
    await buyers.visit({}, visitor => buyers.subscribe(visitor, email));
    await inStudio(email);
    await main().getByRole('button', { name: 'Change address' }).click();
    await dialog().getByLabel('Postal code').fill('1');
    await dialog().getByRole('button', { name: 'Save' }).click();
    await dialog().getByText('Enter a postal code').first().waitFor();
    await fits(page, 'sub-address');
    await dialog().getByLabel('Postal code').fill('20095');
    await dialog().getByLabel('City').fill('Hamburg');
    await dialog().getByRole('button', { name: 'Save' }).click();
    await main().getByText('20095 Hamburg').waitFor();
    await main().getByRole('button', { name: 'Send link' }).click();
    await toastOf(page, `The link to the customer’s page was sent to ${email}.`).waitFor();
    await readMail(shop, email, text => text.includes('Here is the page of your subscription “Clay club”.'));
    await main().getByRole('link', { name: 'Everything about this customer' }).click();
    await page.getByRole('row').filter({ hasText: email }).waitFor();
  });

  it('SUBSCRIPTION-18: people who manage orders find one, pause and resume it, and cancel it after a question', async () => {
    const email = 'studio@example.com';
    await buyers.visit({}, visitor => buyers.subscribe(visitor, email));
    await page.goto(`${shop.address}/config/subscriptions`);
    await page.getByRole('searchbox').fill('nobody');
    await page.getByText('No subscription matches').waitFor();
    await page.getByRole('searchbox').fill('');
    await rowOf(page, 'Clay club').first().waitFor();
    await fits(page, 'subs');
    await inStudio(email);
    await fits(page, 'sub');
    await main().getByRole('button', { name: 'Pause', exact: true }).click();
    await toastOf(page, 'The subscription is paused.').getByRole('button', { name: 'Undo' }).click();
    await toastOf(page, 'The subscription goes on.').waitFor();
    await main().getByRole('button', { name: 'Skip the next', exact: true }).click();
    await main().getByText('Period skipped').waitFor();
    await toastOf(page, 'The next renewal is skipped.').getByRole('button', { name: 'Undo' }).click();
    await toastOf(page, 'The skipped renewal is charged after all.').waitFor();
    await main().getByText('Skip taken back').waitFor();
    await main().getByRole('button', { name: 'Skip the next', exact: true }).click();
    await main().getByRole('button', { name: 'Charge the skipped one', exact: true }).click();
    await expect.poll(() => main().getByText('Skip taken back').count()).toBe(2);
    await expect.poll(() => main().getByRole('button', { name: 'Charge the skipped one' }).count()).toBe(0);
    await main().getByRole('button', { name: 'Cancel the subscription' }).click();
    await dialog().getByText('It is never charged again and cannot be resumed.').waitFor();
    await fits(page, 'sub-cancel');
    await dialog().getByRole('button', { name: 'Cancel the subscription' }).click();
    await main().getByText('Cancelled', { exact: true }).first().waitFor();
    await expect.poll(() => main().getByRole('button', { name: 'Pause', exact: true }).count()).toBe(0);
  });

  it('SUBSCRIPTION-27: the room of the first order names its subscription, and cancelling it cancels both by keyboard', async () => {
    const email = 'taken-back@example.com';
    await buyers.visit({}, async visitor => {
      await buyers.subscribe(visitor, email);
      await toOwnPage(visitor);
    });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${shop.address}/config/orders`);
    await page.getByRole('rowheader').first().click();
    await main().getByRole('link', { name: email }).waitFor();
    const part = main().getByRole('link', { name: 'Clay club', exact: true }).last();
    await main().getByText('Began with this order').waitFor();
    await fits(page, 'sub-order');
    await main().getByRole('button', { name: 'Cancel order' }).click();
    const choice = dialog().getByRole('checkbox', { name: 'Cancel the subscription too' });
    await choice.waitFor();
    await expect.poll(() => choice.isChecked()).toBe(true);
    await fits(page, 'sub-order-cancel');
    await choice.focus();
    await page.keyboard.press('Space');
    await expect.poll(() => choice.isChecked()).toBe(false);
    await page.keyboard.press('Space');
    await dialog().getByText(`“Clay club”: never charged again`).waitFor();
    await dialog().getByRole('button', { name: 'Cancel order' }).focus();
    await page.keyboard.press('Enter');
    await main().getByText('Subscription cancelled').waitFor();
    const { mails } = await sendCall(page, `${shop.address}/api/mail/outbox`, { method: 'GET' });
    expect(mails).toContainEqual(
      expect.objectContaining({
        to: email,
        subject: expect.stringMatching(/^Your subscription at .+ was cancelled$/),
      }),
    );
    await part.click();
    await page.getByRole('heading', { level: 1, name: 'Clay club' }).waitFor();
    await main().getByText('Cancelled', { exact: true }).first().waitFor();
  });
});
