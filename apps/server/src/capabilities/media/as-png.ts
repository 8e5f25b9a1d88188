import sharp from 'sharp';
import { type BitmapError, readBitmap, readIcon } from './windows-bitmap.ts';

/** A bitmap or an icon as PNG, or the reason why it cannot be one (rule MEDIA-19). */
export async function asPng(
  { bytes, contentType }: { readonly bytes: Uint8Array; readonly contentType: string },
  maxPixels: number,
): Promise<Uint8Array | BitmapError> {
  const read =
    contentType === 'image/bmp' ? await readBitmap(bytes, maxPixels) : await readIcon(bytes, maxPixels);
  if (typeof read === 'string' || read instanceof Uint8Array) return read;
  const { data, width, height } = read;
  return sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: maxPixels })
    .png()
    .toBuffer();
}
