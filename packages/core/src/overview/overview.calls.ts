import { z } from 'zod';
import { defineCall } from '../calls/define-call.ts';
import { overviewPeriods, overviewSchema } from './overview.ts';

export const overviewCalls = {
  get: defineCall({
    name: 'overview.get',
    method: 'GET',
    path: '/api/overview',
    summary:
      'How a period went, compared with the one before, from the books; what sold best; and what waits for a person. Test orders are not counted.',
    scope: 'website',
    access: 'orders.read',
    query: z.object({ period: z.enum(overviewPeriods).default('week') }),
    reply: overviewSchema,
  }),
} as const;
