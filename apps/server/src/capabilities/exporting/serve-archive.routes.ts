import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { archiveFilePath } from '@vitrine/core/exporting/exporting.calls.ts';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../context.ts';
import { replyWithRefusal } from '../../http/error-replies.ts';
import { refusal } from '../../http/refusal.ts';
import { platformContext, websiteContext } from '../../http/request-scope.ts';
import { sendStoredFile } from '../../http/stored-file.ts';
import { recordAct } from '../audit/index.ts';
import { archiveKey } from './archive-key.ts';
import { findArchive } from './find-archive.ts';

interface ArchiveParams {
  readonly websiteId: string;
  readonly archiveId: string;
}

/** The download of an archive, for the same people as its calls (rule EXPORT-9). */
export function serveArchive(app: FastifyInstance, services: Services): void {
  app.get<{ Params: ArchiveParams }>(archiveFilePath, async (request, reply) => {
    if (request.scope.kind === 'unknown') return replyWithRefusal(reply, refusal(callErrors.notFound));
    const context =
      (await websiteContext(services, request, reply)) ?? (await platformContext(services, request, reply));
    if (context.actor.kind !== 'account') return replyWithRefusal(reply, refusal(callErrors.unauthorized));
    const found = await findArchive(context, request.params);
    if (!found.ok) return replyWithRefusal(reply, found.error);
    const { archive, inside } = found.value;
    const { websiteId, archiveId } = request.params;
    if (request.method === 'GET') await recordAct(inside, 'exporting.downloaded', { archiveId });
    return sendStoredFile({ request, reply }, services.files, {
      key: archiveKey({ websiteId, archiveId }),
      size: archive.bytes,
      etag: `"${archiveId}"`,
      said: {
        contentType: 'application/gzip',
        cacheControl: 'private, no-store',
        policy: "default-src 'none'; sandbox",
        also: {
          'Content-Disposition': `attachment; filename="${archive.fileName}"`,
          'Cross-Origin-Resource-Policy': 'same-origin',
        },
      },
    });
  });
}
