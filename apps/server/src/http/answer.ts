import type { Readable } from 'node:stream';
import type { Configuration } from '../configuration.ts';
import type { Encoding, PackedBody } from './packed-body.ts';

/** Any answer to a request: a page, a feed, a file, a redirect, a refusal. */
export interface Answer {
  /** 200 when nothing is said. */
  readonly status?: number;
  /** JSON for an object when nothing is said. */
  readonly contentType?: string;
  readonly body?: string | Buffer | Readable | PackedBody | object | null;
  /** Who may keep it, and for how long; nobody when nothing is said. */
  readonly cacheControl?: string;
  /** The sources it may load and run; by default none. */
  readonly policy?: string | SplitPolicy;
  readonly language?: string;
  /** The request headers it varies by, besides its encoding and policy. */
  readonly vary?: string;
  /** Headers that only this kind of answer has, or has otherwise; null for one it must not have. */
  readonly also?: Headers;
}

export interface SplitPolicy {
  /** For visitors. */
  readonly open: string;
  /** For anybody who has an account's session on this host: the owner's own code does not run (SERVE-12). */
  readonly closed: string;
  /** The start of the cookie beside which the closed policy holds, in a `Cookie` header. */
  readonly closedBy: string;
}

export type Headers = Readonly<Record<string, string | number | null>>;

/** May load nothing and be framed by nobody: JSON, files, and anything else by default. */
const closedPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Said with every answer, from memory too, unless it says otherwise itself (rule HTTP-7). */
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

/** All that an answer says about itself: its type, who may keep it, what it may do, its language (rule HTTP-26). */
export function answerHeaders(
  { contentType, cacheControl = 'no-store', policy, language, vary, body, also = {} }: Answer,
  { encoding, isClosed }: { encoding: Encoding; isClosed: boolean },
): Headers {
  const differs = [
    ...(isPacked(body) ? ['Accept-Encoding'] : []),
    ...(vary === undefined ? [] : [vary]),
    // A shared cache must not hand one policy to whom the other is meant for.
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
 * Whether the browser may hold a session here, on this path or another: a planted cookie that makes ours count
 * for none on one page must not let the owner's own code run beside a session (SERVE-12, COOKIE-2).
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
