import { z } from 'zod';
import { addressSchema } from '../addresses/address.ts';
import { idSchema } from '../id/id.ts';
import { assetSchema } from '../media/asset-schema.ts';
import { orderPaymentStates } from '../payments/order-payment.ts';
import { disputeStates, paymentStates } from '../payments/payment-states.ts';
import { deliverySchema } from '../shipping/shipping-settings.ts';
import { orderChannels } from './channels.ts';
import { orderLineSchema } from './order-line.ts';
import { fulfilmentStates, orderStates } from './order-states.ts';
import { orderTotalsSchema } from './order-totals.ts';
import { refundSchema } from './refund.ts';
import { shipmentSchema, shippedLineSchema } from './shipment.ts';

export const timelineKinds = [
  'created',
  'placed',
  'held',
  'released',
  'paid',
  'paidLate',
  'authorised',
  'captured',
  'captureRefused',
  'chargeDeclined',
  'chargeChallenged',
  'disputeOpened',
  'disputeWon',
  'disputeLost',
  'endedUnasked',
  'authorisationEnding',
  'authorisationEnded',
  'authorisationReleased',
  'refunded',
  'refundedPart',
  'refundNeeded',
  'refundSent',
  'fulfilled',
  'fulfilledPart',
  'sentUnpaid',
  'shipmentChanged',
  'shipmentUndone',
  'completed',
  'cancelled',
  'note',
  'mailed',
  'receiptMailed',
  'languageChanged',
  'edited',
  'balanceLinkOffered',
  'balanceLinkWithdrawn',
  'declined',
  'overpaid',
  'downloadsMailed',
  'downloadsRenewed',
  'returnAsked',
  'returnAccepted',
  'returnDeclined',
  'returnReceived',
  'returnRefunded',
  'returnClosed',
  'returnWithdrawn',
  'withdrawalDeclared',
  'recovered',
  'subscriptionCancelled',
] as const;
export type TimelineKind = (typeof timelineKinds)[number];

const timelineEntrySchema = z.object({
  id: idSchema,
  at: z.iso.datetime(),
  kind: z.enum(timelineKinds),
  text: z.string(),
  /** An account's email, `visitor` or `operator`. */
  actor: z.string(),
});

/** What the buyer agreed to in order to buy: the words and links as shown (rule CONSENT-6). */
export const agreedTermsSchema = z.object({
  words: z.string(),
  links: z.object({ name: z.string(), address: z.string() }).array(),
  /** The recurring payments of its subscriptions, as agreed to (rule CHECKOUT-34). */
  recurring: z.string().optional(),
  /** That digital content is delivered at once, and what that ends (rule DOWNLOAD-5). */
  downloads: z.object({ words: z.string(), version: z.string() }).optional(),
  version: z.string(),
});
export type AgreedTerms = z.infer<typeof agreedTermsSchema>;

export const orderListingSchema = z.object({
  id: idSchema,
  /** Assigned when the order is placed. */
  number: z.number().int().nullable(),
  state: z.enum(orderStates),
  paymentState: z.enum(orderPaymentStates),
  fulfilmentState: z.enum(fulfilmentStates),
  email: z.string(),
  name: z.string(),
  currency: z.string(),
  total: z.number().int(),
  quantity: z.number().int(),
  /** Already refunded, and promised but not refunded yet. */
  refunded: z.number().int(),
  promised: z.number().int(),
  /** Words of the staff, in alphabetical order. */
  tags: z.string().array(),
  /** Paid in test mode: no money moved, and it is never counted (rule PAYMENT-11). */
  isTest: z.boolean(),
  /** A test after the launch: it took no stock, released nothing and is never sent (rule ORDER-51). */
  isWithoutEffect: z.boolean(),
  channel: z.enum(orderChannels),
  createdAt: z.iso.datetime(),
  placedAt: z.iso.datetime().nullable(),
});
export type OrderListing = z.infer<typeof orderListingSchema>;

export const orderSchema = orderListingSchema.extend({
  lines: orderLineSchema.array(),
  totals: orderTotalsSchema,
  /** The totals' steps as text. */
  explanation: z.string().array(),
  /** In which its buyer is written to. */
  language: z.string(),
  address: addressSchema,
  /** The address line by line. */
  addressLines: z.string().array(),
  /** What its invoice is made out to, if that is another address, and the same line by line. */
  billingAddress: addressSchema.nullable(),
  billingLines: z.string().array(),
  requiresShipping: z.boolean(),
  shippingName: z.string(),
  delivery: deliverySchema,
  /** Where and when it is collected, line by line; empty if it is sent. */
  pickupLines: z.string().array(),
  /** The VAT id of a business; empty for none. */
  vatId: z.string(),
  note: z.string(),
  /** Null if the shop required nothing. */
  terms: agreedTermsSchema.nullable(),
  /** In the order of creation. */
  payments: z
    .object({
      id: idSchema,
      method: z.string(),
      /** Only a person can know whether it was paid, and has to refund it. */
      isByHand: z.boolean(),
      name: z.string(),
      state: z.enum(paymentStates),
      amount: z.number().int(),
      /** Its captured amount, the amount being captured, and the authorised amount until it is captured or expires. */
      captured: z.number().int(),
      capturing: z.number().int(),
      authorised: z.number().int(),
      authorisedUntil: z.iso.datetime().nullable(),
      /** The service is asked to release the authorisation. */
      isVoidWanted: z.boolean(),
      /** Of the captured amount: refunded, promised but not refunded yet, and the rest. */
      refunded: z.number().int(),
      promised: z.number().int(),
      refundable: z.number().int(),
      createdAt: z.iso.datetime(),
      capturedAt: z.iso.datetime().nullable(),
      /** Why its service declined it, in its own words; empty if it gave no reason. */
      declineReason: z.string(),
    })
    .array(),
  /** Captured in total, and still outstanding. */
  paid: z.number().int(),
  awaited: z.number().int(),
  /**
   * The outstanding amount without an expected payment, and the buyer's payment methods that can be
   * charged; null if nothing is outstanding, or a payment is in progress.
   */
  chargeable: z
    .object({
      amount: z.number().int(),
      savedMethods: z.object({ id: idSchema, label: z.string() }).array(),
    })
    .nullable(),
  refunds: refundSchema.array(),
  disputes: z
    .object({
      id: idSchema,
      paymentId: idSchema,
      amount: z.number().int(),
      state: z.enum(disputeStates),
      reason: z.string(),
      /** The service's deadline for an answer, if it has one. */
      answerBy: z.iso.datetime().nullable(),
      openedAt: z.iso.datetime(),
      closedAt: z.iso.datetime().nullable(),
    })
    .array(),
  /** The amount paid that is neither refunded nor promised. */
  refundable: z.number().int(),
  /** What was or will be refunded because the order was changed to cost less; its total is lower already. */
  returned: z.number().int(),
  /** In the order in which they were sent. */
  shipments: shipmentSchema.array(),
  /** The items still to be sent. */
  toSend: shippedLineSchema.array(),
  fulfilledAt: z.iso.datetime().nullable(),
  cancelledAt: z.iso.datetime().nullable(),
  timeline: timelineEntrySchema.array(),
  /** The pictures of the lines, if they still exist. */
  assets: assetSchema.array(),
  /** The currently allowed actions. */
  actions: z
    .enum([
      'fulfil',
      'fulfilUnpaid',
      'cancel',
      'capture',
      'charge',
      'void',
      'markPaid',
      'release',
      'refund',
      'refundPart',
      'markRefunded',
      'noteLatePayment',
      'edit',
    ])
    .array(),
});
export type Order = z.infer<typeof orderSchema>;
