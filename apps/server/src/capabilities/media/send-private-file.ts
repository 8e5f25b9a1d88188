import { hasPermission } from '@vitrine/core/accounts/roles.ts';
import { mediaCalls } from '@vitrine/core/media/media.calls.ts';
import { wordsIn } from '@vitrine/core/messages/words.ts';
import type { FastifyReply } from 'fastify';
import type { Services } from '../../context.ts';
import { replyNotFound } from '../../http/error-replies.ts';
import { plainPage } from '../../http/plain-page.ts';
import { languageOfWebsite } from '../../http/reader-language.ts';
import { actorOf } from '../../http/request-scope.ts';
import { say } from '../../http/send.ts';
import { type Exchange, sendStoredFile } from '../../http/stored-file.ts';
import { originalKey } from './asset-keys.ts';
import { dispositionOf } from './disposition-of.ts';
import type { AssetRow } from './media.store.ts';
import { type PrivateLink, readPrivateLink } from './private-links.ts';

/** Stored by no cache, indexed by no search engine, revealed to no other website (rule MEDIA-26). */
export const privately = 'private, no-store';
const sandbox = "default-src 'none'; sandbox";

/** Whether the client works on the website’s files: nobody else gets a private one by its address alone (MEDIA-24). */
export async function isKeeper(services: Services, { request, reply }: Exchange): Promise<boolean> {
  if (request.scope.kind !== 'website') return false;
  const actor = await actorOf(services, request, reply);
  return actor.kind === 'account' && hasPermission(actor.roles, mediaCalls.get.access);
}

export interface LinkedFile {
  readonly websiteId: string;
  readonly assetId: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly find: () => Promise<AssetRow | null>;
}

/** The file of a signed link, or a page that says why the link does not work (rules MEDIA-25 and MEDIA-26). */
export async function answerLink(
  services: Services,
  exchange: Exchange,
  { websiteId, assetId, query, find }: LinkedFile,
): Promise<FastifyReply> {
  say(exchange.reply, { 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' });
  const link = readPrivateLink(services, query, { websiteId, assetId });
  if (link === null) return refuse(exchange, 403, 'broken');
  if (link.until * 1000 <= services.clock.now().getTime()) return refuse(exchange, 410, 'expired');
  if (!(await isForThem(services, exchange, link))) return refuse(exchange, 403, 'forAnother');
  const row = await find();
  return row === null ? refuse(exchange, 404, 'gone') : sendOriginal(services, exchange, row, websiteId);
}

async function isForThem(services: Services, { request, reply }: Exchange, { holder }: PrivateLink) {
  if (holder?.kind !== 'siteUser') return true;
  const actor = await actorOf(services, request, reply, 'siteUser');
  return actor.kind === 'siteUser' && actor.siteUserId === holder.id;
}

/** As it was uploaded: people with the link were promised that file. */
export async function sendOriginal(
  services: Services,
  exchange: Exchange,
  row: AssetRow,
  websiteId: string,
): Promise<FastifyReply> {
  const key = originalKey({ websiteId, assetId: row.id });
  const size = await services.files.size(key);
  if (size === null) return replyNotFound(exchange.request, exchange.reply);
  return sendStoredFile(exchange, services.files, {
    key,
    size,
    etag: `"${row.sha256.slice(0, 32)}"`,
    said: {
      contentType: row.content_type,
      cacheControl: privately,
      policy: sandbox,
      also: {
        'Content-Disposition': dispositionOf(row, 'attachment'),
        'Cross-Origin-Resource-Policy': 'same-origin',
      },
    },
  });
}

function refuse(
  { request, reply }: Exchange,
  status: number,
  why: 'broken' | 'expired' | 'forAnother' | 'gone',
) {
  const language = languageOfWebsite(request);
  const { privateLinks: words } = wordsIn(language);
  return plainPage(reply, { status, language, title: words[`${why}Title`], message: words[why] });
}
