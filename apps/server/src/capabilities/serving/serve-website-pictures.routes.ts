import { doors } from '@vitrine/core/accounts/doors.ts';
import { hasPermission } from '@vitrine/core/accounts/roles.ts';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { websitePicturePath } from '@vitrine/core/tenancy/tenancy.calls.ts';
import type { FastifyInstance } from 'fastify';
import { type Context, onWebsite, type Services } from '../../context.ts';
import { replyWithRefusal } from '../../http/error-replies.ts';
import { refusal } from '../../http/refusal.ts';
import { platformContext } from '../../http/request-scope.ts';
import { send } from '../../http/send.ts';
import { listWebsites, readWebsite, websiteAddress } from '../tenancy/index.ts';
import type { FinishedPage } from './page-cache.ts';
import { isFinished, type SiteServer } from './site-server.ts';
import { homePicturePath } from './social-picture.ts';
import { nothingUnlocked } from './unlocked.ts';

/** On the platform: a picture of a website for its members, launched or not (rule DOOR-11). */
export function serveWebsitePictures(app: FastifyInstance, services: Services, server: SiteServer): void {
  app.get<{ Params: { websiteId: string } }>(websitePicturePath, async (request, reply) => {
    if (request.scope.kind !== 'platform') return replyWithRefusal(reply, refusal(callErrors.notFound));
    const platform = await platformContext(services, request, reply);
    if (platform.actor.kind !== 'account') return replyWithRefusal(reply, refusal(callErrors.unauthorized));
    const listed = (await listWebsites(platform)).find(({ id }) => id === request.params.websiteId);
    const website =
      listed?.deletedAt === null ? await readWebsite(services.database, request.params.websiteId) : null;
    if (listed === undefined || website === null)
      return replyWithRefusal(reply, refusal(callErrors.notFound));
    const isOfDraft = website.publishedRevisionId === null;
    const page =
      isOfDraft && !hasPermission(listed.roles, doors.draftPicture.needs)
        ? null
        : await pictureOf(server, onWebsite(platform, website), isOfDraft);
    if (page === null) return replyWithRefusal(reply, refusal(callErrors.notFound));
    const also = { 'Cross-Origin-Resource-Policy': 'same-origin' };
    return send(reply, { ...page, cacheControl: 'private, max-age=60', also });
  });
}

async function pictureOf(
  server: SiteServer,
  context: Context,
  isOfDraft: boolean,
): Promise<FinishedPage | null> {
  const { configuration, notifications, website } = context;
  const asked = {
    path: homePicturePath,
    query: new URLSearchParams(),
    origin: websiteAddress(configuration, website.subdomain),
  };
  if (isOfDraft) {
    const made = await server.make(context, { ...asked, isPreview: true, unlocked: nothingUnlocked });
    return isFinished(made) && made.status === 200 ? made : null;
  }
  const answer = await server.answer(context, { ...asked, asOf: notifications.moment() });
  return answer.kind === 'cached' && answer.cached.page.status === 200 ? answer.cached.page : null;
}
