import { type Call, sessionKindOf } from '@vitrine/core/calls/define-call.ts';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { readFields } from '@vitrine/core/errors/field-problems.ts';
import { fail, type Refusal, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Phrase } from '@vitrine/core/messages/phrase.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type Actor, type Context, onWebsite, type PlatformContext, type Services } from '../context.ts';
import type { BoundCall, CallExtras } from './bind-call.ts';
import { refusalOfAccess } from './call-access.ts';
import { cookiesOf } from './cookies.ts';
import { readerLanguage } from './reader-language.ts';
import { refusal } from './refusal.ts';
import { refusalOfWait } from './refuse-flood.ts';
import { actorOf, contextFor, originOf, siteUserIdOf } from './request-scope.ts';
import { textProblems } from './unstorable-text.ts';

export interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** The input of a call before its schemas have parsed it. */
export interface Given {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/**
 * Makes a call for a form that was posted without JavaScript: the same limits, crumb, access, input and verb as at
 * its own address; a refusal is returned as a value for the page that shows the form again.
 */
export async function performForm(
  services: Services,
  { call, handle }: BoundCall,
  exchange: Exchange,
  { body, query }: { readonly body: unknown; readonly query: Readonly<Record<string, string>> },
): Promise<Result<unknown>> {
  const refused = await refusalOfCall(services, call, exchange);
  if (refused !== null) return { ok: false, error: refused };
  const input = readInput(call, { params: {}, query, body });
  if (!input.ok) return input;
  const context = await contextOf(services, call, exchange);
  return handle(context, input.value, plainExtras(services, exchange));
}

/** Why a call is not made at all: scope, limits, crumb, access, in this order. */
export async function refusalOfCall(
  services: Services,
  call: Call,
  exchange: Exchange,
): Promise<Refusal | null> {
  const { request, reply } = exchange;
  if (!isInScope(call, request)) return refusal(callErrors.notFound);
  const tooMany = await tooManyFrom(services, call, request.ip);
  if (tooMany) return tooMany;
  const kind = sessionKindOf(call);
  const actor = await actorOf(services, request, reply, kind);
  const noAccess = await refusalOfAccess(services, { call, actor }, exchange);
  if (noAccess) return noAccess;
  const who = idOf(actor);
  return who === null ? null : tooManyOf(services, call, `${kind} ${who}`);
}

/** A verb of a website also gets the website; one that can be called anywhere finds it if there is one. */
export async function contextOf(
  services: Services,
  call: Call,
  { request, reply }: Exchange,
): Promise<Context> {
  const kind = sessionKindOf(call);
  const platform: PlatformContext = await contextFor(services, { request, reply }, kind);
  const context = request.scope.kind === 'website' ? onWebsite(platform, request.scope.website) : platform;
  return context as Context;
}

export function plainExtras(services: Services, { request, reply }: Exchange): CallExtras {
  return {
    headers: request.headers,
    origin: originOf(request),
    language: readerLanguage(request),
    cookies: request.cookies,
    siteUserId: () => siteUserIdOf(services, { request, reply }),
    ...cookiesOf(services, reply),
  };
}

function isInScope({ scope }: Call, request: FastifyRequest): boolean {
  const { kind } = request.scope;
  return kind !== 'unknown' && (scope === 'anywhere' || scope === kind);
}

function idOf(actor: Actor): string | null {
  if (actor.kind === 'account') return actor.accountId;
  return actor.kind === 'siteUser' ? actor.siteUserId : null;
}

/** Limits count by address, and by the signed-in account or site user (rule LIMIT-1). */
async function tooManyFrom(
  { database, floods, guards }: Services,
  { name, rateLimit }: Call,
  address: string,
): Promise<Refusal | null> {
  if (!rateLimit) return null;
  const what = `${name} address`;
  if (rateLimit.isFlood) return refusalOfWait(floods.takeFrom(address, what, rateLimit));
  return refusalOfWait(await guards.takeFrom(database, { address, what }, rateLimit));
}

async function tooManyOf(
  { database, floods, guards }: Services,
  { name, rateLimit }: Call,
  who: string,
): Promise<Refusal | null> {
  if (!rateLimit) return null;
  const key = `${name} ${who}`;
  if (rateLimit.isFlood) return refusalOfWait(floods.takeOf(key, rateLimit));
  return refusalOfWait(await guards.take(database, key, rateLimit));
}

/** A refusal names each field by its path in the body, the query or the address (rule HTTP-5). */
export function readInput(call: Call, given: Given): Result<unknown> {
  const errors: Record<string, Phrase> = {};
  for (const part of [given.params, given.query, given.body]) {
    const found = textProblems(part);
    Object.assign(errors, found.errors);
    if (found.isTooDeep)
      return fail(callErrors.invalid, { fields: Object.keys(errors).join(', ') }, { errors });
  }
  const read = (schema: z.ZodType | undefined, value: unknown, rest: unknown) => {
    if (!schema) return rest;
    const parsed = readFields(schema, value);
    if (parsed.isRead) return parsed.value;
    for (const [path, problem] of Object.entries(parsed.problems)) errors[path] ??= problem;
    return rest;
  };
  const input = {
    params: read(call.params, given.params, {}),
    query: read(call.query, given.query, {}),
    body: call.upload ? undefined : read(call.body, given.body, undefined),
  };
  const fields = Object.keys(errors).join(', ');
  return fields === '' ? succeed(input) : fail(callErrors.invalid, { fields }, { errors });
}
