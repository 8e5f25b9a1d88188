import { doors } from '@vitrine/core/accounts/doors.ts';
import { oldQueryNames } from '@vitrine/core/collections/old-query.ts';
import { wordsIn } from '@vitrine/core/messages/words.ts';
import { filterQuery, readFilters } from '@vitrine/core/products/product-filters.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { actorMay } from '../../actor-may.ts';
import type { Context, Services } from '../../context.ts';
import { isDatabaseAway } from '../../database/is-database-away.ts';
import { isDatabaseBusy } from '../../database/is-database-busy.ts';
import { plainPage } from '../../http/plain-page.ts';
import { redirectElsewhere, redirectHere } from '../../http/redirect.ts';
import { actorOf, originOf, visitorContext, websiteContext } from '../../http/request-scope.ts';
import { send, sendPacked } from '../../http/send.ts';
import { answerFromMemory, memoryKey, replyCached } from './answer-from-memory.ts';
import { showLock } from './page-lock.ts';
import { type MovedPage, shownPage } from './site-page.ts';
import { type Asked, isFinished, type SiteServer } from './site-server.ts';
import { type Unlocked, unlockedBy } from './unlocked.ts';

/** Query parameters that a page depends on; all others, such as campaign marks, are ignored. */
const meaningful = ['page', 'format', 'q', 'exact', 'sort', ...oldQueryNames];

/** Filters of a list of products, which are added in one order, so that each choice is drawn once (rule FILTER-1). */
const addFilters = (query: URLSearchParams, given: URLSearchParams) => {
  for (const [name, value] of filterQuery({ ...readFilters(given), order: 'featured' }))
    query.append(name, value);
};

/** Published websites: everything on a website's host that no other route answers (rules SERVE-1 to SERVE-16). */
export function serveSites(app: FastifyInstance, services: Services, server: SiteServer): void {
  answerFromMemory(app, services, server.cache);
  app.get('/*', (request, reply) => serve(services, server, { request, reply }));
  app.options('/*', async (request, reply) =>
    request.scope.kind === 'website' && !request.url.startsWith('/api/')
      ? send(reply, { status: 204, also: { Allow: 'GET, HEAD, OPTIONS' } })
      : reply.callNotFound(),
  );
}

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

async function serve(services: Services, server: SiteServer, { request, reply }: Exchange) {
  const { scope } = request;
  if (scope.kind !== 'website' || request.url.startsWith('/api/')) return reply.callNotFound();
  const asked = askedOf(request);
  const isPreview = request.url.includes('preview=draft') && (await canPreview(services, { request, reply }));
  const context: Context = isPreview
    ? ((await websiteContext(services, request, reply)) ?? visitorContext(services, request, scope.website))
    : visitorContext(services, request, scope.website);
  try {
    const unlocked = unlockedBy(services, request);
    if (isPreview) return await serveAlone(server, context, { request, reply, asked, isPreview, unlocked });
    const answer = await server.answer(context, { ...asked, asOf: scope.asOf });
    if (answer.kind === 'unpublished') {
      const { language } = scope.website.settings;
      return plainPage(reply, {
        status: 404,
        message: wordsIn(language).plainPages.notPublished,
        language,
      });
    }
    if (answer.kind === 'moved') return lead(reply, answer, 'public, max-age=0');
    if (answer.kind === 'locked') {
      if (!unlocked(answer)) return showLock(server, context, { request, reply, page: answer });
      return await serveAlone(server, context, {
        request,
        reply,
        asked,
        isPreview: false,
        unlocked,
      });
    }
    if (answer.cached.page.status === 200 && request.url === addressOf(asked)) {
      const isBehindProxy = services.configuration.TRUSTED_PROXIES > 0;
      server.cache.remember(memoryKey(request.raw, isBehindProxy), answer.cached);
    }
    return await replyCached(server.cache, answer.cached, { request, reply });
  } catch (error) {
    if (isDatabaseAway(error) || isDatabaseBusy(error)) throw error;
    return showFailure(server, context, { request, reply, error });
  }
}

async function serveAlone(
  server: SiteServer,
  context: Context,
  { request, reply, asked, ...how }: Exchange & { asked: Asked; isPreview: boolean; unlocked: Unlocked },
) {
  const made = await server.make(context, { ...asked, ...how });
  if (isFinished(made)) return sendPacked(reply, made);
  if (made.kind === 'moved') {
    const to = how.isPreview && !made.isElsewhere ? withPreview(made.to) : made.to;
    return lead(reply, { ...made, to, status: 302 }, 'no-store');
  }
  return made.kind === 'locked'
    ? showLock(server, context, { request, reply, page: made })
    : reply.callNotFound();
}

function lead(
  reply: FastifyReply,
  { to, isElsewhere, status }: MovedPage,
  cacheControl: string,
): FastifyReply {
  const said = { cacheControl };
  return isElsewhere ? redirectElsewhere(reply, to, status, said) : redirectHere(reply, to, status, said);
}

function withPreview(to: string): string {
  return `${to}${to.includes('?') ? '&' : '?'}preview=draft`;
}

/** A bug shows the website's own error page with a key to find it in the log; never a stack, never 200. */
async function showFailure(
  server: SiteServer,
  context: Context,
  { request, reply, error }: Exchange & { error: unknown },
) {
  request.log.error({ error, requestId: request.id }, 'a page could not be made');
  const content = { kind: 'error', key: request.id } as const;
  const page = shownPage({ content, status: 500, title: '500', path: '/500' });
  return sendPacked(reply, await server.drawAlone(context, page, originOf(request)));
}

async function canPreview(services: Services, { request, reply }: Exchange): Promise<boolean> {
  return actorMay(await actorOf(services, request, reply), doors.draftPage.needs);
}

function askedOf(request: FastifyRequest): Asked {
  const [path = '/', search = ''] = request.url.split('?', 2);
  const given = new URLSearchParams(search);
  const query = new URLSearchParams();
  for (const name of meaningful) {
    const value = given.get(name);
    if (value !== null && isMeaningful(path, name)) query.set(name, value.slice(0, 200));
  }
  addFilters(query, given);
  return { path, query, origin: originOf(request) };
}

function isMeaningful(path: string, name: string): boolean {
  return name === 'q' ? path === '/search' : true;
}

function addressOf({ path, query }: Asked): string {
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}
