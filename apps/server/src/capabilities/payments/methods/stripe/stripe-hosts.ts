import type { MethodHosts } from '../../payment-method.ts';

/** What Stripe's documentation asks a policy to allow for its script. */
export const stripeHosts: MethodHosts = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
  image: ['https://*.stripe.com'],
};
export const stripeScript = 'https://js.stripe.com/v3/';
/** Of the same release as the API that intents are made with; its options for elements without an intent are these. */
export const expressScriptAddress = 'https://js.stripe.com/endive/stripe.js';
