import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { replyWithRefusal } from './error-replies.ts';
import { refusal } from './refusal.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

export function isStateChanging(method: string): boolean {
  return !safeMethods.has(method);
}

/**
 * A browser states the origin of a request; a request that changes something must come from the same host, and a
 * neighbouring subdomain is another site. Programs that state nothing pass (rule HTTP-4).
 */
export function registerOriginCheck(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isStateChanging(request.method) && isForeign(request)) {
      return replyWithRefusal(reply, refusal(callErrors.forbidden));
    }
  });
}

function isForeign(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  const { origin } = request.headers;
  if (origin === undefined) return false;
  // A page with a referrer policy or in a sandbox sends `null`; then Sec-Fetch-Site must confirm the origin.
  if (origin === 'null') return site !== 'same-origin';
  try {
    return new URL(origin).host !== request.host;
  } catch {
    return true;
  }
}
