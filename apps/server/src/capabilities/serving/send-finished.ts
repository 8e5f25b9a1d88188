import type { FastifyReply } from 'fastify';
import { encodingFor } from './pack-page.ts';
import type { FinishedPage } from './page-cache.ts';
import type { PagePolicy } from './page-policy.ts';

/**
 * Sends a page that is this visitor's alone, kept by nobody: compressed, unless its address carries words that
 * somebody else may have chosen and the page may repeat beside what is the visitor's own (rule SERVE-28).
 */
export function sendFinished(reply: FastifyReply, page: FinishedPage): FastifyReply {
  const { status, contentType, policy, cacheControl, body } = page;
  const { headers, url } = reply.request;
  const allowed = isBesideSession(policy, headers.cookie) ? policy?.closed : policy?.open;
  const encoding = url.includes('?') ? 'identity' : encodingFor(headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  return reply
    .status(status)
    .header('Cache-Control', cacheControl)
    .header('Vary', 'Accept-Encoding')
    .header('Content-Security-Policy', allowed ?? "default-src 'none'")
    .type(contentType)
    .send(body[encoding]);
}

/**
 * Whether the browser may hold a session here, on this path or another: a planted cookie that makes ours count
 * for none on one page must not let the owner's own code run beside a session (SERVE-12, COOKIE-2).
 */
export function isBesideSession(policy: PagePolicy | null, cookies: string | undefined): boolean {
  return policy?.hasUserCode === true && cookies?.includes(policy.closedBy) === true;
}
