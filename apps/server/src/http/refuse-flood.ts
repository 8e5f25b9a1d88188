import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import type { Refusal } from '@vitrine/core/errors/result.ts';
import type { FastifyReply } from 'fastify';
import type { Services } from '../context.ts';
import type { Limit } from '../limits.ts';
import { replyWithRefusal } from './error-replies.ts';
import { refusal } from './refusal.ts';
import type { Exchange } from './stored-file.ts';

/** Counts a request of this address before its work is begun; null if it may go on, otherwise the reply (LIMIT-8). */
export function refuseFlood(
  { floods }: Pick<Services, 'floods'>,
  { request, reply }: Exchange,
  { what, limit }: { what: string; limit: Limit },
): FastifyReply | null {
  const refused = refusalOfWait(floods.takeFrom(request.ip, what, limit));
  return refused && replyWithRefusal(reply, refused);
}

/** Null if nobody has to wait. */
export function refusalOfWait(seconds: number | null): Refusal | null {
  return seconds === null
    ? null
    : refusal(callErrors.tooMany, { seconds }, { details: { retryAfter: seconds } });
}
