import type { z } from 'zod';
import { defineJobKind } from '../../../../jobs/jobs.ts';
import type { testEventSchema } from './test.method.ts';

/** The test service's message to us, while it is being delivered. */
export const sendTestWebhook = defineJobKind<{ event: z.input<typeof testEventSchema> }>(
  'payments.testWebhook',
);
