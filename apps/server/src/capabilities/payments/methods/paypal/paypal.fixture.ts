import { PayPalStandIn, payPalKeys } from '../../../../../test/paypal-stand-in/paypal-stand-in.ts';
import type { MethodStandIn } from '../../method-stand-in.fixture.ts';

/** PayPal’s API on a port of this machine. */
export async function standIn(): Promise<MethodStandIn> {
  const paypal = await PayPalStandIn.open();
  const { clientSecret, ...settings } = payPalKeys;
  return {
    environment: { PAYPAL_API_URL: paypal.address },
    settings,
    secrets: { clientSecret },
    approve: paymentId => {
      const order = paypal.books.orderOf(paymentId);
      paypal.books.approve(order);
      paypal.books.takeOrder(order.id, 'capture', paypal.address);
    },
    close: () => paypal.close(),
  };
}
