import type { FastifyInstance } from 'fastify';

/**
 * The tenant comes from `Host` alone (rule HTTP-28). Fastify reads the host of a request from `X-Forwarded-Host`
 * behind a trusted proxy; without that header it cannot, and neither can anything after it.
 */
export function registerOwnHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    delete raw.headers['x-forwarded-host'];
  });
}
