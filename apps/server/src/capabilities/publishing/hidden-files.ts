import type { HiddenFile } from '@vitrine/core/publishing/publishing.calls.ts';
import type { Context } from '../../context.ts';
import { listPrivateFiles } from '../media/index.ts';
import { findUsesOfMany } from '../pages/index.ts';

/**
 * Private files that drafts, products or settings use: reported before a publish, because no page shows them
 * (MEDIA-28).
 */
export async function listHiddenFiles(context: Context): Promise<HiddenFile[]> {
  const { database, website } = context;
  const files = await listPrivateFiles(database, website.id);
  if (files.length === 0) return [];
  const usesOf = await findUsesOfMany(
    context,
    files.map(({ id }) => id),
    { isSoldToo: false },
  );
  return files.flatMap(({ id: assetId, fileName }) => {
    const uses = (usesOf.get(assetId) ?? []).filter(use => !use.isLiveOnly);
    return uses.length === 0 ? [] : [{ assetId, fileName, uses }];
  });
}
