import { z } from 'zod';
import { defineCall } from '../calls/define-call.ts';
import { daySchema } from '../calls/instant.ts';
import { idSchema } from '../id/id.ts';
import { fieldCode } from '../messages/phrase.ts';
import { type DocumentKind, documentKinds, documentSchema } from './document.ts';
import { documentErrors } from './documents.errors.ts';

/** The number of orders whose papers are printed at once. */
export const maxPrinted = 200;

/** The papers of several orders as one PDF; takes `kind` and any number of `order`, or the days `from` and `to`. */
export const printPath = '/api/documents/print.pdf';

const printedKinds = ['packingSlip', ...documentKinds] as const;
export type PrintedKind = (typeof printedKinds)[number];

/** Where staff open the papers of these orders. */
export function printAddress(kind: PrintedKind, orderIds: readonly string[]): string {
  return `${printPath}?${new URLSearchParams([['kind', kind], ...orderIds.map(id => ['order', id])])}`;
}

/** Where staff open what was issued on these days. */
export function periodPrintAddress(kind: DocumentKind, period: DocumentPeriod): string {
  return `${printPath}?${new URLSearchParams({ kind, ...period })}`;
}

/** Days in the time zone of the website, both included. */
export const documentPeriodSchema = z
  .object({ from: daySchema, to: daySchema })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: fieldCode('beforeStart') });
export type DocumentPeriod = z.infer<typeof documentPeriodSchema>;

export const printSchema = z.union([
  z.object({
    kind: z.enum(printedKinds),
    order: z.preprocess(
      given => (typeof given === 'string' ? [given] : given),
      idSchema.array().min(1).max(maxPrinted),
    ),
  }),
  z.object({ kind: z.enum(documentKinds) }).and(documentPeriodSchema),
]);

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
  ofPeriod: defineCall({
    name: 'documents.ofPeriod',
    method: 'GET',
    path: '/api/documents/count',
    summary:
      'How many invoices and credit notes were issued on these days. Those of test orders are not counted.',
    scope: 'website',
    access: 'orders.read',
    query: documentPeriodSchema,
    reply: z.object({ invoice: z.number().int(), creditNote: z.number().int() }),
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
