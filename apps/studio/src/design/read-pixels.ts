import { type Asset, assetAddress, fileAddress, widthsOf } from '@vitrine/core/media/asset.ts';

/** Large enough to distinguish colours, small enough to read quickly. */
const side = 48;

/** Red, green, blue and alpha of a picture at a reduced size; null for one that cannot be shown. */
export async function readPixels(asset: Asset): Promise<Uint8ClampedArray | null> {
  const image = new Image();
  const [least] = widthsOf(asset);
  image.src = least === undefined ? fileAddress(asset) : assetAddress(asset, least);
  try {
    await image.decode();
  } catch {
    return null;
  }
  const brush = new OffscreenCanvas(side, side).getContext('2d');
  if (!brush) return null;
  brush.drawImage(image, 0, 0, side, side);
  return brush.getImageData(0, 0, side, side).data;
}
