import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Files } from '../files/files.ts';
import { replyNotFound } from './error-replies.ts';
import { type ByteRange, readRange } from './read-range.ts';

export interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export interface StoredFile {
  readonly key: string;
  readonly size: number;
  readonly etag: string;
}

/** Sends a file of the store, whole or the part that was asked for (rule MEDIA-16); its type and cache headers are set by the caller. */
export async function sendStoredFile(
  { request, reply }: Exchange,
  files: Files,
  { key, size, etag }: StoredFile,
): Promise<FastifyReply> {
  reply.header('ETag', etag).header('Accept-Ranges', 'bytes');
  if (isNotModified(request, etag)) return reply.status(304).send();
  const range = isRangeWelcome(request, etag) ? readRange(request.headers.range, size) : null;
  if (range === 'unsatisfiable') {
    return reply
      .status(416)
      .header('Content-Range', `bytes */${size}`)
      .header('Cache-Control', 'no-store')
      .send();
  }
  const length = range === null ? size : range.end - range.start + 1;
  reply.header('Content-Length', length);
  if (range !== null) reply.status(206).header('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  const body = await readBody(request, files, { key, ...(range === null ? {} : { range }) });
  return body === null ? replyNotFound(request, reply.removeHeader('Content-Length')) : reply.send(body);
}

/** HEAD is told the length and sent nothing. */
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

/** A part is only sent when the rest, which the client has, is of the same file. */
function isRangeWelcome(request: FastifyRequest, etag: string): boolean {
  const condition = request.headers['if-range'];
  return condition === undefined || condition === etag;
}
