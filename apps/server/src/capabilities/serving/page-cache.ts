import type { Id } from '@vitrine/core/id/id.ts';
import { openGate } from '../../gate.ts';
import type { Answer, Headers } from '../../http/answer.ts';
import { type Encoding, type PackedBody, packedFor, repackBody } from '../../http/packed-body.ts';
import { type ReadyAnswer, readyAnswer } from '../../http/send.ts';

/** A finished answer that can be given to any visitor. */
export interface FinishedPage extends Answer {
  readonly websiteId: Id;
  readonly status: number;
  /** Milliseconds since 1970 from which it may be outdated: when the next post is due, or a sale begins or ends. */
  readonly expiresAt: number;
  readonly body: PackedBody;
  /** The variants whose stock it shows. */
  readonly shownStock: ReadonlySet<Id>;
  /** The notice counter when its rendering began. */
  readonly asOf: number;
}

export interface CachedPage {
  readonly page: FinishedPage;
  ready: ReadyAnswer;
  body: PackedBody;
  /** Whether it was current when last checked. */
  isFresh: boolean;
  /** Milliseconds since 1970 until which no check is needed. */
  validUntil: number;
  hits: number;
  wasUsed: boolean;
  /** Whether it still counts towards the limit. */
  isKept: boolean;
  size: number;
}

export interface PageCache {
  find(key: string): CachedPage | undefined;
  /** Stored as possibly outdated until a check shows that it is current. */
  store(key: string, page: FinishedPage): CachedPage;
  /** By Host and address as the browser sent them, for the fast path. */
  readonly byAddress: ReadonlyMap<string, CachedPage>;
  remember(address: string, cached: CachedPage): void;
  /** Marks cached pages as possibly outdated: of one website, or of all. */
  doubt(websiteId: Id | null): void;
  /** The same for those that show the stock of one of these variants, or of any. */
  doubtStock(websiteId: Id | null, variantIds: readonly Id[] | null): void;
  /** Encodes the page, once for all parallel requests. */
  pack(cached: CachedPage, encoding: Encoding): Promise<void>;
  /** Called on every answer: frequently requested pages are compressed better in the background. */
  count(cached: CachedPage): void;
  readonly stats: () => { pages: number; bytes: number };
}

const maxAddresses = 20_000;
const hitsUntilRepacked = 3;
/** Memory of an entry besides its bodies: keys, header lines, objects. */
const overhead = 4096;
/** The memory of one variant id. */
const overheadOfId = 80;

/**
 * Cached pages within a limit of memory; those not used for long are removed first, by the clock algorithm (rules
 * SERVE-13 and SERVE-14).
 */
export function createPageCache({
  maxBytes,
  always,
  reportError,
}: {
  maxBytes: number;
  /** The headers of every answer. */
  always: Headers;
  reportError: (error: unknown) => void;
}): PageCache {
  const entries = new Map<string, CachedPage>();
  const byAddress = new Map<string, CachedPage>();
  const oneAtATime = openGate(1);
  const packing = new WeakMap<CachedPage, Map<Encoding, Promise<void>>>();
  let bytes = 0;

  function evict(): void {
    for (const [key, cached] of entries) {
      if (bytes <= maxBytes) return;
      entries.delete(key);
      if (cached.wasUsed && cached.isFresh) {
        cached.wasUsed = false;
        entries.set(key, cached);
      } else {
        bytes -= cached.size;
        cached.isKept = false;
        forget(cached);
      }
    }
    // All were in use: the second pass takes the oldest.
    if (bytes > maxBytes && entries.size > 0) evict();
  }

  function forget(cached: CachedPage): void {
    for (const [address, one] of byAddress) if (one === cached) byAddress.delete(address);
  }

  function doubt(isMeant: (page: FinishedPage) => boolean): void {
    for (const cached of entries.values()) if (isMeant(cached.page)) cached.isFresh = false;
    // The last page of an address stays until it is replaced, for when the database is unavailable.
    for (const cached of byAddress.values()) if (isMeant(cached.page)) cached.isFresh = false;
  }

  async function repack(cached: CachedPage): Promise<void> {
    become(cached, await repackBody(cached.body));
  }

  function become(cached: CachedPage, body: PackedBody): void {
    cached.body = body;
    cached.ready = readyAnswer({ ...cached.page, body }, always);
    const size = sizeOf(cached.page, body);
    if (cached.isKept) bytes += size - cached.size;
    cached.size = size;
    evict();
  }

  async function packNow(cached: CachedPage, encoding: Encoding): Promise<void> {
    const body = await packedFor(cached.body, encoding);
    // Compressed better in the meantime, or in the other encoding.
    if (cached.body[encoding] === null) become(cached, { ...cached.body, [encoding]: body[encoding] });
  }

  return {
    byAddress,
    find: key => entries.get(key),
    store(key, page) {
      const old = entries.get(key);
      if (old) {
        bytes -= old.size;
        old.isKept = false;
        forget(old);
      }
      const size = sizeOf(page, page.body);
      const cached: CachedPage = {
        page,
        ready: readyAnswer(page, always),
        body: page.body,
        isFresh: false,
        validUntil: 0,
        hits: 0,
        wasUsed: false,
        isKept: true,
        size,
      };
      entries.delete(key);
      entries.set(key, cached);
      bytes += size;
      evict();
      return cached;
    },
    pack(cached, encoding) {
      if (cached.body[encoding] !== null) return Promise.resolve();
      const known = packing.get(cached) ?? new Map<Encoding, Promise<void>>();
      packing.set(cached, known);
      const begun = known.get(encoding) ?? packNow(cached, encoding).finally(() => known.delete(encoding));
      known.set(encoding, begun);
      return begun;
    },
    remember(address, cached) {
      if (!cached.isKept) return;
      if (!cached.isFresh && byAddress.get(address)?.isFresh) return;
      const oldest = byAddress.keys().next();
      if (byAddress.size >= maxAddresses && !oldest.done) byAddress.delete(oldest.value);
      byAddress.set(address, cached);
    },
    doubt: websiteId => doubt(page => websiteId === null || page.websiteId === websiteId),
    doubtStock: (websiteId, variantIds) =>
      doubt(
        ({ shownStock, websiteId: own }) =>
          (websiteId === null || own === websiteId) &&
          (variantIds === null ? shownStock.size > 0 : variantIds.some(id => shownStock.has(id))),
      ),
    count(cached) {
      cached.wasUsed = true;
      cached.hits += 1;
      if (cached.hits === hitsUntilRepacked) oneAtATime(() => repack(cached)).catch(reportError);
    },
    stats: () => ({ pages: entries.size, bytes }),
  };
}

function sizeOf({ shownStock }: FinishedPage, { identity, gzip, br }: PackedBody): number {
  const bodies = identity.length + (gzip?.length ?? 0) + (br?.length ?? 0);
  return bodies + overhead + overheadOfId * shownStock.size;
}
