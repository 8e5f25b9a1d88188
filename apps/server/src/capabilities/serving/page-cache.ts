import type { Id } from '@vitrine/core/id/id.ts';
import { openGate } from '../../gate.ts';
import type { Answer, Headers } from '../../http/answer.ts';
import { type Encoding, type PackedBody, packedFor, repackBody } from '../../http/packed-body.ts';
import { type ReadyAnswer, readyAnswer } from '../../http/send.ts';

/** A finished answer that any visitor may be given. */
export interface FinishedPage extends Answer {
  readonly websiteId: Id;
  readonly status: number;
  /** Milliseconds since 1970 from which it may be out of date: when the next post is due. */
  readonly expiresAt: number;
  readonly body: PackedBody;
  /** The variants of which it says what is in stock. */
  readonly shownStock: ReadonlySet<Id>;
  /** The moment of the notices before it was begun. */
  readonly asOf: number;
}

export interface CachedPage {
  readonly page: FinishedPage;
  ready: ReadyAnswer;
  body: PackedBody;
  /** Whether it was of the website's newest state when last looked at. */
  isFresh: boolean;
  /** Milliseconds since 1970 until which nobody needs to look again. */
  validUntil: number;
  hits: number;
  wasUsed: boolean;
  /** Whether it still counts towards the bound. */
  isKept: boolean;
  size: number;
}

export interface PageCache {
  find(key: string): CachedPage | undefined;
  /** Kept as in doubt until somebody finds it to be current. */
  store(key: string, page: FinishedPage): CachedPage;
  /** By Host and address as the browser sent them, for the fast path. */
  readonly byAddress: ReadonlyMap<string, CachedPage>;
  remember(address: string, cached: CachedPage): void;
  /** Finished pages may be outdated: of one website, or of all. */
  doubt(websiteId: Id | null): void;
  /** The same for those that show the stock of one of these variants, or of any. */
  doubtStock(websiteId: Id | null, variantIds: readonly Id[] | null): void;
  /** Makes it ready in this encoding, once for all who ask meanwhile. */
  pack(cached: CachedPage, encoding: Encoding): Promise<void>;
  /** Called on every answer: what is asked for often is packed smaller in the background. */
  count(cached: CachedPage): void;
  readonly stats: () => { pages: number; bytes: number };
}

const maxAddresses = 20_000;
const hitsUntilRepacked = 3;
/** Memory of an entry besides its bodies: keys, header lines, objects. */
const overhead = 4096;
/** What one noted variant takes. */
const overheadOfId = 80;

/**
 * Finished pages within a bound of memory; those not used for long go first, by one pass of the clock
 * (rules SERVE-13 and SERVE-14).
 */
export function createPageCache({
  maxBytes,
  always,
  reportError,
}: {
  maxBytes: number;
  /** What every answer says. */
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
    // What an address led to last stays until there is better, for when the database is away.
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
    // Packed smaller meanwhile, or in the other encoding.
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
