import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { waitForVisitorMail } from './demo-server.ts';
import { cup, type EuroShop, fillAddress, openEuroShop } from './euro-shop.ts';
import { fits } from './fits.ts';
import { openSession } from './open-session.ts';
import { rowOf, toastOf } from './rooms.ts';
import { visit } from './visit.ts';

const demo = inject('demo');

let browser: Browser;
let shop: EuroShop;
let page: Page;

beforeAll(async () => {
  browser = await openChromium();
  shop = await openEuroShop(browser, 'clubs', [cup, { ...cup, title: 'Clay club' }]);
  page = shop.page;
});
afterAll(() => browser?.close());

const main = () => page.getByRole('main');
const dialog = () => page.getByRole('dialog');

/** A visit by somebody who works on the website: nobody else can pay with the test service there. */
async function visitAsStaff<T>(
  options: BrowserContextOptions,
  use: (visitor: Page) => Promise<T>,
): Promise<T> {
  const session = await openSession(demo, shop.site);
  return visit(browser, { bypassCSP: true, reducedMotion: 'reduce', ...options }, async visitor => {
    await session.giveTo(visitor.context());
    return use(visitor);
  });
}

async function add(visitor: Page, slug: string): Promise<void> {
  await visitor.goto(`${shop.address}/shop/${slug}`);
  const added = visitor.waitForResponse(reply => reply.request().method() === 'POST');
  await visitor.getByRole('button', { name: 'Add to cart' }).click();
  await added;
}

/** Subscribes; then the visitor is on the page that confirms it. */
async function subscribe(visitor: Page, email: string, choice = 'approve'): Promise<void> {
  await add(visitor, 'clay-club');
  await visitor.goto(`${shop.address}/checkout`);
  await fillAddress(visitor, email);
  await visitor.locator('[name="recurring"]').check();
  await visitor.locator('button[value="place"]').click();
  await visitor.locator(`button[value="${choice}"]`).click();
  await visitor.getByRole('heading', { level: 1, name: 'Thank you for subscribing.' }).waitFor();
}

/** From the confirmation to the subscription's own page, once it began. */
async function toOwnPage(visitor: Page): Promise<void> {
  const link = visitor.getByRole('link', { name: 'Manage “Clay club”' });
  await expect
    .poll(async () => {
      await visitor.reload();
      return link.count();
    })
    .toBe(1);
  await link.click();
  await visitor.getByRole('heading', { level: 1, name: 'Your subscription' }).waitFor();
}

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
    await main().getByText('renews every 2 months for 6 payments', { exact: true }).waitFor();
    await fits(page, 'subs-product');
    await main().getByRole('button', { name: 'Save', exact: true }).first().click();
    await toastOf(page, 'Saved').first().waitFor();
    await visit(browser, { bypassCSP: true, reducedMotion: 'reduce' }, async visitor => {
      await visitor.goto(`${shop.address}/shop/clay-club`);
      await visitor.getByText('every 2 months for 1 year').first().waitFor();
      await fits(visitor, 'subs-offer');
    });
  });

  it.each([true, false])(
    'SUBSCRIPTION-3, CHECKOUT-34, ORDER-42: with script %s, a mixed cart is bought once its payments are agreed to',
    async javaScriptEnabled => {
      const email = `mixed-${javaScriptEnabled}@example.com`;
      await visitAsStaff({ javaScriptEnabled }, async visitor => {
        await add(visitor, 'cup');
        await add(visitor, 'clay-club');
        await visitor.goto(`${shop.address}/cart`);
        await visitor.getByText('renews every 2 months for 6 payments').first().waitFor();
        if (javaScriptEnabled) await fits(visitor, 'subs-cart');
        await visitor.goto(`${shop.address}/checkout`);
        await fillAddress(visitor, email);
        const label = visitor.getByText('charges my payment method without asking again');
        await label.waitFor();
        if (javaScriptEnabled) await fits(visitor, 'subs-checkout');
        await visitor.locator('button[value="place"]').click();
        await visitor.getByText('Please agree to the recurring payments.').first().waitFor();
        expect(await visitor.locator('[name="name"]').inputValue()).toBe('Grace Hopper');
        if (javaScriptEnabled) await fits(visitor, 'subs-checkout-refused');
        await visitor.locator('[name="recurring"]').check();
        await visitor.locator('button[value="place"]').click();
        await visitor.locator('button[value="approve"]').click();
        await visitor.getByRole('heading', { level: 1, name: 'Thank you for subscribing.' }).waitFor();
        await toOwnPage(visitor);
        if (javaScriptEnabled) {
          await visitor.goBack();
          await fits(visitor, 'subs-confirmed');
        }
      });
      const mail = await waitForVisitorMail(demo, shop.site, email);
      expect(mail).toContain('You agreed to these recurring payments:');
      expect(mail).toMatch(/Change, pause or cancel “Clay club”: http\S+\/checkout\/subscription\/\S+/);
    },
  );

  it.each([true, false])(
    'SUBSCRIPTION-11, SUBSCRIPTION-14, SUBSCRIPTION-16: with script %s, its customer pauses, resumes, skips, changes the address and cancels',
    async javaScriptEnabled => {
      const email = `customer-${javaScriptEnabled}@example.com`;
      await visitAsStaff({ javaScriptEnabled }, async visitor => {
        await subscribe(visitor, email);
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
        expect(await visitor.getByText(/^Next charge on /).textContent()).not.toBe(before);

        await visitor.locator('[name="postalCode"]').fill('1');
        await press('Save the address', 'Enter a postal code');
        expect(await visitor.getByRole('alert').first().textContent()).toBe(
          'Some fields need your attention',
        );
        expect(await visitor.locator('[name="postalCode"]').inputValue()).toBe('1');
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
        expect(await visitor.getByRole('button', { name: 'Resume' }).count()).toBe(0);
        if (javaScriptEnabled) await fits(visitor, `${name}-cancelled`);
      });
      await expect
        .poll(() => waitForVisitorMail(demo, shop.site, email))
        .toContain('Your subscription “Clay club” was cancelled.');
      await inStudio(email);
      await main().getByText('Address changed').waitFor();
      await main().getByText('20095 Hamburg').waitFor();
    },
  );

  it('SUBSCRIPTION-13: a payment ahead of its time that is declined changes nothing; a new card is charged from then on', async () => {
    const email = 'declined@example.com';
    await visitAsStaff({}, async visitor => {
      await subscribe(visitor, email, 'approve-later-declined');
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
      expect(await visitor.getByText(/could not be charged/).count()).toBe(0);
      await inStudio(email);
      await main().getByText('Waits for its payment').waitFor();
      expect(await main().getByRole('button', { name: 'Charge now' }).count()).toBe(0);
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

  it('SUBSCRIPTION-18: people who manage orders find one, pause and resume it, and cancel it after a question', async () => {
    const email = 'studio@example.com';
    await visitAsStaff({}, visitor => subscribe(visitor, email));
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
    await main().getByRole('button', { name: 'Cancel the subscription' }).click();
    await dialog().getByText('It is never charged again and cannot be resumed.').waitFor();
    await fits(page, 'sub-cancel');
    await dialog().getByRole('button', { name: 'Cancel the subscription' }).click();
    await main().getByText('Cancelled', { exact: true }).first().waitFor();
    expect(await main().getByRole('button', { name: 'Pause', exact: true }).count()).toBe(0);
  });
});
