import type { BrowserContextOptions, Page } from 'playwright-core';
import { StripeStandIn, standInKeys } from '../../../apps/server/test/stripe-stand-in/stripe-stand-in.ts';
import { openChromium } from '../chromium.ts';
import { startDemoServer } from '../demo-server.ts';
import { sendCall } from '../send-call.ts';
import { signIn, websiteAddress } from '../visit.ts';
import { routeStripe } from './stripe-browser.ts';

/** A demo server that asks the stand-in of Stripe, and the owner of Kiln in a browser where Stripe's hosts are its. */
export async function openStripeDemo(options: BrowserContextOptions = {}) {
  const stripe = await StripeStandIn.open();
  const [browser, { demo, stop }] = await Promise.all([
    openChromium(),
    startDemoServer({ STRIPE_API_URL: stripe.address }),
  ]);
  const owner = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  const loaded = await routeStripe(owner, stripe);
  const page = await owner.newPage();
  await signIn(page, demo, 'kiln');
  return {
    stripe,
    browser,
    owner,
    page,
    loaded,
    shop: websiteAddress(demo, 'kiln'),
    close: async () => {
      await browser.close();
      await stop();
      await stripe.close();
    },
  };
}

export type StripeDemo = Awaited<ReturnType<typeof openStripeDemo>>;

/** The keys that the owner sets, through the calls of the studio. */
export async function setKeys(page: Page): Promise<void> {
  const { publishableKey, ...secrets } = standInKeys;
  const path = '/api/payments/methods/stripe';
  await sendCall(page, path, { method: 'PATCH', body: { isEnabled: true, settings: { publishableKey } } });
  for (const [name, value] of Object.entries(secrets))
    await sendCall(page, `${path}/secrets/${name}`, { method: 'PUT', body: { value } });
}

/** Fills in the checkout, and goes to the payment page for cards. */
export async function checkOutByCard(page: Page, shop: string): Promise<void> {
  await page.goto(`${shop}/checkout`);
  const set = (field: string, value: string) => page.locator(`[name="${field}"]`).first().fill(value);
  await page.locator('[name="country"]').first().selectOption('DE');
  await set('email', 'mira@example.com');
  await set('name', 'Mira Amsel');
  await set('line1', 'Lindenallee 4');
  await set('city', 'Berlin');
  await set('postalCode', '10115');
  await page.locator('[name="paymentMethod"][value="stripe"]').check();
}
