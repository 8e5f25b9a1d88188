import { z } from 'zod';
import { defineCall } from '../calls/define-call.ts';
import { idSchema } from '../id/id.ts';
import { labelErrors as errors } from './labels.errors.ts';

/** The number of orders whose labels are printed at once, and of the parcels of one. */
const maxOrders = 200;
export const maxParcels = 20;

/** The labels of several orders as one PDF; takes any number of `order`, and `parcels` for each of them. */
export const labelsPath = '/api/labels/print.pdf';

/** Where staff open the labels of these orders. */
export function labelsAddress(orderIds: readonly string[], parcels = 1): string {
  const query = [...orderIds.map(id => ['order', id]), ['parcels', String(parcels)]];
  return `${labelsPath}?${new URLSearchParams(query)}`;
}

const parcelsSchema = z.coerce.number().int().min(1).max(maxParcels);

export const labelsQuerySchema = z.object({
  order: z.preprocess(
    given => (typeof given === 'string' ? [given] : given),
    idSchema.array().min(1).max(maxOrders),
  ),
  parcels: parcelsSchema.default(1),
});

export const labelCalls = {
  strategies: defineCall({
    name: 'labels.strategies',
    method: 'GET',
    path: '/api/labels/strategies',
    summary: 'The kinds of shipping labels to choose from.',
    scope: 'website',
    access: 'shipping.manage',
    reply: z.object({ strategies: z.object({ id: z.string(), name: z.string() }).array() }),
  }),
  check: defineCall({
    name: 'labels.check',
    method: 'POST',
    path: '/api/labels/check',
    summary: 'Whether labels can be printed for these orders, and how many. Nothing changes.',
    scope: 'website',
    access: 'orders.read',
    body: z.object({ orderIds: idSchema.array().min(1).max(maxOrders), parcels: parcelsSchema.default(1) }),
    reply: z.object({ labels: z.number().int() }),
    errors: [errors.noAddress, errors.senderMissing, errors.unknownStrategy],
  }),
} as const;
