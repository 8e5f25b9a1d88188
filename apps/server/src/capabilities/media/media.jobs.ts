import { buffer } from 'node:stream/consumers';
import { Killed } from '../../apart/process-pool.ts';
import type { Context, PlatformContext } from '../../context.ts';
import { defineJobKind, job } from '../../jobs/jobs.ts';
import { originalKey, variantKey } from './asset-keys.ts';
import { makeMissing } from './decode-apart.ts';
import type { ImageVariant } from './image-pipeline.ts';
import { type AssetRow, updateWidths } from './media.store.ts';
import { announceAssetChanged } from './served-assets.ts';
import {
  beginVariants,
  endVariants,
  forgetTry,
  listWithVariantsDue,
  type Problem,
} from './variants.store.ts';

const makeVariants = defineJobKind<Record<string, never>>('media.variants');

/** A picture on which a process crashed twice, the server included, is not tried again. */
const maxTries = 2;

/**
 * Creates the widths and formats that the upload left for later, for one picture, and then queues the next: so
 * websites take turns, however many pictures one of them has (rules MEDIA-9, MEDIA-22).
 */
export const makeVariantsJob = job(
  makeVariants,
  async context => {
    const { database, website } = context;
    const row = await beginVariants(database, website.id);
    if (row === null) return;
    await complete(context, row);
    await enqueueVariants(context);
  },
  {
    retries: 10,
    timeoutSeconds: 3600,
    concurrency: 3,
    isOneByOne: true,
    giveUp: context => enqueueVariants(context),
  },
);

export async function enqueueVariants({
  database,
  jobs,
  website,
}: Pick<Context, 'database' | 'jobs' | 'website'>): Promise<void> {
  await jobs.enqueue(database, makeVariants, { websiteId: website.id, data: {}, key: 'next' });
}

/** Continues what an earlier process or version left undone. */
export async function resumeVariants({
  database,
  jobs,
}: Pick<PlatformContext, 'database' | 'jobs'>): Promise<void> {
  for (const websiteId of await listWithVariantsDue(database)) {
    await jobs.enqueue(database, makeVariants, { websiteId, data: {}, key: 'next' });
  }
}

/** Records the result, even if the picture could not be read: it is not retried automatically (rule MEDIA-20). */
async function complete(context: Context, row: AssetRow): Promise<void> {
  const { database, log, website } = context;
  const end = (problem: Problem) => endVariants(database, website.id, { assetId: row.id, problem });
  if (row.variant_tries > maxTries) return end('unreadable');
  try {
    await completeVariants(context, row);
    await end('');
  } catch (error) {
    // Only a process that crashed says something about the picture.
    if (!(error instanceof Killed) || error.why === 'closed') {
      await forgetTry(database, website.id, row.id);
      throw error;
    }
    log.warn({ assetId: row.id, websiteId: website.id, why: error.why }, 'a picture could not be read');
    await end(error.why === 'crashed' ? 'unreadable' : error.why);
  }
}

async function completeVariants(context: Context, row: AssetRow): Promise<void> {
  const { database, files, website } = context;
  const place = { websiteId: website.id, assetId: row.id };
  const widths = { webp: new Set(row.webp_widths), avif: new Set(row.avif_widths) };
  const take = async (variant: ImageVariant) => {
    await files.write(variantKey(place, variant), variant.bytes);
    widths[variant.format].add(variant.width);
  };
  const original = await files.read(originalKey(place));
  if (original === null) return;
  const picture = {
    fileName: row.file_name,
    bytes: await buffer(original),
    contentType: row.content_type,
    width: row.width,
    made: { webp: row.webp_widths, avif: row.avif_widths },
  };
  await makeMissing(context, picture, take);
  const rising = (set: ReadonlySet<number>) => [...set].toSorted((a, b) => a - b);
  await updateWidths(database, website.id, {
    assetId: row.id,
    webp: rising(widths.webp),
    avif: rising(widths.avif),
  });
  await announceAssetChanged(context, row.id);
}
