import { type SessionKind, sessionKinds } from '@vitrine/core/calls/session-kinds.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Actor, type Context, onWebsite, type PlatformContext, type Services } from '../context.ts';
import type { HostDirectory, HostScope } from './host-scope.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The meaning of the request's Host. */
    scope: HostScope;
  }
  interface FastifyInstance {
    findSignedIn: FindSignedIn;
  }
}

export type SignedIn = Exclude<Actor, { kind: 'visitor' | 'operator' }>;

/** The holder of the session of one kind in a request; provided by the capabilities that know people. */
export type FindSignedIn = (
  services: Services,
  exchange: Exchange,
  kind: SessionKind,
) => Promise<SignedIn | null>;

export interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export interface Directories {
  readonly hosts: HostDirectory;
  readonly findSignedIn: FindSignedIn;
}

const signedIn = new WeakMap<FastifyRequest, Partial<Record<SessionKind, Promise<SignedIn | null>>>>();

/** Finds what the Host means before anything else handles the request (rule HTTP-1). */
export function registerRequestScope(app: FastifyInstance, { hosts, findSignedIn }: Directories): void {
  app.decorate('findSignedIn', findSignedIn);
  const unknown: HostScope = { kind: 'unknown' };
  app.decorateRequest('scope', { getter: () => unknown, setter() {} });
  app.addHook('onRequest', async request => {
    const scope = isProbe(request.url) ? unknown : await hosts.find(request.host ?? '');
    Object.defineProperty(request, 'scope', { value: scope });
  });
}

/**
 * The context of a route on a website; null on the platform and on unknown hosts. `kind` names the session that
 * the route acts with.
 */
export async function websiteContext(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  kind: SessionKind = 'account',
): Promise<Context | null> {
  const { scope } = request;
  if (scope.kind !== 'website') return null;
  return onWebsite(await contextFor(services, { request, reply }, kind), scope.website);
}

/** The context of a route without its website. */
export function platformContext(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<PlatformContext> {
  return contextFor(services, { request, reply }, 'account');
}

/** The same for a call, which declares the session that counts. */
export async function contextFor(
  services: Services,
  { request, reply }: Exchange,
  kind: SessionKind,
): Promise<PlatformContext> {
  const actor = await actorOf(services, request, reply, kind);
  return { ...services, log: services.log.child({ requestId: request.id }), actor, requestId: request.id };
}

/** The context of a page that is the same for everyone. */
export function visitorContext(
  services: Services,
  request: FastifyRequest,
  website: Context['website'],
): Context {
  const actor: Actor = { kind: 'visitor', address: request.ip };
  return onWebsite({ ...services, actor, requestId: request.id }, website);
}

/**
 * Scheme and host as the visitor has them. A trusted proxy says only whether the visitor uses HTTPS: its words are no
 * part of an address (rules HTTP-12 and HTTP-28).
 */
export function originOf(request: FastifyRequest): string {
  return `${request.protocol === 'https' ? 'https' : 'http'}://${request.host}`;
}

/** The actor of the request, by the session of one kind; a visitor without one. Looked up once. */
export async function actorOf(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  kind: SessionKind = 'account',
): Promise<Actor> {
  const known = signedIn.get(request) ?? {};
  signedIn.set(request, known);
  known[kind] ??= request.server.findSignedIn(services, { request, reply }, kind);
  return (await known[kind]) ?? { kind: 'visitor', address: request.ip };
}

/** The site user who is signed in with the request's browser; null if none is. */
export async function siteUserIdOf(services: Services, { request, reply }: Exchange): Promise<Id | null> {
  const actor = await actorOf(services, request, reply, 'siteUser');
  return actor.kind === 'siteUser' ? actor.siteUserId : null;
}

/** All who are signed in with the request's browser on this host: an owner may also be a customer (SESSION-11). */
export async function allSignedIn(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SignedIn[]> {
  const found = await Promise.all(sessionKinds.map(kind => actorOf(services, request, reply, kind)));
  return found.filter(actor => actor.kind === 'account' || actor.kind === 'siteUser');
}

/** Probes use an address, not a name, and must not wait for the database. */
function isProbe(url: string): boolean {
  return /^\/(healthz|readyz)(\?|$)/.test(url);
}
