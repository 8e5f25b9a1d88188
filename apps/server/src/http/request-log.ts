import type { FastifyInstance } from 'fastify';
import { type DestinationStream, type Logger, pino } from 'pino';
import { maskPath } from '../secrets/mask-address.ts';

export interface AnsweredRequest {
  readonly requestId: string;
  readonly method: string;
  readonly host: string;
  /** As the browser sent it, without the query. */
  readonly url: string;
  readonly status: number;
  readonly milliseconds: number;
  readonly address: string;
}

/** One line a request, found again by the id in `X-Request-Id`; queries, cookies and bodies stay out (HTTP-9), tokens in paths too (HTTP-21). */
export function registerRequestLog(app: FastifyInstance, log: Logger): void {
  const logLine = requestLines(log);
  app.addHook('onResponse', async (request, reply) => {
    logLine({
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

/**
 * The line itself, for what is answered before Fastify sees it, too. It is joined here, past pino, which takes longer
 * for it than all else that an answer from memory needs; beginning, level and place are those of the log.
 */
export function requestLines(log: Logger): (answered: AnsweredRequest) => void {
  const bindings: string = Reflect.get(log, pino.symbols.chindingsSym);
  const stream: DestinationStream = Reflect.get(log, pino.symbols.streamSym);
  return ({ requestId, method, host, url, status, milliseconds, address }) => {
    if (!log.isLevelEnabled('info')) return;
    const path = maskPath(url.split('?', 1)[0] ?? '');
    const rounded = Math.round(milliseconds * 10) / 10;
    stream.write(
      `{"level":${pino.levels.values.info},"time":${Date.now()}${bindings},"requestId":"${requestId}",` +
        `"method":${JSON.stringify(method)},"host":${JSON.stringify(host)},"path":${JSON.stringify(path)},` +
        `"status":${status},"milliseconds":${rounded},"address":${JSON.stringify(address)},"msg":"request"}\n`,
    );
  };
}
