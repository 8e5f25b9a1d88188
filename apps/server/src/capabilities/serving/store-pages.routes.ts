import { fillMessage } from '@vitrine/core/messages/message.ts';
import { messagesFor } from '@vitrine/render/messages/messages.ts';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../context.ts';
import { replyNotFound } from '../../http/error-replies.ts';
import { redirectHere } from '../../http/redirect.ts';
import { websiteContext } from '../../http/request-scope.ts';
import { cartCookie, cartView } from '../cart/index.ts';
import { checkoutView, orderConfirmation } from '../checkout/index.ts';
import { sendOwnPage } from '../publishing/index.ts';

/** Cart, checkout and the order placed, each for its visitor alone (rule SERVE-18). */
export function serveStore(app: FastifyInstance, services: Services): void {
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

  app.get('/checkout', async (request, reply) => {
    const context = await websiteContext(services, request, reply);
    if (context === null) return replyNotFound(request, reply);
    const checkout = await checkoutView(context, request.cookies[cartCookie]);
    if (checkout === null) return redirectHere(reply.header('Cache-Control', 'no-store'), '/cart', 303);
    const { checkoutTitle } = messagesFor(context.website.settings.language);
    return sendOwnPage(
      context,
      { request, reply },
      { content: { kind: 'checkout', checkout }, title: checkoutTitle },
    );
  });

  app.get<{ Params: { token: string } }>('/checkout/order/:token', async (request, reply) => {
    const context = await websiteContext(services, request, reply);
    if (context === null) return replyNotFound(request, reply);
    const order = await orderConfirmation(context, request.params.token);
    if (order === null) {
      const page = { content: { kind: 'not-found' }, title: '404', status: 404 } as const;
      return sendOwnPage(context, { request, reply }, page);
    }
    const { confirmedNumber } = messagesFor(context.website.settings.language);
    const title = fillMessage(confirmedNumber, { number: order.number });
    // Who has the address sees the order: it must not reach other servers as a referrer.
    reply.header('Referrer-Policy', 'no-referrer');
    return sendOwnPage(context, { request, reply }, { content: { kind: 'order-confirmed', order }, title });
  });
}
