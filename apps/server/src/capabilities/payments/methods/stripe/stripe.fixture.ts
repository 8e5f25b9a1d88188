import { StripeStandIn, standInKeys } from '../../../../../test/stripe-stand-in/stripe-stand-in.ts';
import type { MethodStandIn } from '../../method-stand-in.fixture.ts';

/** Stripe's API on a port of this machine. */
export async function standIn(): Promise<MethodStandIn> {
  const stripe = await StripeStandIn.open();
  const { publishableKey, ...secrets } = standInKeys;
  return {
    environment: { STRIPE_API_URL: stripe.address },
    settings: { publishableKey },
    secrets,
    approve: paymentId => void stripe.pay(paymentId),
    close: () => stripe.close(),
  };
}
