/**
 * It needs a server of its own: the gate pays by a card of Stripe in another file.
 *
 * @module-tag slow
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fits } from './fits.ts';
import { sendCall } from './send-call.ts';
import { checkOutByCard, openStripeDemo, type StripeDemo, setKeys } from './stripe/stripe-demo.ts';

let demo: StripeDemo;
let page: Page;
let own: string;

beforeAll(async () => {
  demo = await openStripeDemo({ bypassCSP: true });
  ({ page } = demo);
  await setKeys(page);
});
afterAll(() => demo?.close());

const english = {
  thanks: 'Thank you for subscribing.',
  manage: 'Manage “A glaze a month”',
  own: 'Your subscription',
};
const german = { thanks: 'Danke für Ihr Abo.', manage: '„A glaze a month“ verwalten', own: 'Ihr Abo' };

/** Subscribes with a card; the address of the subscription’s own page. */
async function subscribe(words = english): Promise<string> {
  await page.goto(`${demo.shop}/shop/a-glaze-a-month`);
  await page.locator('.purchase-add').click();
  await expect.poll(async () => (await demo.owner.cookies()).map(({ name }) => name)).toContain('HAS_CART');
  await checkOutByCard(page, demo.shop);
  await page.locator('[name="recurring"]').check();
  await page.locator('button[value="place"]').click();
  await page.waitForURL(/\/payments\/stripe\//);
  await page.getByLabel('Card number').fill('4242424242424242');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: words.thanks }).waitFor();
  const link = page.getByRole('link', { name: words.manage });
  await expect
    .poll(async () => {
      await page.reload();
      return link.count();
    })
    .toBe(1);
  await link.click();
  await page.getByRole('heading', { level: 1, name: words.own }).waitFor();
  return page.url();
}

async function change(on: Page = page, button = 'Change payment method'): Promise<void> {
  await on.goto(own);
  await on.getByRole('button', { name: button }).focus();
  await on.keyboard.press('Enter');
  await on.waitForURL(/\/payments\/stripe\/setups\//);
}

it('STRIPE-12, SUBSCRIPTION-22, SUBSCRIPTION-23: by keyboard a customer saves another card, with 3-D Secure, and reads it', async () => {
  own = await subscribe();
  await fits(page, 'card-before');
  await change();
  await page.getByText('Only a payment that is due is charged at once.', { exact: false }).waitFor();
  await page.getByLabel('Card number').waitFor();
  await fits(page, 'card-save');
  await page.getByLabel('Card number').fill('4000000000000002');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('Your card was declined.').waitFor();
  await fits(page, 'card-declined');
  await page.getByLabel('Card number').fill('4000002760003184');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Confirm' }).click();
  await page.getByRole('status').getByText('The payment method was changed.').waitFor();
  await page.getByText('Charged to Visa •••• 3184').waitFor();
  await page.getByText('Valid until 08/2030').waitFor();
  await fits(page, 'card-changed');
});

it.each([
  ['leaves', 'No card was saved.'],
  ['refuses at the bank', 'because authentication failed.'],
])('STRIPE-12, SUBSCRIPTION-22: a customer who %s reads that nothing changed', async (how, words) => {
  await change();
  if (how === 'leaves') await page.getByRole('link', { name: 'Back without saving' }).click();
  else {
    await page.getByLabel('Card number').fill('4000002760003184');
    await page.getByRole('button', { name: 'Save card' }).click();
    await page.getByRole('link', { name: 'Refuse' }).click();
  }
  await page.getByRole('alert').getByText(words, { exact: false }).waitFor();
  await page.getByText('Your subscription is charged as before.', { exact: false }).waitFor();
  await page.getByText('Charged to Visa •••• 3184').waitFor();
  await fits(page, `card-${how.split(' ')[0]}`);
});

it('STRIPE-12: without script the page says why, and leads back to the subscription', async () => {
  const quiet = await demo.browser.newContext({
    storageState: await demo.owner.storageState(),
    javaScriptEnabled: false,
  });
  const plain = await quiet.newPage();
  await change(plain);
  await plain.getByText('Saving a card needs JavaScript', { exact: false }).waitFor();
  await plain.getByRole('link', { name: 'Back without saving' }).click();
  await plain.getByText('No card was saved.', { exact: false }).waitFor();
  await quiet.close();
});

it('SUBSCRIPTION-23: the owner reads the card, and when it expires', async () => {
  await page.goto(`${demo.shop}/config/subscriptions`);
  await page.getByRole('rowheader').first().click();
  await page.getByText('Visa •••• 3184 · valid until 08/2030').waitFor();
  await fits(page, 'card-studio');
});

it('SUBSCRIPTION-22, ORDER-43: the pages speak the language of who subscribed, German, whatever the website speaks now', async () => {
  const speak = (language: string) =>
    sendCall(page, '/api/website/settings', { method: 'PATCH', body: { settings: { language } } });
  await speak('de');
  own = await subscribe(german);
  await speak('en');
  await change(page, 'Zahlungsart ändern');
  await page.getByRole('heading', { level: 1, name: 'Karte speichern' }).waitFor();
  await page.getByLabel('Card number').waitFor();
  await fits(page, 'card-german');
  await page.getByRole('link', { name: 'Zurück, ohne zu speichern' }).click();
  await page.getByText('Es wurde keine Karte gespeichert.', { exact: false }).waitFor();
  await fits(page, 'card-german-left');
});
