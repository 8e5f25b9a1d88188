import type { z } from 'zod';
import type { Permission } from '../accounts/roles.ts';
import type { ErrorDefinition } from '../errors/declare-errors.ts';
import type { SessionKind } from './session-kinds.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may make a call. `public`: anyone, on the website named by Host. `siteUser`: any visitor who signed in on this
 * website. `account`: any signed-in account. A permission: an account whose role on this website holds it; a list: one of
 * them.
 */
export type Access = 'public' | 'siteUser' | 'account' | Permission | readonly Permission[];

/** Whether the call belongs to the website named by Host, to the platform's app domain, or to either. */
export type Scope = 'website' | 'platform' | 'anywhere';

export interface Call<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> {
  /** `noun.verb`, the operation id in OpenAPI. */
  readonly name: string;
  readonly method: Method;
  /** Fastify's notation: `/api/pages/:pageId`. */
  readonly path: string;
  readonly summary: string;
  readonly scope: Scope;
  readonly access: Access;
  /** The permission required on the website that the address names by `websiteId`, which may be deleted (rule ROLE-6). */
  readonly onNamed?: Permission;
  /** The kind of session a public call uses; an account’s by default. */
  readonly session?: SessionKind;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly reply: Reply;
  /** The declared refusals, in addition to those of every call (`callErrors`). */
  readonly errors?: readonly ErrorDefinition[];
  /** At most `max` calls in `seconds` from one address, and for one account. */
  readonly rateLimit?: {
    readonly max: number;
    readonly seconds: number;
    /**
     * Counted by each process alone: it protects no secret, but keeps one sender from using all of
     * the process's time.
     */
    readonly isFlood?: true;
  };
  /** Received as multipart; the handler reads the stream. */
  readonly upload?: boolean;
}

/** The complete input of a call, parsed by its schemas. */
export interface CallInput<C extends Call> {
  params: C extends { params: infer S extends z.ZodType } ? z.output<S> : Record<string, never>;
  query: C extends { query: infer S extends z.ZodType } ? z.output<S> : Record<string, never>;
  body: C extends { body: infer S extends z.ZodType } ? z.output<S> : undefined;
}

/** A client’s input, before defaults and coercions. */
export type CallRequest<C extends Call> = (C extends { params: infer S extends z.ZodType }
  ? { params: z.input<S> }
  : object) &
  (C extends { query: infer S extends z.ZodType } ? { query?: z.input<S> } : object) &
  (C extends { body: infer S extends z.ZodType } ? { body: z.input<S> } : object);

export type CallReply<C extends Call> = z.output<C['reply']>;

/** The kind of session that a call uses. */
export function sessionKindOf({
  access,
  session = 'account',
}: Pick<Call, 'access' | 'session'>): SessionKind {
  return access === 'siteUser' ? 'siteUser' : session;
}

/** The permissions of which a call requires one, on the website of its host or the one it names; none for others. */
export function demandedBy({ access, onNamed }: Pick<Call, 'access' | 'onNamed'>): readonly Permission[] {
  if (onNamed !== undefined) return [onNamed];
  if (typeof access !== 'string') return access;
  return access === 'public' || access === 'siteUser' || access === 'account' ? [] : [access];
}

/** The access to a call, in the words of its declaration. */
export function accessText(call: Pick<Call, 'access' | 'onNamed'>): string {
  const demanded = demandedBy(call).join(' or ');
  if (call.onNamed !== undefined) return `${demanded}, on the website named`;
  return demanded === '' ? String(call.access) : demanded;
}

/** Preserves each call's own types; a noun's calls are declared as one object of these. */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}
