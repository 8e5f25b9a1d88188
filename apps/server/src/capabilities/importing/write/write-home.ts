import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { EntryOutline } from '@vitrine/core/importing/import-model.ts';
import { makeHome, type Put, putCollection } from '../../collections/index.ts';
import { summaryContent } from '../convert/block-content.ts';
import { layoutFlow } from '../convert/layout-flow.ts';
import { blockPiece, type Piece, textPiece } from '../convert/piece.ts';
import { stableIds } from '../convert/stable-ids.ts';
import type { Writing } from './writing.ts';

/**
 * A website without a home page gets one: the source's own if it is known, otherwise a page that shows its title,
 * newest posts and products (rule IMPORT-45). Returns its id.
 */
export async function ensureHome(writing: Writing, pages: ReadonlyMap<string, Put>): Promise<Id> {
  const { context, key, links, model } = writing;
  const { homePageId } = context.website.settings;
  if (homePageId !== null) return homePageId;
  const isShown = (page: EntryOutline) =>
    page.state === 'published' && page.password === '' && pages.has(page.sourceId);
  const isNamedHome = (page: EntryOutline) =>
    /^(home|homepage|front-page|frontpage|startseite|start|accueil|inicio|welcome)$/.test(page.slug);
  const shown = model.pages.filter(isShown);
  const own = shown.find(page => links.isHome(page.address)) ?? shown.find(isNamedHome);
  const ownId = own ? pages.get(own.sourceId)?.id : undefined;
  if (ownId && (await makeHome(context, ownId)).ok) return ownId;
  const sourceKey = key('page', 'made:home');
  const { document } = layoutFlow(homePieces(writing), stableIds(sourceKey));
  const put = await putCollection(context, {
    sourceKey,
    type: collectionTypes.page,
    title: 'Home',
    slug: 'home',
    navigation: 'none',
    document,
  });
  await makeHome(context, put.id);
  return put.id;
}

function homePieces({ context, model, blog }: Writing): Piece[] {
  const title = model.site.title || context.website.title;
  const words: Piece[] = [
    textPiece({
      type: 'heading',
      attrs: { level: 1, align: 'center' },
      content: [{ type: 'text', text: title }],
    }),
  ];
  if (model.site.description !== '') {
    words.push(
      textPiece({
        type: 'paragraph',
        attrs: { align: 'center', size: 'large' },
        content: [{ type: 'text', text: model.site.description }],
      }),
    );
  }
  const summaries = [
    ...(model.productCount > 0 ? [summaryContent(null, 6, { source: 'products', design: 'grid' })] : []),
    ...(blog ? [summaryContent(blog, 6, { source: 'items', design: 'grid' })] : []),
  ];
  return [...words, ...summaries.map(block => blockPiece(block, 'wide'))];
}
