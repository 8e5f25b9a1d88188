import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { Context } from '../../context.ts';
import { listCollections, listDocumentsWith, listItemsUsing, readDesign } from '../collections/index.ts';
import { findAssets } from '../media/index.ts';
import { listProductsUsing } from '../products/index.ts';
import { listLiveUses } from './live-uses.store.ts';

export interface AssetUse {
  readonly kind: 'page' | 'post' | 'product' | 'header' | 'footer' | 'design' | 'settings';
  readonly id: Id;
  readonly title: string;
  /** Only visitors still see it there; the draft shows it no more. */
  readonly isLiveOnly: boolean;
}

/** Everywhere a file is used: drafts, what is live, products, design, settings (rule DRAFT-9). */
export async function findUses(context: Context, assetId: Id): Promise<Result<AssetUse[]>> {
  const { database, website, clock } = context;
  if (!(await findAssets(context, [assetId], { isDraft: true })).has(assetId))
    return fail(callErrors.notFound);
  const design = await readDesign(database, website.id, clock.now());
  const documents = await listDocumentsWith(database, website.id, assetId);
  const ids = documents.map(document => document.id);
  const collections = await listCollections(database, website.id);
  const items = await listItemsUsing(database, website.id, { documentIds: ids, imageId: assetId });
  const products = await listProductsUsing(database, website.id, assetId);
  const live =
    website.publishedRevisionId === null
      ? []
      : await listLiveUses(database, website.id, { assetId, revisionId: website.publishedRevisionId });
  const drafts: Omit<AssetUse, 'isLiveOnly'>[] = [
    ...collections.flatMap((row): Omit<AssetUse, 'isLiveOnly'>[] =>
      row.document_id !== null && ids.includes(row.document_id)
        ? [{ kind: 'page', id: row.id, title: row.title }]
        : [],
    ),
    ...items.map(row => ({ kind: 'post', id: row.id, title: row.title }) as const),
    ...products.map(row => ({ kind: 'product', ...row }) as const),
    ...(ids.includes(design.headerId)
      ? [{ kind: 'header', id: design.headerId, title: 'Header' } as const]
      : []),
    ...(ids.includes(design.footerId)
      ? [{ kind: 'footer', id: design.footerId, title: 'Footer' } as const]
      : []),
    ...(JSON.stringify(design).includes(assetId)
      ? [{ kind: 'design', id: website.id, title: 'Design' } as const]
      : []),
    ...(JSON.stringify(website.settings).includes(assetId)
      ? [{ kind: 'settings', id: website.id, title: 'Website settings' } as const]
      : []),
  ];
  const known = new Set(drafts.map(use => `${use.kind} ${use.id}`));
  return succeed([
    ...drafts.map(use => ({ ...use, isLiveOnly: false })),
    ...live.filter(use => !known.has(`${use.kind} ${use.id}`)).map(use => ({ ...use, isLiveOnly: true })),
  ]);
}
