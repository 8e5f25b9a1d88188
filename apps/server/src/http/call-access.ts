import { hasPermission } from '@vitrine/core/accounts/roles.ts';
import type { Call } from '@vitrine/core/calls/define-call.ts';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import type { Refusal } from '@vitrine/core/errors/result.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { crumbCookie, crumbOf } from '../capabilities/accounts/index.ts';
import type { Actor, Services } from '../context.ts';
import { isEqualText } from '../secrets/secrets.ts';
import { isStateChanging } from './check-origin.ts';
import { cookiesOf } from './cookies.ts';
import { refusal } from './refusal.ts';

interface Caller {
  readonly actor: Actor;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Why this actor may not make this call; null when they may (rules HTTP-3 and SESSION-6). */
export function refusalOfAccess(services: Services, call: Call, caller: Caller): Refusal | null {
  return refusalOfCrumb(services, caller) ?? refusalOfRole(call, caller.actor);
}

/** With a session every change has to echo its crumb; a wrong one is answered with the right one. */
export function refusalOfCrumb(services: Services, { actor, request, reply }: Caller): Refusal | null {
  if (actor.kind !== 'account' || !isStateChanging(request.method)) return null;
  const crumb = crumbOf(services, actor.sessionId);
  if (givenCrumbs(request).some(given => isEqualText(crumb, given))) return null;
  cookiesOf(services, reply).setCookie(crumbCookie, crumb, { httpOnly: false });
  return refusal(callErrors.crumb, {}, { details: { crumbFail: true, crumb } });
}

function refusalOfRole({ access }: Call, actor: Actor): Refusal | null {
  if (access === 'public') return null;
  if (actor.kind !== 'account') return refusal(callErrors.unauthorized);
  if (access === 'account' || hasPermission(actor.roles, access)) return null;
  return refusal(callErrors.forbidden);
}

function givenCrumbs({ headers, query }: FastifyRequest): string[] {
  const fromQuery = typeof query === 'object' && query !== null && 'crumb' in query ? query.crumb : undefined;
  return [headers['x-csrf-token'], fromQuery].filter(value => typeof value === 'string');
}
