import { quantitySchema } from '@vitrine/core/cart/cart.calls.ts';
import { cartErrors } from '@vitrine/core/cart/cart.errors.ts';
import type { Result } from '@vitrine/core/errors/result.ts';
import { idSchema } from '@vitrine/core/id/id.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Services } from '../../context.ts';
import { cookiesOf } from '../../http/cookies.ts';
import { replyNotFound } from '../../http/error-replies.ts';
import { redirectHere } from '../../http/redirect.ts';
import { siteUserIdOf, websiteContext } from '../../http/request-scope.ts';
import { isTooFew, noticeOf } from './add-from-form.ts';
import { cartCookie } from './cart-cookies.ts';
import { giveNewCart } from './cart-of-person.ts';
import { changeEntry } from './change-entry.ts';
import { changeCodesFromForm } from './codes-from-form.ts';
import { moveToCart, removeSaved, saveForLater } from './saved-lines.ts';
import { undoRemoval } from './undo-removal.ts';

const changedEntry = z.object({ quantity: quantitySchema });
const entryParams = z.object({ entryId: idSchema });
const savedParams = z.object({ savedId: idSchema });

export const postLimit = { max: 600, seconds: 60 };

const postedCode = z.object({ code: z.string().optional(), remove: z.string().optional() });

/** The cart without JavaScript: each post redirects to the cart with 303 (rule CART-12). */
export function registerCartForms(app: FastifyInstance, services: Services): void {
  app.post('/cart/undo', async (request, reply) => {
    const context = await websiteContext(services, request, reply);
    if (context === null) return replyNotFound(request, reply);
    const wait = services.floods.takeFrom(request.ip, 'cart', postLimit);
    if (wait !== null) return redirectHere(reply, '/cart', 303, { also: { 'Retry-After': wait } });
    await undoRemoval(context, request.cookies[cartCookie]);
    return redirectHere(reply, '/cart', 303);
  });

  app.post('/cart/entries/:entryId', async (request, reply) => {
    const context = await websiteContext(services, request, reply);
    if (context === null) return replyNotFound(request, reply);
    const params = entryParams.safeParse(request.params);
    const form = changedEntry.safeParse(request.body);
    const wait = services.floods.takeFrom(request.ip, 'cart', postLimit);
    if (wait !== null) return redirectHere(reply, '/cart', 303, { also: { 'Retry-After': wait } });
    if (!params.success) return redirectHere(reply, '/cart', 303);
    if (!form.success) return redirectHere(reply, '/cart?notice=quantity', 303);
    const token = request.cookies[cartCookie];
    const { entryId } = params.data;
    const changed = await changeEntry(context, { token, entryId, ...form.data });
    // The typed number stays visible with the number available (rule CART-17).
    if (!changed.ok && isTooFew(changed.error)) {
      const typed = `/cart?entry=${entryId}&quantity=${form.data.quantity}#line-${entryId}`;
      return redirectHere(reply, typed, 303);
    }
    const isHeld = !changed.ok && changed.error.code === cartErrors.noMore.code;
    return redirectHere(reply, isHeld ? '/cart?notice=no-more' : '/cart', 303);
  });

  app.post('/cart/entries/:entryId/save', async (request, reply) => {
    const context = await websiteContext(services, request, reply);
    if (context === null) return replyNotFound(request, reply);
    const params = entryParams.safeParse(request.params);
    const wait = services.floods.takeFrom(request.ip, 'cart', postLimit);
    if (wait !== null) return redirectHere(reply, '/cart', 303, { also: { 'Retry-After': wait } });
    if (!params.success) return redirectHere(reply, '/cart', 303);
    const saved = await saveForLater(context, { token: request.cookies[cartCookie], ...params.data });
    return redirectHere(reply, addressAfter(saved), 303);
  });

  for (const [verb, change] of [['move', moveToCart] as const, ['remove', removeSaved] as const])
    app.post(`/cart/saved/:savedId/${verb}`, async (request, reply) => {
      const context = await websiteContext(services, request, reply);
      if (context === null) return replyNotFound(request, reply);
      const params = savedParams.safeParse(request.params);
      const wait = services.floods.takeFrom(request.ip, 'cart', postLimit);
      if (wait !== null) return redirectHere(reply, '/cart', 303, { also: { 'Retry-After': wait } });
      if (!params.success) return redirectHere(reply, '/cart', 303);
      const changed = await change(context, { token: request.cookies[cartCookie], ...params.data });
      if (changed.ok && changed.value.newToken !== null)
        await giveNewCart(context, changed.value.newToken, {
          ...cookiesOf(services, reply),
          siteUserId: () => siteUserIdOf(services, { request, reply }),
        });
      return redirectHere(reply, addressAfter(changed), 303);
    });

  app.post('/cart/codes', async (request, reply) => {
    const context = await websiteContext(services, request, reply);
    if (context === null) return replyNotFound(request, reply);
    const form = postedCode.safeParse(request.body);
    if (!form.success) return redirectHere(reply, '/cart', 303);
    const posted = { address: request.ip, token: request.cookies[cartCookie], ...form.data };
    const notice = await changeCodesFromForm(context, services, posted);
    return redirectHere(reply, notice === null ? '/cart#codes' : `/cart?notice=${notice}`, 303);
  });
}

/** A line that is gone by now needs no words: the cart shows what there is. */
function addressAfter(changed: Result<unknown>): string {
  const notice = changed.ok ? undefined : noticeOf(changed.error);
  return notice === undefined ? '/cart' : `/cart?notice=${notice}`;
}
