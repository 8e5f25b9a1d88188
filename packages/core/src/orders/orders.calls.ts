import { z } from 'zod';
import { defineCall } from '../calls/define-call.ts';
import { daySchema } from '../calls/instant.ts';
import { idSchema } from '../id/id.ts';
import { fieldCode } from '../messages/phrase.ts';
import { siteLanguageSchema } from '../messages/site-languages.ts';
import { paymentErrors } from '../payments/payments.errors.ts';
import { orderSchema } from './order.ts';
import { orderErrors } from './orders.errors.ts';
import { refundedLineSchema } from './refund.ts';
import { parcelSchema, shippedLineSchema } from './shipment.ts';

const orderParams = z.object({ orderId: idSchema });
const shipmentParams = orderParams.extend({ shipmentId: idSchema });
/** The message to the buyer about an action on the order, if any. */
const wordsToBuyer = z.object({
  reason: z.string().trim().max(500).default(''),
  isBuyerTold: z.boolean().default(true),
});
/** The same for an action that takes the whole order back. */
const wordsAtEnd = wordsToBuyer.extend({
  /** Whether its subscriptions are cancelled too; by default those that began with it, but not one that it renews. */
  isSubscriptionCancelled: z.boolean().optional(),
});
const orderReply = z.object({ order: orderSchema });

export const orderCalls = {
  get: defineCall({
    name: 'orders.get',
    method: 'GET',
    path: '/api/orders/:orderId',
    summary: 'One order with its lines, its totals explained, and what happened to it.',
    scope: 'website',
    access: 'orders.read',
    params: orderParams,
    reply: orderReply,
  }),
  fulfil: defineCall({
    name: 'orders.fulfil',
    method: 'POST',
    path: '/api/orders/:orderId/fulfilment',
    summary:
      'Records a shipment of an order that is paid, or may be sent before, and notifies the buyer. Without lines, it contains everything that is still to be sent. A request with an id that was sent before changes nothing.',
    scope: 'website',
    access: 'orders.write',
    params: orderParams,
    body: parcelSchema.extend({
      /** Created by the caller, so that the same request sent twice is one shipment. */
      shipmentId: idSchema.optional(),
      lines: shippedLineSchema.array().max(250).default([]),
      isBuyerTold: z.boolean().default(true),
      /** That it is sent before it is paid, where its payment method allows that. */
      isUnpaidAccepted: z.boolean().default(false),
    }),
    reply: orderReply,
    errors: [
      orderErrors.forbiddenMove,
      orderErrors.notPaid,
      orderErrors.unpaidNotConfirmed,
      orderErrors.tooManySent,
    ],
  }),
  changeShipment: defineCall({
    name: 'orders.changeShipment',
    method: 'PUT',
    path: '/api/orders/:orderId/shipments/:shipmentId',
    summary: 'Changes the carrier, the tracking and the note of a shipment.',
    scope: 'website',
    access: 'orders.write',
    params: shipmentParams,
    body: parcelSchema.extend({ isBuyerTold: z.boolean().default(false) }),
    reply: orderReply,
    errors: [orderErrors.shipmentUndone],
  }),
  undoShipment: defineCall({
    name: 'orders.undoShipment',
    method: 'DELETE',
    path: '/api/orders/:orderId/shipments/:shipmentId',
    summary: 'Undoes a shipment that was recorded by mistake: its items are to be sent again.',
    scope: 'website',
    access: 'orders.write',
    params: shipmentParams,
    reply: orderReply,
    errors: [orderErrors.forbiddenMove],
  }),
  setLanguage: defineCall({
    name: 'orders.setLanguage',
    method: 'PUT',
    path: '/api/orders/:orderId/language',
    summary: 'Changes the language of the emails, pages and papers that the buyer of an order gets.',
    scope: 'website',
    access: 'orders.write',
    params: orderParams,
    body: z.object({ language: siteLanguageSchema }),
    reply: orderReply,
  }),
  cancel: defineCall({
    name: 'orders.cancel',
    method: 'POST',
    path: '/api/orders/:orderId/cancellation',
    summary:
      'Cancels an order: stock is returned, and captured money is refunded, or a refund becomes due if a person has to send it.',
    scope: 'website',
    access: 'orders.write',
    params: orderParams,
    body: wordsAtEnd,
    reply: orderReply,
    errors: [orderErrors.forbiddenMove, orderErrors.partlySent],
  }),
  refund: defineCall({
    name: 'orders.refund',
    method: 'POST',
    path: '/api/orders/:orderId/refund',
    summary:
      'Refunds an order that was sent: the payment service refunds the money, or a refund becomes due if a person has to send it. No stock is returned.',
    scope: 'website',
    access: 'orders.write',
    params: orderParams,
    body: wordsAtEnd,
    reply: orderReply,
    errors: [orderErrors.forbiddenMove],
  }),
  refundPart: defineCall({
    name: 'orders.refundPart',
    method: 'POST',
    path: '/api/orders/:orderId/refund/part',
    summary:
      'Refunds part of the amount paid, as often as something is left. A request with an id that was sent before changes nothing.',
    scope: 'website',
    access: 'orders.write',
    params: orderParams,
    body: wordsToBuyer.extend({
      /** Created by the caller, so that the same request sent twice is one refund. */
      refundId: idSchema,
      amount: z.number().int().min(1, fieldCode('aboveZero')).max(100_000_000_000),
      /** The refunded items, if any. */
      lines: refundedLineSchema.array().max(250).default([]),
      /** The part of the amount that is for shipping. */
      shipping: z.number().int().min(0).max(100_000_000_000).default(0),
      /** The payment to refund; by default the newest first. */
      paymentId: idSchema.optional(),
      /** Whether those items go back into stock. */
      isRestocked: z.boolean().default(false),
    }),
    reply: orderReply,
    errors: [
      orderErrors.forbiddenMove,
      orderErrors.tooManyBack,
      orderErrors.tooMuchShipping,
      paymentErrors.nothingToGiveBack,
      paymentErrors.tooMuchBack,
    ],
  }),
  capture: defineCall({
    name: 'orders.capture',
    method: 'POST',
    path: '/api/orders/:orderId/capture',
    summary:
      'Captures money that a payment service has authorised for an order, in full or in part. A request with an id that was sent before captures nothing more.',
    scope: 'website',
    access: 'orders.write',
    params: orderParams,
    body: z.object({
      paymentId: idSchema,
      /** Created by the caller, so that the same request sent twice captures money once. */
      captureId: idSchema,
      /** By default the whole authorised amount. */
      amount: z.number().int().min(1, fieldCode('aboveZero')).max(100_000_000_000).optional(),
    }),
    reply: orderReply,
    errors: [
      orderErrors.forbiddenMove,
      paymentErrors.forbiddenMove,
      paymentErrors.stillAsked,
      paymentErrors.moreThanHeld,
    ],
  }),
  void: defineCall({
    name: 'orders.void',
    method: 'POST',
    path: '/api/orders/:orderId/void',
    summary: 'Voids the remaining authorisation of an order. Captured amounts are not affected.',
    scope: 'website',
    access: 'orders.write',
    params: orderParams,
    body: z.object({ paymentId: idSchema }),
    reply: orderReply,
    errors: [paymentErrors.forbiddenMove, paymentErrors.stillAsked],
  }),
  markRefunded: defineCall({
    name: 'orders.markRefunded',
    method: 'POST',
    path: '/api/orders/:orderId/refund/sent',
    summary: 'Records that a due refund was sent by hand.',
    scope: 'website',
    access: 'orders.write',
    params: orderParams,
    body: z.object({
      /** The day of the transfer. */
      sentOn: daySchema,
      /** The reference of the transfer, such as the bank’s. */
      reference: z.string().trim().max(200).default(''),
      isBuyerTold: z.boolean().default(true),
    }),
    reply: orderReply,
    errors: [orderErrors.forbiddenMove],
  }),
  markPaid: defineCall({
    name: 'orders.markPaid',
    method: 'POST',
    path: '/api/orders/:orderId/payment',
    summary: 'Records that an order paid by hand was paid, in full or in part.',
    scope: 'website',
    access: 'orders.write',
    params: orderParams,
    body: z.object({
      /** The amount that arrived, if it is less than the awaited one; the rest stays awaited. */
      amount: z.number().int().min(1, fieldCode('aboveZero')).max(100_000_000_000).optional(),
    }),
    reply: orderReply,
    errors: [orderErrors.forbiddenMove, paymentErrors.notByHand, paymentErrors.moreThanAwaited],
  }),
  noteLatePayment: defineCall({
    name: 'orders.noteLatePayment',
    method: 'POST',
    path: '/api/orders/:orderId/payment/late',
    summary:
      'Records that a transfer arrived after its order was cancelled. The order stays cancelled, and the refund is due.',
    scope: 'website',
    access: 'orders.write',
    params: orderParams,
    body: wordsToBuyer,
    reply: orderReply,
    errors: [orderErrors.forbiddenMove, paymentErrors.notByHand],
  }),
  release: defineCall({
    name: 'orders.release',
    method: 'POST',
    path: '/api/orders/:orderId/release',
    summary: 'Takes the stock for a held order and places it.',
    scope: 'website',
    access: 'orders.write',
    params: orderParams,
    reply: orderReply,
    errors: [orderErrors.forbiddenMove, orderErrors.stillShort],
  }),
  addNote: defineCall({
    name: 'orders.addNote',
    method: 'POST',
    path: '/api/orders/:orderId/notes',
    summary: 'Adds a note that only the website’s staff can read.',
    scope: 'website',
    access: 'orders.write',
    params: orderParams,
    body: z.object({ text: z.string().trim().min(1, fieldCode('note')).max(2000) }),
    reply: orderReply,
  }),
} as const;
