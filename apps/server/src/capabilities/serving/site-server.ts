import type { Id } from '@vitrine/core/id/id.ts';
import type { Context, Services } from '../../context.ts';
import { securityHeaders } from '../../http/answer.ts';
import { packBody } from '../../http/packed-body.ts';
import {
  bareContent,
  draftContent,
  nextDueOf,
  publishedContent,
  type SiteContent,
} from '../publishing/index.ts';
import type { FrameAccess } from './code-frame-address.ts';
import { drawPage } from './draw-page.ts';
import { findPage } from './find-page.ts';
import { type CachedPage, createPageCache, type FinishedPage, type PageCache } from './page-cache.ts';
import { type MovedPage, notFoundPage, type ShownPage, type SitePage } from './site-page.ts';
import { followStock } from './stock-doubts.ts';
import { everythingUnlocked, nothingUnlocked, type Unlocked } from './unlocked.ts';

export interface Asked {
  readonly path: string;
  /** Only those that a page depends on. */
  readonly query: URLSearchParams;
  readonly origin: string;
}

export interface AskedOfAll extends Asked {
  /** The notice counter when the website of the context was read: older pages must be checked. */
  readonly asOf: number;
}

/** The answer for an address. */
export type SiteAnswer =
  | { readonly kind: 'cached'; readonly cached: CachedPage }
  | MovedPage
  | Extract<SitePage, { kind: 'locked' }>
  | { readonly kind: 'unpublished' };

interface PageToFinish {
  readonly page: Exclude<SitePage, { kind: 'moved' | 'locked' }>;
  readonly origin: string;
  /** Only for a cached page. */
  readonly asOf?: number;
  readonly access?: FrameAccess;
}

export interface SiteServer {
  readonly cache: PageCache;
  /** From memory, or rendered now; parallel requests for the same page wait for one rendering (rule SERVE-13). */
  answer(context: Context, asked: AskedOfAll): Promise<SiteAnswer>;
  /** Rendered only for this request and never cached: previews, unlocked pages, carts. */
  make(
    context: Context,
    asked: Asked & { isPreview: boolean; unlocked: Unlocked },
  ): Promise<SitePage | FinishedPage>;
  /** A page of the website itself, in its published look; never cached. */
  drawAlone(context: Context, page: ShownPage, origin: string): Promise<FinishedPage>;
}

/** While notices arrive, a cached page needs no other check; this limits the effect of a lost notice. */
const validMilliseconds = 10_000;
const sharedSeconds = 60;
/** For answers other than pages, which may load nothing: feeds, sitemaps. */
const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const isFinished = (value: SitePage | FinishedPage): value is FinishedPage =>
  'body' in value && 'websiteId' in value;

export function createSiteServer(services: Services): SiteServer {
  const { configuration, clock, log, notifications } = services;
  const cache = createPageCache({
    maxBytes: configuration.PAGE_CACHE_MB * 1024 ** 2,
    always: securityHeaders(configuration),
    reportError: error => log.error({ error }, 'a finished page could not be packed smaller'),
  });
  const making = new Map<string, Promise<SiteAnswer>>();
  notifications.on('website', notice => cache.doubt(notice?.websiteId ?? null));
  const stock = followStock(notifications, cache);

  const keyOf = ({ website }: Context, { path, query, origin }: Asked) =>
    `${website.id} ${website.publishedRevisionId} ${website.contentVersion} ${origin}${path}?${query}`;

  /** Answers with it; a change reported since its rendering began leaves it possibly outdated (rule SERVE-14). */
  function confirm({ website }: Context, { asOf }: AskedOfAll, cached: CachedPage): SiteAnswer {
    if (notifications.wasTold('website', website.id, asOf) || stock.isOutdated(cached.page))
      return { kind: 'cached', cached };
    const now = clock.now().getTime();
    cached.isFresh = true;
    cached.validUntil = Math.min(now + validMilliseconds, cached.page.expiresAt);
    return { kind: 'cached', cached };
  }

  async function answer(context: Context, asked: AskedOfAll): Promise<SiteAnswer> {
    if (context.website.publishedRevisionId === null) return { kind: 'unpublished' };
    const key = keyOf(context, asked);
    const cached = cache.find(key);
    const isOfNow = cached && cached.page.expiresAt > clock.now().getTime() && !stock.isOutdated(cached.page);
    if (isOfNow) return confirm(context, asked, cached);
    const busy = making.get(key);
    if (busy) return busy;
    const made = makeAnswer(context, asked, key).finally(() => making.delete(key));
    making.set(key, made);
    return made;
  }

  async function makeAnswer(given: Context, asked: AskedOfAll, key: string): Promise<SiteAnswer> {
    const context = {
      ...together(given),
      shownStock: new Set<Id>(),
      shownPrices: { changeAt: Number.POSITIVE_INFINITY },
    };
    const site = await publishedContent(context, context.website.publishedRevisionId ?? '');
    const found = await findPage(context, site, { ...asked, isUnlocked: nothingUnlocked });
    if (found.kind === 'moved' || found.kind === 'locked') return found;
    if (found === notFoundPage) return missing(context, site, asked);
    const finished = await finish(context, site, { page: found, ...asked });
    return confirm(context, asked, cache.store(key, finished));
  }

  /** All missing pages look the same, so one is rendered for each website (rule SERVE-2). */
  async function missing(context: Context, site: SiteContent, asked: AskedOfAll): Promise<SiteAnswer> {
    const { origin } = asked;
    const key = keyOf(context, { path: ' not found', query: new URLSearchParams(), origin });
    const cached = cache.find(key);
    const isOfNow = cached && !stock.isOutdated(cached.page);
    const found = isOfNow
      ? cached
      : cache.store(key, await finish(context, site, { page: notFoundPage, ...asked }));
    return confirm(context, asked, found);
  }

  async function finish(
    context: Context,
    site: SiteContent,
    { page, origin, asOf = 0, access = 'public' }: PageToFinish,
  ): Promise<FinishedPage> {
    const { shownStock = new Set(), shownPrices } = context;
    const due = await nextDueOf(context, site);
    const { id: websiteId, settings } = context.website;
    const lasting = () => {
      const expiresAt = Math.min(
        due?.getTime() ?? Number.POSITIVE_INFINITY,
        shownPrices?.changeAt ?? Number.POSITIVE_INFINITY,
      );
      const left = Math.floor((expiresAt - clock.now().getTime()) / 1000);
      const shared = Math.max(0, Math.min(sharedSeconds, left));
      const cacheControl = `public, max-age=0, s-maxage=${shared}`;
      return { websiteId, expiresAt, shownStock, asOf, cacheControl };
    };
    if (page.kind === 'file') {
      const { contentType } = page;
      const said = {
        contentType,
        policy: filePolicy,
        also: { 'Cross-Origin-Resource-Policy': 'cross-origin' },
      };
      return { ...lasting(), ...said, status: 200, body: packBody(page.body) };
    }
    const { html, policy } = await drawPage(context, site, { page, origin, access });
    const said = {
      contentType: 'text/html; charset=utf-8',
      language: settings.language,
      policy: policy.hasUserCode ? policy : policy.open,
      // An answer that depends on a cookie must not be in a shared cache.
      ...(policy.hasUserCode ? { cacheControl: 'private, max-age=0, must-revalidate' } : {}),
    };
    return { ...lasting(), ...said, status: page.status, body: packBody(html) };
  }

  async function drawAlone(given: Context, page: ShownPage, origin: string): Promise<FinishedPage> {
    const context = together(given);
    const { publishedRevisionId } = context.website;
    const site = publishedRevisionId
      ? await publishedContent(context, publishedRevisionId)
      : bareContent(context.website.id);
    return { ...(await finish(context, site, { page, origin })), cacheControl: 'no-store' };
  }

  async function make(
    given: Context,
    { isPreview, unlocked, ...asked }: Asked & { isPreview: boolean; unlocked: Unlocked },
  ): Promise<SitePage | FinishedPage> {
    const context = together(given);
    const site = isPreview
      ? await draftContent(context)
      : await publishedContent(context, context.website.publishedRevisionId ?? '');
    const access = isPreview ? 'draft' : 'unlocked';
    const found = await findPage(context, site, {
      ...asked,
      isUnlocked: isPreview ? everythingUnlocked : unlocked,
    });
    if (found.kind === 'moved' || found.kind === 'locked') return found;
    return {
      ...(await finish(context, site, { page: found, origin: asked.origin, access })),
      cacheControl: 'no-store',
    };
  }

  return { cache, answer, make, drawAlone };
}

/** The statements of a page are many and small (rule DATABASE-8). */
function together(context: Context): Context {
  return { ...context, database: context.database.together() };
}

export { isFinished };
