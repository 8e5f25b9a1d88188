import type { Result } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { PaymentOutcome, PaymentState } from '@vitrine/core/payments/payment-states.ts';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import type { Context } from '../../context.ts';
import type { PaymentRow } from './payments.store.ts';

/** What a payment service says about one of our payments. */
export interface GatewayEvent {
  readonly eventId: string;
  readonly paymentId: Id;
  readonly outcome: PaymentOutcome;
  readonly amount: number;
  readonly currency: string;
}

export interface Webhook {
  /** The body as it came, byte for byte: that is what is signed. */
  readonly raw: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** One way to pay. What asks a service is called outside of any transaction (rule PAYMENT-13). */
export interface PaymentMethod {
  /** Permanent; kept with each payment. */
  readonly id: string;
  /** Its place among those that the checkout offers, from small to large. */
  readonly position: number;
  /** No money moves: what was paid so counts as none (rule PAYMENT-11). */
  readonly isTest?: true;
  /** Takes orders that cost nothing, and is offered for no other. */
  readonly isForNothing?: true;
  /** What it is called, and one sentence for the checkout, in a language; the sentence is empty when the name says it. */
  wordsIn(language: string): { readonly name: string; readonly description: string };
  /** `isStaff`: the buyer is one of the website's own people. */
  isOffered(website: Website, isStaff: boolean): boolean;
  /** Whether it is set up so that visitors of a launched website can pay by it. */
  isReady(website: Website): boolean;
  /** What the buyer has to do now, such as the account to pay to; a paragraph a line. */
  instructionsOf?(website: Website): string;
  /** The state a new payment is in. */
  readonly firstState: Extract<PaymentState, 'created' | 'awaited' | 'captured'>;
  /** Begins or goes on with a payment, as often as asked; the page that the buyer is sent to. */
  start?(context: Context, payment: PaymentRow): Promise<string>;
  /** What the service knows; null when nothing yet. */
  ask?(context: Context, payment: PaymentRow): Promise<PaymentOutcome | null>;
  /** Sees to it that the money cannot be taken any more; `captured` when it is taken already. */
  close?(context: Context, payment: PaymentRow): Promise<'closed' | 'captured'>;
  /** Gives money back; asked again with the same id it gives nothing more. Without it a person gives it back. */
  refund?(context: Context, payment: PaymentRow, refund: { refundId: Id; amount: number }): Promise<void>;
  readWebhook?(context: Context, webhook: Webhook): Result<GatewayEvent>;
}
