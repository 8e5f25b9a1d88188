import type { PageSources } from '@vitrine/core/blocks/page-sources.ts';
import type { Result } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { DisputeState, PaymentOutcome, PaymentState } from '@vitrine/core/payments/payment-states.ts';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import type { PaymentRow } from './payments.store.ts';

interface News {
  readonly eventId: string;
  readonly paymentId: Id;
  readonly amount: number;
  readonly currency: string;
}

/** The outcome of one of our payments. */
export interface PaymentNews extends News {
  readonly about: 'payment';
  readonly outcome: PaymentOutcome;
}

/** Money went back, asked for by us or at the service itself; or it did not, although it was called done before. */
export interface RefundNews extends News {
  readonly about: 'refund';
  readonly state: 'done' | 'failed';
  /** What the service calls it. */
  readonly reference: string;
  /** Ours, where the service knows it. */
  readonly refundId: Id | null;
}

/** The buyer had the bank take the money back, or that was decided. */
export interface DisputeNews extends News {
  readonly about: 'dispute';
  readonly state: DisputeState;
  /** What the service calls it. */
  readonly reference: string;
  /** In the words of the service; empty when it gives none. */
  readonly reason: string;
  readonly answerBy: Date | null;
}

/** A payment service’s message about one of our payments. */
export type GatewayEvent = PaymentNews | RefundNews | DisputeNews;

/** What a service keeps of a buyer's payment method: the reference for charging it, and how the buyer recognises it. */
export interface SavedReference {
  readonly reference: string;
  /** Such as `Visa •••• 4242`; never more of a card than its last digits. */
  readonly label: string;
}

/** `reason`: why the bank declined it, in the service’s words; empty if it gives none. */
export type ChargeAnswer =
  | { readonly outcome: Extract<PaymentOutcome, 'challenged' | 'authorised' | 'captured'> }
  | { readonly outcome: 'declined'; readonly reason: string };

/** Payment methods that a site user keeps with the service (rules PAYMENT-24, PAYMENT-25). */
export interface Saving {
  /** The saved method of a payment that was to be saved; null if none. */
  referenceOf(context: Context, payment: PaymentRow): Promise<SavedReference | null>;
  /** Charges it, once for each payment however often asked. */
  charge(
    context: Context,
    payment: PaymentRow,
    charge: { reference: string; isBuyerPresent: boolean },
  ): Promise<ChargeAnswer>;
  /** The service keeps it no longer. */
  forget(context: Context, reference: string): Promise<void>;
}

export interface Webhook {
  /** The body as it came, byte for byte: that is what is signed. */
  readonly raw: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

export type MethodSettings = Readonly<Record<string, unknown>>;

/** Where a method loads from, frames and sends to, beside the website itself, as a page's policy writes it. */
export interface MethodHosts extends PageSources {
  /** It opens a window that has to reach the page again: the page is not cut off from it. */
  readonly opensPopup?: true;
}

export type CaptureAnswer =
  | { readonly outcome: 'captured'; readonly reference: string }
  /** `isOver`: the service holds nothing any more. */
  | { readonly outcome: 'refused'; readonly reason: string; readonly isOver: boolean };

/** Money that a service holds for the shop before it is taken (rule PAYMENT-20). */
export interface Authorisation<Settings extends z.ZodObject> {
  /** How long it stays authorised. */
  readonly days: number;
  /** Whether the website takes money later, or all of it when an order is placed. */
  isWanted(settings: z.output<Settings>): boolean;
  /** Takes part of it; asked again with the same id it takes nothing more. */
  capture(
    context: Context,
    payment: PaymentRow,
    capture: { captureId: Id; amount: number },
  ): Promise<CaptureAnswer>;
  /** Lets go what was not taken, as often as asked; `captured` when all of it is taken already. */
  void(context: Context, payment: PaymentRow): Promise<'voided' | 'captured'>;
}

/** For the settings of methods whose service supports authorisation. */
export const captureSetting = z
  .enum(['now', 'later'])
  .default('now')
  .meta({
    label: 'Capture payments',
    help: 'Later: the payment service authorises the amount, and you capture it in the order, in full or in parts.',
    choices: { now: 'When the order is placed', later: 'Later, in the order' },
  });

/** One payment method. What asks a service is called outside of any transaction (rule PAYMENT-13). */
export interface PaymentMethod<Settings extends z.ZodObject = z.ZodObject> {
  /** Permanent; kept with each payment. */
  readonly id: string;
  /** Its place among those that the checkout offers, from small to large. */
  readonly position: number;
  /** No money moves: what was paid so counts as none (rule PAYMENT-11). */
  readonly isTest?: true;
  /** Takes orders that cost nothing, and is offered for no other. */
  readonly isForNothing?: true;
  /** Its name, and one sentence for the checkout, in a language; the sentence is empty if the name is enough. */
  wordsIn(language: string): { readonly name: string; readonly description: string };
  /** The same for the owner who sets it up, in the studio's language. */
  readonly forOwner: { readonly name: string; readonly description: string };
  /** The owner’s settings, each field with a default, and a label in `.meta()` for its control (rule PAYMENT-15). */
  readonly settings: Settings;
  /** The website’s credentials at the service, each a text with a label; stored separately, and never read back (rule PAYMENT-16). */
  readonly secrets?: z.ZodObject;
  /** The sources that the checkout and its payment pages must allow for it (rule PAYMENT-23). */
  hosts?(settings: z.output<Settings>): MethodHosts;
  /** Without it money is taken at once. */
  readonly authorisation?: Authorisation<Settings>;
  /** Without it nobody can keep this payment method. */
  readonly saving?: Saving;
  /** Whether a website that never changed anything offers it. */
  readonly isEnabledAtFirst?: true;
  /** Whether this buyer is offered it where it is switched on; all are when it says nothing. `isStaff`: one of the website's own people. */
  isOffered?(website: Website, isStaff: boolean): boolean;
  /** Whether visitors of a launched website can pay by it as it is set up. */
  isReady(settings: z.output<Settings>): boolean;
  /** The buyer’s next step, such as the account to pay to; one paragraph per line. */
  instructionsOf?(settings: z.output<Settings>): string;
  /** How it was set up in archives that had it in the settings of the website; undefined when it was not. */
  readOldSettings?(
    payments: Readonly<Record<string, unknown>>,
  ): { readonly isEnabled: boolean; readonly settings: MethodSettings } | undefined;
  /** The state a new payment is in. */
  readonly firstState: Extract<PaymentState, 'created' | 'awaited' | 'captured'>;
  /** Begins or continues with a payment, as often as asked; the page that the buyer is sent to. */
  start?(context: Context, payment: PaymentRow): Promise<string>;
  /** The service’s current state; null if there is none yet. */
  ask?(context: Context, payment: PaymentRow): Promise<PaymentOutcome | null>;
  /** Sees to it that the money cannot be taken any more; `captured` when it is taken already. */
  close?(context: Context, payment: PaymentRow): Promise<'closed' | 'captured'>;
  /**
   * Gives money back; asked again with the same id it gives nothing more. What the service calls it, if anything.
   * Without it a person gives it back.
   */
  refund?(context: Context, payment: PaymentRow, refund: { refundId: Id; amount: number }): Promise<string>;
  /** Takes what its own service signed, and nothing else. */
  readWebhook?(context: Context, webhook: Webhook): Promise<Result<GatewayEvent>>;
}
