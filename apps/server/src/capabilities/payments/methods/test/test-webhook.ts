import { defineJobKind } from '../../../../jobs/jobs.ts';
import type { TestEvent } from './test.method.ts';

/** The test service's message to us, while it is being delivered. */
export const sendTestWebhook = defineJobKind<{ event: TestEvent }>('payments.testWebhook');
