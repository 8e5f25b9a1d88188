import type { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import type { Call } from '@vitrine/core/calls/define-call.ts';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Refusal, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../context.ts';
import type { BoundCall, CallExtras } from './bind-call.ts';
import { replyWithRefusal } from './error-replies.ts';
import { contextOf, type Exchange, plainExtras, readInput, refusalOfCall } from './perform-call.ts';
import { send } from './send.ts';
import { refusalOfText } from './unstorable-text.ts';

/** Binds every call to its address: scope, limits, session, crumb, access, input, verb, reply, in this order. */
export function registerCalls(app: FastifyInstance, services: Services, bound: readonly BoundCall[]): void {
  for (const one of bound) {
    app.route({
      method: one.call.method,
      url: one.call.path,
      config: {
        isCall: true,
        isUpload: one.call.upload === true,
        isForVisitors: one.call.scope === 'website' && one.call.access === 'public',
      },
      handler: (request, reply) => carryOut(services, one, { request, reply }),
    });
  }
}

async function carryOut(
  services: Services,
  { call, handle }: BoundCall,
  { request, reply }: Exchange,
): Promise<FastifyReply> {
  const refuse = (why: Refusal) => replyWithRefusal(reply, why);
  const exchange = { request, reply };
  const refused = await refusalOfCall(services, call, exchange);
  if (refused !== null) return refuse(refused);

  const input = readInput(call, { params: request.params, query: request.query, body: request.body });
  if (!input.ok) return refuse(input.error);
  const context = await contextOf(services, call, exchange);
  const readable = await extrasOf(services, call, exchange);
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
  // Unread input would block the connection.
  extras.upload?.stream.resume();
  if (!result.ok) return refuse(result.error);
  // Parsing leaves out fields that the contract does not name; an answer that violates it is a bug (rule HTTP-6).
  const answer = call.reply.parse(result.value);
  return send(reply, answer === null || answer === undefined ? { status: 204 } : { body: answer });
}

async function extrasOf(
  services: Services,
  call: Call,
  { request, reply }: Exchange,
): Promise<Result<CallExtras>> {
  const extras = plainExtras(services, { request, reply });
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

/** A body that claims to be multipart and is not, or ends within it, is the client’s error (HTTP-23). */
async function readFile(request: FastifyRequest): Promise<Result<MultipartFile | undefined>> {
  if (!request.isMultipart()) return succeed(undefined);
  try {
    return succeed(await request.file());
  } catch (error) {
    if (isAnswered(error)) throw error;
    return noFile;
  }
}

const noFile = fail(callErrors.invalid, { fields: 'body' }, { errors: { body: phrase('fields.oneFile') } });

/** Whether the verb failed because the file it was reading never ended. */
function isCutShort(error: unknown, stream: Readable | undefined): boolean {
  if (stream === undefined || !(error instanceof Error)) return false;
  return stream.errored === error || ('code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE');
}

/** Whether the parser's error already has a status, for example for a body that is too large. */
function isAnswered(error: unknown): boolean {
  return error instanceof Error && 'statusCode' in error;
}
