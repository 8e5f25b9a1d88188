import type { IncomingMessage, ServerResponse } from 'node:http';
import { namesOneHost } from '../../http/check-host.ts';
import { memoryKey } from './memory-key.ts';
import { encodingFor } from './pack-page.ts';
import type { CachedPage, PageCache } from './page-cache.ts';
import { isBesideSession } from './send-finished.ts';

/** The request and answer of Node, with the id that the log and `X-Request-Id` have (HTTP-9). */
export interface WireExchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly requestId: string;
}

export interface MemoryFacts {
  readonly now: () => number;
  /** Whether changes are heard of now; while not, the last finished page is better than none (SERVE-15). */
  readonly isListening: () => boolean;
  readonly isBehindProxy: boolean;
}

/**
 * Answers a finished page before anything else looks at the request: a map, a header array, a buffer; and says
 * under which id. Null when there is none that is surely of now; the long way then finds or makes it (rule
 * SERVE-13).
 */
export function answerFromMemory(
  cache: PageCache,
  facts: MemoryFacts,
  exchange: Omit<WireExchange, 'requestId'>,
  makeId: () => string,
): string | null {
  const { request } = exchange;
  if (request.method !== 'GET' && request.method !== 'HEAD') return null;
  const cached = cache.byAddress.get(memoryKey(request, facts.isBehindProxy));
  if (cached === undefined || !namesOneHost(request)) return null;
  if (!(cached.isFresh && cached.validUntil > facts.now()) && facts.isListening()) return null;
  const requestId = makeId();
  sendCached(cache, cached, { ...exchange, requestId });
  return requestId;
}

export function sendCached(
  cache: PageCache,
  cached: CachedPage,
  { request, response, requestId }: WireExchange,
): void {
  cache.count(cached);
  const { headers } = request;
  const tags = headers['if-none-match'];
  const variant = cached.variants[encodingFor(headers['accept-encoding'])];
  const isClosed = isBesideSession(cached.page.policy, headers.cookie);
  const lines = ['X-Request-Id', requestId, ...(isClosed ? variant.closedHeaders : variant.headers)];
  if (tags !== undefined && cached.page.status === 200 && isSame(tags, cached.page.body.etag)) {
    response.writeHead(304, withoutBody(lines));
    response.end();
    return;
  }
  response.writeHead(cached.page.status, lines);
  response.end(request.method === 'HEAD' ? undefined : variant.body);
}

function isSame(tags: string, etag: string): boolean {
  return tags.trim() === '*' || tags.includes(etag.slice(2));
}

const bodyHeaders = new Set(['Content-Type', 'Content-Length', 'Content-Encoding']);

function withoutBody(lines: readonly string[]): string[] {
  return lines.filter((_, at) => !bodyHeaders.has(lines[at - (at % 2)] ?? ''));
}
