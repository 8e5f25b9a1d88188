import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { StripeStandIn, standInKeys } from '../../apps/server/test/stripe-stand-in/stripe-stand-in.ts';
import { openChromium } from './chromium.ts';
import { type DemoServer, startDemoServer } from './demo-server.ts';
import { routeStripe } from './stripe/stripe-browser.ts';
import { signIn, websiteAddress } from './visit.ts';

let browser: Browser;
let stripe: StripeStandIn;
let demo: DemoServer;
let stop: () => Promise<void>;
let owner: BrowserContext;
let page: Page;
let loaded: readonly string[];
let shop: string;

beforeAll(async () => {
  stripe = await StripeStandIn.open();
  [browser, { demo, stop }] = await Promise.all([
    openChromium(),
    startDemoServer({ STRIPE_API_URL: stripe.address }),
  ]);
  shop = websiteAddress(demo, 'kiln');
  owner = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  loaded = await routeStripe(owner, stripe);
  page = await owner.newPage();
  await signIn(page, demo, 'kiln');
});
afterAll(async () => {
  await browser?.close();
  await stop?.();
  await stripe?.close();
});

/** Puts a bowl into the cart, and goes to the payment page for cards. */
async function order(on: Page = page): Promise<void> {
  await on.goto(`${shop}/shop/breakfast-bowl`);
  await on.locator('.purchase-add').click();
  await expect.poll(async () => (await on.context().cookies()).map(({ name }) => name)).toContain('HAS_CART');
  await on.goto(`${shop}/checkout`);
  const set = (field: string, value: string) => on.locator(`[name="${field}"]`).first().fill(value);
  await on.locator('[name="country"]').first().selectOption('DE');
  await set('email', 'mira@example.com');
  await set('name', 'Mira Amsel');
  await set('line1', 'Lindenallee 4');
  await set('city', 'Berlin');
  await set('postalCode', '10115');
  await on.locator('[name="paymentMethod"][value="stripe"]').check();
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
  await form.getByLabel('Publishable key').fill(standInKeys.secretKey);
  await form.getByRole('switch', { name: 'Offer at checkout' }).check({ force: true });
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByText('Must begin with pk_test_ or pk_live_.', { exact: true }).waitFor();
  await form.getByLabel('Publishable key').fill(standInKeys.publishableKey);
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Test mode: no money moves.', { exact: false }).waitFor();
  for (const [label, value] of [
    ['Secret key', standInKeys.secretKey],
    ['Signing secret of the webhook', standInKeys.webhookSecret],
  ] as const) {
    await page.getByRole('button', { name: `Set “${label}”` }).click();
    await page.getByRole('dialog').getByLabel(label).fill(value);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: `Replace “${label}”` }).waitFor();
  }
  await page.getByText(`${shop}/api/payments/webhooks/stripe`).waitFor();
});

it('STRIPE-2, STRIPE-5: a declined card is said on the page, and another one pays with 3-D Secure', async () => {
  await order();
  await pay('4000000000000002');
  await page.getByRole('alert').getByText('Your card was declined.').waitFor();
  await page.getByLabel('Card number').fill('4000002760003184');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Confirm' }).click();
  await page.waitForURL(/\/checkout\/order\//);
  await page.getByText('mira@example.com').first().waitFor();
  expect(new Set(loaded.map(address => new URL(address).pathname.split('/')[2]))).toEqual(
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
  const quiet = await browser.newContext({
    storageState: await owner.storageState(),
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
  await expect.poll(() => [...stripe.books.refunds.values()].map(({ amount }) => amount)).toEqual([500]);
});
