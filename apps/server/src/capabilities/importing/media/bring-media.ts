import { type Id, newId } from '@vitrine/core/id/id.ts';
import type { Asset } from '@vitrine/core/media/asset.ts';
import { type Phrase, phrase } from '@vitrine/core/messages/phrase.ts';
import type { Context } from '../../../context.ts';
import { maskAddresses } from '../../../secrets/mask-address.ts';
import { findAssets, storeAsset } from '../../media/index.ts';
import { readMedia, saveMedia } from '../importing.store.ts';
import { cleanText } from '../readers/clean-strings.ts';
import type { ImportNotes } from '../readers/import-notes.ts';
import { type Fetched, fetchAddress } from './fetch-address.ts';
import type { WantedFile } from './media-index.ts';

export interface BroughtMedia {
  /** By the address at the source. */
  readonly assets: ReadonlyMap<string, Asset>;
  /** Stored just now, so that a refused import can remove them again. */
  readonly added: readonly Id[];
  readonly isCancelled: boolean;
}

export interface MediaRequest {
  readonly files: readonly WantedFile[];
  /** Fetched from here instead of the address's own origin; its host may be private, because the operator named it. */
  readonly mediaBase: string | null;
  readonly notes: ImportNotes;
  /** Called after each file; false stops. */
  readonly advance: (done: number, total: number) => Promise<boolean>;
}

const atOnce = 4;
/** After this many failures in a row, nothing more is requested from a host (rule IMPORT-52). */
const maxFailures = 3;

/**
 * Fetches missing files. A file that cannot be fetched is reported and never fails the import (rules IMPORT-51,
 * IMPORT-52).
 */
export async function bringMedia(context: Context, request: MediaRequest): Promise<BroughtMedia> {
  const { database, website } = context;
  const files = [...new Map(request.files.map(file => [file.address, file])).values()];
  const known = await readMedia(
    database,
    website.id,
    files.map(file => file.address),
  );
  const present = await findAssets(context, [...new Set(known.values())], { isDraft: true });
  const assets = new Map<string, Asset>();
  for (const [address, id] of known) {
    const asset = present.get(id);
    if (asset) assets.set(address, asset);
  }
  const queue = files.filter(file => !assets.has(file.address));
  const added: Id[] = [];
  const failures = new Map<string, number>();
  let done = assets.size;
  let isCancelled = false;
  const worker = async () => {
    for (let file = queue.shift(); file && !isCancelled; file = queue.shift()) {
      // Ids increase with time: an older one is an existing file with the same bytes (rule MEDIA-10).
      const mark = newId();
      const asset = await bringOne(context, file, { request, failures });
      if (asset) {
        assets.set(file.address, asset);
        if (asset.id > mark) added.push(asset.id);
      }
      done += 1;
      if (!(await request.advance(done, files.length))) isCancelled = true;
    }
  };
  if (!(await request.advance(done, files.length))) return { assets, added, isCancelled: true };
  await Promise.all(Array.from({ length: Math.min(atOnce, queue.length) }, worker));
  return { assets, added, isCancelled };
}

async function bringOne(
  context: Context,
  file: WantedFile,
  { request, failures }: { request: MediaRequest; failures: Map<string, number> },
): Promise<Asset | null> {
  const { configuration, database, website, log } = context;
  const { mediaBase, notes } = request;
  const address = mediaBase === null ? file.address : movedTo(mediaBase, file.address);
  const { host } = new URL(address);
  const what = phrase('imports.file', { name: fileNameOf(file.address) });
  const missing = (why: Phrase) => {
    notes.warn(what, phrase('imports.notFetched', { why }));
    return null;
  };
  if ((failures.get(host) ?? 0) >= maxFailures) return missing(phrase('imports.hostUnreachable', { host }));
  const allowedHosts = [...configuration.FETCH_ALLOWED_HOSTS, ...(mediaBase === null ? [] : [host])];
  const maxBytes = Math.max(configuration.MAX_FILE_MB, configuration.MAX_IMAGE_MB) * 1024 ** 2;
  const fetched: Fetched = await fetchAddress(address, { allowedHosts, maxBytes });
  if (!fetched.ok) {
    failures.set(host, fetched.isHostDown ? (failures.get(host) ?? 0) + 1 : 0);
    return missing(fetched.why);
  }
  failures.set(host, 0);
  try {
    const stored = await storeAsset(context, {
      fileName: fileNameOf(file.address),
      content: fetched.content,
      alt: file.alt.slice(0, 1000),
      caption: file.caption.slice(0, 2000),
      isShared: true,
    });
    if (!stored.ok) {
      notes.warn(what, stored.error);
      return null;
    }
    await saveMedia(database, website.id, { address: file.address, assetId: stored.value.id });
    return stored.value;
  } catch (error) {
    log.warn({ error, address: maskAddresses(address) }, 'a file of an import was not stored');
    return missing(phrase('imports.fetchBroke'));
  }
}

/** The same path and query below another address. */
function movedTo(mediaBase: string, address: string): string {
  const { pathname, search } = new URL(address);
  return `${mediaBase.replace(/(?<!\/)\/+$/, '')}${pathname}${search}`;
}

function fileNameOf(address: string): string {
  const last = new URL(address).pathname.split('/').filter(Boolean).at(-1) ?? 'file';
  try {
    return cleanText(decodeURIComponent(last));
  } catch {
    return last;
  }
}
