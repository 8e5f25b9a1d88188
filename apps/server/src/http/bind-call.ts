import type { Readable } from 'node:stream';
import type { Call, CallInput, CallReply } from '@vitrine/core/calls/define-call.ts';
import type { Result } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { Context, PlatformContext } from '../context.ts';

/** The request data of a call besides its declared input. */
export interface CallExtras {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Scheme and host as the client has them. */
  readonly origin: string;
  /** The language of the person who reads the reply. */
  readonly language: string;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  /** The site user who is signed in with the same browser, regardless of the actor of the call; null if there is none. */
  siteUserId(): Promise<Id | null>;
  setCookie(name: string, value: string, options: CookieOptions): void;
  clearCookie(name: string): void;
  /** The one file of a multipart call (`upload: true`), as a stream; fields before it are in `fields`. */
  upload?: { fileName: string; stream: Readable; fields: Readonly<Record<string, string>> };
}

export interface CookieOptions {
  readonly httpOnly: boolean;
  /** Seconds; a session cookie without it. */
  readonly maxAge?: number;
}

type ContextOf<C extends Call> = C extends { scope: 'website' } ? Context : PlatformContext;

export interface BoundCall {
  readonly call: Call;
  readonly handle: (context: Context, input: unknown, extras: CallExtras) => Promise<Result<unknown>>;
}

/** Binds a declared call to the verb that carries it out. Input is validated before, and the reply afterwards. */
export function bindCall<C extends Call>(
  call: C,
  handle: (context: ContextOf<C>, input: CallInput<C>, extras: CallExtras) => Promise<Result<CallReply<C>>>,
): BoundCall {
  return { call, handle: handle as BoundCall['handle'] };
}
