import type { BalanceLinkPageView } from '@vitrine/core/balances/balance-link-view.ts';
import { type Messages, messagesFor } from '@vitrine/core/messages/page-messages.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Services } from '../../context.ts';
import { cookiesOf } from '../../http/cookies.ts';
import { replyNotFound } from '../../http/error-replies.ts';
import { redirectHere } from '../../http/redirect.ts';
import { websiteContext } from '../../http/request-scope.ts';
import { balanceLinkPage, pathOfBalance, payBalance } from '../balances/index.ts';
import { orderPage, setPaymentLinkCookie } from '../checkout/index.ts';
import { sendOwnPage } from './send-own-page.ts';
import type { SiteServer } from './site-server.ts';
import { allowedForPayment } from './store-pages.routes.ts';

const posts = { max: 30, seconds: 60 };
const address = '/checkout/balance/:token';
const query = z.object({
  amount: z.literal('old').optional().catch(undefined),
  earlier: z.literal('open').optional().catch(undefined),
});
const notFound = { content: { kind: 'not-found' }, title: '404', status: 404 } as const;

/** Where a buyer pays what is left of an order; without script too (rule BALANCE-4). */
export function serveBalances(app: FastifyInstance, services: Services, server: SiteServer): void {
  app.get<{ Params: { token: string } }>(address, async (request, reply) => {
    const given = await websiteContext(services, request, reply);
    if (given === null) return replyNotFound(request, reply);
    const { token } = request.params;
    const { amount, earlier } = query.parse(request.query);
    const said = { isAmountOld: amount === 'old', isEarlierOpen: earlier === 'open' };
    const page = await balanceLinkPage(given, { token, ...said });
    if (page === null) return sendOwnPage(server, { context: given, request, reply }, notFound);
    const { context, orderToken } = page;
    const order =
      orderToken === null ? null : await orderPage(context, { token: orderToken, isStatus: true });
    const link = { ...page.link, order };
    const allowed = link.stage === 'open' ? await allowedForPayment(context) : {};
    return sendOwnPage(
      server,
      { context, request, reply },
      {
        content: { kind: 'balance', link },
        title: titleOf(link, messagesFor(context.website.settings.language)),
        ...allowed,
        // Anyone with the address can see the order: it must not reach other servers as a referrer.
        also: { ...allowed.also, 'Referrer-Policy': 'no-referrer' },
      },
    );
  });

  app.post<{ Params: { token: string } }>(address, async (request, reply) => {
    const context = await websiteContext(services, request, reply);
    if (context === null) return replyNotFound(request, reply);
    const { token } = request.params;
    const isFlood = services.floods.takeFrom(request.ip, 'checkout', posts) !== null;
    const next = isFlood ? pathOfBalance(token) : await payBalance(context, token, request.body);
    if (next === null) return sendOwnPage(server, { context, request, reply }, notFound);
    if (!isFlood) setPaymentLinkCookie(cookiesOf(services, reply), token);
    return redirectHere(reply, next, 303);
  });
}

/** A page that returns with a problem announces it first (rule CHECKOUT-16). */
function titleOf(link: BalanceLinkPageView, words: Messages): string {
  if (link.stage === 'paid') return words.balancePaidTitle;
  if (link.stage === 'expired') return words.payLinkExpiredTitle;
  if (link.stage !== 'open') return words.payLinkChangedTitle;
  const title = words.balanceTitle({ number: link.number });
  return link.problems.length > 0 ? words.errorPrefix({ title }) : title;
}
