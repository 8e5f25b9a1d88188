import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { AssetUse } from '@vitrine/core/pages/pages.calls.ts';
import type { Context } from '../../context.ts';
import { listCollections, listDocumentsHolding, listItemsUsing, readDesign } from '../collections/index.ts';
import { findAssets } from '../media/index.ts';
import {
  listCategoriesUsing,
  listCollectionsUsing,
  listProductsSelling,
  listProductsUsing,
} from '../products/index.ts';
import { listLiveUses } from './live-uses.store.ts';

/** Everywhere a file is used: drafts, what is live, products, settings (rule DRAFT-9). */
export async function findUses(context: Context, assetId: Id): Promise<Result<AssetUse[]>> {
  if (!(await findAssets(context, [assetId], { isDraft: true })).has(assetId))
    return fail(callErrors.notFound);
  return succeed((await findUsesOfMany(context, [assetId])).get(assetId) ?? []);
}

/** The same for many files; unused ones are left out. `isSoldToo`: with the products that sell them. */
export async function findUsesOfMany(
  context: Context,
  assetIds: readonly Id[],
  { isSoldToo = true }: { readonly isSoldToo?: boolean } = {},
): Promise<ReadonlyMap<Id, AssetUse[]>> {
  const { database, website } = context;
  const found = new Map<Id, AssetUse[]>();
  const add = (assetId: Id | null, use: AssetUse) => {
    if (assetId === null || !assetIds.includes(assetId)) return;
    const uses = found.get(assetId) ?? [];
    if (!uses.some(known => known.kind === use.kind && known.id === use.id)) uses.push(use);
    found.set(assetId, uses);
  };
  for (const { assetId, ...use } of await listDraftUses(context, assetIds)) {
    add(assetId, { ...use, isLiveOnly: false });
  }
  const sold = isSoldToo ? await listProductsSelling(database, website.id, assetIds) : [];
  for (const { assetId, ...row } of sold) add(assetId, { kind: 'product', ...row, isLiveOnly: false });
  const revisionId = website.publishedRevisionId;
  if (revisionId === null) return found;
  for (const { assetId, ...use } of await listLiveUses(database, website.id, { assetIds, revisionId })) {
    add(assetId, { ...use, isLiveOnly: true });
  }
  return found;
}

type DraftUse = Omit<AssetUse, 'isLiveOnly'> & { readonly assetId: Id | null };

async function listDraftUses(context: Context, assetIds: readonly Id[]): Promise<DraftUse[]> {
  const { database, website, clock } = context;
  const design = await readDesign(database, website.id, clock.now());
  const holding = await listDocumentsHolding(database, website.id, assetIds);
  const heldBy = (documentId: Id | null) =>
    holding.flatMap(one => (one.documentId === documentId ? [one.held] : []));
  const documentIds = holding.map(one => one.documentId);
  const collections = await listCollections(database, website.id);
  const items = await listItemsUsing(database, website.id, { documentIds, assetIds });
  const products = await listProductsUsing(database, website.id, assetIds);
  const categories = await listCategoriesUsing(database, website.id, assetIds);
  const shelves = await listCollectionsUsing(database, website.id, assetIds);
  const settings = JSON.stringify(website.settings);
  const inSettings = assetIds.filter(id => settings.includes(id));
  return [
    ...collections.flatMap(({ id, title, document_id }) =>
      heldBy(document_id).map((assetId): DraftUse => ({ assetId, kind: 'page', id, title })),
    ),
    ...items.flatMap(({ id, title, document_id, image_id, named }) =>
      [image_id, ...named, ...heldBy(document_id)].map(
        (assetId): DraftUse => ({ assetId, kind: 'post', id, title }),
      ),
    ),
    ...products.map((row): DraftUse => ({ kind: 'product', ...row })),
    ...categories.map((row): DraftUse => ({ kind: 'category', ...row })),
    ...shelves.map((row): DraftUse => ({ kind: 'productCollection', ...row })),
    ...heldBy(design.headerId).map(
      (assetId): DraftUse => ({ assetId, kind: 'header', id: design.headerId, title: 'Header' }),
    ),
    ...heldBy(design.footerId).map(
      (assetId): DraftUse => ({ assetId, kind: 'footer', id: design.footerId, title: 'Footer' }),
    ),
    ...inSettings.map(
      (assetId): DraftUse => ({ assetId, kind: 'settings', id: website.id, title: 'Website settings' }),
    ),
  ];
}
