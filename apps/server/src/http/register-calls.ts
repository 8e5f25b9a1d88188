import type { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import { type Call, sessionKindOf } from '@vitrine/core/calls/define-call.ts';
import type { SessionKind } from '@vitrine/core/calls/session-kinds.ts';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Refusal, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Actor, Context, PlatformContext, Services } from '../context.ts';
import type { BoundCall, CallExtras } from './bind-call.ts';
import { refusalOfAccess } from './call-access.ts';
import { cookiesOf } from './cookies.ts';
import { replyWithRefusal } from './error-replies.ts';
import { refusalOfText, textFaults } from './foreign-text.ts';
import { refusal } from './refusal.ts';
import { actorOf, contextFor, originOf } from './request-scope.ts';
import { send } from './send.ts';

/** Binds every call to its address: scope, limits, session, crumb, access, input, verb, reply, in this order. */
export function registerCalls(app: FastifyInstance, services: Services, bound: readonly BoundCall[]): void {
  for (const one of bound) {
    app.route({
      method: one.call.method,
      url: one.call.path,
      config: { isCall: true, isUpload: one.call.upload === true },
      handler: (request, reply) => carryOut(services, one, { request, reply }),
    });
  }
}

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

async function carryOut(
  services: Services,
  { call, handle }: BoundCall,
  { request, reply }: Exchange,
): Promise<FastifyReply> {
  const refuse = (refused: Refusal) => replyWithRefusal(reply, refused);
  if (!isInScope(call, request)) return refuse(refusal(callErrors.notFound));
  const tooMany = await tooManyFrom(services, call, request.ip);
  if (tooMany) return refuse(tooMany);
  const kind = sessionKindOf(call);
  const actor = await actorOf(services, request, reply, kind);
  const noAccess = await refusalOfAccess(services, { call, actor }, { request, reply });
  if (noAccess) return refuse(noAccess);
  const who = idOf(actor);
  const tooManyOfAccount = who === null ? null : await tooManyOf(services, call, `${kind} ${who}`);
  if (tooManyOfAccount) return refuse(tooManyOfAccount);

  const input = readInput(call, request);
  if (!input.ok) return refuse(input.error);
  const context = await contextOf(services, { request, reply }, kind);
  const readable = await extrasOf(services, call, { request, reply });
  if (!readable.ok) return refuse(readable.error);
  const extras = readable.value;
  const badText = refusalOfText(extras.upload?.fields);
  if (badText !== null) {
    extras.upload?.stream.resume();
    return refuse(badText);
  }
  const result = await handle(context, input.value, extras).catch(error => {
    if (!isCutShort(error, extras.upload?.stream) || isAnswered(error)) throw error;
    return noFile;
  });
  // What the verb left unread would hold the connection.
  extras.upload?.stream.resume();
  if (!result.ok) return refuse(result.error);
  // Parsing leaves out what the contract does not name; an answer that breaks it is a bug (rule HTTP-6).
  const answer = call.reply.parse(result.value);
  return send(reply, answer === null || answer === undefined ? { status: 204 } : { body: answer });
}

function isInScope({ scope }: Call, request: FastifyRequest): boolean {
  const { kind } = request.scope;
  return kind !== 'unknown' && (scope === 'anywhere' || scope === kind);
}

function idOf(actor: Actor): string | null {
  if (actor.kind === 'account') return actor.accountId;
  return actor.kind === 'siteUser' ? actor.siteUserId : null;
}

/** Limits count by address, and by who is signed in (rule LIMIT-1). */
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

function refusalOfWait(seconds: number | null): Refusal | null {
  return seconds === null
    ? null
    : refusal(callErrors.tooMany, { seconds }, { details: { retryAfter: seconds } });
}

/** A refusal names each field by its path in the body, the query or the address (rule HTTP-5). */
function readInput(call: Call, request: FastifyRequest): Result<unknown> {
  const errors: Record<string, string> = {};
  for (const part of [request.params, request.query, request.body]) {
    const found = textFaults(part);
    Object.assign(errors, found.errors);
    if (found.isTooDeep)
      return fail(callErrors.invalid, { fields: Object.keys(errors).join(', ') }, { errors });
  }
  const read = (schema: z.ZodType | undefined, value: unknown, rest: unknown) => {
    if (!schema) return rest;
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues)
      errors[issue.path.map(String).join('.') || 'body'] ??= issue.message;
    return rest;
  };
  const input = {
    params: read(call.params, request.params, {}),
    query: read(call.query, request.query, {}),
    body: call.upload ? undefined : read(call.body, request.body, undefined),
  };
  const fields = Object.keys(errors).join(', ');
  return fields === '' ? succeed(input) : fail(callErrors.invalid, { fields }, { errors });
}

/** A verb of a website is given the website too; one that may be called anywhere finds it where there is one. */
async function contextOf(services: Services, exchange: Exchange, kind: SessionKind): Promise<Context> {
  const { request } = exchange;
  const platform: PlatformContext = await contextFor(services, exchange, kind);
  const context =
    request.scope.kind === 'website' ? { ...platform, website: request.scope.website } : platform;
  return context as Context;
}

async function extrasOf(
  services: Services,
  call: Call,
  { request, reply }: Exchange,
): Promise<Result<CallExtras>> {
  const extras: CallExtras = {
    headers: request.headers,
    origin: originOf(request),
    cookies: request.cookies,
    ...cookiesOf(services, reply),
  };
  if (!call.upload) return succeed(extras);
  const read = await readFile(request);
  if (!read.ok || read.value === undefined) return read.ok ? succeed(extras) : read;
  const file = read.value;
  const fields = Object.entries(file.fields).flatMap(([name, field]) =>
    field && !Array.isArray(field) && field.type === 'field' ? [[name, String(field.value)] as const] : [],
  );
  return succeed({
    ...extras,
    upload: { fileName: file.filename, stream: file.file, fields: Object.fromEntries(fields) },
  });
}

/** A body that calls itself a form with files and is none, or ends within one, is the client’s fault (HTTP-23). */
async function readFile(request: FastifyRequest): Promise<Result<MultipartFile | undefined>> {
  if (!request.isMultipart()) return succeed(undefined);
  try {
    return succeed(await request.file());
  } catch (error) {
    if (isAnswered(error)) throw error;
    return noFile;
  }
}

const noFile = fail(
  callErrors.invalid,
  { fields: 'body' },
  { errors: { body: 'Must be a form with one whole file.' } },
);

/** Whether what the verb met is that the file it was reading never came to its end. */
function isCutShort(error: unknown, stream: Readable | undefined): boolean {
  if (stream === undefined || !(error instanceof Error)) return false;
  return stream.errored === error || ('code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE');
}

/** Whether the parser says itself how it is answered, as it does for what is too large. */
function isAnswered(error: unknown): boolean {
  return error instanceof Error && 'statusCode' in error;
}
