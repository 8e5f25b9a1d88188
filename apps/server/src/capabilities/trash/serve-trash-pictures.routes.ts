import { doors } from '@vitrine/core/accounts/doors.ts';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { isId } from '@vitrine/core/id/id.ts';
import { trashPicturePath } from '@vitrine/core/trash/trash.calls.ts';
import type { FastifyInstance } from 'fastify';
import { actorMay } from '../../actor-may.ts';
import type { Services } from '../../context.ts';
import { replyWithRefusal } from '../../http/error-replies.ts';
import { refusal } from '../../http/refusal.ts';
import { websiteContext } from '../../http/request-scope.ts';
import { sendStoredFile } from '../../http/stored-file.ts';
import { findSmallPicture } from '../media/index.ts';

/** Visitors no longer find a deleted file; people who may see the trash see a picture of it (rule TRASH-7). */
export function serveTrashPictures(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { assetId: string } }>(trashPicturePath, async (request, reply) => {
    const { assetId } = request.params;
    const context = await websiteContext(services, request, reply);
    if (context === null) return replyWithRefusal(reply, refusal(callErrors.notFound));
    if (context.actor.kind !== 'account') return replyWithRefusal(reply, refusal(callErrors.unauthorized));
    if (!actorMay(context.actor, doors.trashPicture.needs))
      return replyWithRefusal(reply, refusal(callErrors.forbidden));
    const picture = isId(assetId) ? await findSmallPicture(context, assetId) : null;
    if (picture === null) return replyWithRefusal(reply, refusal(callErrors.notFound));
    const said = {
      contentType: 'image/webp',
      cacheControl: 'private, max-age=3600',
      policy: "default-src 'none'; sandbox",
      also: { 'Cross-Origin-Resource-Policy': 'same-origin' },
    };
    return sendStoredFile({ request, reply }, services.files, { ...picture, said });
  });
}
