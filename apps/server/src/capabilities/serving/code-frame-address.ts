import type { PageDocument } from '@vitrine/core/page/page-document.ts';
import { ownMarkupOf } from '@vitrine/render/block-facts.ts';
import { documentOf } from '@vitrine/render/page-content.ts';
import type { Context, Services } from '../../context.ts';
import type { SiteContent } from '../publishing/index.ts';
import { contentAddress } from '../tenancy/index.ts';
import type { ShownPage } from './site-page.ts';

/** Who can see the page with the code: everyone, or a permitted person for a limited time. */
export type FrameAccess = 'public' | 'draft' | 'unlocked';

export interface FrameClaim {
  readonly blockId: string;
  /** The page, through which its documents are found again. */
  readonly path: string;
  readonly origin: string;
  readonly access: FrameAccess;
  /** In seconds since 1970; 0 where everybody sees the page. */
  readonly until: number;
}

const purpose = 'code frame';
const privateSeconds = 86_400;

/**
 * The address of each block with the owner's HTML in these documents, by its id; null if it runs in the page. The
 * address is signed: it cannot be changed to other code, another page, or a draft (rule CONTENT-7).
 */
export function codeFramesOf(
  context: Context,
  site: SiteContent,
  {
    documents,
    page,
    origin,
    access,
  }: { documents: readonly PageDocument[]; page: ShownPage; origin: string; access: FrameAccess },
): ReadonlyMap<string, string> | null {
  const { clock, configuration, website } = context;
  const host = contentAddress(configuration, website.id);
  if (host === null) return null;
  // Blocks of header and footer are found on every page.
  const path = documentOf(page.content) === null ? '/' : page.path;
  const until = access === 'public' ? 0 : Math.floor(clock.now().getTime() / 1000) + privateSeconds;
  const blocks = documents.flatMap(({ sections }) => sections.flatMap(section => section.blocks));
  const codes = blocks.filter(block => ownMarkupOf(block) !== null);
  const version = frameVersion(context, site);
  return new Map(
    codes.map(({ id }) => {
      const claim = { blockId: id, path, origin, access, until };
      return [id, `${host}/_code/${id}?${queryOf(context, claim, version)}`];
    }),
  );
}

/** Changes with all data that a frame is rendered from. */
export function frameVersion(
  { website }: Pick<Context, 'website'>,
  { isDraft }: Pick<SiteContent, 'isDraft'>,
): string {
  return isDraft ? 'draft' : `${website.publishedRevisionId}-${website.contentVersion}`;
}

function queryOf({ secrets, website }: Context, claim: FrameClaim, version: string): URLSearchParams {
  const { path, origin, access, until } = claim;
  const key = secrets.sign(purpose, textOf(website.id, claim));
  return new URLSearchParams({ path, origin, access, until: String(until), version, key });
}

/** The contents of a signed address; null if we did not sign it, or if it has expired. */
export function readFrameClaim(
  { clock, secrets }: Services,
  websiteId: string,
  { blockId, query }: { blockId: string; query: URLSearchParams },
): FrameClaim | null {
  const access = accesses.find(one => one === query.get('access'));
  const until = Number(query.get('until'));
  if (access === undefined || !Number.isInteger(until)) return null;
  const claim = {
    blockId,
    path: query.get('path') ?? '',
    origin: query.get('origin') ?? '',
    access,
    until,
  };
  if (!secrets.isSigned(purpose, textOf(websiteId, claim), query.get('key') ?? '')) return null;
  return until !== 0 && until * 1000 < clock.now().getTime() ? null : claim;
}

const accesses: readonly FrameAccess[] = ['public', 'draft', 'unlocked'];

function textOf(websiteId: string, { blockId, path, origin, access, until }: FrameClaim): string {
  return JSON.stringify([websiteId, blockId, path, origin, access, until]);
}
