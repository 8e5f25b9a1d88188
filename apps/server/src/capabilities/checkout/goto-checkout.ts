import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Context, Services } from '../../context.ts';
import { replyNotFound } from '../../http/error-replies.ts';
import { redirectHere } from '../../http/redirect.ts';
import { websiteContext } from '../../http/request-scope.ts';
import { cartCookie, hashOfCart, isCheckoutKey, readCartByToken } from '../cart/index.ts';

const querySchema = z.object({ key: z.string().max(100).catch('') });

/** The way from a cart to the checkout; any other way leads to the cart, which says why (rule CHECKOUT-30). */
export function registerGotoCheckout(app: FastifyInstance, services: Services): void {
  app.get('/commerce/goto-checkout', async (request, reply) => {
    const context = await websiteContext(services, request, reply);
    if (context === null) return replyNotFound(request, reply);
    const isAllowed = await comesFromCart(context, request);
    return redirectHere(reply, isAllowed ? '/checkout' : '/cart?notice=expired', 303);
  });
}

async function comesFromCart(context: Context, request: FastifyRequest): Promise<boolean> {
  const token = request.cookies[cartCookie];
  if (token === undefined || token === '') return false;
  if (isReferredHere(request)) return true;
  // Browsers can be set to send no referrer: then the cart's own link proves itself.
  const { key } = querySchema.parse(request.query);
  const cart = await readCartByToken(context.database, context.website.id, hashOfCart(token));
  return cart !== null && isCheckoutKey(context, cart.id, key);
}

function isReferredHere(request: FastifyRequest): boolean {
  const { referer } = request.headers;
  return referer !== undefined && URL.canParse(referer) && new URL(referer).host === request.host;
}
