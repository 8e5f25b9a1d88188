import type { IncomingMessage } from 'node:http';

/**
 * What a finished page is found by before its website is known. Behind a trusted proxy the headers it adds
 * tell the host, so they are part of it whole: else two websites behind one proxy would be one (SERVE-13).
 */
export function memoryKey({ headers, url }: IncomingMessage, isBehindProxy: boolean): string {
  if (!isBehindProxy) return `${headers.host}${url}`;
  return `${headers['x-forwarded-proto']} ${headers['x-forwarded-host']} ${headers.host}${url}`;
}
