/** @module-tag slow */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { standInTestKeys } from '../../apps/server/test/stripe-stand-in/stripe-stand-in.ts';
import { putIntoCart } from './check-out.ts';
import { checkOutByCard, openStripeDemo, type StripeDemo } from './stripe/stripe-demo.ts';

let demo: StripeDemo;
let page: Page;
let shop: string;
beforeAll(async () => {
  demo = await openStripeDemo();
  ({ page, shop } = demo);
});
afterAll(() => demo?.close());

/** Puts a bowl into the cart, and goes to the payment page for cards. */
async function order(on: Page = page): Promise<void> {
  await putIntoCart(on, `${shop}/shop/breakfast-bowl`);
  await checkOutByCard(on, shop);
  await on.locator('button[value="place"]').click();
  await on.waitForURL(/\/payments\/stripe\//);
}

async function pay(number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByRole('button', { name: /^Pay / }).click();
}

it('STRIPE-1: the owner sets the keys in the studio, reads the mode, and copies the webhook address', async () => {
  await page.goto(`${shop}/config/settings?part=payments`);
  const form = page.getByRole('form', { name: 'Settings of Cards by Stripe' });
  await form.getByLabel('Publishable key').fill(standInTestKeys.secretKey);
  await form.getByRole('switch', { name: 'Offer at checkout' }).check({ force: true });
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByText('Must begin with pk_test_ or pk_live_.', { exact: true }).waitFor();
  await form.getByLabel('Publishable key').fill(standInTestKeys.publishableKey);
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Test mode: no money moves.', { exact: false }).waitFor();
  for (const [label, value] of [
    ['Secret key', standInTestKeys.secretKey],
    ['Signing secret of the webhook', standInTestKeys.webhookSecret],
  ] as const) {
    await page.getByRole('button', { name: `Set “${label}”` }).click();
    await page.getByRole('dialog').getByLabel(label).fill(value);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: `Replace “${label}”` }).waitFor();
  }
  await page.getByText(`${shop}/api/payments/webhooks/stripe`).waitFor();
});

it('STRIPE-2, STRIPE-5, STRIPE-11: a declined card is said on the page, and another one pays with 3-D Secure, with what was typed at the checkout', async () => {
  await order();
  await pay('4000000000000002');
  await page.getByRole('alert').getByText('Your card was declined.').waitFor();
  await page.getByLabel('Card number').fill('4000002760003184');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Confirm' }).click();
  await page.waitForURL(/\/checkout\/order\//);
  await page.getByText('mira@example.com').first().waitFor();
  expect([...demo.stripe.books.cards.values()].at(-1)?.billing_details).toEqual({
    '[name]': 'Mira Amsel',
    '[email]': 'mira@example.com',
    '[address][line1]': 'Lindenallee 4',
    '[address][city]': 'Berlin',
    '[address][postal_code]': '10115',
    '[address][country]': 'DE',
  });
  expect(new Set(demo.loaded.map(address => new URL(address).pathname.split('/')[2]))).toEqual(
    new Set(['stripe']),
  );
});

it('STRIPE-5: a buyer who leaves after a refused confirmation reads the reason and keeps the cart', async () => {
  await order();
  await pay('4000002760003184');
  await page.getByRole('link', { name: 'Refuse' }).click();
  await page.getByText('The provided PaymentMethod has failed authentication.', { exact: false }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/checkout');
  await page.locator('[name="paymentMethod"][value="manual"]').check();
  await page.locator('button[value="place"]').click();
  await page.waitForURL(/\/checkout\/order\//);
});

it('STRIPE-2: without script the page says why, and leads back to the checkout with the cart', async () => {
  const quiet = await demo.browser.newContext({
    storageState: await demo.owner.storageState(),
    javaScriptEnabled: false,
  });
  const plain = await quiet.newPage();
  await plain.goto(`${shop}/shop/breakfast-bowl`);
  await plain.locator('.purchase-add').click();
  await order(plain);
  await plain.getByText('Paying by card needs JavaScript', { exact: false }).waitFor();
  await plain.getByRole('link', { name: 'Back to the checkout' }).click();
  await plain.locator('[name="paymentMethod"][value="manual"]').check();
  await plain.locator('button[value="place"]').click();
  await plain.waitForURL(/\/checkout\/order\//);
  await quiet.close();
});

it('STRIPE-4: the owner refunds part of an order at Stripe, and reads the card in it', async () => {
  const { orders } = await page.evaluate(async () => (await fetch('/api/orders')).json());
  const paid = orders.find((one: { email: string; paymentState: string }) => one.paymentState === 'captured');
  await page.goto(`${shop}/config/orders/${paid.id}`);
  await page.getByText('Card Visa •••• 3184', { exact: false }).first().waitFor();
  await page.getByRole('button', { name: 'Refund part' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Amount to refund').fill('5');
  await page.keyboard.press('Enter');
  await expect.poll(() => [...demo.stripe.books.refunds.values()].map(({ amount }) => amount)).toEqual([500]);
});
