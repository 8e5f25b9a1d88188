import { buffer } from 'node:stream/consumers';
import type { Id } from '@vitrine/core/id/id.ts';
import type { Context } from '../../context.ts';
import { defineJobKind, job } from '../../jobs/jobs.ts';
import { originalKey, variantKey } from './asset-keys.ts';
import { remainingVariants } from './image-pipeline.ts';
import { type AssetRow, readAsset, updateWidths } from './media.store.ts';
import { tellAssetChanged } from './served-assets.ts';

export const makeVariants = defineJobKind<{ assetId: Id }>('media.variants');

/** Makes the widths and formats that the upload left for later (rule MEDIA-9). */
export const makeVariantsJob = job(
  makeVariants,
  async (context, { assetId }) => {
    const row = await readAsset(context.database, context.website.id, assetId);
    if (row === null || row.kind !== 'image') return;
    await completeVariants(context, row);
  },
  { retries: 2, timeoutSeconds: 1800 },
);

async function completeVariants(context: Context, row: AssetRow): Promise<void> {
  const { configuration, database, files, website } = context;
  const place = { websiteId: website.id, assetId: row.id };
  const stream = await files.read(originalKey(place));
  if (stream === null) return;
  const widths = { webp: new Set(row.webp_widths), avif: new Set(row.avif_widths) };
  const source = {
    bytes: await buffer(stream),
    contentType: row.content_type,
    maxPixels: configuration.MAX_IMAGE_MEGAPIXELS * 1_000_000,
  };
  const remaining = remainingVariants(source, {
    width: row.width,
    isMade: (width, format) => widths[format].has(width),
  });
  for await (const variant of remaining) {
    await files.write(variantKey(place, variant), variant.bytes);
    widths[variant.format].add(variant.width);
  }
  const rising = (set: ReadonlySet<number>) => [...set].toSorted((a, b) => a - b);
  await updateWidths(database, website.id, {
    assetId: row.id,
    webp: rising(widths.webp),
    avif: rising(widths.avif),
  });
  await tellAssetChanged(context, row.id);
}
