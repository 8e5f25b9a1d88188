import { crumbCookie, readCrumb } from './crumb.ts';

/** An answer of a call: its JSON, or why there is none. */
export type SentJson =
  | { readonly ok: true; readonly body: Record<string, unknown> }
  | {
      readonly ok: false;
      readonly message: string;
      /** By the names of what was sent; empty when the whole was refused. */
      readonly errors: Readonly<Record<string, string>>;
    };

export interface JsonToSend {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
  /** Said when the server cannot be reached or answers nothing readable. */
  readonly unreachable: string;
}

/**
 * Sends a change with the anti-forgery crumb of the readable cookie; a crumb that grew old is replaced by
 * the one the server answers and the call is sent once more (rule BROWSERCALL-1).
 */
export async function sendJson(call: JsonToSend): Promise<SentJson> {
  try {
    let reply = await attempt(call, readCrumb(document.cookie));
    let body = await bodyOf(reply);
    if (reply.status === 403 && body.crumbFail === true && typeof body.crumb === 'string') {
      // The asynchronous cookie store is missing on plain http, where a shop on somebody's own network may be.
      Object.assign(document, { cookie: crumbCookie(body.crumb) });
      reply = await attempt(call, body.crumb);
      body = await bodyOf(reply);
    }
    if (reply.ok) return { ok: true, body };
    const { message } = body;
    return {
      ok: false,
      message: typeof message === 'string' ? message : call.unreachable,
      errors: { ...(body.errors as Readonly<Record<string, string>> | undefined) },
    };
  } catch {
    return { ok: false, message: call.unreachable, errors: {} };
  }
}

function attempt({ method, path, body }: JsonToSend, crumb: string): Promise<Response> {
  return fetch(path, {
    method,
    credentials: 'same-origin',
    headers: {
      Accept: 'application/json',
      'X-CSRF-Token': crumb,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

async function bodyOf(reply: Response): Promise<Record<string, unknown>> {
  const body: unknown = await reply.json().catch(() => null);
  return typeof body === 'object' && body !== null ? { ...body } : {};
}
