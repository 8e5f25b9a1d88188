import type { Id } from '@vitrine/core/id/id.ts';
import { openGate } from '../../gate.ts';
import { type Encoding, type PackedBody, repackBody } from './pack-page.ts';
import type { PagePolicy } from './page-policy.ts';

/** A finished answer that any visitor may be given. */
export interface FinishedPage {
  readonly websiteId: Id;
  readonly status: number;
  readonly contentType: string;
  readonly policy: PagePolicy | null;
  readonly cacheControl: string;
  /** Milliseconds since 1970 from which it may be out of date: when the next post is due. */
  readonly expiresAt: number;
  readonly body: PackedBody;
  /** The variants of which it says what is in stock. */
  readonly shownStock: ReadonlySet<Id>;
  /** The moment of the notices before it was begun. */
  readonly asOf: number;
}

/** One in memory, with the header lines that `writeHead` takes as they are. */
export interface CachedPage {
  readonly page: FinishedPage;
  variants: Readonly<Record<Encoding, Variant>>;
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

export interface Variant {
  readonly body: Buffer;
  /** Name, value, name, value …; `closed` for anybody who has an account's session here. */
  readonly headers: readonly string[];
  readonly closedHeaders: readonly string[];
}

export interface PageCache {
  find(key: string): CachedPage | undefined;
  /** Kept as in doubt until somebody finds it to be of now. */
  store(key: string, page: FinishedPage): CachedPage;
  /** By Host and address as the browser sent them; what the fast path looks at. */
  readonly byAddress: ReadonlyMap<string, CachedPage>;
  remember(address: string, cached: CachedPage): void;
  /** What was finished may be of an older state: of one website, or of all. */
  doubt(websiteId: Id | null): void;
  /** The same for those that show the stock of one of these variants, or of any. */
  doubtStock(websiteId: Id | null, variantIds: readonly Id[] | null): void;
  /** Called on every answer: what is asked for often is packed smaller in the background. */
  count(cached: CachedPage): void;
  readonly stats: () => { pages: number; bytes: number };
}

const maxAddresses = 20_000;
const hitsUntilRepacked = 3;
/** What an entry takes beside its bodies: keys, header lines, objects. */
const overhead = 4096;
/** What one noted variant takes. */
const overheadOfId = 80;

export type HeaderLines = (
  page: FinishedPage,
  facts: { encoding: Encoding; length: number; isClosed: boolean },
) => string[];

/**
 * Finished pages within a bound of memory; those not used for long go first, by one pass of the clock
 * (rules SERVE-13 and SERVE-14).
 */
export function createPageCache({
  maxBytes,
  headerLines,
  reportError,
}: {
  maxBytes: number;
  headerLines: HeaderLines;
  reportError: (error: unknown) => void;
}): PageCache {
  const entries = new Map<string, CachedPage>();
  const byAddress = new Map<string, CachedPage>();
  const oneAtATime = openGate(1);
  let bytes = 0;

  function variantsOf(page: FinishedPage, body: PackedBody): CachedPage['variants'] {
    const variant = (encoding: Encoding): Variant => {
      const length = body[encoding].length;
      return {
        body: body[encoding],
        headers: headerLines(page, { encoding, length, isClosed: false }),
        closedHeaders: headerLines(page, { encoding, length, isClosed: true }),
      };
    };
    return { br: variant('br'), gzip: variant('gzip'), identity: variant('identity') };
  }

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
    const body = await repackBody(cached.page.body);
    cached.variants = variantsOf(cached.page, body);
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
      const { identity, gzip, br } = page.body;
      const size = identity.length + gzip.length + br.length + overhead + overheadOfId * page.shownStock.size;
      const cached: CachedPage = {
        page,
        variants: variantsOf(page, page.body),
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
