import type { Block, PageDocument, Section } from '@vitrine/core/page/page-document.ts';
import { ownMarkupOf } from '@vitrine/render/block-facts.ts';
import { renderCodeFrame } from '@vitrine/render/render-code-frame.tsx';
import { documentsOf } from '@vitrine/render/render-page.tsx';
import type { FastifyInstance } from 'fastify';
import type { Context, Services } from '../../context.ts';
import { pageFonts } from '../../fonts/page-fonts.ts';
import { replyNotFound } from '../../http/error-replies.ts';
import { originOf, visitorContext } from '../../http/request-scope.ts';
import { send } from '../../http/send.ts';
import { siteFactsOf } from '../pages/index.ts';
import { draftContent, publishedContent, type SiteContent } from '../publishing/index.ts';
import { type FrameClaim, frameVersion, readFrameClaim } from './code-frame-address.ts';
import { findPage } from './find-page.ts';
import { framePolicyOf } from './page-policy.ts';
import { everythingUnlocked, nothingUnlocked } from './unlocked.ts';
import { visitorScript } from './visitor-script.ts';

/** `/_code/BLOCK?…` on a website's content host: the owner's HTML as a separate document (CONTENT-4 to 7). */
export function serveCode(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { blockId: string } }>('/_code/:blockId', async (request, reply) => {
    const { scope } = request;
    if (scope.kind !== 'content') return replyNotFound(request, reply);
    const query = new URLSearchParams(request.url.split('?', 2)[1] ?? '');
    const claim = readFrameClaim(services, scope.website.id, { blockId: request.params.blockId, query });
    if (claim === null) return replyNotFound(request, reply);
    const context = visitorContext(services, request, scope.website);
    const site = await contentFor(context, claim);
    const place = site === null ? null : await findBlock(context, site, claim);
    const source = place === null ? null : ownMarkupOf(place.block);
    if (site === null || place === null || source === null) return replyNotFound(request, reply);
    const frame = renderCodeFrame({
      ...place,
      site: siteFactsOf(scope.website, null),
      styles: site.styles,
      assets: { script: `${originOf(request)}${visitorScript()}`, fonts: pageFonts(site.styles) },
      pageAddress: claim.origin + claim.path,
    });
    if (frame === null) return replyNotFound(request, reply);
    const isLasting = claim.access === 'public' && query.get('version') === frameVersion(context, site);
    const { scriptHashes } = frame;
    return send(reply, {
      contentType: 'text/html; charset=utf-8',
      cacheControl: isLasting ? 'public, max-age=86400' : 'private, no-store',
      policy: framePolicyOf(source, { scriptHashes, pageOrigin: claim.origin }),
      body: frame.html,
      // The policy says which page may frame it.
      also: { 'X-Frame-Options': null },
    });
  });
}

async function contentFor(context: Context, { access }: FrameClaim): Promise<SiteContent | null> {
  if (access === 'draft') return draftContent(context);
  const { publishedRevisionId } = context.website;
  return publishedRevisionId === null ? null : publishedContent(context, publishedRevisionId);
}

/**
 * The block in its present state, on its page or in header and footer; blocks that the page itself would not show
 * are not found.
 */
async function findBlock(
  context: Context,
  site: SiteContent,
  { blockId, path, origin, access }: FrameClaim,
): Promise<{ block: Block; section: Section } | null> {
  const found = await findPage(context, site, {
    path,
    query: new URLSearchParams(),
    origin,
    isUnlocked: access === 'public' ? nothingUnlocked : everythingUnlocked,
  });
  const documents: readonly PageDocument[] =
    found.kind === 'page'
      ? documentsOf(found.content, site.chrome)
      : [site.chrome.header, site.chrome.footer];
  for (const section of documents.flatMap(({ sections }) => sections)) {
    const block = section.blocks.find(({ id }) => id === blockId);
    if (block) return { block, section };
  }
  return null;
}
