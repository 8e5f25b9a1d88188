import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Files } from '../files/files.ts';
import type { Answer } from './answer.ts';
import { replyNotFound } from './error-replies.ts';
import { type ByteRange, readRange } from './read-range.ts';
import { send } from './send.ts';

export interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export interface StoredFile {
  readonly key: string;
  readonly size: number;
  readonly etag: string;
  /** Its type, caching and policy. */
  readonly said: Answer;
}

/** Sends a stored file, whole or the requested part (rule MEDIA-16), with its headers. */
export async function sendStoredFile(
  { request, reply }: Exchange,
  files: Files,
  { key, size, etag, said }: StoredFile,
): Promise<FastifyReply> {
  const also = { ...said.also, ETag: etag, 'Accept-Ranges': 'bytes' };
  if (isNotModified(request, etag)) return send(reply, { ...said, status: 304, also });
  const range = isRangeWelcome(request, etag) ? readRange(request.headers.range, size) : null;
  if (range === 'unsatisfiable') {
    return send(reply, { status: 416, also: { ...also, 'Content-Range': `bytes */${size}` } });
  }
  const length = range === null ? size : range.end - range.start + 1;
  const part = range === null ? {} : { 'Content-Range': `bytes ${range.start}-${range.end}/${size}` };
  const body = await readBody(request, files, { key, ...(range === null ? {} : { range }) });
  if (body === null) return replyNotFound(request, reply);
  const status = range === null ? 200 : 206;
  return send(reply, { ...said, status, body, also: { ...also, ...part, 'Content-Length': length } });
}

/** HEAD gets the length and no body. */
export async function readBody(
  request: FastifyRequest,
  files: Files,
  { key, range }: { readonly key: string; readonly range?: ByteRange },
): Promise<Readable | null> {
  return request.method === 'HEAD' ? Readable.from([]) : files.read(key, range);
}

export function isNotModified(request: Pick<FastifyRequest, 'headers'>, etag: string): boolean {
  const tags = request.headers['if-none-match'];
  return (
    tags !== undefined &&
    (tags.trim() === '*' ||
      tags
        .replaceAll('W/', '')
        .split(',')
        .some(tag => tag.trim() === etag))
  );
}

/** A part is only sent if the client's other parts are of the same file. */
function isRangeWelcome(request: FastifyRequest, etag: string): boolean {
  const condition = request.headers['if-range'];
  return condition === undefined || condition === etag;
}
