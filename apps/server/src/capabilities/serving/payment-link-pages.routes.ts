import type { PaymentLinkView } from '@vitrine/core/draft-orders/payment-link-view.ts';
import { type Messages, messagesFor } from '@vitrine/core/messages/page-messages.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context, Services } from '../../context.ts';
import { cookiesOf } from '../../http/cookies.ts';
import { replyNotFound } from '../../http/error-replies.ts';
import { redirectHere } from '../../http/redirect.ts';
import { websiteContext } from '../../http/request-scope.ts';
import { pathOfLink, setPaymentLinkCookie } from '../checkout/index.ts';
import { inLanguageOfLink, payByLink, paymentLinkPage } from '../draft-orders/index.ts';
import { sendOwnPage } from './send-own-page.ts';
import type { SiteServer } from './site-server.ts';
import { allowedForPayment, hasErrors } from './store-pages.routes.ts';

type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply };

const posts = { max: 30, seconds: 60 };
const address = '/checkout/pay/:token';

/** Where a customer orders what staff agreed with them; without script too (rule PAYLINK-3). */
export function servePaymentLinks(app: FastifyInstance, services: Services, server: SiteServer): void {
  app.get<{ Params: { token: string } }>(address, async (request, reply) => {
    const given = await websiteContext(services, request, reply);
    if (given === null) return replyNotFound(request, reply);
    const context = await inLanguageOfLink(given, request.params.token);
    const link = await paymentLinkPage(context, request.params.token);
    return link === null
      ? sendMissing(context, { request, reply })
      : sendPage(context, { request, reply }, link);
  });

  app.post<{ Params: { token: string } }>(address, async (request, reply) => {
    const given = await websiteContext(services, request, reply);
    if (given === null) return replyNotFound(request, reply);
    const context = await inLanguageOfLink(given, request.params.token);
    const { token } = request.params;
    const isFlood = services.floods.takeFrom(request.ip, 'checkout', posts) !== null;
    const next = isFlood ? pathOfLink(token) : await payByLink(context, token, request.body);
    if (next === null) return sendMissing(context, { request, reply });
    if (!isFlood) setPaymentLinkCookie(cookiesOf(services, reply), token);
    return redirectHere(reply, next, 303);
  });

  async function sendPage(
    context: Context,
    { request, reply }: Exchange,
    link: PaymentLinkView,
  ): Promise<FastifyReply> {
    const words = messagesFor(context.website.settings.language);
    const allowed = link.stage === 'open' ? await allowedForPayment(context) : {};
    return sendOwnPage(
      server,
      { context, request, reply },
      {
        content: { kind: 'payment-link', link },
        title: titleOf(link, words),
        ...allowed,
        // Anyone with the address can order by it: it must not reach other servers as a referrer.
        also: { ...allowed.also, 'Referrer-Policy': 'no-referrer' },
      },
    );
  }

  function sendMissing(context: Context, { request, reply }: Exchange): Promise<FastifyReply> {
    const page = { content: { kind: 'not-found' }, title: '404', status: 404 } as const;
    return sendOwnPage(server, { context, request, reply }, page);
  }
}

/** A page that returns with errors announces them first (rule CHECKOUT-16). */
function titleOf(link: PaymentLinkView, words: Messages): string {
  if (link.stage === 'expired') return words.payLinkExpiredTitle;
  if (link.stage === 'changed') return words.payLinkChangedTitle;
  if (link.stage === 'ordered') return words.payLinkOrderedTitle;
  const { terms, recurring, downloads } = link.checkout;
  const isRefused = hasErrors(link.checkout) || [terms, recurring, downloads].some(box => box?.error);
  return isRefused ? words.errorPrefix({ title: words.payLinkTitle }) : words.payLinkTitle;
}
