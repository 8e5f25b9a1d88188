import { z } from 'zod';
import { defineCall } from '../calls/define-call.ts';
import { idSchema } from '../id/id.ts';
import { documentSchema } from './document.ts';
import { documentErrors } from './documents.errors.ts';

/** The number of orders whose papers are printed at once. */
const maxPrinted = 200;

/** The papers of several orders as one PDF; takes `kind` and any number of `order`. */
export const printPath = '/api/documents/print.pdf';

const printedKinds = ['packingSlip', 'invoice'] as const;
export type PrintedKind = (typeof printedKinds)[number];

/** Where staff open the papers of these orders. */
export function printAddress(kind: PrintedKind, orderIds: readonly string[]): string {
  return `${printPath}?${new URLSearchParams([['kind', kind], ...orderIds.map(id => ['order', id])])}`;
}

export const printSchema = z.object({
  kind: z.enum(printedKinds),
  order: z.preprocess(
    given => (typeof given === 'string' ? [given] : given),
    idSchema.array().min(1).max(maxPrinted),
  ),
});

const params = z.object({ orderId: idSchema });
const reply = z.object({
  documents: documentSchema.array(),
  /** Whether an invoice can be issued now: none was, and the order is placed. */
  canInvoice: z.boolean(),
  /** Documents that wait for the name and address of the seller. */
  waiting: z.number().int(),
});

export const documentCalls = {
  ofOrder: defineCall({
    name: 'documents.ofOrder',
    method: 'GET',
    path: '/api/orders/:orderId/documents',
    summary: 'The invoice and the credit notes of an order.',
    scope: 'website',
    access: 'orders.read',
    params,
    reply,
  }),
  invoice: defineCall({
    name: 'documents.invoice',
    method: 'POST',
    path: '/api/orders/:orderId/documents/invoice',
    summary: 'Issues the invoice of an order that is not paid yet. Asked again, nothing happens.',
    scope: 'website',
    access: 'orders.write',
    params,
    body: z.object({}),
    reply,
    errors: [documentErrors.sellerMissing, documentErrors.notYet],
  }),
} as const;
