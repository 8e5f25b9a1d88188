import { joinSources } from '@vitrine/core/blocks/page-sources.ts';
import { quantitySchema } from '@vitrine/core/cart/cart.calls.ts';
import type { CheckoutView } from '@vitrine/core/checkout/checkout-view.ts';
import { idSchema } from '@vitrine/core/id/id.ts';
import { messagesFor } from '@vitrine/core/messages/page-messages.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Context, Services } from '../../context.ts';
import { replyNotFound } from '../../http/error-replies.ts';
import { redirectHere } from '../../http/redirect.ts';
import { siteUserIdOf, websiteContext } from '../../http/request-scope.ts';
import { findAlsoBought } from '../also-bought/index.ts';
import {
  cartCookie,
  cartDesk,
  cartView,
  type Desk,
  donationDesk,
  hashOfCart,
  readCartByToken,
} from '../cart/index.ts';
import { checkoutView, expressView, isSubscribeToken, orderPage } from '../checkout/index.ts';
import { documentsOfOrder } from '../documents/index.ts';
import { inLanguageOfToken, orderIdOfToken, withdrawalPath } from '../orders/index.ts';
import { hostsOf, type MethodHosts, offeredMethods } from '../payments/index.ts';
import { returnsAddressOf } from '../returns/index.ts';
import { type OwnPage, sendOwnPage } from './send-own-page.ts';
import type { SiteServer } from './site-server.ts';

const cartQuery = z.object({
  notice: z.string().optional().catch(undefined),
  entry: idSchema.optional().catch(undefined),
  variant: idSchema.optional().catch(undefined),
  quantity: quantitySchema.optional().catch(undefined),
});

const subscribeQuery = z.object({ cartToken: z.string().max(200).catch('') });
const notFound = { content: { kind: 'not-found' }, title: '404', status: 404 } as const;

/** Cart, checkout and the placed order, each only for its visitor (rule SERVE-18). */
export function serveStore(app: FastifyInstance, services: Services, server: SiteServer): void {
  app.get('/cart', async (request, reply) => {
    const context = await websiteContext(services, request, reply);
    if (context === null) return replyNotFound(request, reply);
    const cart = await cartView(context, request.cookies[cartCookie], cartQuery.parse(request.query));
    const { cartTitle } = messagesFor(context.website.settings.language);
    const found = cart.canCheckOut ? await expressView(context, request.cookies[cartCookie], 'cart') : null;
    const alsoBought = await findAlsoBought(context, cart.lines);
    return sendOwnPage(
      server,
      { context, request, reply },
      {
        content: { kind: 'cart', cart, alsoBought, express: found?.express ?? null },
        title: cartTitle,
        ...(found === null ? {} : allowedFor(found.hosts)),
      },
    );
  });

  app.get('/checkout', async (request, reply) => {
    const context = await websiteContext(services, request, reply);
    if (context === null) return replyNotFound(request, reply);
    return sendCheckout(context, { services, server, request, reply });
  });

  app.get(donationDesk.path, async (request, reply) => {
    const context = await websiteContext(services, request, reply);
    if (context === null) return replyNotFound(request, reply);
    return sendCheckout(context, { services, server, request, reply }, { desk: donationDesk });
  });

  app.get('/checkout/subscribe', async (request, reply) => {
    const context = await websiteContext(services, request, reply);
    if (context === null) return replyNotFound(request, reply);
    const { cartToken } = subscribeQuery.parse(request.query);
    const cart = await readCartByToken(
      context.database,
      context.website.id,
      hashOfCart(request.cookies[cartCookie]),
    );
    if (cart === null || !isSubscribeToken(context, cart.id, cartToken))
      return sendOwnPage(server, { context, request, reply }, notFound);
    const headers = { 'Referrer-Policy': 'no-referrer' };
    return sendCheckout(context, { services, server, request, reply }, { headers });
  });

  for (const { address, isStatus } of [
    { address: '/checkout/order/:token', isStatus: false },
    { address: '/checkout/status/:token', isStatus: true },
  ])
    app.get<{ Params: { token: string } }>(address, (request, reply) =>
      sendOrder({ services, server, request, reply }, { token: request.params.token, isStatus }),
    );
}

interface OrderExchange {
  readonly services: Services;
  readonly server: SiteServer;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** For a cart with or without a subscription, whose address names it (rule SUBSCRIPTION-19). */
async function sendCheckout(
  context: Context,
  { services, server, request, reply }: OrderExchange,
  { headers = {}, desk = cartDesk }: { headers?: OwnPage['also']; desk?: Desk } = {},
): Promise<FastifyReply> {
  const checkout = await checkoutView(context, request.cookies[desk.cookie], {
    siteUserId: await siteUserIdOf(services, { request, reply }),
  });
  if (checkout === null) {
    const hasCart = request.cookies[cartCookie] !== undefined;
    return redirectHere(reply, hasCart ? '/cart' : '/cart?notice=expired', 303);
  }
  const words = messagesFor(context.website.settings.language);
  const { errorPrefix } = words;
  const checkoutTitle = checkout.donation ? words.donationTitle : words.checkoutTitle;
  // A page that returns with errors announces them first (rule CHECKOUT-16).
  const title = hasErrors(checkout) ? errorPrefix({ title: checkoutTitle }) : checkoutTitle;
  const found =
    desk === cartDesk && checkout.canPlace
      ? await expressView(context, request.cookies[desk.cookie], 'checkout')
      : null;
  const allowed = await allowedForPayment(context, found?.hosts);
  const also = { ...allowed.also, ...headers };
  const express = found?.express ?? null;
  return sendOwnPage(
    server,
    { context, request, reply },
    { content: { kind: 'checkout', checkout, express }, title, ...allowed, also },
  );
}

async function sendOrder(
  { services, server, request, reply }: OrderExchange,
  asked: { readonly token: string; readonly isStatus: boolean },
): Promise<FastifyReply> {
  const given = await websiteContext(services, request, reply);
  if (given === null) return replyNotFound(request, reply);
  const context = await inLanguageOfToken(given, asked.token);
  const order = await orderPage(context, asked);
  if (order === null) return sendOwnPage(server, { context, request, reply }, notFound);
  const {
    confirmedNumber,
    contributionTitle,
    donationReceived,
    memberNumber,
    receivedNumber,
    statusTitle,
    subscribedNumber,
  } = messagesFor(context.website.settings.language);
  const titles = { confirmed: confirmedNumber, received: receivedNumber, status: statusTitle };
  const isSubscribed = order.stage === 'confirmed' && order.subscriptions.length > 0;
  const isGift = order.isDonation === true && order.stage === 'confirmed';
  const isPromised = order.isDonation === true && order.stage === 'received';
  const isMember = order.isMembership === true && order.stage === 'confirmed';
  const confirmed = isMember ? memberNumber : isSubscribed ? subscribedNumber : titles[order.stage];
  const usual = confirmed({ number: order.number });
  const title = isGift ? contributionTitle : isPromised ? donationReceived : usual;
  // Anyone with the address can see the order: it must not reach other servers as a referrer.
  const also = { 'Referrer-Policy': 'no-referrer' };
  const orderId = orderIdOfToken(context, asked.token);
  const documents = orderId === null ? [] : await documentsOfOrder(context, orderId);
  const withdrawalAddress =
    orderId === null || order.isCancelled || order.isDonation ? null : withdrawalPath(context, orderId);
  const returnsAddress = orderId === null ? null : await returnsAddressOf(context, orderId);
  const kind = isGift
    ? 'contribution-confirmed'
    : isMember
      ? 'membership-confirmed'
      : isSubscribed
        ? 'subscription-confirmed'
        : (`order-${order.stage}` as const);
  const content = { kind, order: { ...order, documents, returnsAddress, withdrawalAddress } } as const;
  return sendOwnPage(server, { context, request, reply }, { content, title, also });
}

/** The checkout allows the sources that its payment methods declare, and no more (rule PAYMENT-23). */
export async function allowedForPayment(context: Context, express: MethodHosts = {}): Promise<Allowed> {
  const { sources, opensPopup } = hostsOf(await offeredMethods(context));
  return allowedFor({
    ...joinSources([sources, express]),
    ...(opensPopup || express.opensPopup ? { opensPopup: true } : {}),
  });
}

type Allowed = Pick<OwnPage, 'sources' | 'also'>;

function allowedFor({ opensPopup, ...sources }: MethodHosts): Allowed {
  const also = opensPopup ? { 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' } : {};
  return { sources, also };
}

export function hasErrors({ fields, messages }: CheckoutView): boolean {
  return messages.length > 0 || Object.values(fields).some(field => field.error !== null);
}
