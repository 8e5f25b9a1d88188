import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import type { Refusal } from '@vitrine/core/errors/result.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '../database/is-database-away.ts';
import { plainPage } from './plain-page.ts';
import { refusal } from './refusal.ts';

const retrySeconds = 5;

/** The one place where refusals become HTTP: `{ error, message, errors?, … }` (rule HTTP-2). */
export function replyWithRefusal(reply: FastifyReply, refused: Refusal): FastifyReply {
  const { code, status, message, errors, details } = refused;
  if (status === 429 && typeof details?.retryAfter === 'number')
    reply.header('Retry-After', details.retryAfter);
  if (status === 503) reply.header('Retry-After', retrySeconds);
  reply.header('Cache-Control', 'no-store').status(status);
  return reply.send({ error: code, message, ...(errors ? { errors } : {}), ...details });
}

/** What is thrown is a bug or a missing database: logged in full, answered with a key alone (rule HTTP-8). */
export function registerErrorReplies(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refused = refusalOf(error, request.id);
    if (refused.status >= 500) request.log.error({ error, requestId: request.id }, 'a request failed');
    return wantsPage(request) ? replyWithPage(reply, refused) : replyWithRefusal(reply, refused);
  });
}

/** For a person's browser a short page, for a program the same as JSON. */
export function replyNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refused = refusal(callErrors.notFound);
  return wantsPage(request) ? replyWithPage(reply, refused) : replyWithRefusal(reply, refused);
}

function replyWithPage(reply: FastifyReply, { status, message, details }: Refusal): FastifyReply {
  if (status === 503) reply.header('Retry-After', retrySeconds);
  const key = typeof details?.key === 'string' ? details.key : undefined;
  return plainPage(reply, { status, message, ...(key === undefined ? {} : { key }) });
}

function refusalOf(error: FastifyError, key: string): Refusal {
  if (isDatabaseAway(error)) return refusal(callErrors.unavailable, {}, { details: { key } });
  const status = error.statusCode ?? 500;
  if (status === 413) return refusal(callErrors.tooLarge, { maxSize: 'given by the settings' });
  if (status >= 400 && status < 500) {
    const errors = { body: status === 415 ? 'Must be sent as JSON.' : 'Cannot be read.' };
    return refusal(callErrors.invalid, { fields: 'body' }, { errors });
  }
  return refusal(callErrors.internal, {}, { details: { key } });
}

export function wantsPage(request: FastifyRequest): boolean {
  return !request.url.startsWith('/api/') && (request.headers.accept ?? '').includes('text/html');
}
