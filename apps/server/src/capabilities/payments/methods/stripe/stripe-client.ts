import Stripe from 'stripe';
import type { Context } from '../../../../context.ts';
import { openSecret } from '../../method-secrets.ts';

export const stripeId = 'stripe';

/** Less than any payment service is waited for (rule PAYMENT-22). */
const timeoutMilliseconds = 8000;

/** Stripe with the website's own key; nothing is repeated by itself, as our jobs repeat requests by their ids. */
export async function stripeOf(context: Context): Promise<Stripe> {
  const key = await openSecret(context, { id: stripeId }, 'secretKey');
  if (key === null) throw new Error('Stripe has no secret key.');
  return new Stripe(key, {
    apiVersion: '2026-10-28.endive',
    maxNetworkRetries: 0,
    timeout: timeoutMilliseconds,
    telemetry: false,
    ...placeOf(context.configuration.STRIPE_API_URL),
  });
}

function placeOf(address: string | undefined) {
  if (address === undefined) return {};
  const { hostname, port, protocol } = new URL(address);
  return {
    host: hostname,
    port: port === '' ? (protocol === 'http:' ? 80 : 443) : Number(port),
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
  };
}
