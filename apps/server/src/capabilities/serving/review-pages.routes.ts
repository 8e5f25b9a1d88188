import { isId } from '@vitrine/core/id/id.ts';
import { messagesFor } from '@vitrine/core/messages/page-messages.ts';
import { wordsIn } from '@vitrine/core/messages/words.ts';
import { record as reviewRecord } from '@vitrine/core/records/review.record.ts';
import { reportReasonSchema, reviewInputSchema } from '@vitrine/core/reviews/review.ts';
import type { ReviewRequestView } from '@vitrine/core/reviews/review-views.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Context, Services } from '../../context.ts';
import { replyNotFound } from '../../http/error-replies.ts';
import { redirectHere } from '../../http/redirect.ts';
import { websiteContext } from '../../http/request-scope.ts';
import {
  findReported,
  type RequestState,
  reportReview,
  requestOfToken,
  requestPage,
  stopPage,
  stopRequests,
  submitReview,
} from '../reviews/index.ts';
import { sendOwnPage } from './send-own-page.ts';
import type { SiteServer } from './site-server.ts';

type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply };

const posts = { max: 60, seconds: 60 };
const postedReview = z.object({
  lineId: z.string().default(''),
  stars: z.string().max(10).default(''),
  title: z.string().default(''),
  text: z.string().default(''),
  author: z.string().default(''),
});
const pageQuery = z.object({ done: z.enum(['published', 'waiting']).optional().catch(undefined) });
/** Anyone with the address can review the purchase: it must not reach other servers as a referrer. */
const secretAddress = { 'Referrer-Policy': 'no-referrer' };

/** The pages of review requests, and the page that reports a review; without script too (rules REVIEW-3 to REVIEW-5, REVIEW-12). */
export function serveReviews(app: FastifyInstance, services: Services, server: SiteServer): void {
  const route = (
    method: 'GET' | 'POST',
    url: string,
    answer: (context: Context, exchange: Exchange, id: string) => Promise<FastifyReply>,
  ) =>
    app.route<{ Params: { id: string } }>({
      method,
      url,
      handler: async (request, reply) => {
        const context = await websiteContext(services, request, reply);
        if (context === null) return replyNotFound(request, reply);
        return answer(context, { request, reply }, request.params.id);
      },
    });

  route('GET', '/checkout/review/:id', async (context, exchange, token) => {
    const { done } = pageQuery.parse(exchange.request.query);
    return sendRequest(context, exchange, await requestPage(context, token, { notice: done ?? null }));
  });
  route('POST', '/checkout/review/:id', (context, exchange, token) => postReview(context, exchange, token));
  route('GET', '/checkout/review/:id/stop', async (context, exchange, token) =>
    sendRequest(context, exchange, await stopPage(context, token, { isStopped: false })),
  );
  // Mail programs post here too, without having opened the page (RFC 8058).
  route('POST', '/checkout/review/:id/stop', async (context, exchange, token) => {
    const opened = await requestOfToken(context, token);
    if (opened !== null) await stopRequests(context, opened);
    return sendRequest(context, exchange, await stopPage(context, token, { isStopped: true }));
  });
  route('GET', '/checkout/reported/:id', (context, exchange, id) => sendReport(context, exchange, { id }));
  route('POST', '/checkout/reported/:id', async (context, exchange, id) => {
    const reason = reportReasonSchema.safeParse(
      z.object({ reason: z.string() }).safeParse(exchange.request.body).data?.reason,
    );
    const found = isId(id) ? await findReported(context, id) : null;
    if (found === null) return sendReport(context, exchange, { id });
    const isSent = await reportReview(context, { reviewId: id, reason: reason.data ?? '' });
    return sendReport(context, exchange, { id, isSent, isTooMany: !isSent });
  });

  async function postReview(context: Context, exchange: Exchange, token: string): Promise<FastifyReply> {
    const opened = await requestOfToken(context, token);
    if (opened === null) return sendRequest(context, exchange, null);
    const messages = messagesFor(context.website.settings.language);
    const posted = postedReview.safeParse(exchange.request.body);
    const wait = services.floods.takeFrom(exchange.request.ip, 'review', posts);
    const values = posted.data ?? { lineId: '', stars: '', title: '', text: '', author: '' };
    const again = async (state: RequestState & { status?: number }, errors: Record<string, string> = {}) =>
      sendRequest(
        context,
        exchange,
        await requestPage(context, token, { ...state, entered: { lineId: values.lineId, values, errors } }),
        state.status,
      );
    if (wait !== null) return again({ problem: messages.reviewAgain, status: 429 });
    const read = reviewInputSchema.safeParse(values);
    if (!read.success) {
      const wrong = new Set(read.error.issues.map(issue => String(issue.path[0])));
      const { tooLong } = wordsIn(context.website.settings.language).forms;
      const errors = [...wrong].map(name => [name, name === 'stars' ? messages.reviewSelectStars : tooLong]);
      return again({ status: 400 }, Object.fromEntries(errors));
    }
    const submitted = await submitReview(context, opened, { lineId: values.lineId, input: read.data });
    if (submitted === 'expired') return again({ status: 410 });
    if (submitted === 'reviewed') return again({ problem: messages.reviewAlready, status: 409 });
    if (submitted === 'gone') return again({ problem: messages.reviewAgain, status: 409 });
    const done = submitted === 'published' ? 'published' : 'waiting';
    return redirectHere(exchange.reply, `/checkout/review/${token}?done=${done}`, 303);
  }

  function sendRequest(
    context: Context,
    { request, reply }: Exchange,
    view: ReviewRequestView | null,
    status = 200,
  ): Promise<FastifyReply> {
    if (view === null) return sendMissing(context, { request, reply });
    const { errorPrefix, reviewStop, reviewStopped, reviewTitle } = messagesFor(
      context.website.settings.language,
    );
    const titles = { stop: reviewStop, stopped: reviewStopped };
    const plain = view.stage in titles ? titles[view.stage as keyof typeof titles] : reviewTitle;
    const isWrong = view.problem !== null || view.lines.some(line => Object.keys(line.errors).length > 0);
    const content = { kind: 'review-request', request: view } as const;
    return sendOwnPage(
      server,
      { context, request, reply },
      {
        content,
        title: isWrong ? errorPrefix({ title: plain }) : plain,
        status,
        identity: { recordType: reviewRecord.number },
        also: secretAddress,
      },
    );
  }

  async function sendReport(
    context: Context,
    { request, reply }: Exchange,
    { id, isSent = false, isTooMany = false }: { id: string; isSent?: boolean; isTooMany?: boolean },
  ): Promise<FastifyReply> {
    const found = isId(id) ? await findReported(context, id) : null;
    if (found === null) return sendMissing(context, { request, reply });
    const { reviewReported, reviewReportTitle, reviewReportTooMany } = messagesFor(
      context.website.settings.language,
    );
    const problem = isTooMany ? reviewReportTooMany : null;
    const address = found.review.reportAddress;
    const content = { kind: 'review-report', report: { ...found, address, isSent, problem } } as const;
    return sendOwnPage(
      server,
      { context, request, reply },
      { content, title: isSent ? reviewReported : reviewReportTitle, status: isTooMany ? 429 : 200 },
    );
  }

  function sendMissing(context: Context, { request, reply }: Exchange): Promise<FastifyReply> {
    const page = { content: { kind: 'not-found' }, title: '404', status: 404 } as const;
    return sendOwnPage(server, { context, request, reply }, page);
  }
}
