/** @module-tag slow */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PayPalStandIn, payPalKeys } from '../../apps/server/test/paypal-stand-in/paypal-stand-in.ts';
import { putIntoCart } from './check-out.ts';
import { openChromium } from './chromium.ts';
import { type DemoServer, freePort, startDemoServer } from './demo-server.ts';
import { findProblems } from './find-problems.ts';
import { startTlsProxy } from './tls-proxy.ts';
import { signIn, websiteAddress } from './visit.ts';

const payPalHost = 'www.sandbox.paypal.com';

let browser: Browser;
let paypal: PayPalStandIn;
let demo: DemoServer;
let owner: BrowserContext;
let page: Page;
let shop: string;
const ends: (() => Promise<void>)[] = [];

beforeAll(async () => {
  paypal = await PayPalStandIn.open();
  paypal.books.host = payPalHost;
  const [port, started] = await Promise.all([
    freePort(),
    startDemoServer({ PAYPAL_API_URL: paypal.address }),
  ]);
  demo = started.demo;
  // PayPal’s pages are on its own host, as in its answers.
  const target = () => Number(new URL(paypal.address).port);
  ends.push(started.stop, await startTlsProxy({ domains: [payPalHost], port, target }));
  browser = await openChromium([`--host-resolver-rules=MAP ${payPalHost}:443 127.0.0.1:${port}`]);
  shop = websiteAddress(demo, 'kiln');
  owner = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    ignoreHTTPSErrors: true,
  });
  page = await owner.newPage();
  await signIn(page, demo, 'kiln');
});
afterAll(async () => {
  await browser?.close();
  for (const end of ends) await end();
  await paypal?.close();
});

/** Puts a bowl into the cart, and goes to PayPal’s page. */
async function order(on: Page): Promise<void> {
  await putIntoCart(on, `${shop}/shop/breakfast-bowl`);
  await on.goto(`${shop}/checkout`);
  const set = (field: string, value: string) => on.locator(`[name="${field}"]`).first().fill(value);
  await on.locator('[name="country"]').first().selectOption('DE');
  await set('email', 'mira@example.com');
  await set('name', 'Mira Amsel');
  await set('line1', 'Lindenallee 4');
  await set('city', 'Berlin');
  await set('postalCode', '10115');
  await on.locator('[name="paymentMethod"][value="paypal"]').check();
  await on.locator('button[value="place"]').click();
  await on.waitForURL(`https://${payPalHost}/checkoutnow?token=*`);
}

it('PAYPAL-1: the owner enters the credentials in the studio, reads the mode, and copies the webhook address', async () => {
  await page.goto(`${shop}/config/settings?part=payments`);
  const form = page.getByRole('form', { name: 'Settings of PayPal' });
  await form.getByLabel('Client ID').fill('not a client id');
  await form.getByRole('switch', { name: 'Offer at checkout' }).check({ force: true });
  await form.getByRole('button', { name: 'Save' }).click();
  await form
    .getByText('Use only letters, digits, hyphens and underscores, as PayPal shows it.', { exact: true })
    .waitFor();
  await form.getByLabel('Client ID').fill(payPalKeys.clientId);
  await form.getByLabel('Webhook ID').fill(payPalKeys.webhookId);
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Test mode: no money moves.', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Set “Client secret”' }).click();
  await page.getByRole('dialog').getByLabel('Client secret').fill(payPalKeys.clientSecret);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Replace “Client secret”' }).waitFor();
  await page.getByText(`${shop}/api/payments/webhooks/paypal`).waitFor();
});

it.each([
  ['with script', true],
  ['without script', false],
])(
  'PAYPAL-3, PAYPAL-4: %s a buyer cancels at PayPal, keeps the cart, and pays there after all',
  async (_, javaScriptEnabled) => {
    const context = await browser.newContext({
      storageState: await owner.storageState(),
      ignoreHTTPSErrors: true,
      javaScriptEnabled,
    });
    const buyer = await context.newPage();
    await order(buyer);
    await buyer.getByRole('link', { name: 'Cancel and return' }).click();
    await buyer
      .getByText('The payment was not finished, and nothing was charged.', { exact: false })
      .waitFor();
    expect(new URL(buyer.url()).pathname).toBe('/checkout');
    if (javaScriptEnabled) expect(await findProblems(buyer, [buyer.mainFrame()])).toBeNull();
    await buyer.locator('[name="paymentMethod"][value="paypal"]').check();
    await buyer.locator('button[value="place"]').click();
    await buyer.waitForURL(`https://${payPalHost}/checkoutnow?token=*`);
    await buyer.getByRole('link', { name: 'Pay now' }).click();
    await buyer.waitForURL(/\/checkout\/order\//);
    await buyer.getByText('mira@example.com').first().waitFor();
    await context.close();
  },
);

it('PAYPAL-7: the owner refunds part of an order at PayPal', async () => {
  const { orders } = await page.evaluate(async () => (await fetch('/api/orders')).json());
  const paid = orders.find((one: { paymentState: string }) => one.paymentState === 'captured');
  await page.goto(`${shop}/config/orders/${paid.id}`);
  await page.getByRole('button', { name: 'Refund part' }).click();
  await page.getByRole('dialog').getByLabel('Amount to refund').fill('5');
  await page.keyboard.press('Enter');
  const refunds = () =>
    [...paypal.books.orders.values()].flatMap(one => one.purchase_units[0]?.payments?.refunds ?? []);
  await expect.poll(() => refunds().map(({ amount }) => amount.value)).toEqual(['5.00']);
});
