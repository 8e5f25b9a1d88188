import type { CartBackView } from '@vitrine/core/cart-reminders/cart-back-view.ts';
import { messagesFor } from '@vitrine/core/messages/page-messages.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context, Services } from '../../context.ts';
import { cookiesOf } from '../../http/cookies.ts';
import { replyNotFound } from '../../http/error-replies.ts';
import { redirectHere } from '../../http/redirect.ts';
import { siteUserIdOf, websiteContext } from '../../http/request-scope.ts';
import { postLimit } from '../cart/index.ts';
import { cartBackPage, takeCartBack } from '../cart-reminders/index.ts';
import { sendOwnPage } from './send-own-page.ts';
import type { SiteServer } from './site-server.ts';

type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply };

const over: CartBackView = { stage: 'over', address: '', items: [] };

/** The page behind the link in a reminder of a cart; without script too (rule REMINDER-7). */
export function serveCartBack(app: FastifyInstance, services: Services, server: SiteServer): void {
  app.get<{ Params: { token: string } }>('/cart/back/:token', async (request, reply) => {
    const context = await websiteContext(services, request, reply);
    if (context === null) return replyNotFound(request, reply);
    return sendView(context, { request, reply }, await cartBackPage(context, request.params.token));
  });

  app.post<{ Params: { token: string } }>('/cart/back/:token', async (request, reply) => {
    const context = await websiteContext(services, request, reply);
    if (context === null) return replyNotFound(request, reply);
    const here = `/cart/back/${request.params.token}`;
    if (services.floods.takeFrom(request.ip, 'cart', postLimit) !== null)
      return redirectHere(reply, here, 303);
    const taken = await takeCartBack(context, request.params.token, {
      cookies: request.cookies,
      ...cookiesOf(services, reply),
      siteUserId: () => siteUserIdOf(services, { request, reply }),
    });
    if (taken === 'taken') return redirectHere(reply, '/cart', 303);
    return sendView(context, { request, reply }, taken === 'over' ? over : null);
  });

  function sendView(context: Context, exchange: Exchange, page: CartBackView | null): Promise<FastifyReply> {
    if (page === null) {
      const notFound = { content: { kind: 'not-found' }, title: '404', status: 404 } as const;
      return sendOwnPage(server, { context, ...exchange }, notFound);
    }
    const messages = messagesFor(context.website.settings.language);
    const title = page.stage === 'over' ? messages.cartBackOver : messages.cartBackTitle;
    const content = { kind: 'cart-back', page } as const;
    // Everybody with the address sees what is in the cart: it must not reach other servers as a referrer.
    const also = { 'Referrer-Policy': 'no-referrer' };
    return sendOwnPage(server, { context, ...exchange }, { content, title, also });
  }
}
