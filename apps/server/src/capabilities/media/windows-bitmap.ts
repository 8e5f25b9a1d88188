import { setImmediate as others } from 'node:timers/promises';

/** Pixels, upright, four bytes each: red, green, blue, opacity. */
export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export type BitmapError = 'damaged' | 'tooManyPixels' | 'unsupported';

const fileHeader = 14;
const leastInfoHeader = 40;
const uncompressed = 0;
const bitFields = 3;
/** After this many pixels other tasks get their turn. */
const pixelsAtOnce = 200_000;

/**
 * A Windows bitmap as drawing programs write it: 8, 24 or 32 bits a pixel, not compressed
 * (https://learn.microsoft.com/windows/win32/gdi/bitmap-storage). Limits are checked before memory is allocated.
 */
export async function readBitmap(file: Uint8Array, maxPixels: number): Promise<Pixels | BitmapError> {
  const view = viewOf(file);
  if (view.byteLength < fileHeader + leastInfoHeader) return 'damaged';
  const pixelsAt = view.getUint32(10, true);
  return readDib(view, { at: fileHeader, pixelsAt, hasMask: false, maxPixels });
}

/**
 * The picture of an icon: its largest, as PNG bytes or pixels. Older ones are bitmaps of twice the height, and
 * their lower half is a transparency mask.
 */
export async function readIcon(
  file: Uint8Array,
  maxPixels: number,
): Promise<Pixels | Uint8Array | BitmapError> {
  const view = viewOf(file);
  const count = view.byteLength < 6 ? 0 : view.getUint16(4, true);
  if (count === 0 || view.byteLength < 6 + 16 * count) return 'damaged';
  const entries = Array.from({ length: count }, (_, index) => {
    const at = 6 + 16 * index;
    // Zero means 256.
    const [width, height] = [view.getUint8(at) || 256, view.getUint8(at + 1) || 256];
    return {
      size: width * height * 64 + view.getUint16(at + 6, true),
      length: view.getUint32(at + 8, true),
      start: view.getUint32(at + 12, true),
    };
  });
  const [largest] = entries.toSorted((a, b) => b.size - a.size);
  if (!largest || largest.start + largest.length > view.byteLength) return 'damaged';
  const bytes = file.subarray(largest.start, largest.start + largest.length);
  if (isPng(bytes)) return bytes;
  if (bytes.byteLength < leastInfoHeader) return 'damaged';
  return readDib(viewOf(bytes), { at: 0, pixelsAt: null, hasMask: true, maxPixels });
}

interface DibPlace {
  readonly at: number;
  /** The offset of the pixels; after header and colours if the file does not say. */
  readonly pixelsAt: number | null;
  readonly hasMask: boolean;
  readonly maxPixels: number;
}

async function readDib(
  view: DataView,
  { at, pixelsAt, hasMask, maxPixels }: DibPlace,
): Promise<Pixels | BitmapError> {
  const headerLength = view.getUint32(at, true);
  const width = view.getInt32(at + 4, true);
  const rows = view.getInt32(at + 8, true);
  const height = Math.abs(rows) / (hasMask ? 2 : 1);
  const bits = view.getUint16(at + 14, true);
  const compression = view.getUint32(at + 16, true);
  if (headerLength < leastInfoHeader || width < 1 || height < 1 || !Number.isInteger(height))
    return 'damaged';
  if (width * height > maxPixels) return 'tooManyPixels';
  const isPlain = compression === uncompressed && (bits === 8 || bits === 24 || bits === 32);
  if (!isPlain && !(compression === bitFields && bits === 32)) return 'unsupported';
  const colours = bits === 8 ? view.getUint32(at + 32, true) || 256 : 0;
  const coloursAt = at + headerLength + (compression === bitFields && headerLength === 40 ? 12 : 0);
  const start = pixelsAt ?? coloursAt + 4 * colours;
  const stride = 4 * Math.ceil((width * bits) / 32);
  const maskStride = 4 * Math.ceil(width / 32);
  if (start + stride * height > view.byteLength || coloursAt + 4 * colours > view.byteLength)
    return 'damaged';
  const hasMaskRows = hasMask && start + (stride + maskStride) * height <= view.byteLength;
  const data = new Uint8Array(width * height * 4);
  let isAllClear = bits === 32;
  for (let y = 0; y < height; y += 1) {
    if ((y * width) % pixelsAtOnce < width) await others();
    // Rows are stored from the bottom up unless the height is negative.
    const row = rows > 0 ? height - 1 - y : y;
    for (let x = 0; x < width; x += 1) {
      const source = start + row * stride + (x * bits) / 8;
      const index = bits === 8 ? view.getUint8(source) : 0;
      if (bits === 8 && index >= colours) return 'damaged';
      const from = bits === 8 ? coloursAt + 4 * index : source;
      const isClear =
        hasMaskRows &&
        (view.getUint8(start + stride * height + row * maskStride + (x >> 3)) >> (7 - (x & 7))) & 1;
      const alpha = bits === 32 ? view.getUint8(from + 3) : isClear ? 0 : 255;
      if (alpha !== 0) isAllClear = false;
      const to = (y * width + x) * 4;
      data[to] = view.getUint8(from + 2);
      data[to + 1] = view.getUint8(from + 1);
      data[to + 2] = view.getUint8(from);
      data[to + 3] = alpha;
    }
  }
  // Many programs leave the fourth byte at zero and mean a visible picture.
  if (isAllClear) for (let at = 3; at < data.length; at += 4) data[at] = 255;
  return { data, width, height };
}

function isPng(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .subarray(0, 8)
    .equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'));
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
