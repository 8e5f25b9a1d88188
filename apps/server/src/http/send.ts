import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Configuration } from '../configuration.ts';
import {
  type Answer,
  answerHeaders,
  type Headers,
  isBesideSession,
  isPacked,
  securityHeaders,
} from './answer.ts';
import { type Encoding, encodingFor, type PackedBody, packedFor } from './packed-body.ts';

/** Every answer has the same security headers, and the id of its log line (rules HTTP-7 and HTTP-9). */
export function registerAnswers(app: FastifyInstance, configuration: Pick<Configuration, 'IS_HTTPS'>): void {
  const always = securityHeaders(configuration);
  app.addHook('onRequest', async (request, reply) => {
    say(reply, { ...always, 'X-Request-Id': request.id });
  });
}

/**
 * The only way to answer (rule HTTP-26). A compressible answer is compressed, unless its address contains words
 * that another person may have chosen and the page may repeat next to the visitor's own data (rule SERVE-28).
 */
export function send(reply: FastifyReply, answer: Answer): FastifyReply {
  const { status = 200, body, policy } = answer;
  const { headers, url } = reply.request;
  const wanted = isPacked(body) && !url.includes('?') ? encodingFor(headers['accept-encoding']) : 'identity';
  const encoding = isPacked(body) && body[wanted] !== null ? wanted : 'identity';
  const isClosed = isBesideSession(policy, headers.cookie);
  say(reply.status(status), answerHeaders(answer, { encoding, isClosed }));
  return reply.send(isPacked(body) ? body[encoding] : (body ?? undefined));
}

/** An answer created only for this request: compressed as its browser accepts, and in no other encoding. */
export async function sendPacked(
  reply: FastifyReply,
  answer: Answer & { readonly body: PackedBody },
): Promise<FastifyReply> {
  const { headers, url } = reply.request;
  const encoding = url.includes('?') ? 'identity' : encodingFor(headers['accept-encoding']);
  return send(reply, { ...answer, body: await packedFor(answer.body, encoding) });
}

/** Headers of every answer to this request, whatever code sends it. */
export function say(reply: FastifyReply, headers: Headers): void {
  for (const [name, value] of Object.entries(headers)) {
    if (value === null) reply.removeHeader(name);
    else reply.header(name, value);
  }
}

/** An answer that is sent often, with the header lines in the form that `writeHead` takes. */
export interface ReadyAnswer {
  readonly status: number;
  readonly etag: string;
  readonly policy: Answer['policy'];
  /** Null if nobody has requested that encoding yet. */
  readonly variants: Readonly<Record<'br' | 'gzip', ReadyVariant | null> & Record<'identity', ReadyVariant>>;
}

interface ReadyVariant {
  readonly body: Buffer;
  /** Name, value, name, value …; `closed` for clients with an account's session here. */
  readonly headers: readonly string[];
  readonly closedHeaders: readonly string[];
}

export interface WireExchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly requestId: string;
}

/** All header lines of an answer, created once (rules SERVE-10 and SERVE-11). */
export function readyAnswer(answer: Answer & { readonly body: PackedBody }, always: Headers): ReadyAnswer {
  const { status = 200, body, policy } = answer;
  const linesOf = (encoding: Encoding, { length }: Buffer, isClosed: boolean) =>
    Object.entries({
      ...always,
      ...answerHeaders(answer, { encoding, isClosed }),
      'Content-Length': length,
      ETag: body.etag,
    }).flatMap(([name, value]) => (value === null ? [] : [name, String(value)]));
  const variant = (encoding: Encoding, bytes: Buffer): ReadyVariant => ({
    body: bytes,
    headers: linesOf(encoding, bytes, false),
    closedHeaders: linesOf(encoding, bytes, true),
  });
  const variants = {
    br: body.br && variant('br', body.br),
    gzip: body.gzip && variant('gzip', body.gzip),
    identity: variant('identity', body.identity),
  };
  return { status, etag: body.etag, policy, variants };
}

/** The same answer without Fastify, for cached pages: only the log line with its id is created. */
export function sendReady(ready: ReadyAnswer, { request, response, requestId }: WireExchange): void {
  const { headers } = request;
  const tags = headers['if-none-match'];
  const { variants } = ready;
  const variant = variants[encodingFor(headers['accept-encoding'])] ?? variants.identity;
  const isClosed = isBesideSession(ready.policy, headers.cookie);
  const lines = ['X-Request-Id', requestId, ...(isClosed ? variant.closedHeaders : variant.headers)];
  if (tags !== undefined && ready.status === 200 && isSame(tags, ready.etag)) {
    response.writeHead(304, withoutBody(lines));
    response.end();
    return;
  }
  response.writeHead(ready.status, lines);
  response.end(request.method === 'HEAD' ? undefined : variant.body);
}

function isSame(tags: string, etag: string): boolean {
  return tags.trim() === '*' || tags.includes(etag.slice(2));
}

const bodyHeaders = new Set(['Content-Type', 'Content-Length', 'Content-Encoding']);

function withoutBody(lines: readonly string[]): string[] {
  return lines.filter((_, at) => !bodyHeaders.has(lines[at - (at % 2)] ?? ''));
}
