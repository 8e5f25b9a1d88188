import { buffer } from 'node:stream/consumers';
import type { Asset } from '@vitrine/core/media/asset.ts';
import { Killed } from '../../apart/process-pool.ts';
import type { Context } from '../../context.ts';
import { variantKey } from './asset-keys.ts';
import type { ImageTask } from './image.process.ts';
import { readAsset } from './media.store.ts';
import type { SocialCard } from './social-card.ts';

/** The content to draw: one of the website's pictures, or text. */
export type SocialPictureRequest =
  | { readonly kind: 'picture'; readonly asset: Asset }
  | Extract<SocialCard, { kind: 'words' }>;

/** Enough for 1200 px, without unnecessary work. */
const wantedWidth = 1500;

/**
 * A picture of 1200 by 630 px, made in a process that can be killed and within the website's share; null if it
 * cannot be made (rules APART-3, SEO-14).
 */
export async function drawSocialPicture(
  context: Context,
  wish: SocialPictureRequest,
): Promise<Buffer | null> {
  const { configuration, imageProcesses, website } = context;
  const card = wish.kind === 'words' ? wish : await pictureCard(context, wish.asset);
  if (card === null) return null;
  const task: ImageTask = {
    kind: 'social',
    card,
    maxPixels: configuration.MAX_IMAGE_MEGAPIXELS * 1_000_000,
  };
  try {
    const bytes = await imageProcesses.run({
      owner: website.id,
      input: task,
      seconds: configuration.MAX_DRAWING_SECONDS,
    });
    return Buffer.from(bytes as Uint8Array);
  } catch (error) {
    if (!(error instanceof Killed)) throw error;
    context.log.warn({ error, websiteId: website.id }, 'a picture for sharing could not be drawn');
    return null;
  }
}

async function pictureCard(
  { database, files, website }: Context,
  asset: Asset,
): Promise<Extract<SocialCard, { kind: 'picture' }> | null> {
  const row = await readAsset(database, website.id, asset.id);
  if (row?.is_private) return null;
  const widths = row?.webp_widths.toSorted((a, b) => a - b) ?? [];
  const width = widths.find(one => one >= wantedWidth) ?? widths.at(-1);
  if (width === undefined) return null;
  const stream = await files.read(
    variantKey({ websiteId: website.id, assetId: asset.id }, { width, format: 'webp' }),
  );
  return stream === null
    ? null
    : { kind: 'picture', bytes: await buffer(stream), focalPoint: asset.focalPoint };
}
