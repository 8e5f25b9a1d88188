import { fail, type Refusal } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { Asset } from '@vitrine/core/media/asset.ts';
import { type Phrase, phrase } from '@vitrine/core/messages/phrase.ts';
import { optionImageIds } from '@vitrine/core/products/option-style.ts';
import type { VariantInput } from '@vitrine/core/products/product.ts';
import { videoAssetIds } from '@vitrine/core/products/product-video.ts';
import { productErrors } from '@vitrine/core/products/products.errors.ts';
import type { Context } from '../../context.ts';
import { findAssets, findPrivateAmong } from '../media/index.ts';
import type { ProductRow } from './product-rows.ts';

interface Showing {
  readonly row: ProductRow;
  readonly variants?: readonly VariantInput[] | undefined;
  /** Files that it has already. */
  readonly keptAssets?: readonly Id[];
}

/** What visitors see of it: its pictures and videos, those of its variants and of the values of its options. */
export function shownAssetIds({ row, variants = [] }: Showing): Id[] {
  return [
    ...row.image_ids,
    ...variants.flatMap(variant => variant.imageId ?? []),
    ...optionImageIds(row.option_styles),
    ...videoAssetIds(row.videos),
  ];
}

/** Names the first field with a file that does not exist here or is of another kind (rules PRODUCT-49, PRODUCT-50). */
export async function problemOfAssets(
  context: Context,
  products: readonly Showing[],
): Promise<Refusal | null> {
  const ids = products.flatMap(shownAssetIds);
  if (ids.length === 0) return null;
  const assets = await findAssets(context, ids, { isDraft: true });
  for (const { row, variants = [], keptAssets = [] } of products) {
    const isKnown = (id: Id, kind: Asset['kind'] = 'image') =>
      assets.get(id)?.kind === kind || (keptAssets.includes(id) && !assets.has(id));
    for (const [at, style] of row.option_styles.entries())
      if (!optionImageIds([style]).every(id => isKnown(id)))
        return refusal(
          productErrors.unknownImage,
          `optionStyles.${at}.images`,
          phrase('fields.imageMissing'),
        );
    for (const [at, { fileId, captionsId, posterId }] of row.videos.entries()) {
      if (fileId !== null && !isKnown(fileId, 'video'))
        return refusal(productErrors.unknownVideo, `videos.${at}.fileId`, phrase('fields.videoMissing'));
      if (captionsId !== null && !(isKnown(captionsId, 'file') && isCaptions(assets.get(captionsId))))
        return refusal(
          productErrors.unknownVideo,
          `videos.${at}.captionsId`,
          phrase('fields.captionsMissing'),
        );
      if (posterId !== null && !isKnown(posterId))
        return refusal(productErrors.unknownImage, `videos.${at}.posterId`, phrase('fields.imageMissing'));
    }
    const pictures = [...row.image_ids, ...variants.flatMap(variant => variant.imageId ?? [])];
    if (!pictures.every(id => isKnown(id)))
      return refusal(productErrors.unknownImage, 'imageIds', phrase('fields.imageMissing'));
  }
  return null;
}

/** Captions are recognised by the name of their file alone, as in the library. */
function isCaptions(asset: Asset | undefined): boolean {
  return asset === undefined || /\.vtt$/i.test(asset.fileName);
}

/** Only private files are sold: anybody gets the others at their addresses (rule DOWNLOAD-2). */
export async function problemOfFiles(
  { database, website }: Context,
  products: readonly Showing[],
): Promise<Refusal | null> {
  const ids = new Set(products.flatMap(({ row }) => row.downloads.files.map(({ assetId }) => assetId)));
  if (ids.size === (await findPrivateAmong(database, website.id, [...ids])).size) return null;
  return refusal(productErrors.unknownFile, 'downloads', phrase('fields.fileNotPrivate'));
}

function refusal(
  error: (typeof productErrors)['unknownImage' | 'unknownVideo' | 'unknownFile'],
  field: string,
  problem: Phrase,
): Refusal | null {
  const refused = fail(error, {}, { errors: { [field]: problem } });
  return refused.ok ? null : refused.error;
}
