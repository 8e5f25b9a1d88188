import { type LookupAddress, lookup as resolve } from 'node:dns';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { type Phrase, phrase } from '@vitrine/core/messages/phrase.ts';
import { isPublicAddress } from './private-addresses.ts';

/** The response, still streaming; or the failure, and whether asking the same host again is pointless. */
export type Fetched =
  | { readonly ok: true; readonly content: IncomingMessage }
  | { readonly ok: false; readonly why: Phrase; readonly isHostDown: boolean };

export interface FetchOptions {
  /** `host` or `host:port` that may be private: named by the operator. */
  readonly allowedHosts: readonly string[];
  readonly maxBytes: number;
  /** Until the response begins. */
  readonly answerMilliseconds?: number;
  /** Until its last byte. */
  readonly totalMilliseconds?: number;
}

const maxRedirects = 5;

class NotPublic extends Error {}

/**
 * Fetches over http or https, following redirects. The address that a name resolves to is checked for each
 * connection, so that no name can lead to this machine or its network (rule IMPORT-50).
 */
export async function fetchAddress(address: string, options: FetchOptions): Promise<Fetched> {
  let next = address;
  for (let step = 0; step <= maxRedirects; step += 1) {
    const url = URL.canParse(next) ? new URL(next) : null;
    if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) {
      return { ok: false, why: phrase('imports.notHttp'), isHostDown: false };
    }
    const answer = await ask(url, options);
    if (!answer.ok) return answer;
    const { statusCode = 0, headers } = answer.content;
    if (statusCode >= 300 && statusCode < 400 && headers.location) {
      answer.content.destroy();
      if (!URL.canParse(headers.location, url)) break;
      next = new URL(headers.location, url).href;
      continue;
    }
    if (statusCode === 200) return bounded(answer.content, options.maxBytes);
    answer.content.destroy();
    return {
      ok: false,
      why: phrase('imports.answered', { status: statusCode }),
      isHostDown: statusCode >= 500,
    };
  }
  return { ok: false, why: phrase('imports.redirectedTooOften'), isHostDown: false };
}

function bounded(content: IncomingMessage, maxBytes: number): Fetched {
  if (Number(content.headers['content-length'] ?? 0) > maxBytes) {
    content.destroy();
    return { ok: false, why: phrase('imports.fileTooLarge'), isHostDown: false };
  }
  return { ok: true, content };
}

function ask(url: URL, options: FetchOptions): Promise<Fetched> {
  const { allowedHosts, answerMilliseconds = 10_000, totalMilliseconds = 120_000 } = options;
  const isAllowed = allowedHosts.includes(url.host) || allowedHosts.includes(url.hostname);
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(literal) !== 0 && !isAllowed && !isPublicAddress(literal)) return Promise.resolve(refused);
  return new Promise(settle => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const request = send(
      url,
      {
        lookup: lookupPublic(isAllowed),
        auth: null,
        agent: false,
        signal: AbortSignal.timeout(totalMilliseconds),
        headers: { 'user-agent': 'Vitrine import', accept: '*/*', 'accept-encoding': 'identity' },
      },
      content => {
        clearTimeout(late);
        settle({ ok: true, content });
      },
    );
    const late = setTimeout(() => request.destroy(new TooLate()), answerMilliseconds);
    request.on('error', error => {
      clearTimeout(late);
      settle(error instanceof NotPublic ? refused : { ok: false, why: reasonOf(error), isHostDown: true });
    });
    request.end();
  });
}

const refused: Fetched = {
  ok: false,
  why: phrase('imports.privateHost'),
  isHostDown: true,
};

function lookupPublic(isAllowed: boolean): LookupFunction {
  return (hostname, options, answer) => {
    resolve(hostname, { ...options, all: true }, (error: Error | null, addresses: LookupAddress[]) => {
      if (error) return answer(error, []);
      const [first] = addresses;
      const isFine = isAllowed || addresses.every(({ address }) => isPublicAddress(address));
      if (!first || !isFine) return answer(new NotPublic(), []);
      return options.all ? answer(null, addresses) : answer(null, first.address, first.family);
    });
  };
}

/** The host did not answer in time. */
class TooLate extends Error {}

function reasonOf(error: Error): Phrase {
  if (error instanceof TooLate || error.name === 'TimeoutError') return phrase('imports.noAnswer');
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return phrase('imports.hostNotFound');
  if (code === 'ECONNREFUSED') return phrase('imports.hostRefused');
  return phrase('imports.hostSilent');
}
