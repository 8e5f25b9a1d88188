import type { PageSources } from '@vitrine/core/blocks/page-sources.ts';
import type { Result } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { Phrase } from '@vitrine/core/messages/phrase.ts';
import type { DisputeState, PaymentOutcome, PaymentState } from '@vitrine/core/payments/payment-states.ts';
import type { MethodSetup } from '@vitrine/core/payments/payments.calls.ts';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import type { MethodSetupRow } from './method-setups.store.ts';
import type { PaymentRow } from './payments.store.ts';

interface News {
  readonly eventId: string;
  readonly paymentId: Id;
  readonly amount: number;
  readonly currency: string;
}

/** `reason`: why the bank declined it, in the service’s words; empty or missing if it gives none. */
export interface PaymentAnswer {
  readonly outcome: PaymentOutcome;
  readonly reason?: string;
}

/** The outcome of one of our payments. */
export interface PaymentNews extends News, PaymentAnswer {
  readonly about: 'payment';
}

/** Money was refunded, by our request or at the service itself; or a refund failed that was reported as done. */
export interface RefundNews extends News {
  readonly about: 'refund';
  readonly state: 'done' | 'failed';
  /** The id given by the service. */
  readonly reference: string;
  /** Our id, if the service knows it. */
  readonly refundId: Id | null;
}

/** The buyer had the bank reclaim the money, or the dispute was decided. */
export interface DisputeNews extends News {
  readonly about: 'dispute';
  readonly state: DisputeState;
  /** The id given by the service. */
  readonly reference: string;
  /** The service's own text; empty if it gives none. */
  readonly reason: string;
  readonly answerBy: Date | null;
}

/** A payment method was saved without a payment. */
export interface SetupNews {
  readonly about: 'setup';
  readonly eventId: string;
  readonly setupId: Id;
  readonly answer: SetupAnswer;
}

/** A payment service’s message about one of our payments, or about a payment method that is saved without one. */
export type GatewayEvent = PaymentNews | RefundNews | DisputeNews | SetupNews;

/**
 * A payment method saved at a service: the reference for charging it, and the text by which the buyer recognises
 * it.
 */
export interface SavedReference {
  readonly reference: string;
  /** Such as `Visa •••• 4242`; never more of a card than its last digits. */
  readonly label: string;
  /** The month a card expires in, such as `2027-08`. */
  readonly expires?: string;
}

/** How saving a payment method without a payment ended; a reason is in the service’s words, or empty. */
export type SetupAnswer =
  | { readonly outcome: 'saved'; readonly saved: SavedReference }
  | { readonly outcome: 'refused'; readonly reason: string }
  | { readonly outcome: 'abandoned' };

/** Saves a payment method without a payment (rule PAYMENT-30). */
export interface MethodSetUp {
  /** Begins or continues it, however often it is called; returns the page to send the buyer to. */
  start(context: Context, setup: MethodSetupRow): Promise<string>;
  /** How it ended; one that its buyer did not finish is ended at the service, so that nothing is saved later. */
  finish(context: Context, setup: MethodSetupRow): Promise<SetupAnswer>;
}

/** `reason`: why the bank declined it, in the service’s words; empty if it gives none. */
export type ChargeAnswer =
  | { readonly outcome: Extract<PaymentOutcome, 'challenged' | 'authorised' | 'captured'> }
  | { readonly outcome: 'declined'; readonly reason: string };

/** Saved payment methods of a site user at the service (rules PAYMENT-24, PAYMENT-25). */
export interface Saving {
  /** The saved method of a payment that was to be saved; null if none. */
  referenceOf(context: Context, payment: PaymentRow): Promise<SavedReference | null>;
  /** Charges it, once for each payment, however often it is called. */
  charge(
    context: Context,
    payment: PaymentRow,
    charge: { reference: string; isBuyerPresent: boolean },
  ): Promise<ChargeAnswer>;
  /** Deletes it at the service. */
  forget(context: Context, reference: string): Promise<void>;
  /** Without it a method is saved only with a payment. */
  readonly setUp?: MethodSetUp;
}

export interface Webhook {
  /** The body as received, byte for byte: these bytes are signed. */
  readonly raw: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

export type MethodSettings = Readonly<Record<string, unknown>>;

/** The origins that a method loads from, frames and sends to, besides the website itself, as in a page's policy. */
export interface MethodHosts extends PageSources {
  /** It opens a window that must reach the page again: the page is not isolated from it. */
  readonly opensPopup?: true;
}

export type CaptureAnswer =
  | { readonly outcome: 'captured'; readonly reference: string }
  /** `isOver`: the authorisation no longer exists at the service. */
  | { readonly outcome: 'refused'; readonly reason: string; readonly isOver: boolean };

/** Money that a service authorises for the shop before it is captured (rule PAYMENT-20). */
export interface Authorisation<Settings extends z.ZodObject> {
  /** How long it stays authorised. */
  readonly days: number;
  /** Whether the website captures money later, or all of it when an order is placed. */
  isWanted(settings: z.output<Settings>): boolean;
  /** Captures part of it; a repeated call with the same id captures nothing more. */
  capture(
    context: Context,
    payment: PaymentRow,
    capture: { captureId: Id; amount: number },
  ): Promise<CaptureAnswer>;
  /** Releases what was not captured, however often it is called; `captured` if all of it was captured. */
  void(context: Context, payment: PaymentRow): Promise<'voided' | 'captured'>;
}

/** Wallets that pay on the cart and at the top of the checkout (rule EXPRESS-1). */
export interface Express<Settings extends z.ZodObject> {
  /** Whether the owner has turned it on. */
  isWanted(settings: z.output<Settings>): boolean;
  /** Its script, on the website itself. */
  readonly script: string;
  /** What the script needs to know; public. */
  factsOf(settings: z.output<Settings>): Readonly<Record<string, string>>;
  /** What its script loads and frames. */
  readonly hosts: MethodHosts;
  /** An amount as the service counts it; null if it cannot express it. */
  amountOf(money: { readonly amount: number; readonly currency: string }): number | null;
  /** The smallest amount that the service charges, in our minor units. */
  leastOf(currency: string): number;
  /** What the wallet confirms the payment with; null if there is nothing to confirm. */
  begin(context: Context, payment: PaymentRow): Promise<string | null>;
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

/** One payment method. Functions that call a service are called outside of any transaction (rule PAYMENT-13). */
export interface PaymentMethod<Settings extends z.ZodObject = z.ZodObject> {
  /** Permanent; stored with each payment. */
  readonly id: string;
  /** Its position among the offered methods, in ascending order. */
  readonly position: number;
  /** Whether no money moves in its present setup: the paid amount counts as zero (rule PAYMENT-11). */
  isTest?(settings: z.output<Settings>): boolean;
  /** Accepts free orders, and is offered for no other. */
  readonly isForNothing?: true;
  /**
   * Its money is kept in this database, such as on gift cards: it pays before the method that the buyer chooses, is
   * captured with the order, and its `refund` can be called in a transaction (decision 43).
   */
  readonly isBalance?: true;
  /** Only staff take payments with it, for orders that they place; visitors are never offered it. */
  readonly isForStaff?: true;
  /** Coins and notes, which somebody counts at the end of a day. */
  readonly isInDrawer?: true;
  /** Its name, and one sentence for the checkout, in a language; the sentence is empty if the name is enough. */
  wordsIn(language: string): { readonly name: string; readonly description: string };
  /** The same for the owner, in the studio's language. */
  readonly forOwner: { readonly name: string; readonly description: string };
  /** The owner’s settings, each field with a default, and a label in `.meta()` for its control (rule PAYMENT-15). */
  readonly settings: Settings;
  /**
   * The website’s credentials at the service, each a text with a label; stored separately, and never read back (rule
   * PAYMENT-16).
   */
  readonly secrets?: z.ZodObject;
  /** The sources that the checkout and its payment pages must allow for it (rule PAYMENT-23). */
  hosts?(settings: z.output<Settings>): MethodHosts;
  /** Without it money is captured immediately. */
  readonly authorisation?: Authorisation<Settings>;
  /** Without it nobody can save this payment method. */
  readonly saving?: Saving;
  /** Without it the method pays only at the end of the checkout. */
  readonly express?: Express<Settings>;
  /** Whether it is on by default. */
  readonly isEnabledAtFirst?: true;
  /** Whether an enabled method is offered to buyers; always if not defined. Tests have their own rule (PAYMENT-10). */
  isOffered?(website: Website, settings: z.output<Settings>): boolean;
  /** Why a secret does not belong to the settings; both are checked when either is set (rule PAYMENT-15). */
  refuseKeys?(settings: z.output<Settings>, secrets: Readonly<Record<string, string | null>>): Phrase | null;
  /**
   * Tells the service what a change of the settings needs there, before it is stored and outside of any transaction;
   * why the change is refused, by setting.
   */
  prepareChange?(
    context: Context,
    change: { readonly before: z.output<Settings>; readonly after: z.output<Settings> },
  ): Promise<Readonly<Record<string, Phrase>>>;
  /**
   * Tells the service the domains of the website, however often it is called; throws if it refuses one. Called after
   * each change of its settings, its secrets or the domains (rule EXPRESS-9).
   */
  registerDomains?(context: Context): Promise<void>;
  /** What the owner needs at the service, such as the address for its messages, and the mode of the keys. */
  setupOf?(context: Context, settings: z.output<Settings>): MethodSetup;
  /** Whether visitors of a launched website can pay with it in its present setup. */
  isReady(settings: z.output<Settings>): boolean;
  /** The buyer’s next step, such as the account to pay to; one paragraph per line. */
  instructionsOf?(settings: z.output<Settings>): string;
  /** Its settings from archives that had them in the website's settings; undefined if there were none. */
  readOldSettings?(
    payments: Readonly<Record<string, unknown>>,
  ): { readonly isEnabled: boolean; readonly settings: MethodSettings } | undefined;
  /** Whether staff may send goods before it is paid; never if not defined (rule ORDER-50). */
  sendsUnpaid?(settings: z.output<Settings>): boolean;
  /** The initial state of a payment. */
  readonly firstState: Extract<PaymentState, 'created' | 'awaited' | 'captured'>;
  /** Which account or card each of these payments was made with, by their ids; empty if the name is enough. */
  describe?(context: Context, payments: readonly Pick<PaymentRow, 'id'>[]): Promise<ReadonlyMap<Id, string>>;
  /** Begins or continues a payment, however often it is called; returns the page to send the buyer to. */
  start?(context: Context, payment: PaymentRow): Promise<string>;
  /** The service’s current state; null if there is none yet. */
  ask?(context: Context, payment: PaymentRow): Promise<PaymentAnswer | null>;
  /** Makes sure that the money can no longer be captured; `captured` if it already is. */
  close?(context: Context, payment: PaymentRow): Promise<'closed' | 'captured'>;
  /**
   * Refunds money; a repeated call with the same id refunds nothing more. Returns the service's id of the refund, if
   * any. Without it a person refunds the money.
   */
  refund?(context: Context, payment: PaymentRow, refund: { refundId: Id; amount: number }): Promise<string>;
  /** Accepts only messages that its own service signed; null for one that says nothing about a payment of ours. */
  readWebhook?(context: Context, webhook: Webhook): Promise<Result<GatewayEvent | null>>;
}
