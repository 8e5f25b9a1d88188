import type { IncomingMessage } from 'node:http';

/**
 * The address that a request came from, trusting the configured number of proxies (rule HTTP-12): the same result
 * as Fastify's, for requests that Fastify never sees.
 */
export function addressBehind({ headers, socket }: IncomingMessage, proxies: number): string {
  if (proxies === 0) return socket.remoteAddress ?? '';
  const named = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map(address => address.trim())
    .filter(address => address !== '');
  const path = [socket.remoteAddress ?? '', ...named.reverse()];
  return path[Math.min(proxies, path.length - 1)] ?? '';
}
