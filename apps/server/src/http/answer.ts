import type { Readable } from 'node:stream';
import type { Configuration } from '../configuration.ts';
import type { Encoding, PackedBody } from './packed-body.ts';

/** Any answer to a request: a page, a feed, a file, a redirect, a refusal. */
export interface Answer {
  /** 200 by default. */
  readonly status?: number;
  /** JSON for an object by default. */
  readonly contentType?: string;
  readonly body?: string | Buffer | Readable | PackedBody | object | null;
  /** Who may cache it, and for how long; nobody by default. */
  readonly cacheControl?: string;
  /** The sources it may load and run; none by default. */
  readonly policy?: string | SplitPolicy;
  readonly language?: string;
  /** The request headers it varies by, besides its encoding and policy. */
  readonly vary?: string;
  /** Headers specific to this kind of answer, which override the common ones; null removes one. */
  readonly also?: Headers;
}

export interface SplitPolicy {
  /** For visitors. */
  readonly open: string;
  /** For clients with an account's session on this host: the owner's own code does not run (SERVE-12). */
  readonly closed: string;
  /** The start of the cookie that makes the closed policy apply, in a `Cookie` header. */
  readonly closedBy: string;
}

export type Headers = Readonly<Record<string, string | number | null>>;

/** Loads nothing and cannot be framed: JSON, files, and everything else by default. */
const closedPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Sent with every answer, from memory too, unless it sets its own (rule HTTP-7). */
export function securityHeaders({ IS_HTTPS }: Pick<Configuration, 'IS_HTTPS'>): Headers {
  return {
    'Content-Security-Policy': closedPolicy,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'SAMEORIGIN',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-site',
    'Origin-Agent-Cluster': '?1',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), browsing-topics=()',
    ...(IS_HTTPS ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  };
}

/** All headers of an answer: its type, caching, policy and language (rule HTTP-26). */
export function answerHeaders(
  { contentType, cacheControl = 'no-store', policy, language, vary, body, also = {} }: Answer,
  { encoding, isClosed }: { encoding: Encoding; isClosed: boolean },
): Headers {
  const differs = [
    ...(isPacked(body) ? ['Accept-Encoding'] : []),
    ...(vary === undefined ? [] : [vary]),
    // A shared cache must not send one policy to clients that need the other.
    ...(isSplit(policy) ? ['Cookie'] : []),
  ].join(', ');
  const allowed = isSplit(policy) ? (isClosed ? policy.closed : policy.open) : policy;
  return {
    ...(contentType === undefined ? {} : { 'Content-Type': contentType }),
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    'Cache-Control': cacheControl,
    ...(differs === '' ? {} : { Vary: differs }),
    ...(language === undefined ? {} : { 'Content-Language': language }),
    ...(allowed === undefined ? {} : { 'Content-Security-Policy': allowed }),
    ...also,
  };
}

/**
 * Whether the browser may have a session here, on this path or another: a planted cookie that invalidates ours on
 * one page must not let the owner's own code run next to a session (SERVE-12, COOKIE-2).
 */
export function isBesideSession(policy: Answer['policy'], cookies: string | undefined): boolean {
  return isSplit(policy) && cookies?.includes(policy.closedBy) === true;
}

export function isPacked(body: Answer['body']): body is PackedBody {
  return typeof body === 'object' && body !== null && 'identity' in body;
}

function isSplit(policy: Answer['policy']): policy is SplitPolicy {
  return typeof policy === 'object';
}
