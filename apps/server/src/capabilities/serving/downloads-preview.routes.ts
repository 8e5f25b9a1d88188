import { downloadsPreviewPath } from '@vitrine/core/downloads/downloads-preview-path.ts';
import type { DownloadsPreview } from '@vitrine/core/downloads/downloads-view.ts';
import { type Id, isId } from '@vitrine/core/id/id.ts';
import { fileAddress } from '@vitrine/core/media/asset.ts';
import { formatBytes } from '@vitrine/core/media/format-bytes.ts';
import { messagesFor } from '@vitrine/core/messages/page-messages.ts';
import { productTypes } from '@vitrine/core/products/product-views.ts';
import { productCalls } from '@vitrine/core/products/products.calls.ts';
import type { FastifyInstance } from 'fastify';
import type { Context, Services } from '../../context.ts';
import { refusalOfAccess } from '../../http/call-access.ts';
import { replyNotFound, replyWithRefusal } from '../../http/error-replies.ts';
import { websiteContext } from '../../http/request-scope.ts';
import { readDownloadable } from '../media/index.ts';
import { findProduct, readProductDownloads } from '../products/index.ts';
import { sendOwnPage } from './send-own-page.ts';
import type { SiteServer } from './site-server.ts';

const dayInMs = 86_400_000;

/** The page of the files of a product as it will be after a purchase, for people who see products in the studio (rule DOWNLOAD-16). */
export function serveDownloadsPreview(app: FastifyInstance, services: Services, server: SiteServer): void {
  app.get<{ Params: { productId: string } }>(`${downloadsPreviewPath}/:productId`, async (request, reply) => {
    const context = await websiteContext(services, request, reply);
    if (context === null) return replyNotFound(request, reply);
    const asked = { call: productCalls.get, actor: context.actor };
    const refused = await refusalOfAccess(services, asked, { request, reply });
    if (refused !== null) return replyWithRefusal(reply, refused);
    const { productId } = request.params;
    const preview = isId(productId) ? await previewOf(context, productId) : null;
    if (preview === null) return replyNotFound(request, reply);
    return sendOwnPage(
      server,
      { context, request, reply },
      {
        content: { kind: 'downloads-preview', preview },
        title: messagesFor(context.website.settings.language).downloads,
      },
    );
  });
}

/** Null if it is no digital product of this website. */
async function previewOf(context: Context, productId: Id): Promise<DownloadsPreview | null> {
  const { clock, database, website } = context;
  const [found, sold] = await Promise.all([
    findProduct(context, productId, { isDraft: true }),
    readProductDownloads(database, website.id, [productId]),
  ]);
  const downloads = sold.get(productId);
  if (found?.row.type !== productTypes.digital || downloads === undefined) return null;
  const assets = await readDownloadable(
    database,
    website.id,
    downloads.files.map(({ assetId }) => assetId),
  );
  const files = downloads.files.flatMap(({ id, assetId }) => {
    const asset = assets.get(assetId);
    if (asset === undefined) return [];
    const { language } = website.settings;
    const size = formatBytes(Number(asset.bytes), language);
    const address = fileAddress({ id: assetId, fileName: asset.file_name });
    return [{ id, name: asset.file_name, size, address, left: downloads.limit }];
  });
  return {
    until: new Date(clock.now().getTime() + downloads.linkDays * dayInMs).toISOString(),
    lines: [{ id: productId, title: found.row.title, files }],
  };
}
