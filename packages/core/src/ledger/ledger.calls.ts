import { z } from 'zod';
import { defineCall } from '../calls/define-call.ts';
import { idSchema } from '../id/id.ts';
import { monthFiguresSchema, postingSchema, taxFiguresSchema } from './ledger.ts';

/** Every posting of a year as a file. */
export const ledgerFilePath = '/api/ledger/export.csv';

const year = z.coerce.number().int().min(2000).max(2100);
const site = { scope: 'website', access: 'orders.read' } as const;

export const ledgerPeriodSchema = z.object({
  year,
  /** All of the year, if not given. */
  quarter: z.coerce.number().int().min(1).max(4).optional(),
});
export type LedgerPeriod = z.infer<typeof ledgerPeriodSchema>;

export const ledgerCalls = {
  ofOrder: defineCall({
    name: 'ledger.ofOrder',
    method: 'GET',
    path: '/api/orders/:orderId/ledger',
    summary: 'What the books say of an order, in the order of time.',
    ...site,
    params: z.object({ orderId: idSchema }),
    reply: z.object({ postings: postingSchema.array() }),
  }),
  figures: defineCall({
    name: 'ledger.figures',
    method: 'GET',
    path: '/api/ledger',
    summary:
      'The figures of each month of a period, and its taxes by country and rate. Test orders are not counted.',
    ...site,
    query: ledgerPeriodSchema,
    reply: z.object({
      months: monthFiguresSchema.array(),
      taxes: taxFiguresSchema.array(),
      /** The part of the taxes that is reported to the One Stop Shop; null outside of the European Union. */
      oneStopShop: taxFiguresSchema.array().nullable(),
    }),
  }),
} as const;
