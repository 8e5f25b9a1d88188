import { TestShop } from '../../src/capabilities/checkout/shop.fixture.ts';
import { setSecret } from '../../src/capabilities/payments/method-secrets.ts';
import { PayPalStandIn, payPalKeys } from './paypal-stand-in.ts';

/** A shop that takes PayPal, and the PayPal that it asks. */
export async function openPayPalShop(): Promise<{ shop: TestShop; paypal: PayPalStandIn }> {
  const paypal = await PayPalStandIn.open();
  const shop = await TestShop.open({ environment: { PAYPAL_API_URL: paypal.address } });
  await setUpPayPal(shop);
  return { shop, paypal };
}

async function setUpPayPal(shop: TestShop): Promise<void> {
  const { clientSecret, ...settings } = payPalKeys;
  await shop.setUp('paypal', { isEnabled: true, settings });
  const context = shop.server.context(shop.website);
  await setSecret(context, { method: 'paypal', secret: 'clientSecret', value: clientSecret });
}
