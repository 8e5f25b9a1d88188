import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { continueSession, sessionCookie, setSessionCookie } from '../capabilities/accounts/index.ts';
import type { HostScope, WebsiteDirectory } from '../capabilities/tenancy/index.ts';
import type { Actor, Context, PlatformContext, Services } from '../context.ts';
import { cookiesOf } from './cookies.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the request's Host stands for. */
    scope: HostScope;
  }
}

const actors = new WeakMap<FastifyRequest, Promise<Actor>>();

/** Finds what the Host stands for before anything else looks at the request (rule HTTP-1). */
export function registerRequestScope(app: FastifyInstance, directory: WebsiteDirectory): void {
  const unknown: HostScope = { kind: 'unknown' };
  app.decorateRequest('scope', { getter: () => unknown, setter() {} });
  app.addHook('onRequest', async request => {
    const scope = isProbe(request.url) ? unknown : await directory.find(request.host ?? '');
    Object.defineProperty(request, 'scope', { value: scope });
  });
}

/** The context of a route on a website; null on the platform and on unknown hosts. */
export async function websiteContext(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Context | null> {
  const { scope } = request;
  if (scope.kind !== 'website') return null;
  return { ...(await platformContext(services, request, reply)), website: scope.website };
}

/** The context of a route without its website. */
export async function platformContext(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<PlatformContext> {
  const actor = await actorOf(services, request, reply);
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

/** Who makes the request, looked up once. */
export function actorOf(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<Actor> {
  const known = actors.get(request);
  if (known) return known;
  const found = findActor(services, request, reply);
  actors.set(request, found);
  return found;
}

async function findActor(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<Actor> {
  const visitor: Actor = { kind: 'visitor', address: request.ip };
  const token = request.cookies[sessionCookie];
  const { scope } = request;
  if (token === undefined || token.length > 100 || !(scope.kind === 'website' || scope.kind === 'platform'))
    return visitor;
  const place = scope.kind === 'website' ? scope.website.id : 'platform';
  const found = await continueSession(services, place, token);
  if (found === null) return visitor;
  const { session, isExtended } = found;
  if (isExtended && session.is_remembered) setSessionCookie(cookiesOf(services, reply), token, true);
  return {
    kind: 'account',
    accountId: session.account_id,
    email: session.email,
    sessionId: session.id,
    roles: session.roles ?? [],
    address: request.ip,
  };
}

/** Probes ask by address, not by name, and must not wait for the database. */
function isProbe(url: string): boolean {
  return /^\/(healthz|readyz)(\?|$)/.test(url);
}
