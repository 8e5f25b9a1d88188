import { imageWidths, widthsOf } from '@vitrine/core/media/asset.ts';
import sharp, { type Sharp } from 'sharp';

// One thread for each image and no cache: hostile files find no state to disturb.
sharp.concurrency(1);
sharp.cache(false);

/** The maximum size of WebP in pixels; a taller image is scaled down. */
const maxSide = 16_383;
/** The maximum length of a data address (rule MEDIA-8). */
const maxPlaceholder = 400;
/** Drawings are rasterised at least this wide, so that a small logo stays sharp. */
const leastDrawingWidth = 1000;

export type ImageError = 'damaged' | 'tooManyPixels';

export interface DecodedImage {
  /** Pixels after orientation. */
  readonly width: number;
  readonly height: number;
  readonly isAnimated: boolean;
  /** Empty if it is not opaque: the placeholder would show through. */
  readonly placeholder: string;
  /** Average colour, #rrggbb. */
  readonly color: string;
  /** The first variants, enough to serve it immediately. */
  readonly variants: readonly ImageVariant[];
}

export interface ImageVariant {
  readonly width: number;
  readonly format: 'webp' | 'avif';
  readonly bytes: Uint8Array;
}

export interface Source {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  readonly maxPixels: number;
}

/** Decodes within a limit of pixels and creates the first variants, without metadata (MEDIA-5, MEDIA-7). */
export async function decodeImage(source: Source): Promise<DecodedImage | ImageError> {
  try {
    return await decode(source);
  } catch (error) {
    return error instanceof Error && /pixel limit/i.test(error.message) ? 'tooManyPixels' : 'damaged';
  }
}

async function decode(source: Source): Promise<DecodedImage | ImageError> {
  const facts = await measure(source);
  if (typeof facts === 'string') return facts;
  const { width, height, isAnimated } = facts;
  const widths = firstWidths(width);
  const base = await raw(open(source, { ...facts, isAnimated: false }), Math.max(...widths));
  const still = () => sharp(base.data, { raw: base.info });
  const variants = isAnimated
    ? await encodeAll(widths, at => animate(open(source, facts), at))
    : await encodeAll(widths, at => webp(still(), at));
  const { isOpaque } = await still().stats();
  return {
    width,
    height,
    isAnimated,
    placeholder: isOpaque ? await placeholderOf(still()) : '',
    color: await colorOf(still()),
    variants,
  };
}

interface ImageFacts {
  readonly width: number;
  readonly height: number;
  readonly isAnimated: boolean;
  /** Dots per inch at which a drawing is rasterised. */
  readonly density: number;
}

async function measure({ bytes, contentType, maxPixels }: Source): Promise<ImageFacts | ImageError> {
  if (contentType === 'image/svg+xml' && declaresEntities(bytes)) return 'damaged';
  const found = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).metadata();
  const { width, height } = found.autoOrient;
  const frames = /gif|webp/.test(contentType) ? (found.pages ?? 1) : 1;
  if (width * height * frames > maxPixels) return 'tooManyPixels';
  if (contentType !== 'image/svg+xml') return { width, height, isAnimated: frames > 1, density: 72 };
  const scale = Math.max(1, leastDrawingWidth / width);
  const drawn = { width: Math.round(width * scale), height: Math.round(height * scale) };
  if (drawn.width * drawn.height > maxPixels) return 'tooManyPixels';
  return { ...drawn, isAnimated: false, density: Math.min(72 * scale, 100_000) };
}

/** A drawing does not need its own entities; one that declares them may be trying to overload the reader. */
function declaresEntities(bytes: Uint8Array): boolean {
  return /<!ENTITY/i.test(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1'));
}

/** Enough to show it immediately: a small and a medium one, or its own width if it is smaller. */
function firstWidths(width: number): number[] {
  return [...new Set([Math.min(width, 300), Math.min(width, 1000)])];
}

function open(
  { bytes, maxPixels }: Source,
  { isAnimated, density }: Pick<ImageFacts, 'isAnimated' | 'density'>,
): Sharp {
  return sharp(bytes, {
    limitInputPixels: maxPixels,
    failOn: 'error',
    animated: isAnimated,
    density,
  }).autoOrient();
}

async function raw(image: Sharp, width: number) {
  const { data, info } = await image
    .resize({ width, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { data, info: { width: info.width, height: info.height, channels: info.channels } };
}

async function encodeAll(
  widths: readonly number[],
  encode: (width: number) => Promise<Uint8Array>,
): Promise<ImageVariant[]> {
  const variants: ImageVariant[] = [];
  for (const width of widths) variants.push({ width, format: 'webp', bytes: await encode(width) });
  return variants;
}

function webp(image: Sharp, width: number): Promise<Uint8Array> {
  return image
    .resize({ width, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80, effort: 4, smartSubsample: true })
    .toBuffer();
}

function animate(image: Sharp, width: number): Promise<Uint8Array> {
  return image.resize({ width, withoutEnlargement: true }).webp({ quality: 75, effort: 2 }).toBuffer();
}

function avif(image: Sharp, width: number): Promise<Uint8Array> {
  return image.resize({ width, withoutEnlargement: true }).avif({ quality: 52, effort: 2 }).toBuffer();
}

async function placeholderOf(image: Sharp): Promise<string> {
  const tiny = await image
    .resize({ width: 16, height: 16, fit: 'inside' })
    .blur(1)
    .webp({ quality: 20, effort: 6 })
    .toBuffer();
  const address = `data:image/webp;base64,${tiny.toString('base64')}`;
  return address.length <= maxPlaceholder ? address : '';
}

async function colorOf(image: Sharp): Promise<string> {
  const pixel = await image
    .flatten({ background: '#ffffff' })
    .resize(1, 1, { fit: 'fill' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer();
  const [red = 0, green = red, blue = red] = pixel;
  return `#${[red, green, blue].map(value => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Widths that AVIF is created in: a larger one costs more time than its bytes are worth. */
const maxAvifWidth = 1500;

/**
 * The variants that were not created at upload, one after the other, WebP before AVIF. Animated images stay WebP.
 * Throws when the original can no longer be read.
 */
export async function* remainingVariants(
  source: Source,
  { width, isMade }: { width: number; isMade: (width: number, format: ImageVariant['format']) => boolean },
): AsyncGenerator<ImageVariant> {
  const facts = await measure(source);
  if (typeof facts === 'string') throw new Error(`The original cannot be decoded any more: ${facts}.`);
  const widths = widthsOf({ width });
  const base = facts.isAnimated ? null : await raw(open(source, facts), Math.min(width, imageWidths[0]));
  const still = () => (base === null ? null : sharp(base.data, { raw: base.info }));
  for (const at of widths) {
    if (isMade(at, 'webp')) continue;
    const image = still();
    const bytes = image === null ? await animate(open(source, facts), at) : await webp(image, at);
    yield { width: at, format: 'webp', bytes };
  }
  for (const at of widths) {
    const image = still();
    if (image === null || at > maxAvifWidth || isMade(at, 'avif')) continue;
    yield { width: at, format: 'avif', bytes: await avif(image, at) };
  }
}
