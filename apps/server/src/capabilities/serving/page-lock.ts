import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { messagesFor } from '@vitrine/core/messages/page-messages.ts';
import { wordRefusal } from '@vitrine/core/messages/word-refusal.ts';
import { permissionTypes } from '@vitrine/core/page-context/page-context.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context, Services } from '../../context.ts';
import { addressHere, redirectHere } from '../../http/redirect.ts';
import { refusal } from '../../http/refusal.ts';
import { originOf, visitorContext } from '../../http/request-scope.ts';
import { sendPacked } from '../../http/send.ts';
import { isPagePassword } from '../collections/index.ts';
import { type SitePage, shownPage } from './site-page.ts';
import type { SiteServer } from './site-server.ts';
import { unlock, unlockedBy } from './unlocked.ts';

type LockedPage = Extract<SitePage, { kind: 'locked' }>;

/** Guesses from one network, for one page. */
const guesses = { max: 10, seconds: 300 };
/**
 * From all networks together: once they are used up, each network has one more guess, so that visitors cannot be
 * locked out.
 */
const allGuesses = { max: 200, seconds: 900 };
const lateGuesses = { max: 1, seconds: 900 };

/** The page that asks for the password, in the website's own look (rule SERVE-16). */
export async function showLock(
  server: SiteServer,
  context: Context,
  {
    request,
    reply,
    page,
    error = null,
  }: {
    request: FastifyRequest;
    reply: FastifyReply;
    page: LockedPage;
    error?: string | null;
  },
): Promise<FastifyReply> {
  const action = `/_unlock?page=${encodeURIComponent(addressBehind(request))}`;
  const shown = shownPage({
    content: { kind: 'lock', lock: { action, error } },
    status: 401,
    title: page.title,
    path: addressBehind(request),
    identity: { permissionType: permissionTypes.password },
  });
  return sendPacked(reply, await server.drawAlone(context, shown, originOf(request)));
}

/** `POST /_unlock?page=/about` with the field `password`, by the form of the lock page. */
export function registerUnlock(app: FastifyInstance, services: Services, server: SiteServer): void {
  app.post<{ Body: unknown }>('/_unlock', async (request, reply) => {
    const { scope } = request;
    if (scope.kind !== 'website' || scope.website.publishedRevisionId === null) return reply.callNotFound();
    const context = visitorContext(services, request, scope.website);
    const path = addressBehind(request);
    const asked = { path, query: new URLSearchParams(), origin: originOf(request) };
    const unlocked = unlockedBy(services, request);
    const first = await server.answer(context, { ...asked, asOf: scope.asOf });
    // A post in a list with a password may have its own password.
    const answer =
      first.kind === 'locked' && unlocked(first)
        ? await server.make(context, { ...asked, isPreview: false, unlocked })
        : first;
    if (!('kind' in answer) || answer.kind !== 'locked') return redirectHere(reply, path, 303);
    const wait = await waitFor(services, request.ip, answer.id);
    const isRight = wait === null && (await isPagePassword(answer.passwordHash, passwordOf(request.body)));
    if (isRight) await services.guards.giveBack(services.database, allKey(answer.id));
    if (!isRight) {
      const error = errorFor(scope.website.settings.language, wait);
      return showLock(server, context, { request, reply, page: answer, error });
    }
    unlock(context, reply, answer);
    return redirectHere(reply, path, 303);
  });
}

const allKey = (pageId: string) => `unlock ${pageId} from all`;

/** The seconds until this network may guess again, or null if it may now (rule LIMIT-5). */
async function waitFor(
  { database, guards }: Services,
  address: string,
  pageId: string,
): Promise<number | null> {
  const wait = await guards.takeFrom(database, { address, what: `unlock ${pageId}` }, guesses);
  if (wait !== null || (await guards.take(database, allKey(pageId), allGuesses)) === null) return wait;
  return guards.takeFrom(database, { address, what: `late unlock ${pageId}` }, lateGuesses);
}

function errorFor(language: string, wait: number | null): string {
  if (wait === null) return messagesFor(language).lockWrong;
  return wordRefusal(refusal(callErrors.tooMany, { seconds: wait }), language);
}

/** Only an address of this website: a path, never another host. */
function addressBehind(request: FastifyRequest): string {
  const [path = '/', search = ''] = request.url.split('?', 2);
  const page = path === '/_unlock' ? (new URLSearchParams(search).get('page') ?? '/') : path;
  return /^\/(?![/\\])/.test(page) ? addressHere(page) : '/';
}

function passwordOf(body: unknown): string {
  const given = typeof body === 'object' && body !== null && 'password' in body ? body.password : '';
  return typeof given === 'string' ? given : '';
}
