import type { DownloadRefusal, DownloadsPageView } from '@vitrine/core/downloads/downloads-view.ts';
import { messagesFor } from '@vitrine/core/messages/page-messages.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Context, Services } from '../../context.ts';
import { replyNotFound } from '../../http/error-replies.ts';
import { redirectHere } from '../../http/redirect.ts';
import { websiteContext } from '../../http/request-scope.ts';
import { say } from '../../http/send.ts';
import { inLanguage } from '../../in-language.ts';
import { downloadFile, orderOfDownloads, shownDownloads } from '../checkout/index.ts';
import { sendOriginal } from '../media/index.ts';
import { sendDownloads, statusPath } from '../orders/index.ts';
import { sendOwnPage } from './send-own-page.ts';
import type { SiteServer } from './site-server.ts';

const address = '/checkout/downloads/:token';
const query = z.object({ renewal: z.enum(['sent', 'wait']).optional().catch(undefined) });
/** New links for one order. */
const renewals = { max: 3, seconds: 3600 };
const statusOf: Readonly<Record<DownloadRefusal, number>> = {
  expired: 410,
  used: 403,
  gone: 404,
  closed: 410,
};
const notFound = { content: { kind: 'not-found' }, title: '404', status: 404 } as const;

type Asked = FastifyRequest<{ Params: { token: string } }>;
type AskedForFile = FastifyRequest<{ Params: { token: string; lineId: string; fileId: string } }>;

/** The downloads of an order, for anyone who has their link (rules DOWNLOAD-7 to DOWNLOAD-10). */
export function serveDownloads(app: FastifyInstance, services: Services, server: SiteServer): void {
  app.get(address, async (request: Asked, reply) => {
    const context = await websiteContext(services, request, reply);
    if (context === null) return replyNotFound(request, reply);
    const { renewal = null } = query.parse(request.query);
    return sendPage(server, { context, request, reply }, { refusal: null, renewal });
  });

  app.get(`${address}/:lineId/:fileId/:fileName`, async (request: AskedForFile, reply) => {
    const context = await websiteContext(services, request, reply);
    if (context === null) return replyNotFound(request, reply);
    const { token, lineId, fileId } = request.params;
    const found = await orderOfDownloads(context, token);
    if (found === null) return sendOwnPage(server, { context, request, reply }, notFound);
    const program = request.headers['user-agent'] ?? '';
    const taker = request.method === 'HEAD' ? null : { address: request.ip, program };
    const file = await downloadFile(context, { ...found, lineId, fileId, taker });
    if ('refusal' in file)
      return sendPage(server, { context, request, reply }, { refusal: file.refusal, renewal: null });
    say(reply, { 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' });
    return sendOriginal(services, { request, reply }, file.asset, context.website.id);
  });

  app.post(address, async (request: Asked, reply) => {
    const context = await websiteContext(services, request, reply);
    if (context === null) return replyNotFound(request, reply);
    const { token } = request.params;
    const found = await orderOfDownloads(context, token);
    if (found === null) return sendOwnPage(server, { context, request, reply }, notFound);
    const { order } = found;
    const here = `/checkout/downloads/${encodeURIComponent(token)}`;
    const key = `downloads ${context.website.id} ${order.id}`;
    if ((await services.guards.take(context.database, key, renewals)) !== null)
      return redirectHere(reply, `${here}?renewal=wait`, 303);
    const sent = await sendDownloads(context, order.id);
    return redirectHere(reply, sent.ok ? `${here}?renewal=sent` : here, 303);
  });
}

interface Exchange {
  readonly context: Context;
  readonly request: FastifyRequest<{ Params: { token: string } }>;
  readonly reply: FastifyReply;
}

async function sendPage(
  server: SiteServer,
  exchange: Exchange,
  state: Pick<DownloadsPageView, 'refusal' | 'renewal'>,
): Promise<FastifyReply> {
  const found = await orderOfDownloads(exchange.context, exchange.request.params.token);
  if (found === null) return sendOwnPage(server, exchange, notFound);
  const context = inLanguage(exchange.context, found.order.language);
  const downloads = await shownDownloads(context, found.order, { until: found.until });
  if (downloads === null) return sendOwnPage(server, exchange, notFound);
  const { contactEmail, language } = context.website.settings;
  const words = messagesFor(language);
  const page: DownloadsPageView = {
    ...state,
    downloads,
    orderAddress: statusPath(context, found.order.id),
    contact: contactEmail,
  };
  return sendOwnPage(
    server,
    { ...exchange, context },
    {
      content: { kind: 'downloads', page },
      title: state.refusal === null ? words.downloads : words.errorPrefix({ title: words.downloads }),
      status: state.refusal === null ? 200 : statusOf[state.refusal],
      // Anyone with the address can download: it must not reach other servers as a referrer.
      also: { 'Referrer-Policy': 'no-referrer' },
    },
  );
}
