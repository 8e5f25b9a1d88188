import { fail, succeed } from '@vitrine/core/errors/result.ts';
import { labelErrors } from '@vitrine/core/labels/labels.errors.ts';
import type { LabelRequest, LabelStrategy } from '../label-strategy.ts';

/** What it was asked. */
export const asked: LabelRequest[] = [];

/** A second strategy: two parcels fit into its van. */
export const carrier: LabelStrategy = {
  id: 'test-carrier',
  nameIn: () => 'Test carrier',
  make: async (_context, request) => {
    asked.push(request);
    return request.orders.some(({ parcels }) => parcels > 2)
      ? fail(labelErrors.notMade, { reason: 'The van is full.' })
      : succeed(Buffer.from('%PDF-of-a-carrier'));
  },
};
