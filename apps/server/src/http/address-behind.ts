import type { IncomingMessage } from 'node:http';

/**
 * Whose address a request came from, believing as many proxies as there are (rule HTTP-12): what Fastify makes
 * of it, for requests that Fastify never sees.
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
