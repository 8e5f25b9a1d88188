import cookie from '@fastify/cookie';
import { cookieName } from '@vitrine/core/calls/cookie-name.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Configuration } from '../configuration.ts';
import type { Services } from '../context.ts';
import type { CallExtras } from './bind-call.ts';

/**
 * From here on `request.cookies` contains only our cookies, by their unprefixed names, each only if the browser
 * sent exactly one (rules COOKIE-1 and COOKIE-2).
 */
export async function registerCookies(
  app: FastifyInstance,
  { IS_HTTPS }: Pick<Configuration, 'IS_HTTPS'>,
): Promise<void> {
  await app.register(cookie, { hook: false });
  app.addHook('onRequest', async request => {
    request.cookies = ownCookies(request.headers.cookie, IS_HTTPS);
  });
}

/** Our cookies in a `Cookie` header, by their unprefixed names; one that occurs twice was planted, so it is ignored. */
export function ownCookies(header: string | undefined, isHttps: boolean): Record<string, string> {
  const prefix = cookieName('', isHttps);
  const found = new Map<string, string | null>();
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=');
    const name = at < 0 ? '' : trimmed(pair.slice(0, at));
    const value = trimmed(pair.slice(at + 1));
    if (name === '' || !name.startsWith(prefix) || name === prefix) continue;
    const bare = name.slice(prefix.length);
    found.set(bare, found.has(bare) ? null : readValue(value));
  }
  return Object.fromEntries([...found].flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
}

/** Our cookies: only for this host, only sent from this site, only over HTTPS if there is HTTPS (SESSION-1). */
export function cookiesOf(
  { configuration }: Pick<Services, 'configuration'>,
  reply: FastifyReply,
): Pick<CallExtras, 'setCookie' | 'clearCookie'> {
  const { IS_HTTPS } = configuration;
  const always = { path: '/', sameSite: 'lax', secure: IS_HTTPS } as const;
  return {
    setCookie: (name, value, { httpOnly, maxAge }) =>
      void reply.setCookie(cookieName(name, IS_HTTPS), value, {
        ...always,
        httpOnly,
        ...(maxAge === undefined ? {} : { maxAge }),
      }),
    clearCookie: name => void reply.clearCookie(cookieName(name, IS_HTTPS), always),
  };
}

/** Only standard white space: browsers do not treat other spaces as part of the prefix. */
function trimmed(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isSpace(text.charCodeAt(start))) start += 1;
  while (end > start && isSpace(text.charCodeAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x09;
}

/** All our values use only the base64url alphabet; any other value is not ours and does not count (COOKIE-2). */
function readValue(value: string): string | null {
  return /^[\w-]{1,200}$/.test(value) ? value : null;
}
