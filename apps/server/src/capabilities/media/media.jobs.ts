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

/** A process of ours that died twice on a picture, the server included, does not touch it again. */
const maxTries = 2;

/**
 * Makes the widths and formats that the upload left for later, of one picture, and then has the next made: so
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

/** Whatever an earlier process or version left undone goes on. */
export async function resumeVariants({
  database,
  jobs,
}: Pick<PlatformContext, 'database' | 'jobs'>): Promise<void> {
  for (const websiteId of await listWithVariantsDue(database)) {
    await jobs.enqueue(database, makeVariants, { websiteId, data: {}, key: 'next' });
  }
}

/** Says in the end what became of it, also when it could not be read: nothing tries it again by itself (rule MEDIA-20). */
async function complete(context: Context, row: AssetRow): Promise<void> {
  const { database, log, website } = context;
  const end = (problem: Problem) => endVariants(database, website.id, { assetId: row.id, problem });
  if (row.variant_tries > maxTries) return end('unreadable');
  try {
    await completeVariants(context, row);
    await end('');
  } catch (error) {
    // Only a process that died says something about the picture.
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
