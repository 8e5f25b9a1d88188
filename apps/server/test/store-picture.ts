import { englishOf } from '@vitrine/core/errors/english-of.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import sharp from 'sharp';
import { storeAsset } from '../src/capabilities/media/index.ts';
import type { Context } from '../src/context.ts';

/** A picture, such as a logo, of 300 × 90 pixels in the files of the website. */
export async function storePicture(context: Context, fileName = 'logo.png'): Promise<Id> {
  const content = await sharp({ create: { width: 300, height: 90, channels: 3, background: '#0b5d3b' } })
    .png()
    .toBuffer();
  const stored = await storeAsset(context, { fileName, content, alt: 'Logo' });
  if (!stored.ok) throw new Error(englishOf(stored.error));
  return stored.value.id;
}
