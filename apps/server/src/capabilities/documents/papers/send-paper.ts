import type { FastifyReply } from 'fastify';
import { send } from '../../../http/send.ts';

/** How many papers are drawn for one address (rule DOCUMENT-5). */
export const paperFlood = { what: 'paper', limit: { max: 30, seconds: 60 } };

/** A PDF that the browser shows, and saves under this name. */
export function sendPaper(
  reply: FastifyReply,
  body: Buffer,
  name: string,
  more: Readonly<Record<string, string>> = {},
): FastifyReply {
  return send(reply, {
    contentType: 'application/pdf',
    cacheControl: 'private, no-store',
    policy: "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    also: {
      ...more,
      'Content-Disposition': `inline; filename*=UTF-8''${encodeURIComponent(`${name}.pdf`)}`,
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
    body,
  });
}
