import { z } from 'zod';
import { idSchema } from '../id/id.ts';

/** Documents that are numbered and kept. A packing slip is only drawn. */
export const documentKinds = ['invoice', 'creditNote'] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const documentSchema = z.object({
  id: idSchema,
  kind: z.enum(documentKinds),
  /** With its prefix, such as `INV-17`. */
  name: z.string(),
  issuedAt: z.iso.datetime(),
  total: z.number().int(),
  currency: z.string(),
  /** Of a test order: no real number was used for it. */
  isTest: z.boolean(),
});
export type IssuedDocument = z.infer<typeof documentSchema>;

const amount = z.number().int();

/** What a document says, stored once and never changed (rule DOCUMENT-3). */
export const documentContentSchema = z.object({
  version: z.literal(1),
  language: z.string(),
  currency: z.string(),
  /** `2026-03-02`, in the time zone of the website. */
  issuedOn: z.string(),
  orderNumber: z.number().int().nullable(),
  orderedOn: z.string(),
  seller: z.object({
    lines: z.string().array(),
    country: z.string(),
    vatId: z.string(),
    taxNumber: z.string(),
    footer: z.string(),
  }),
  buyer: z.object({ lines: z.string().array(), vatId: z.string(), email: z.string() }),
  lines: z
    .object({
      title: z.string(),
      /** Its options, choices and article number. */
      details: z.string().array(),
      quantity: z.number().int(),
      unitPrice: amount.nullable(),
      total: amount,
    })
    .array(),
  discounts: z.object({ name: z.string(), amount }).array(),
  shipping: z.object({ name: z.string(), amount }).nullable(),
  /** For neither items nor shipping: part of a refund. */
  rest: amount,
  taxes: z
    .object({
      name: z.string(),
      country: z.string(),
      rate: z.number().int().nullable(),
      base: amount,
      amount,
    })
    .array(),
  isTaxIncluded: z.boolean(),
  isReverseCharged: z.boolean(),
  total: amount,
  payments: z.object({ name: z.string(), on: z.string(), amount }).array(),
  /** Of a credit note. */
  invoiceName: z.string(),
  reason: z.string(),
});
export type DocumentContent = z.infer<typeof documentContentSchema>;

/** Where the issued papers of an order lie, for its buyer and for staff alike; a signature opens them for the buyer. */
export function documentPath(id: string): string {
  return `/checkout/documents/${id}.pdf`;
}
