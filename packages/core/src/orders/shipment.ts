import { z } from 'zod';
import { idSchema } from '../id/id.ts';
import { webAddressSchema } from '../links/link.ts';
import { fieldCode } from '../messages/phrase.ts';
import { productTypes } from '../products/product-views.ts';
import type { OrderLine } from './order-line.ts';
import { type RefundedLine, refundedPieces } from './refund.ts';

export const shippedLineSchema = z.object({
  lineId: idSchema,
  quantity: z.number().int().min(1).max(1_000_000),
});
export type ShippedLine = z.infer<typeof shippedLineSchema>;

/** The carrier’s page about a shipment; empty for none. */
export const trackingAddressSchema = z.union([z.literal(''), webAddressSchema], fieldCode('webAddress'));

/** How a shipment travels; empty where nothing is known. */
export const parcelSchema = z.object({
  carrier: z.string().trim().max(100).default(''),
  trackingNumber: z.string().trim().max(100).default(''),
  trackingAddress: trackingAddressSchema.default(''),
  /** Shown to the buyer. */
  note: z.string().trim().max(500).default(''),
});
export type Parcel = z.infer<typeof parcelSchema>;

/** Items of an order that were sent together (rule ORDER-31). */
export const shipmentSchema = parcelSchema.extend({
  id: idSchema,
  lines: shippedLineSchema.array(),
  sentAt: z.iso.datetime(),
  /** It was recorded by mistake; kept for the record. */
  undoneAt: z.iso.datetime().nullable(),
});
export type Shipment = z.infer<typeof shipmentSchema>;

interface Bought {
  readonly lines: readonly OrderLine[];
  readonly refunds: readonly { readonly lines: readonly RefundedLine[] }[];
  /** Without those that were undone. */
  readonly shipments: readonly { readonly lines: readonly ShippedLine[] }[];
}

/** Only physical goods travel. */
export function isSent({ productType }: Pick<OrderLine, 'productType'>): boolean {
  return productType === productTypes.physical;
}

/** The items still to be sent: bought, neither refunded nor sent; lines without any are left out (rule ORDER-31). */
export function itemsToSend({ lines, refunds, shipments }: Bought): ShippedLine[] {
  const back = refundedPieces(refunds);
  const sent = refundedPieces(shipments);
  return lines.filter(isSent).flatMap(({ id, quantity }) => {
    const left = quantity - (back.get(id) ?? 0) - (sent.get(id) ?? 0);
    return left > 0 ? [{ lineId: id, quantity: left }] : [];
  });
}

/** The quantities by line, with lines named twice added up. */
export function joinItems(lines: readonly ShippedLine[]): ShippedLine[] {
  return [...refundedPieces([{ lines }])].map(([lineId, quantity]) => ({ lineId, quantity }));
}
