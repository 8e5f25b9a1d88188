import type { FastifyReply } from 'fastify';
import type { FinishedPage } from './page-cache.ts';

/** Sends a page that is this visitor's alone: in full, and kept by nobody. */
export function sendFinished(reply: FastifyReply, page: FinishedPage): FastifyReply {
  const { status, contentType, policy, cacheControl, body } = page;
  return reply
    .status(status)
    .header('Cache-Control', cacheControl)
    .header('Content-Security-Policy', policy?.closed ?? "default-src 'none'")
    .type(contentType)
    .send(body.identity);
}
