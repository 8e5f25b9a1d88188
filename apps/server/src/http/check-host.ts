import type { IncomingMessage } from 'node:http';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import type { FastifyInstance } from 'fastify';
import { replyWithRefusal } from './error-replies.ts';
import { refusal } from './refusal.ts';

const hostForm = /^(?:[a-z0-9_][a-z0-9._-]*|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** A request with two hosts, or with an invalid one, belongs to no website (rule HTTP-20). */
export function registerHostCheck(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (namesOneHost(request.raw)) return;
    const errors = { Host: phrase('fields.host') };
    return replyWithRefusal(reply, refusal(callErrors.invalid, { fields: 'Host' }, { errors }));
  });
}

/** Once, in its header: a host in the request target counts as a second. */
export function namesOneHost({ headers, rawHeaders, url = '' }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  if (hosts > 1 || !(url.startsWith('/') || url === '*')) return false;
  return headers.host === undefined || headers.host === '' || hostForm.test(headers.host);
}
