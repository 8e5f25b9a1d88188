import type { Call } from '@vitrine/core/calls/define-call.ts';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import type { Refusal } from '@vitrine/core/errors/result.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { actorMay } from '../actor-may.ts';
import type { Actor, Services } from '../context.ts';
import { isEqualText } from '../secrets/secrets.ts';
import { isStateChanging } from './check-origin.ts';
import { cookiesOf } from './cookies.ts';
import { crumbCookie, crumbOf } from './crumb.ts';
import { refusal } from './refusal.ts';
import { allSignedIn } from './request-scope.ts';

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Why this actor may not make this call; null if they may (rules HTTP-3 and SESSION-6). */
export async function refusalOfAccess(
  services: Services,
  { call, actor }: { call: Call; actor: Actor },
  exchange: Exchange,
): Promise<Refusal | null> {
  return (await refusalOfCrumb(services, exchange)) ?? refusalOfRole(call, actor);
}

/**
 * With a session of any kind every change must send the crumb of one of this browser's sessions; after a wrong one
 * the answer contains the right one. A browser with two sessions on a host may send either, because a page can
 * read only one of them.
 */
async function refusalOfCrumb(services: Services, { request, reply }: Exchange): Promise<Refusal | null> {
  if (!isStateChanging(request.method)) return null;
  const signedIn = await allSignedIn(services, request, reply);
  const crumbs = signedIn.map(({ sessionId }) => crumbOf(services, sessionId));
  const [crumb] = crumbs;
  if (crumb === undefined) return null;
  const given = givenCrumbs(request);
  if (crumbs.some(one => given.some(other => isEqualText(one, other)))) return null;
  cookiesOf(services, reply).setCookie(crumbCookie, crumb, { httpOnly: false });
  return refusal(callErrors.crumb, {}, { details: { crumbFail: true, crumb } });
}

function refusalOfRole({ access }: Call, actor: Actor): Refusal | null {
  if (access === 'public' || access === actor.kind) return null;
  if (actor.kind !== 'account' || access === 'siteUser') return refusal(callErrors.unauthorized);
  if (access === 'account' || actorMay(actor, access)) return null;
  return refusal(callErrors.forbidden);
}

/** From the header or query, or a hidden field of a form posted without JavaScript. */
function givenCrumbs({ headers, query, body }: FastifyRequest): string[] {
  const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true;
  return [headers['x-csrf-token'], crumbIn(query), isForm ? crumbIn(body) : undefined].filter(
    value => typeof value === 'string',
  );
}

function crumbIn(given: unknown): unknown {
  return typeof given === 'object' && given !== null && 'crumb' in given ? given.crumb : undefined;
}
