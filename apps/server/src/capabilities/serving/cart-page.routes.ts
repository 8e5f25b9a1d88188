import { messagesFor } from '@vitrine/render/messages/messages.ts';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../context.ts';
import { replyNotFound } from '../../http/error-replies.ts';
import { websiteContext } from '../../http/request-scope.ts';
import { cartCookie, cartView } from '../cart/index.ts';
import { sendOwnPage } from '../publishing/index.ts';

/** `GET /cart`, also where posts of the cart's forms lead back to (rule SERVE-18). */
export function serveCart(app: FastifyInstance, services: Services): void {
  app.get<{ Querystring: { notice?: unknown } }>('/cart', async (request, reply) => {
    const context = await websiteContext(services, request, reply);
    if (context === null) return replyNotFound(request, reply);
    const { notice } = request.query;
    const cart = await cartView(context, request.cookies[cartCookie], {
      notice: typeof notice === 'string' ? notice : undefined,
    });
    const { cartTitle } = messagesFor(context.website.settings.language);
    return sendOwnPage(context, { request, reply }, { content: { kind: 'cart', cart }, title: cartTitle });
  });
}
