import { studioLanguage } from '@vitrine/controls/messages/translate.ts';
import type { Call, CallReply, CallRequest } from '@vitrine/core/calls/define-call.ts';
import { type Result, succeed } from '@vitrine/core/errors/result.ts';
import { crumbCookie, readCrumb } from '@vitrine/widgets/calls/crumb.ts';
import { callAddress, type LooseRequest } from './call-address.ts';
import { CallFailure, refusalOf, unreachable } from './call-failure.ts';

/** What calls need of the browser; tests give their own. */
export interface CallContext {
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  readonly readCookies: () => string;
  readonly writeCookie: (cookie: string) => void;
  /** Told when the session is over. */
  readonly onSignedOut: () => void;
}

const listeners = new Set<() => void>();

/** Called when a call is refused because nobody is signed in any more. */
export function onSignedOut(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function tellSignedOut(): void {
  for (const listener of listeners) listener();
}

const browser: CallContext = {
  fetch: (address, init) => fetch(address, init),
  readCookies: () => document.cookie,
  // The asynchronous cookie store is missing on plain http.
  writeCookie: cookie => void Object.assign(document, { cookie }),
  onSignedOut: tellSignedOut,
};

/**
 * Makes a declared call. What the server refuses comes back as a value with its code, message and fields; a
 * crumb that grew old is replaced and the call sent once more (rules STUDIO-1 to STUDIO-4).
 */
export async function sendCall<C extends Call>(
  call: C,
  request: CallRequest<C>,
  surroundings: CallContext = browser,
): Promise<Result<CallReply<C>>> {
  const loose: LooseRequest = request;
  const first = await attempt(call, { ...loose, crumb: readCrumb(surroundings.readCookies()) }, surroundings);
  const isStale = !first.ok && first.error.status === 403 && first.error.details?.crumbFail === true;
  if (!isStale) return settle(first, surroundings);
  const crumb = first.error.details?.crumb;
  if (typeof crumb !== 'string') return settle(first, surroundings);
  surroundings.writeCookie(crumbCookie(crumb));
  return settle(await attempt(call, { ...loose, crumb }, surroundings), surroundings);
}

/** The same for queries: a refusal is thrown as a CallFailure. */
export async function callApi<C extends Call>(call: C, request: CallRequest<C>): Promise<CallReply<C>> {
  const result = await sendCall(call, request);
  if (!result.ok) throw new CallFailure(result.error);
  return result.value;
}

function settle<T>(result: Result<unknown>, { onSignedOut: tell }: CallContext): Result<T> {
  if (!result.ok && result.error.status === 401 && result.error.code === 'call.unauthorized') tell();
  return result as Result<T>;
}

async function attempt(
  call: Call,
  request: LooseRequest & { readonly crumb: string },
  { fetch: send }: CallContext,
): Promise<Result<unknown>> {
  let reply: Response;
  try {
    reply = await send(callAddress(call, request), {
      method: call.method,
      credentials: 'same-origin',
      headers: {
        Accept: 'application/json',
        'Accept-Language': studioLanguage(),
        ...(call.method === 'GET' ? {} : { 'X-CSRF-Token': request.crumb }),
        ...(request.body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
    });
  } catch {
    return { ok: false, error: unreachable() };
  }
  const body: unknown = await reply.json().catch(() => null);
  if (reply.ok) return succeed(body);
  const read = typeof body === 'object' && body !== null ? { ...body } : {};
  return { ok: false, error: refusalOf(reply.status, read) };
}
