import { isId } from '@vitrine/core/id/id.ts';
import { messagesFor } from '@vitrine/core/messages/page-messages.ts';
import { wordsIn } from '@vitrine/core/messages/words.ts';
import type { StockNoticeView } from '@vitrine/core/stock-notices/stock-notice-views.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Context, Services } from '../../context.ts';
import { replyNotFound } from '../../http/error-replies.ts';
import { websiteContext } from '../../http/request-scope.ts';
import { type AskOutcome, askForNotice, noticeAction, noticePage } from '../stock-notices/index.ts';
import { sendOwnPage } from './send-own-page.ts';
import type { SiteServer } from './site-server.ts';

type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply };

const posted = z.object({ variantId: z.string(), email: z.string().max(300) });
const askedOf = z.object({ product: z.string() });

/** Asking to be told of stock, and the page behind the link in the email; without script too (rules STOCKNOTICE-1 and STOCKNOTICE-2). */
export function serveStockNotices(app: FastifyInstance, services: Services, server: SiteServer): void {
  app.post(noticeAction, async (request, reply) => {
    const context = await websiteContext(services, request, reply);
    if (context === null) return replyNotFound(request, reply);
    const form = posted.safeParse(request.body);
    const { data: asked } = askedOf.safeParse(request.query);
    const isNamed = form.success && asked !== undefined && isId(asked.product) && isId(form.data.variantId);
    if (!isNamed) return sendView(context, { request, reply }, null);
    const outcome = await askForNotice(context, { productId: asked.product, ...form.data });
    return sendView(context, { request, reply }, viewOf(context, outcome), statuses[outcome.kind]);
  });

  const route = (method: 'GET' | 'POST', path: string, act: 'confirm' | 'stop' | null) =>
    app.route<{ Params: { token: string } }>({
      method,
      url: `${noticeAction}/:token${path}`,
      handler: async (request, reply) => {
        const context = await websiteContext(services, request, reply);
        if (context === null) return replyNotFound(request, reply);
        return sendView(context, { request, reply }, await noticePage(context, request.params.token, act));
      },
    });
  route('GET', '', null);
  route('POST', '', 'confirm');
  // Mail programs post here too, without having opened the page (RFC 8058).
  route('POST', '/stop', 'stop');

  function sendView(
    context: Context,
    exchange: Exchange,
    notice: StockNoticeView | null,
    status = 200,
  ): Promise<FastifyReply> {
    if (notice === null) {
      const page = { content: { kind: 'not-found' }, title: '404', status: 404 } as const;
      return sendOwnPage(server, { context, ...exchange }, page);
    }
    const messages = messagesFor(context.website.settings.language);
    const titles = {
      asked: messages.noticeAskedTitle,
      open: messages.noticeOpenTitle,
      confirmed: messages.noticeConfirmedTitle,
      stopped: messages.noticeStoppedTitle,
      over: messages.noticeOverTitle,
      refused: messages.errorPrefix({ title: messages.noticeRefusedTitle }),
    };
    const content = { kind: 'stock-notice', notice } as const;
    const also = { 'Referrer-Policy': 'no-referrer' };
    return sendOwnPage(
      server,
      { context, ...exchange },
      { content, title: titles[notice.stage], status, also },
    );
  }
}

const statuses = { asked: 200, available: 409, tooMany: 429, wrongEmail: 400, unknown: 404 } as const;

function viewOf({ website }: Context, outcome: AskOutcome): StockNoticeView | null {
  if (outcome.kind === 'unknown') return null;
  const { language } = website.settings;
  const { product, options } = outcome;
  const view = { address: '', product, options, email: '', problem: null };
  if (outcome.kind === 'asked') return { ...view, stage: 'asked' };
  const messages = messagesFor(language);
  const problems = {
    wrongEmail: wordsIn(language).forms.email({ email: 'name@example.com' }),
    available: messages.noticeAvailable,
    tooMany: messages.noticeTooMany,
  };
  return { ...view, stage: 'refused', problem: problems[outcome.kind] };
}
