import type { Readable } from 'node:stream';
import { type Result, succeed } from '@vitrine/core/errors/result.ts';
import { newId } from '@vitrine/core/id/id.ts';
import type { Asset } from '@vitrine/core/media/asset.ts';
import type { AssetListing } from '@vitrine/core/media/media.calls.ts';
import type { Context } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { assetFolder, originalKey, variantKey } from './asset-keys.ts';
import { cleanFileName } from './clean-file-name.ts';
import { decodePicture, toPng } from './decode-apart.ts';
import type { DecodedImage, ImageVariant } from './image-pipeline.ts';
import { isKeptAsPng } from './kept-as-png.ts';
import { enqueueVariants } from './media.jobs.ts';
import { insertAsset, listingOf, type NewAssetRow, readByContent } from './media.store.ts';
import { type ReceivedFile, receiveFile } from './receive-file.ts';
import { lockStorage } from './storage.store.ts';
import { readStorage, storageFull } from './website-storage.ts';

export interface NewAsset {
  readonly fileName: string;
  readonly content: Readable | Uint8Array;
  readonly alt?: string | undefined;
  readonly caption?: string | undefined;
  readonly focalPoint?: Asset['focalPoint'] | undefined;
  /** If the website already has exactly these bytes, returns that asset; imports use it (MEDIA-10). */
  readonly isShared?: boolean | undefined;
  /** Private from the beginning: only for staff and holders of signed links (rule MEDIA-24). */
  readonly isPrivate?: boolean | undefined;
  /** The picture with all its widths, if they were created before: then none is drawn (rule STARTER-6). */
  readonly picture?: DecodedImage | null | undefined;
}

const noPicture: DecodedImage = {
  width: 0,
  height: 0,
  isAnimated: false,
  placeholder: '',
  color: '',
  variants: [],
};

/**
 * Stores a file and, of an image, what is needed to show it immediately; the other widths and AVIF follow in a
 * job. A file that is too large, not supported or damaged is refused and leaves nothing (MEDIA-2 to MEDIA-9).
 */
export async function storeAsset(context: Context, asset: NewAsset): Promise<Result<AssetListing>> {
  const { files, configuration, website } = context;
  const id = newId();
  const fileName = cleanFileName(asset.fileName);
  const place = { websiteId: website.id, assetId: id };
  const storage = await readStorage(context);
  try {
    const taken = await receiveFile({
      storage,
      files,
      configuration,
      key: originalKey(place),
      fileName,
      content: asset.content,
    });
    if (!taken.ok) return taken;
    const received = await readable(context, taken.value, fileName);
    if (!received.ok) return received;
    const known = asset.isShared
      ? await readByContent(context.database, website.id, received.value.sha256, asset)
      : null;
    if (known !== null) {
      await files.remove(assetFolder(place));
      return succeed(listingOf(known));
    }
    const picture = await pictureOf(context, received.value, { ...asset, fileName });
    if (!picture.ok) return picture;
    await writeImage(context, place, { received: received.value, picture: picture.value });
    const row = rowOf(
      { ...asset, fileName },
      { id, received: received.value, picture: picture.value, now: context.clock.now() },
    );
    const kept = await keep(context, row);
    if (!kept.ok) {
      await files.remove(assetFolder(place));
      return kept;
    }
    return succeed(listingOf({ ...row, bytes: String(row.bytes), deleted_at: null, problem: '' }));
  } catch (error) {
    await files.remove(assetFolder(place)).catch(() => undefined);
    throw error;
  }
}

/** Formats that must be converted first; all others are kept. */
async function readable(
  context: Context,
  received: ReceivedFile,
  fileName: string,
): Promise<Result<ReceivedFile>> {
  const { image, kind } = received;
  if (image === null || !isKeptAsPng(kind.contentType)) return succeed(received);
  const png = await toPng(context, { fileName, bytes: image, contentType: kind.contentType });
  if (!png.ok) return png;
  return succeed({ ...received, image: png.value, kind: { kind: 'image', contentType: 'image/png' } });
}

async function pictureOf(
  context: Context,
  { image, kind }: ReceivedFile,
  { fileName, picture }: NewAsset,
): Promise<Result<DecodedImage>> {
  if (image === null) return succeed(noPicture);
  if (picture) return succeed(picture);
  return decodePicture(context, { fileName, bytes: image, contentType: kind.contentType });
}

async function writeImage(
  { files }: Context,
  place: { websiteId: string; assetId: string },
  { received, picture }: { received: ReceivedFile; picture: DecodedImage },
): Promise<void> {
  if (received.image === null) return;
  await files.write(originalKey(place), received.image);
  for (const variant of picture.variants) await files.write(variantKey(place, variant), variant.bytes);
}

function rowOf(
  { fileName, alt, caption, focalPoint, isPrivate = false }: NewAsset,
  { id, received, picture, now }: { id: string; received: ReceivedFile; picture: DecodedImage; now: Date },
): NewAssetRow {
  return {
    id,
    kind: received.kind.kind,
    file_name: fileName,
    content_type: received.kind.contentType,
    bytes: received.bytes,
    sha256: received.sha256,
    width: picture.width,
    height: picture.height,
    is_animated: picture.isAnimated,
    alt: alt ?? '',
    caption: caption ?? '',
    focal_x: focalPoint?.x ?? 0.5,
    focal_y: focalPoint?.y ?? 0.5,
    placeholder: picture.placeholder,
    color: picture.color,
    webp_widths: widthsIn('webp', picture),
    avif_widths: widthsIn('avif', picture),
    created_at: now,
    is_private: isPrivate,
  };
}

function widthsIn(format: ImageVariant['format'], { variants }: DecodedImage): number[] {
  return variants
    .filter(variant => variant.format === format)
    .map(variant => variant.width)
    .toSorted((one, other) => one - other);
}

/** The row and the job that creates the rest exist together, and only while there is storage left. */
async function keep(context: Context, row: NewAssetRow): Promise<Result<null>> {
  const { jobs, website } = context;
  const areVariantsDue = row.kind === 'image' && row.avif_widths.length === 0;
  return transactionOf<Result<null>>(context.database, async database => {
    await lockStorage(database, website.id);
    const storage = await readStorage({ ...context, database });
    if (storage.usedBytes + row.bytes > storage.allowedBytes) return storageFull(row.file_name, storage);
    await insertAsset(database, website.id, row, areVariantsDue);
    if (areVariantsDue) await enqueueVariants({ database, jobs, website });
    return succeed(null);
  });
}
