import type { FastifyRequest } from 'fastify';

/** Scheme and host as the visitor has them, behind the configured proxies too. */
export function originOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`;
}
