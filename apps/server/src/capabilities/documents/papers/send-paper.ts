import type { FastifyReply } from 'fastify';
import { send } from '../../../http/send.ts';

/** A PDF that the browser shows, and saves under this name. */
export function sendPaper(reply: FastifyReply, body: Buffer, name: string): FastifyReply {
  return send(reply, {
    contentType: 'application/pdf',
    cacheControl: 'private, no-store',
    policy: "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    also: {
      'Content-Disposition': `inline; filename*=UTF-8''${encodeURIComponent(`${name}.pdf`)}`,
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
    body,
  });
}
