import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { Context } from '../../context.ts';
import { listCollections, listDocumentsWith, listItemsUsing, readDesign } from '../collections/index.ts';
import { findAssets } from '../media/index.ts';

export interface AssetUse {
  readonly kind: 'page' | 'post' | 'header' | 'footer' | 'settings';
  readonly id: Id;
  readonly title: string;
}

/** Where a file is used in the drafts and the settings (rule DRAFT-9). */
export async function findUses(context: Context, assetId: Id): Promise<Result<AssetUse[]>> {
  const { database, website, clock } = context;
  if (!(await findAssets(context, [assetId], { isDraft: true })).has(assetId))
    return fail(callErrors.notFound);
  const design = await readDesign(database, website.id, clock.now());
  const documents = await listDocumentsWith(database, website.id, assetId);
  const ids = documents.map(document => document.id);
  const collections = await listCollections(database, website.id);
  const items = await listItemsUsing(database, website.id, { documentIds: ids, imageId: assetId });
  const { logo, icon } = website.settings;
  const uses: AssetUse[] = [
    ...collections.flatMap((row): AssetUse[] =>
      row.document_id !== null && ids.includes(row.document_id)
        ? [{ kind: 'page', id: row.id, title: row.title }]
        : [],
    ),
    ...items.map((row): AssetUse => ({ kind: 'post', id: row.id, title: row.title })),
    ...(ids.includes(design.headerId)
      ? [{ kind: 'header', id: design.headerId, title: 'Header' } as const]
      : []),
    ...(ids.includes(design.footerId)
      ? [{ kind: 'footer', id: design.footerId, title: 'Footer' } as const]
      : []),
    ...(logo === assetId || icon === assetId
      ? [{ kind: 'settings', id: website.id, title: 'Website settings' } as const]
      : []),
  ];
  return succeed(uses);
}
