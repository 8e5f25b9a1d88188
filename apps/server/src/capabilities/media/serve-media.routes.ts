import { isId } from '@vitrine/core/id/id.ts';
import { narrowerWidth } from '@vitrine/core/image/chosen-width.ts';
import { fileAddress } from '@vitrine/core/media/asset.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../context.ts';
import type { Answer, Headers } from '../../http/answer.ts';
import { replyNotFound } from '../../http/error-replies.ts';
import { redirectElsewhere } from '../../http/redirect.ts';
import { send } from '../../http/send.ts';
import { type Exchange, isNotModified, readBody, sendStoredFile } from '../../http/stored-file.ts';
import { contentAddress } from '../tenancy/index.ts';
import { originalKey, variantKey } from './asset-keys.ts';
import { dispositionOf } from './disposition-of.ts';
import type { ImageVariant } from './image-pipeline.ts';
import type { AssetRow } from './media.store.ts';
import { isPrivateLink } from './private-links.ts';
import { answerLink, isKeeper, privately } from './send-private-file.ts';
import { createServedAssets } from './served-assets.ts';

interface AssetExchange {
  readonly request: FastifyRequest<{ Params: { assetId: string } }>;
  readonly reply: FastifyReply;
}

/** The content of such an address never changes: a replaced file gets a new id. */
const forever = 'public, max-age=31536000, immutable';
/** Until the job has created the requested width. */
const meanwhile = 'public, max-age=60';
/** Nothing in a file may load, run or be framed by others (rule MEDIA-15). */
const sandbox = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Types that a browser may show in place; all others are downloaded (rule MEDIA-15). */
const shown = /^(video\/(mp4|webm|ogg|quicktime)|audio\/|application\/pdf$|text\/plain;)/;

/** Files that a browser shows as documents: if there is a host for them, they are shown there. */
const documents = new Set(['image/svg+xml', 'application/pdf', 'text/plain; charset=utf-8']);
/** A page that displays such a file executes none of it. */
const drawn = new Set(['image', 'track', 'audio', 'video', 'font']);

/** `/media/ID/750w` for pictures, `/s/ID/name.pdf` for files (rules IMAGE-16, MEDIA-11, MEDIA-15 to MEDIA-17). */
export function serveMedia(app: FastifyInstance, services: Services): void {
  const assets = createServedAssets(services);
  const { configuration, files } = services;

  app.get<{ Params: { assetId: string; width: string } }>(
    '/media/:assetId/:width',
    async (request, reply) => {
      const row = await find({ request, reply });
      const wanted = Number(/^(\d{1,5})w?$/.exec(request.params.width)?.[1]);
      if (row === null || row.kind !== 'image' || !wanted) return replyNotFound(request, reply);
      return sendPicture({ request, reply }, row, wanted);
    },
  );

  app.get<{ Params: { assetId: string; fileName: string } }>(
    '/s/:assetId/:fileName',
    async (request, reply) => {
      const { params, query, scope } = request;
      if (scope.kind === 'website' && isPrivateLink(query)) {
        const { assetId } = params;
        return answerLink(
          services,
          { request, reply },
          {
            websiteId: scope.website.id,
            assetId,
            query,
            find: () => assets.find(scope.website.id, assetId),
          },
        );
      }
      const row = await find({ request, reply });
      if (row === null) return replyNotFound(request, reply);
      const apart = placeApart(request, row);
      const vary = apart === null ? {} : { vary: 'Sec-Fetch-Dest' };
      if (apart !== null && !drawn.has(String(request.headers['sec-fetch-dest'])))
        return redirectElsewhere(reply, apart, 302, { ...vary, cacheControl: meanwhile });
      const isPicture = row.kind === 'image' && row.content_type !== 'image/svg+xml';
      // The original of a picture may reveal where it was taken; its largest variant looks the same.
      return isPicture
        ? sendPicture({ request, reply }, row, 100_000)
        : sendFile({ request, reply }, row, vary);
    },
  );

  /** The file at a plain address: a private one only for its staff (rule MEDIA-24). */
  async function find({ request, reply }: AssetExchange): Promise<AssetRow | null> {
    const { assetId } = request.params;
    const websiteId = scopeId(request);
    const row = isId(websiteId) && isId(assetId) ? await assets.find(websiteId, assetId) : null;
    return row?.is_private && !(await isKeeper(services, { request, reply })) ? null : row;
  }

  /** The host on which a file that browsers show as a document is shown, separate from its website (rule CONTENT-3). */
  function placeApart({ scope }: FastifyRequest, row: AssetRow): string | null {
    if (scope.kind !== 'website' || row.is_private || !documents.has(row.content_type)) return null;
    const apart = contentAddress(configuration, scope.website.id);
    return apart === null ? null : apart + fileAddress({ id: row.id, fileName: row.file_name });
  }

  async function sendPicture({ request, reply }: Exchange, row: AssetRow, wanted: number) {
    const isAvifWelcome = /image\/avif/.test(request.headers.accept ?? '');
    const savesData = request.headers['save-data'] === 'on';
    const variant = variantFor(row, {
      wanted: savesData ? narrowerWidth(Math.min(wanted, row.width)) : wanted,
      isAvifWelcome,
    });
    const etag = `"${row.id}-${variant.width}-${variant.format}"`;
    const also = { ETag: etag, ...sharing(row) };
    const said = {
      contentType: `image/${variant.format}`,
      cacheControl: row.is_private ? privately : variant.isExact ? forever : meanwhile,
      policy: sandbox,
      vary: 'Accept, Save-Data',
    };
    if (isNotModified(request, etag)) return send(reply, { ...said, status: 304, also });
    const key = variantKey({ websiteId: scopeId(request), assetId: row.id }, variant);
    const size = await files.size(key);
    const body = size === null ? null : await readBody(request, files, { key });
    if (size === null || body === null) return replyNotFound(request, reply);
    return send(reply, { ...said, body, also: { ...also, 'Content-Length': size } });
  }

  async function sendFile({ request, reply }: Exchange, row: AssetRow, vary: Pick<Answer, 'vary'>) {
    return sendStoredFile({ request, reply }, files, {
      key: originalKey({ websiteId: scopeId(request), assetId: row.id }),
      size: Number(row.bytes),
      etag: `"${row.sha256.slice(0, 32)}"`,
      said: {
        ...vary,
        contentType: row.content_type,
        cacheControl: row.is_private ? privately : forever,
        policy: isShown(row) && row.content_type === 'application/pdf' ? "default-src 'none'" : sandbox,
        also: {
          'Content-Disposition': dispositionOf(row, isShown(row) ? 'inline' : 'attachment'),
          ...sharing(row),
        },
      },
    });
  }
}

function isShown(row: AssetRow): boolean {
  return !row.is_private && shown.test(row.content_type);
}

/** A public file may be embedded in other websites, a private one only in its own. */
function sharing(row: AssetRow): Headers {
  return { 'Cross-Origin-Resource-Policy': row.is_private ? 'same-origin' : 'cross-origin' };
}

/** Of the website, on its own host or on its content host. */
function scopeId({ scope }: FastifyRequest): string {
  return scope.kind === 'website' || scope.kind === 'content' ? scope.website.id : '';
}

/**
 * The requested width, otherwise the next larger, otherwise the largest that exists; AVIF if accepted and
 * available.
 */
function variantFor(
  row: AssetRow,
  { wanted, isAvifWelcome }: { wanted: number; isAvifWelcome: boolean },
): Pick<ImageVariant, 'width' | 'format'> & { isExact: boolean } {
  const target = Math.min(wanted, row.width, 2500);
  const nearest = (widths: readonly number[]) => widths.find(width => width >= target) ?? widths.at(-1);
  const avif = isAvifWelcome ? row.avif_widths.find(width => width === target) : undefined;
  if (avif !== undefined) return { width: avif, format: 'avif', isExact: true };
  const width = nearest(row.webp_widths.toSorted((a, b) => a - b)) ?? target;
  // WebP is final only once AVIF has also been created, or never will be for this width.
  const isFinal = !isAvifWelcome || row.avif_widths.length > 0 || row.is_animated;
  return { width, format: 'webp', isExact: width === target && isFinal };
}
