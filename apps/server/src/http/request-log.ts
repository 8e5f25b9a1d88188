import type { FastifyInstance } from 'fastify';

/** One line a request, found again by the id in `X-Request-Id`; queries, cookies and bodies stay out (HTTP-9). */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        requestId: request.id,
        method: request.method,
        host: request.host,
        path: request.url.split('?', 1)[0],
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime * 10) / 10,
        address: request.ip,
      },
      'request',
    );
  });
}
