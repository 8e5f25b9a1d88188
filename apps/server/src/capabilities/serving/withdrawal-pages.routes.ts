import { foldRecipient } from '@vitrine/core/mail/fold-recipient.ts';
import { messagesFor } from '@vitrine/core/messages/page-messages.ts';
import { type WithdrawalPageView, withdrawalSchema } from '@vitrine/core/withdrawals/withdrawal.ts';
import { withdrawalAddress } from '@vitrine/core/withdrawals/withdrawal-address.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Context, Services } from '../../context.ts';
import { replyNotFound } from '../../http/error-replies.ts';
import { redirectHere } from '../../http/redirect.ts';
import { websiteContext } from '../../http/request-scope.ts';
import { takeMail } from '../mail/index.ts';
import { declareWithdrawal, withdrawalOf } from '../returns/index.ts';
import { sendOwnPage } from './send-own-page.ts';
import type { SiteServer } from './site-server.ts';

/** Each declaration sends an email to the person it names. */
const fromNetwork = { max: 10, seconds: 3600 };
const toAddress = { max: 5, seconds: 86_400 };
const query = z.object({
  order: z.string().max(200).catch(''),
  done: z.string().optional().catch(undefined),
});
const typed = z.string().max(2000).default('');
const posted = z.object({
  ...{ step: typed, id: typed, name: typed, email: typed, number: typed, items: typed },
});

/** Withdrawal from a contract, without signing in and without script (rules WITHDRAW-1 to WITHDRAW-4). */
export function serveWithdrawals(app: FastifyInstance, services: Services, server: SiteServer): void {
  app.get(withdrawalAddress, async (request, reply) => {
    const context = await websiteContext(services, request, reply);
    if (context === null) return replyNotFound(request, reply);
    const { order, done } = query.parse(request.query);
    const page = await withdrawalOf(context, order);
    return sendPage(context, { request, reply }, done === undefined ? page : { ...page, stage: 'done' });
  });

  app.post(withdrawalAddress, async (request, reply) => {
    const context = await websiteContext(services, request, reply);
    if (context === null) return replyNotFound(request, reply);
    const messages = messagesFor(context.website.settings.language);
    const empty = await withdrawalOf(context, '');
    const { step, ...fields } = posted.catch({ step: '', ...empty }).parse(request.body ?? {});
    const read = withdrawalSchema.safeParse(fields);
    const page = { ...empty, ...fields, id: read.success ? fields.id : empty.id };
    if (!read.success || step === 'change') {
      const problem = step === 'change' ? null : messages.withdrawalIncomplete;
      return sendPage(context, { request, reply }, { ...page, problem }, problem === null ? 200 : 400);
    }
    if (step !== 'confirm') return sendPage(context, { request, reply }, { ...page, stage: 'confirm' });
    const { database, website } = context;
    const key = `withdrawal ${website.id} ${foldRecipient(read.data.email)}`;
    const isTooMany =
      (await services.guards.takeFrom(database, { address: request.ip, what: 'withdrawal' }, fromNetwork)) !==
        null ||
      (await services.guards.take(database, key, toAddress)) !== null ||
      (await takeMail(context, { about: 'withdrawal', to: read.data.email })) !== null;
    if (isTooMany)
      return sendPage(context, { request, reply }, { ...page, problem: messages.withdrawalWait }, 429);
    await declareWithdrawal(context, read.data);
    return redirectHere(reply, `${withdrawalAddress}?done=1`, 303);
  });

  function sendPage(
    context: Context,
    exchange: { request: FastifyRequest; reply: FastifyReply },
    page: WithdrawalPageView,
    status = 200,
  ): Promise<FastifyReply> {
    const { errorPrefix, withdrawalTitle } = messagesFor(context.website.settings.language);
    const title = page.problem === null ? withdrawalTitle : errorPrefix({ title: withdrawalTitle });
    // Only the empty form is for search engines: a link of an order fills it in.
    const isEmpty = exchange.request.url === withdrawalAddress;
    const also = { 'Referrer-Policy': 'no-referrer', ...(isEmpty ? {} : { 'X-Robots-Tag': 'noindex' }) };
    return sendOwnPage(
      server,
      { context, ...exchange },
      { content: { kind: 'withdrawal', page }, title, status, also },
    );
  }
}
