import { PayPalStandIn, payPalKeys } from '../paypal-stand-in/paypal-stand-in.ts';
import { StripeStandIn, standInKeys } from '../stripe-stand-in/stripe-stand-in.ts';

interface Message {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A payment service outside of the server that is killed: it remembers everything. */
export interface PaymentService {
  readonly method: string;
  /** Where the server keeps what it knows about payments at the service. */
  readonly table: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly secrets: Readonly<Record<string, string>>;
  /** The buyer agrees on the service’s page, or too late. */
  approve(paymentId: string): void;
  /** How often it took money, and what it gave back, in minor units. */
  booksOf(paymentId: string): { captures: number; given: readonly number[] };
  /** All that it has to tell about a payment; each is sent more than once, and with the same id. */
  messagesOf(paymentId: string): readonly Message[];
  close(): Promise<void>;
}

export async function openStripeService(): Promise<PaymentService> {
  const stripe = await StripeStandIn.open();
  const { publishableKey, ...secrets } = standInKeys;
  const refundsOf = (intent: string) =>
    [...stripe.books.refunds.values()].filter(one => one.payment_intent === intent);
  return {
    method: 'stripe',
    table: 'stripe_payments',
    environment: { STRIPE_API_URL: stripe.address },
    settings: { publishableKey },
    secrets,
    approve: paymentId => void stripe.pay(paymentId),
    booksOf(paymentId) {
      const { id, amount_received: received } = stripe.intentOf(paymentId);
      return { captures: received > 0 ? 1 : 0, given: refundsOf(id).map(({ amount }) => amount) };
    },
    messagesOf(paymentId) {
      const intent = stripe.intentOf(paymentId);
      const told: [string, { id: string }][] = [
        [intent.status === 'canceled' ? 'payment_intent.canceled' : 'payment_intent.succeeded', intent],
        ...refundsOf(intent.id).map((refund): [string, { id: string }] => ['refund.created', refund]),
      ];
      const at = new Date();
      return told.map(([type, object]) => stripe.event(type, object, { at, id: `evt_${type}_${object.id}` }));
    },
    close: () => stripe.close(),
  };
}

export async function openPayPalService(): Promise<PaymentService> {
  const paypal = await PayPalStandIn.open();
  const { clientSecret, ...settings } = payPalKeys;
  const moneyOf = (paymentId: string) => paypal.books.orderOf(paymentId).purchase_units[0]?.payments ?? {};
  return {
    method: 'paypal',
    table: 'paypal_payments',
    environment: { PAYPAL_API_URL: paypal.address },
    settings,
    secrets: { clientSecret },
    approve: paymentId => paypal.books.approve(paypal.books.orderOf(paymentId)),
    booksOf(paymentId) {
      const { captures = [], refunds = [] } = moneyOf(paymentId);
      const given = refunds.map(({ amount }) => Number(amount.value.replace('.', '')));
      return { captures: captures.length, given };
    },
    messagesOf(paymentId) {
      const order = paypal.books.orderOf(paymentId);
      const { captures = [], refunds = [] } = moneyOf(paymentId);
      const approved = { ...order, status: 'APPROVED' };
      const told: [string, { id: string }][] = [
        ['CHECKOUT.ORDER.APPROVED', approved],
        ...captures.map((one): [string, { id: string }] => ['PAYMENT.CAPTURE.COMPLETED', one]),
        ...refunds.map((one): [string, { id: string }] => ['PAYMENT.CAPTURE.REFUNDED', one]),
      ];
      return told.map(([type, object]) => paypal.event(type, object, { id: `WH-${type}-${object.id}` }));
    },
    close: () => paypal.close(),
  };
}
