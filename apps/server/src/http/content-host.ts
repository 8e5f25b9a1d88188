import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import type { FastifyInstance } from 'fastify';
import { replyWithRefusal } from './error-replies.ts';
import { refusal } from './refusal.ts';
import { say } from './send.ts';

/** A host for code and documents serves these, and our files that display them. */
const open = /^\/(?:_code|_assets|s)\//;

/** Routes that know people, accept data or change anything do not exist for separate frames (rule CONTENT-2). */
export function registerContentHost(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.scope.kind !== 'content') return;
    say(reply, { 'X-Robots-Tag': 'noindex' });
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || !open.test(request.url)) return replyWithRefusal(reply, refusal(callErrors.notFound));
  });
}
