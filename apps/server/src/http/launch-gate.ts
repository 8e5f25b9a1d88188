import { doors } from '@vitrine/core/accounts/doors.ts';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { launchMessage } from '@vitrine/core/launch/launch.messages.ts';
import type { FastifyInstance } from 'fastify';
import { actorMay } from '../actor-may.ts';
import type { Services } from '../context.ts';
import { replyWithRefusal } from './error-replies.ts';
import { plainPage } from './plain-page.ts';
import { wantsPage } from './reader-language.ts';
import { refusal } from './refusal.ts';
import { actorOf } from './request-scope.ts';
import { say } from './send.ts';

/** Paths that are always available: the studio, its calls and files, and pictures, which emails show too. */
const open = /^\/(?:config|_assets|media|s|api(?!\/(?:commerce|site-users)))(?:[/?]|$)/;

/**
 * Before its launch only members can see a website: all others get a notice, and no page, feed, cart or checkout
 * of it answers (rule LAUNCH-1).
 */
export function registerLaunchGate(app: FastifyInstance, services: Services): void {
  app.addHook('onRequest', async (request, reply) => {
    const { scope } = request;
    if (scope.kind !== 'website' || scope.website.isLaunched || open.test(request.url)) return;
    if (actorMay(await actorOf(services, request, reply), doors.beforeLaunch.needs)) return;
    say(reply, { 'X-Robots-Tag': 'noindex' });
    if (!wantsPage(request)) return replyWithRefusal(reply, refusal(callErrors.notFound));
    const { language } = scope.website.settings;
    return plainPage(reply, {
      status: 404,
      title: scope.website.title,
      language,
      message: launchMessage('notOpen', language),
      link: { address: '/config', label: launchMessage('enter', language) },
    });
  });
}
