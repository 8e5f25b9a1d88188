import type { FastifyReply } from 'fastify';
import type { Answer } from './answer.ts';
import { send } from './send.ts';

type RedirectStatus = 301 | 302 | 303;
/** Caching and additional headers of the redirect. */
type Said = Pick<Answer, 'cacheControl' | 'vary' | 'also'>;

/**
 * Redirects a browser to another address of the same host, whatever the address was made from: it is read as a
 * browser reads it, and a part that would name a host becomes part of a path (rule HTTP-17). No other file sends a
 * `Location`.
 */
export function redirectHere(
  reply: FastifyReply,
  address: string,
  status: RedirectStatus,
  said: Said = {},
): FastifyReply {
  return lead(reply, addressHere(address), { ...said, status });
}

/**
 * Redirects to another host: the hosted page of a payment service, or where the owner of a website points an old
 * address or a menu link. A visitor can never choose the host.
 */
export function redirectElsewhere(
  reply: FastifyReply,
  address: string,
  status: RedirectStatus,
  said: Said = {},
): FastifyReply {
  const canLeave = /^(?:https?|mailto|tel|sms):/i.test(address) && URL.canParse(address);
  return lead(reply, canLeave ? new URL(address).href : addressHere(address), { ...said, status });
}

/** Characters that browsers, or a decoding proxy, drop at the start of a path or treat as a slash. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop exactly these.
const strangeBeginning = /^(?:[\s\u0000-\u0020\u007f/\\]|%(?:2f|5c|[01][0-9a-f]|20|7f))+/i;

/** The address as a path of this host; the start page if reading it twice gives different results. */
export function addressHere(given: string): string {
  const once = readHere(given);
  const twice = readHere(once);
  return once === twice ? once : '/';
}

function readHere(given: string): string {
  const { pathname, search, hash } = new URL(
    `/${given.replace(strangeBeginning, '')}`,
    'http://here.invalid',
  );
  return pathname + search + hash;
}

function lead(reply: FastifyReply, address: string, said: Answer): FastifyReply {
  return send(reply, { ...said, also: { ...said.also, Location: address } });
}
