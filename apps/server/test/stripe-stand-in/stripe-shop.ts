import { TestShop } from '../../src/capabilities/checkout/shop.fixture.ts';
import { setSecret } from '../../src/capabilities/payments/method-secrets.ts';
import { StripeStandIn, standInKeys } from './stripe-stand-in.ts';

/** A shop that takes cards, and the Stripe that it asks. */
export async function openStripeShop(
  environment: Readonly<Record<string, string>> = {},
): Promise<{ shop: TestShop; stripe: StripeStandIn }> {
  const stripe = await StripeStandIn.open();
  const shop = await TestShop.open({ environment: { STRIPE_API_URL: stripe.address, ...environment } });
  await setStripeKeys(shop, standInKeys);
  return { shop, stripe };
}

/** Gives the shop other keys, such as those of the test mode. */
export async function setStripeKeys(
  shop: TestShop,
  { publishableKey, ...secrets }: Record<keyof typeof standInKeys, string>,
): Promise<void> {
  await shop.setUp('stripe', { isEnabled: true, settings: { publishableKey: '' } });
  const context = shop.server.context(shop.website);
  for (const [secret, value] of Object.entries(secrets))
    await setSecret(context, { method: 'stripe', secret, value });
  await shop.setUp('stripe', { settings: { publishableKey } });
}
