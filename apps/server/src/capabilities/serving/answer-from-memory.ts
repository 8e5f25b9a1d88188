import type { IncomingMessage, ServerResponse } from 'node:http';
import { newId } from '@vitrine/core/id/id.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../context.ts';
import { addressBehind } from '../../http/address-behind.ts';
import { namesOneHost } from '../../http/check-host.ts';
import { encodingFor } from '../../http/packed-body.ts';
import { requestLines } from '../../http/request-log.ts';
import { sendReady, type WireExchange } from '../../http/send.ts';
import type { CachedPage, PageCache } from './page-cache.ts';

/**
 * Serves cached pages before everything else on this server: a request for a page that is certainly current is
 * answered with a map lookup, a header array and a buffer. All other requests take the normal path, which finds or
 * renders it (rule SERVE-13).
 */
export function answerFromMemory(app: FastifyInstance, services: Services, cache: PageCache): void {
  const { clock, configuration, log, notifications } = services;
  const logLine = requestLines(log);
  const proxies = configuration.TRUSTED_PROXIES;
  const others = app.server.listeners('request');
  app.server.removeAllListeners('request');
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const began = performance.now();
    const cached = findFinished(request);
    if (cached === null) {
      for (const listener of others) Reflect.apply(listener, app.server, [request, response]);
      return;
    }
    const requestId = newId();
    sendCached(cache, cached, { request, response, requestId });
    logLine({
      requestId,
      method: request.method ?? '',
      host: request.headers.host ?? '',
      url: request.url ?? '',
      status: response.statusCode,
      milliseconds: performance.now() - began,
      address: addressBehind(request, proxies),
    });
  });

  function findFinished(request: IncomingMessage): CachedPage | null {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null;
    const cached = cache.byAddress.get(memoryKey(request, proxies > 0));
    if (cached === undefined || !namesOneHost(request)) return null;
    const isOfNow =
      cached.isFresh && cached.validUntil > clock.now().getTime() && isReadyFor(cached, request);
    // While no change notices arrive, the last cached page is better than none (SERVE-15).
    return isOfNow || !notifications.isListening() ? cached : null;
  }
}

/** The same answer at the end of the normal path. */
export async function replyCached(
  cache: PageCache,
  cached: CachedPage,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  await cache.pack(cached, encodingFor(request.headers['accept-encoding']));
  reply.hijack();
  sendCached(cache, cached, { request: request.raw, response: reply.raw, requestId: request.id });
  return reply;
}

/**
 * The key of a cached page before its website is known: `Host` alone names that (HTTP-28). Behind a trusted proxy,
 * the scheme it adds is part of the page's own addresses, and so of the key (SERVE-13).
 */
export function memoryKey({ headers, url }: IncomingMessage, isBehindProxy: boolean): string {
  return isBehindProxy ? `${headers['x-forwarded-proto']} ${headers.host}${url}` : `${headers.host}${url}`;
}

function isReadyFor({ body }: CachedPage, { headers }: IncomingMessage): boolean {
  const isWhole = body.br !== null && body.gzip !== null;
  return isWhole || body[encodingFor(headers['accept-encoding'])] !== null;
}

function sendCached(cache: PageCache, cached: CachedPage, exchange: WireExchange): void {
  cache.count(cached);
  sendReady(cached.ready, exchange);
}
