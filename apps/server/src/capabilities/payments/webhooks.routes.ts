import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../context.ts';
import { replyWithRefusal } from '../../http/error-replies.ts';
import { refusal } from '../../http/refusal.ts';
import { refuseFlood } from '../../http/refuse-flood.ts';
import { websiteContext } from '../../http/request-scope.ts';
import { send } from '../../http/send.ts';
import { receiveWebhook } from './receive-webhook.ts';

const maxBytes = 256 * 1024;
/** Of one sender, about all websites; a service repeats what is refused (rule PAYMENT-36). */
const webhookFlood = { what: 'webhook', limit: { max: 600, seconds: 60 } };

/** Where payment services report what happened. */
export async function registerWebhooks(app: FastifyInstance, services: Services): Promise<void> {
  // The signature covers the received bytes: nothing may parse them before.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: maxBytes }, (_, body, done) =>
    done(null, body),
  );
  app.addHook(
    'onRequest',
    async (request, reply) => refuseFlood(services, { request, reply }, webhookFlood) ?? undefined,
  );
  app.post<{ Params: { method: string } }>('/api/payments/webhooks/:method', async (request, reply) => {
    const context = await websiteContext(services, request, reply);
    if (context === null) return replyWithRefusal(reply, refusal(callErrors.notFound));
    const received = await receiveWebhook(context, {
      method: request.params.method,
      raw: typeof request.body === 'string' ? request.body : '',
      headers: request.headers,
    });
    return received.ok ? send(reply, { body: received.value }) : replyWithRefusal(reply, received.error);
  });
}
