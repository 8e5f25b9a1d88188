import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { chosenLines } from '../log.ts';
import { maskPath } from '../secrets/mask-address.ts';

export interface AnsweredRequest {
  readonly requestId: string;
  readonly method: string;
  readonly host: string;
  /** As the browser sent it; what follows `?` is left out. */
  readonly url: string;
  readonly status: number;
  readonly milliseconds: number;
  readonly address: string;
}

/** One line a request, found again by the id in `X-Request-Id`; queries, cookies and bodies stay out (HTTP-9), tokens in paths too (HTTP-21). */
export function registerRequestLog(app: FastifyInstance, log: Logger): void {
  const lines = chosenLines(log);
  app.addHook('onResponse', async (request, reply) => {
    logRequest(lines, {
      requestId: request.id,
      method: request.method,
      host: request.host,
      url: request.url,
      status: reply.statusCode,
      milliseconds: reply.elapsedTime,
      address: request.ip,
    });
  });
}

/** The same line for what is answered before Fastify sees it. */
export function logRequest(
  log: Pick<Logger, 'info'>,
  { requestId, method, host, url, status, milliseconds, address }: AnsweredRequest,
): void {
  const path = maskPath(url.split('?', 1)[0] ?? '');
  const rounded = Math.round(milliseconds * 10) / 10;
  log.info({ requestId, method, host, path, status, milliseconds: rounded, address }, 'request');
}
