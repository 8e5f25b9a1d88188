import { idSchema } from '@vitrine/core/id/id.ts';
import { messagesFor } from '@vitrine/core/messages/page-messages.ts';
import type { Phrase } from '@vitrine/core/messages/phrase.ts';
import { wordRefusal } from '@vitrine/core/messages/word-refusal.ts';
import { type AddressFieldName, doneActs } from '@vitrine/core/subscriptions/subscription-page.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Context, Services } from '../../context.ts';
import { replyNotFound } from '../../http/error-replies.ts';
import { redirectHere } from '../../http/redirect.ts';
import { siteUserIdOf, websiteContext } from '../../http/request-scope.ts';
import {
  changeFromForm,
  inLanguageOfSubscription,
  type PageState,
  setupOutcome,
  subscriptionPage,
} from '../subscriptions/index.ts';
import { sendOwnPage } from './send-own-page.ts';
import type { SiteServer } from './site-server.ts';

const query = z.object({
  ask: z.literal('cancel').optional().catch(undefined),
  done: z.enum(doneActs).optional().catch(undefined),
  setup: idSchema.optional().catch(undefined),
});
const address = '/checkout/subscription/:token';
const postLimit = { max: 60, seconds: 60 };

type Asked = FastifyRequest<{ Params: { token: string } }>;

/** The page of a subscription, for its customer with or without an account (rule SUBSCRIPTION-14). */
export function serveSubscriptions(app: FastifyInstance, services: Services, server: SiteServer): void {
  app.get(address, async (request: Asked, reply) => {
    const given = await websiteContext(services, request, reply);
    if (given === null) return replyNotFound(request, reply);
    const context = await inLanguageOfSubscription(given, request.params.token);
    const { ask, done, setup } = query.parse(request.query);
    const siteUserId = await siteUserIdOf(services, { request, reply });
    const ended = setup === undefined ? null : await setupOutcome(context, request.params.token, setup);
    const state = { siteUserId, isCancelAsked: ask === 'cancel', done: done ?? null, ...ended };
    return send(server, { context, request, reply }, state);
  });

  app.post(address, async (request: Asked, reply) => {
    const given = await websiteContext(services, request, reply);
    if (given === null) return replyNotFound(request, reply);
    const context = await inLanguageOfSubscription(given, request.params.token);
    const { token } = request.params;
    const here = `/checkout/subscription/${encodeURIComponent(token)}`;
    if (services.floods.takeFrom(request.ip, 'subscription', postLimit) !== null)
      return redirectHere(reply, here, 303);
    const siteUserId = await siteUserIdOf(services, { request, reply });
    const changed = await changeFromForm(context, { token, body: request.body, siteUserId });
    if (changed === null) return send(server, { context, request, reply }, { siteUserId });
    if (changed.kind === 'leads') return redirectHere(reply, changed.address, 303);
    if (changed.kind === 'done') return redirectHere(reply, `${here}?done=${changed.act}`, 303);
    const { refusal, typed } = changed;
    const { language } = context.website.settings;
    return send(
      server,
      { context, request, reply },
      {
        siteUserId,
        typed,
        errors: (refusal.errors ?? {}) as Partial<Record<AddressFieldName, Phrase>>,
        // Each field says what is wrong with it.
        problem: refusal.errors ? messagesFor(language).errorSummary : wordRefusal(refusal, language),
      },
    );
  });
}

interface Exchange {
  readonly context: Context;
  readonly request: Asked;
  readonly reply: FastifyReply;
}

async function send(server: SiteServer, exchange: Exchange, state: PageState): Promise<FastifyReply> {
  const { context, request } = exchange;
  const subscription = await subscriptionPage(context, request.params.token, state);
  if (subscription === null) {
    const page = { content: { kind: 'not-found' }, title: '404', status: 404 } as const;
    return sendOwnPage(server, exchange, page);
  }
  const { subscriptionTitle, errorPrefix } = messagesFor(context.website.settings.language);
  const isRefused = subscription.problem !== null;
  return sendOwnPage(server, exchange, {
    content: { kind: 'subscription', subscription },
    title: isRefused ? errorPrefix({ title: subscriptionTitle }) : subscriptionTitle,
    status: isRefused && request.method === 'POST' ? 422 : 200,
    // Anyone with the address can change the subscription: it must not reach other servers as a referrer.
    also: { 'Referrer-Policy': 'no-referrer' },
  });
}
