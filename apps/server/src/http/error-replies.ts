import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import type { Refusal } from '@vitrine/core/errors/result.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import { wordAll } from '@vitrine/core/messages/word-phrase.ts';
import { wordRefusal } from '@vitrine/core/messages/word-refusal.ts';
import { wordsIn } from '@vitrine/core/messages/words.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '../database/is-database-away.ts';
import { isDatabaseBusy } from '../database/is-database-busy.ts';
import { isDiskFull } from '../files/disk-space.ts';
import { isStoreError } from '../files/store-error.ts';
import { plainPage } from './plain-page.ts';
import { languageOfWebsite, readerLanguage, wantsPage } from './reader-language.ts';
import { refusal } from './refusal.ts';
import { say, send } from './send.ts';

const retrySeconds = 5;

/**
 * The only place where refusals become messages and HTTP: `{ error, message, errors?, … }` (rules HTTP-2 and
 * ERROR-4).
 */
export function replyWithRefusal(reply: FastifyReply, refused: Refusal): FastifyReply {
  const { code, status, errors, details } = refused;
  const language = readerLanguage(reply.request);
  const message = wordRefusal(refused, language);
  const seconds = status === 429 ? details?.retryAfter : status === 503 ? retrySeconds : undefined;
  return send(reply, {
    status,
    body: { error: code, message, ...(errors ? { errors: wordAll(errors, language) } : {}), ...details },
    also: typeof seconds === 'number' ? { 'Retry-After': seconds } : {},
  });
}

/** A thrown error is a bug, or a database that is missing or busy: logged in full, answered only with a key (rule HTTP-8). */
export function registerErrorReplies(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refused = refusalOf(error, request);
    if (refused.status >= 500) request.log.error({ error, requestId: request.id }, 'a request failed');
    return wantsPage(request) ? replyWithPage(request, reply, refused) : replyWithRefusal(reply, refused);
  });
}

/** For a person's browser a short page, for a program the same as JSON. */
export function replyNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!wantsPage(request)) return replyWithRefusal(reply, refusal(callErrors.notFound));
  return replyWithPage(request, reply, refusal(callErrors.notFound));
}

function replyWithPage(request: FastifyRequest, reply: FastifyReply, refused: Refusal): FastifyReply {
  const { status, details } = refused;
  if (status === 503) say(reply, { 'Retry-After': retrySeconds });
  const key = typeof details?.key === 'string' ? details.key : undefined;
  const language = languageOfWebsite(request);
  const message = wordRefusal(refused, language);
  return plainPage(reply, { status, message, language, ...(key === undefined ? {} : { key }) });
}

function refusalOf(error: FastifyError, request: FastifyRequest): Refusal {
  const key = request.id;
  // A visitor does not need more details.
  const away = wantsPage(request) ? callErrors.unavailable : callErrors.storeAway;
  if (isStoreError(error)) return refusal(away, {}, { details: { key } });
  if (isDatabaseBusy(error)) return refusal(callErrors.busy, {}, { details: { key } });
  if (isDatabaseAway(error)) return refusal(callErrors.unavailable, {}, { details: { key } });
  if (isDiskFull(error)) return refusal(callErrors.diskFull, {}, { details: { key } });
  const status = error.statusCode ?? 500;
  if (status === 413)
    return refusal(callErrors.tooLarge, {
      maxSize: wordsIn(readerLanguage(request)).plainPages.mostOfSettings,
    });
  if (status >= 400 && status < 500) {
    const errors = { body: status === 415 ? phrase('fields.json') : phrase('fields.unreadable') };
    return refusal(callErrors.invalid, { fields: 'body' }, { errors });
  }
  return refusal(callErrors.internal, {}, { details: { key } });
}
