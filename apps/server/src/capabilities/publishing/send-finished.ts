import type { FastifyReply } from 'fastify';
import { sessionCookie } from '../accounts/index.ts';
import type { FinishedPage } from './page-cache.ts';

/** Sends a page that is this visitor's alone: in full, and kept by nobody. */
export function sendFinished(reply: FastifyReply, page: FinishedPage): FastifyReply {
  const { status, contentType, policy, cacheControl, body } = page;
  const hasSession = reply.request.cookies[sessionCookie] !== undefined;
  const allowed = hasSession ? policy?.closed : policy?.open;
  return reply
    .status(status)
    .header('Cache-Control', cacheControl)
    .header('Content-Security-Policy', allowed ?? "default-src 'none'")
    .type(contentType)
    .send(body.identity);
}
