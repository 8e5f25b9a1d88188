/** The objects of Stripe's API that the stand-in keeps, with the fields of the documented ones that matter to a shop. */
export interface StandInIntent {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_capturable: number;
  amount_received: number;
  currency: string;
  status: string;
  client_secret: string;
  capture_method: string;
  customer: string | null;
  payment_method: string | null;
  latest_charge: string | null;
  last_payment_error: object | null;
  next_action: object | null;
  setup_future_usage: string | null;
  metadata: Record<string, string>;
  statement_descriptor_suffix: string | null;
}

export interface StandInCard {
  id: string;
  object: 'payment_method';
  type: 'card';
  customer: string | null;
  card: { brand: string; display_brand: string; last4: string; exp_month: number; exp_year: number };
  /** As the buyer’s browser sent it: name by name, such as `address[city]`. */
  billing_details: Record<string, string>;
  /** How its bank behaves. */
  behaviour: 'approves' | 'declines' | 'asks' | 'asks without its buyer' | 'declines later';
}

export interface StandInSetup {
  id: string;
  object: 'setup_intent';
  status: string;
  client_secret: string;
  customer: string | null;
  payment_method: string | null;
  last_setup_error: object | null;
  next_action: object | null;
  usage: string;
  metadata: Record<string, string>;
}

export interface StandInRefund {
  id: string;
  object: 'refund';
  amount: number;
  currency: string;
  payment_intent: string;
  status: string;
  metadata: Record<string, string>;
}

/** Stripe's documented test cards. */
export const testCards: Readonly<Record<string, StandInCard['behaviour']>> = {
  '4242424242424242': 'approves',
  '4000000000000002': 'declines',
  '4000002760003184': 'asks',
  '4000002500003155': 'asks without its buyer',
  '4000000000000341': 'declines later',
};

export class StripeRefusal extends Error {
  readonly status: number;
  readonly body: object;

  constructor(
    status: number,
    error: { type: string; code?: string; message: string; payment_intent?: object; setup_intent?: object },
  ) {
    super(error.message);
    this.status = status;
    this.body = { error };
  }
}

export function invalid(code: string, message: string): StripeRefusal {
  return new StripeRefusal(code === 'resource_missing' ? 404 : 400, {
    type: 'invalid_request_error',
    code,
    message,
  });
}

export const declined = {
  type: 'card_error',
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
} as const;
export const unconfirmed = {
  type: 'card_error',
  code: 'authentication_required',
  decline_code: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
} as const;
export const failedConfirmation = {
  type: 'invalid_request_error',
  code: 'payment_intent_authentication_failure',
  message: 'The provided PaymentMethod has failed authentication.',
} as const;
