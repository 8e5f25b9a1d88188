import { isId } from '@vitrine/core/id/id.ts';
import { messagesFor } from '@vitrine/core/messages/page-messages.ts';
import { commentSchema } from '@vitrine/core/returns/return.ts';
import { returnErrors } from '@vitrine/core/returns/returns.errors.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Context, Services } from '../../context.ts';
import { replyNotFound } from '../../http/error-replies.ts';
import { redirectHere } from '../../http/redirect.ts';
import { refuseFlood } from '../../http/refuse-flood.ts';
import { websiteContext } from '../../http/request-scope.ts';
import type { Exchange } from '../../http/stored-file.ts';
import { paperFlood, sendPaper } from '../documents/index.ts';
import { inLanguageOfToken } from '../orders/index.ts';
import {
  askReturn,
  drawSlip,
  type ReturnsPageState,
  reasonsOf,
  returnsPage,
  withdrawReturn,
} from '../returns/index.ts';
import { sendOwnPage } from './send-own-page.ts';
import type { SiteServer } from './site-server.ts';

type Params = { token: string; returnId?: string };

const posts = { max: 30, seconds: 60 };
const posted = z.record(z.string(), z.string().max(2000));
const pageQuery = z.object({ done: z.enum(['asked', 'withdrawn']).optional().catch(undefined) });
/** Anyone with the address can ask for returns: it must not reach other servers as a referrer. */
const secretAddress = { 'Referrer-Policy': 'no-referrer' };

/** The returns of an order, for anyone with its link; without script too (rules RETURN-1 to RETURN-3, RETURN-8, RETURN-9). */
export function serveReturns(app: FastifyInstance, services: Services, server: SiteServer): void {
  const route = (
    method: 'GET' | 'POST',
    url: string,
    answer: (context: Context, exchange: Exchange, params: Params) => Promise<FastifyReply>,
  ) =>
    app.route<{ Params: Params }>({
      method,
      url: `/checkout/returns/:token${url}`,
      handler: async (request, reply) => {
        const context = await websiteContext(services, request, reply);
        if (context === null) return replyNotFound(request, reply);
        return answer(
          await inLanguageOfToken(context, request.params.token),
          { request, reply },
          request.params,
        );
      },
    });

  route('GET', '', (context, exchange, { token }) => {
    const { done } = pageQuery.parse(exchange.request.query);
    return sendPage(context, exchange, token, { notice: done ?? null });
  });
  route('POST', '', (context, exchange, { token }) => postReturn(context, exchange, token));
  route('POST', '/:returnId/withdrawal', async (context, exchange, { token, returnId = '' }) => {
    const found = await returnsPage(context, token);
    if (found === null || !isId(returnId)) return sendMissing(context, exchange);
    const done = await withdrawReturn(context, { orderId: found.order.id, returnId });
    const { returnChanged } = messagesFor(context.website.settings.language);
    if (!done.ok) return sendPage(context, exchange, token, { problem: returnChanged }, 409);
    return redirectHere(exchange.reply, `${found.page.address}?done=withdrawn`, 303);
  });
  route('GET', '/:returnId/slip.pdf', async (context, exchange, { token, returnId = '' }) => {
    const found = await returnsPage(context, token);
    if (found === null || !isId(returnId)) return sendMissing(context, exchange);
    const refused = refuseFlood(services, exchange, paperFlood);
    if (refused !== null) return refused;
    const slip = await drawSlip(context, { order: found.order, returnId });
    if (slip === null) return sendMissing(context, exchange);
    return sendPaper(exchange.reply, slip.body, slip.name, { ...secretAddress, 'X-Robots-Tag': 'noindex' });
  });

  async function postReturn(context: Context, exchange: Exchange, token: string): Promise<FastifyReply> {
    const found = await returnsPage(context, token);
    if (found === null) return sendMissing(context, exchange);
    const messages = messagesFor(context.website.settings.language);
    const fields = posted.safeParse(exchange.request.body).data ?? {};
    const lines = found.order.lines.flatMap(({ id: lineId }) => {
      const quantity = Number(fields[`quantity-${lineId}`] ?? '0');
      const reason = fields[`reason-${lineId}`] ?? '';
      return Number.isInteger(quantity) && quantity > 0 ? [{ lineId, quantity, reason }] : [];
    });
    const comment = commentSchema.safeParse(fields.comment ?? '').data ?? '';
    const again = (problem: string, status: number) =>
      sendPage(context, exchange, token, { problem, entered: { lines, comment } }, status);
    if (services.floods.takeFrom(exchange.request.ip, 'return', posts) !== null)
      return again(messages.returnWait, 429);
    const { returnId = '' } = fields;
    const reasons = reasonsOf(context);
    if (!isId(returnId) || lines.length === 0 || lines.some(({ reason }) => !reasons.includes(reason)))
      return again(messages.returnChoose, 400);
    const asked = await askReturn(context, { orderId: found.order.id, returnId, lines, comment });
    if (asked.ok) return redirectHere(exchange.reply, `${found.page.address}?done=asked`, 303);
    const { code, values } = asked.error;
    if (code === returnErrors.tooMany.code)
      return again(messages.returnTooMany({ title: String(values.title), left: Number(values.left) }), 409);
    return again(messages.returnTooLate, 409);
  }

  async function sendPage(
    context: Context,
    { request, reply }: Exchange,
    token: string,
    state: ReturnsPageState,
    status = 200,
  ): Promise<FastifyReply> {
    const found = await returnsPage(context, token, state);
    if (found === null) return sendMissing(context, { request, reply });
    const { errorPrefix, returnsTitle } = messagesFor(context.website.settings.language);
    return sendOwnPage(
      server,
      { context, request, reply },
      {
        content: { kind: 'returns', page: found.page },
        title: state.problem === undefined ? returnsTitle : errorPrefix({ title: returnsTitle }),
        status,
        also: secretAddress,
      },
    );
  }

  function sendMissing(context: Context, { request, reply }: Exchange): Promise<FastifyReply> {
    const page = { content: { kind: 'not-found' }, title: '404', status: 404 } as const;
    return sendOwnPage(server, { context, request, reply }, page);
  }
}
