import { englishOf } from '@vitrine/core/errors/english-of.ts';
import { job } from '../../../../jobs/jobs.ts';
import { receiveWebhook } from '../../receive-webhook.ts';
import { signWebhook } from '../../webhook-signature.ts';
import { signatureHeader, webhookSecret } from './test.method.ts';
import { sendTestWebhook } from './test-webhook.ts';

/** Signs and delivers the message as a real service would; a message that we refuse is sent again. */
export const methodJob = job(
  sendTestWebhook,
  async (context, { event }) => {
    const raw = JSON.stringify(event);
    const signature = signWebhook(raw, { secret: await webhookSecret(context), at: context.clock.now() });
    const received = await receiveWebhook(context, {
      method: 'test',
      raw,
      headers: { [signatureHeader]: signature },
    });
    if (!received.ok) throw new Error(`The message was refused: ${englishOf(received.error)}`);
  },
  { retries: 5 },
);
