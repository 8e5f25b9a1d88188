import { isId } from '@vitrine/core/id/id.ts';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../context.ts';
import { replyNotFound } from '../../http/error-replies.ts';
import { redirectHere } from '../../http/redirect.ts';
import { refuseFlood } from '../../http/refuse-flood.ts';
import { websiteContext } from '../../http/request-scope.ts';
import { subscriptionPath } from '../orders/index.ts';
import { finishSetup, paymentFlood } from '../payments/index.ts';
import { applySetup } from './apply-setup.ts';

/** Back from the page where a payment method was saved; the page of the subscription says how it ended. */
export function registerSetupReturn(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { setupId: string } }>('/checkout/setup/:setupId', async (request, reply) => {
    const context = await websiteContext(services, request, reply);
    const { setupId } = request.params;
    const refused = refuseFlood(services, { request, reply }, paymentFlood);
    if (refused !== null) return refused;
    const setup = context === null || !isId(setupId) ? null : await finishSetup(context, setupId);
    if (context === null || setup === null) return replyNotFound(request, reply);
    await applySetup(context, setupId);
    return redirectHere(reply, `${subscriptionPath(context, setup.subscription_id)}?setup=${setupId}`, 303);
  });
}
