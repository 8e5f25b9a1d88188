import { crumbCookie, readCrumb } from './crumb.ts';

/** A request to our own server. */
export interface Ask {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as a browser sends a form. */
  readonly form?: URLSearchParams;
  /** The answer is text for a page, JSON for everything else. */
  readonly expects?: 'page';
  readonly headers?: Readonly<Record<string, string>>;
  /** The server runs a request with the same key only once, so that it may be repeated. */
  readonly idempotencyKey?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Whether it arrives even if the visitor leaves the page before its answer (rule BROWSERCALL-10). */
  readonly outlivesPage?: boolean;
  /** The total timeout, including all attempts. */
  readonly seconds?: number;
}

/** The response; status 0 for none. */
export interface Reply {
  readonly status: number;
  readonly text: string;
}

/** Why there is no answer from the server to show; a cancellation is not reported. */
export type Failure = 'unauthorized' | 'internal' | 'unavailable' | 'unreachable' | 'unparsable' | 'aborted';

export interface Failed {
  readonly ok: false;
  readonly status: number;
  /** The server’s own message; null to use that of the failure. */
  readonly message: string | null;
  readonly failure: Failure;
  readonly body: Readonly<Record<string, unknown>>;
  /** The parser’s message for an unreadable answer. */
  readonly detail: string;
}

/** The JSON of an answer, or the text of a page, or the failure; null for an empty answer. */
export type Exchanged = { readonly ok: true; readonly body: unknown } | Failed;

/** The transport of one attempt: `fetch`, or one that reports the progress of an upload. */
export type Transport = (ask: Ask, crumb: string, signal: AbortSignal) => Promise<Reply>;

/** The exchange’s dependencies on its page. */
export interface CallPage {
  readonly readCookies: () => string;
  readonly writeCookie: (cookie: string) => void;
  readonly announce: (event: CallEvent) => void;
}

export interface ExchangeOptions {
  readonly transport?: Transport;
  readonly page?: CallPage;
}

/** Announced on the document: the session has ended; this account or visitor has no access at all. */
export type CallEvent = 'vitrine:login-required' | 'vitrine:authorization-fail';

const retries = 3;
const retryMilliseconds = 200;

/** The parts of a document that the exchange needs. */
export function callPageOf(page: Document): CallPage {
  return {
    readCookies: () => page.cookie,
    // The asynchronous cookie store is missing on plain http, which a shop on a local network may use.
    writeCookie: cookie => void Object.assign(page, { cookie }),
    announce: event => void page.dispatchEvent(new CustomEvent(event)),
  };
}

/**
 * Sends requests by the rules that visitors’ pages and the studio share: crumbs, statuses,
 * unreadable answers, and safe repetition (rules BROWSERCALL-1 to BROWSERCALL-8).
 */
export async function exchangeJson(
  ask: Ask,
  { transport = byFetch, page = callPageOf(document) }: ExchangeOptions = {},
): Promise<Exchanged> {
  const late = AbortSignal.timeout((ask.seconds ?? 120) * 1000);
  const signal = ask.signal ? AbortSignal.any([ask.signal, late]) : late;
  const isSafe = /GET|PUT|DELETE/.test(ask.method) || ask.idempotencyKey !== undefined;
  for (let left = isSafe ? retries : 0; ; left -= 1) {
    const answer = await sendOnce(ask, { transport, page, signal });
    if (!answer.ok) announce(answer, page);
    const isLost = !answer.ok && answer.failure === 'unreachable' && answer.message === null;
    if (!isLost || left === 0 || signal.aborted) return answer;
    await new Promise(resolve => setTimeout(resolve, retryMilliseconds));
  }
}

interface Way {
  readonly transport: Transport;
  readonly page: CallPage;
  readonly signal: AbortSignal;
}

/** An expired crumb is replaced by the one in the answer, and the call sent once more, never a third time. */
async function sendOnce(ask: Ask, { transport, page, signal }: Way): Promise<Exchanged> {
  const send = async (crumb: string) => {
    const sending = signal.aborted ? Promise.reject(signal.reason) : transport(ask, crumb, signal);
    return read(ask, await sending.catch((): Reply => ({ status: 0, text: '' })));
  };
  const first = await send(readCrumb(page.readCookies()));
  if (first.ok || first.status !== 403 || first.body.crumbFail !== true) return first;
  const { crumb } = first.body;
  if (typeof crumb !== 'string') return first;
  page.writeCookie(crumbCookie(crumb));
  return send(crumb);
}

/** The server's message is used, whatever its status; without one, the status has a default text. */
function read({ signal, expects }: Ask, { status, text }: Reply): Exchanged {
  const isDone = status >= 200 && status < 300;
  const [json, detail] = isDone && expects === 'page' ? [text, ''] : parse(text);
  if (isDone && detail === '') return { ok: true, body: json };
  const body = { ...(typeof json === 'object' ? (json as Record<string, unknown> | null) : null) };
  return {
    ok: false,
    status,
    message: textOf(body.message) ?? textOf(body.error),
    failure: signal?.aborted ? 'aborted' : isDone ? 'unparsable' : failureOf(status),
    body,
    detail,
  };
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** The JSON, null if empty; or the parser's error. */
function parse(text: string): [unknown, string] {
  try {
    return [text === '' ? null : JSON.parse(text), ''];
  } catch (error) {
    return [null, error instanceof Error ? error.message : String(error)];
  }
}

function failureOf(status: number): Failure {
  if (status === 401 || status === 403) return 'unauthorized';
  if (status === 500 || status === 501) return 'internal';
  return status === 503 ? 'unavailable' : 'unreachable';
}

function announce({ status, body }: Failed, page: CallPage): void {
  if (body.loginRequired === true || (status === 401 && body.error === 'call.unauthorized'))
    page.announce('vitrine:login-required');
  if (body.authorizationFail === true) page.announce('vitrine:authorization-fail');
}

/** Browsers refuse longer ones that outlive their page. */
const maxOutliving = 60_000;

async function byFetch(ask: Ask, crumb: string, signal: AbortSignal): Promise<Reply> {
  const { method, path, form, headers, idempotencyKey, expects, outlivesPage = false } = ask;
  const body = form ?? (ask.body === undefined ? undefined : JSON.stringify(ask.body));
  const reply = await fetch(path, {
    method,
    credentials: 'same-origin',
    signal,
    headers: {
      Accept: expects === 'page' ? 'text/html' : 'application/json',
      ...(method === 'GET' ? {} : { 'X-CSRF-Token': crumb }),
      ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
      ...(typeof body === 'string' ? { 'Content-Type': 'application/json' } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
    keepalive: outlivesPage && String(body ?? '').length < maxOutliving,
  });
  return { status: reply.status, text: await reply.text() };
}
