import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Context, Services } from '../../context.ts';
import { replyNotFound } from '../../http/error-replies.ts';
import { redirectHere } from '../../http/redirect.ts';
import { websiteContext } from '../../http/request-scope.ts';
import { type CartRow, cartCookie, hashOfCart, isCheckoutKey, readCartByToken } from '../cart/index.ts';
import { subscribeToken } from './subscribe-token.ts';

const querySchema = z.object({ key: z.string().max(100).catch('') });

/** The way from a cart to the checkout; any other way leads to the cart, which says why (rule CHECKOUT-30). */
export function registerGotoCheckout(app: FastifyInstance, services: Services): void {
  app.get('/commerce/goto-checkout', async (request, reply) => {
    const context = await websiteContext(services, request, reply);
    if (context === null) return replyNotFound(request, reply);
    const token = request.cookies[cartCookie];
    if (token === undefined || token === '') return redirectHere(reply, '/cart?notice=expired', 303);
    const cart = await readCartByToken(context.database, context.website.id, hashOfCart(token));
    if (!comesFromCart(context, { request, cart })) return redirectHere(reply, '/cart?notice=expired', 303);
    const hasPlans = cart?.entries.some(({ choices }) => choices.plan !== undefined);
    const address =
      hasPlans && cart ? `/checkout/subscribe?cartToken=${subscribeToken(context, cart.id)}` : '/checkout';
    return redirectHere(reply, address, 303);
  });
}

function comesFromCart(
  context: Context,
  { request, cart }: { request: FastifyRequest; cart: CartRow | null },
): boolean {
  if (isReferredHere(request)) return true;
  // Browsers can be set to send no referrer: then the cart's own link proves itself.
  const { key } = querySchema.parse(request.query);
  return cart !== null && isCheckoutKey(context, cart.id, key);
}

function isReferredHere(request: FastifyRequest): boolean {
  const { referer } = request.headers;
  return referer !== undefined && URL.canParse(referer) && new URL(referer).host === request.host;
}
