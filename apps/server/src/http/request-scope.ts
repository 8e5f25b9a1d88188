import { type SessionKind, sessionCookies, sessionKinds } from '@vitrine/core/calls/session-kinds.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { continueSession, type FoundSession, setSessionCookie } from '../capabilities/accounts/index.ts';
import { readSignedIn } from '../capabilities/site-users/index.ts';
import type { HostScope, WebsiteDirectory } from '../capabilities/tenancy/index.ts';
import type { Actor, Context, PlatformContext, Services } from '../context.ts';
import { cookiesOf } from './cookies.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the request's Host stands for. */
    scope: HostScope;
  }
}

type SignedIn = Exclude<Actor, { kind: 'visitor' | 'operator' }>;

const signedIn = new WeakMap<FastifyRequest, Partial<Record<SessionKind, Promise<SignedIn | null>>>>();

/** Finds what the Host stands for before anything else looks at the request (rule HTTP-1). */
export function registerRequestScope(app: FastifyInstance, directory: WebsiteDirectory): void {
  const unknown: HostScope = { kind: 'unknown' };
  app.decorateRequest('scope', { getter: () => unknown, setter() {} });
  app.addHook('onRequest', async request => {
    const scope = isProbe(request.url) ? unknown : await directory.find(request.host ?? '');
    Object.defineProperty(request, 'scope', { value: scope });
  });
}

/**
 * The context of a route on a website; null on the platform and on unknown hosts. `kind` says whose session the route
 * acts with.
 */
export async function websiteContext(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  kind: SessionKind = 'account',
): Promise<Context | null> {
  const { scope } = request;
  if (scope.kind !== 'website') return null;
  return { ...(await contextFor(services, { request, reply }, kind)), website: scope.website };
}

/** The context of a route without its website. */
export function platformContext(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<PlatformContext> {
  return contextFor(services, { request, reply }, 'account');
}

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** The same for a call, which says itself whose session counts. */
export async function contextFor(
  services: Services,
  { request, reply }: Exchange,
  kind: SessionKind,
): Promise<PlatformContext> {
  const actor = await actorOf(services, request, reply, kind);
  return { ...services, log: services.log.child({ requestId: request.id }), actor, requestId: request.id };
}

/** The context of a page that is the same for everybody, whoever asks. */
export function visitorContext(
  services: Services,
  request: FastifyRequest,
  website: Context['website'],
): Context {
  return {
    ...services,
    website,
    actor: { kind: 'visitor', address: request.ip },
    requestId: request.id,
  };
}

/** Scheme and host as the visitor has them, behind the configured proxies too. */
export function originOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`;
}

/** Who makes the request, by the session of one kind; a visitor without one. Looked up once. */
export async function actorOf(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  kind: SessionKind = 'account',
): Promise<Actor> {
  const known = signedIn.get(request) ?? {};
  signedIn.set(request, known);
  known[kind] ??= findSignedIn(services, { request, reply }, kind);
  return (await known[kind]) ?? { kind: 'visitor', address: request.ip };
}

/** Everybody who is signed in with the request's browser on this host: an owner may be a customer, too (SESSION-11). */
export async function allSignedIn(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SignedIn[]> {
  const found = await Promise.all(sessionKinds.map(kind => actorOf(services, request, reply, kind)));
  return found.filter(actor => actor.kind === 'account' || actor.kind === 'siteUser');
}

async function findSignedIn(
  services: Services,
  { request, reply }: Exchange,
  kind: SessionKind,
): Promise<SignedIn | null> {
  const token = request.cookies[sessionCookies[kind]];
  const { scope } = request;
  if (token === undefined || token.length > 100 || !(scope.kind === 'website' || scope.kind === 'platform'))
    return null;
  const place = scope.kind === 'website' ? scope.website.id : 'platform';
  const found = await continueSession(services, place, { kind, token });
  const actor = found && (await ownerOf(services, found.session, request.ip));
  if (!found || !actor) return null;
  if (found.isExtended && found.session.is_remembered)
    setSessionCookie(cookiesOf(services, reply), { kind, token, isRemembered: true });
  return actor;
}

async function ownerOf(
  { database }: Services,
  session: FoundSession,
  address: string,
): Promise<SignedIn | null> {
  const always = { sessionId: session.id, address };
  if (session.site_user_id !== null) {
    const user = await readSignedIn(database, session.website_id, session.site_user_id);
    return user && { kind: 'siteUser', siteUserId: user.id, email: user.email, ...always };
  }
  if (session.account_id === null || session.email === null) return null;
  const { account_id: accountId, email, roles } = session;
  return { kind: 'account', accountId, email, roles: roles ?? [], ...always };
}

/** Probes ask by address, not by name, and must not wait for the database. */
function isProbe(url: string): boolean {
  return /^\/(healthz|readyz)(\?|$)/.test(url);
}
