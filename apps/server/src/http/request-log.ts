import type { FastifyInstance } from 'fastify';
import { type DestinationStream, type Logger, pino } from 'pino';
import { maskPath } from '../secrets/mask-address.ts';

export interface AnsweredRequest {
  readonly requestId: string;
  readonly method: string;
  readonly host: string;
  /** As sent by the browser, without the query. */
  readonly url: string;
  readonly status: number;
  readonly milliseconds: number;
  readonly address: string;
}

/**
 * One line for each request, found by the id in `X-Request-Id`; without queries, cookies and bodies (HTTP-9), and
 * without tokens in paths (HTTP-21).
 */
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
 * The line itself, also for requests answered before Fastify. It is built here, without pino, which would take
 * longer than everything else in an answer from memory; level and format are those of the log.
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
