import { join } from 'node:path';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { mediaErrors } from '@vitrine/core/media/media.errors.ts';
import { Killed, openProcessPool, type ProcessPool } from '../../apart/process-pool.ts';
import type { Configuration } from '../../configuration.ts';
import type { Context } from '../../context.ts';
import { nameOfImage } from './content-kind.ts';
import type { ImageTask } from './image.process.ts';
import type { DecodedImage, ImageError, ImageVariant } from './image-pipeline.ts';
import type { BitmapError } from './windows-bitmap.ts';

/** Its path in the sources, and its name in the build next to the server. */
const program = import.meta.filename.endsWith('.ts')
  ? join(import.meta.dirname, 'image.process.ts')
  : join(import.meta.dirname, 'image.process.js');

/** Three at the same time, with at most two for one website; each may use as much as a valid file can need. */
export function openImageProcesses({
  MAX_IMAGE_MEMORY_MB: maxMegabytes,
}: Pick<Configuration, 'MAX_IMAGE_MEMORY_MB'>): ProcessPool {
  return openProcessPool({ program, places: 3, maxMegabytes });
}

/** A photograph of the maximum size takes a third of this to decode, and less for each of its widths. */
const decodingFactor = 3;
const encodingFactor = 12;

interface Picture {
  readonly fileName: string;
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

/** A bitmap or an icon as PNG (rule MEDIA-19). */
export async function toPng(context: Context, picture: Picture): Promise<Result<Uint8Array>> {
  return answered<Uint8Array>(context, picture, 'png');
}

/** Decodes and creates the first variants in a process that can be killed (rules MEDIA-6, MEDIA-20). */
export async function decodePicture(context: Context, picture: Picture): Promise<Result<DecodedImage>> {
  return answered<DecodedImage>(context, picture, 'decode');
}

async function answered<Value extends object>(
  context: Context,
  picture: Picture,
  kind: 'png' | 'decode',
): Promise<Result<Value>> {
  const { fileName, contentType } = picture;
  const task: ImageTask = { kind, source: sourceOf(context, picture) };
  try {
    // The process is our own program: its answer has the type that the task asks for.
    const value = (await run(context, task, secondsFor(context, contentType))) as
      | Value
      | ImageError
      | BitmapError;
    if (value === 'damaged') return fail(mediaErrors.damaged, { fileName });
    if (value === 'unsupported') {
      return fail(mediaErrors.unsupported, { fileName, what: nameOfImage({ kind: 'image', contentType }) });
    }
    if (value === 'tooManyPixels') {
      return fail(mediaErrors.tooManyPixels, {
        fileName,
        maxPixels: context.configuration.MAX_IMAGE_MEGAPIXELS,
      });
    }
    return succeed(value);
  } catch (error) {
    if (error instanceof Killed) return fail(mediaErrors[refusals[error.why]], { fileName });
    throw error;
  }
}

const refusals = {
  tooSlow: 'tooSlow',
  tooMuchMemory: 'tooMuchMemory',
  crashed: 'unreadable',
  closed: 'stopping',
} as const;

/** Creates the missing variants, one after the other; throws `Killed` like the pool. */
export async function makeMissing(
  context: Context,
  picture: Picture & { width: number; made: Readonly<Record<ImageVariant['format'], readonly number[]>> },
  take: (variant: ImageVariant) => Promise<void>,
): Promise<void> {
  const { width, made } = picture;
  await run(
    context,
    { kind: 'variants', source: sourceOf(context, picture), width, made },
    context.configuration.MAX_DRAWING_SECONDS * encodingFactor,
    part => take(part as ImageVariant),
  );
}

function run(
  { imageProcesses, website }: Context,
  input: ImageTask,
  seconds: number,
  onPart?: (part: unknown) => Promise<void>,
): Promise<unknown> {
  return imageProcesses.run({ owner: website.id, input, seconds, ...(onPart ? { onPart } : {}) });
}

function sourceOf({ configuration }: Context, { bytes, contentType }: Picture) {
  return { bytes, contentType, maxPixels: configuration.MAX_IMAGE_MEGAPIXELS * 1_000_000 };
}

/** Processor seconds: a drawing that needs more is probably hostile. */
function secondsFor({ configuration }: Context, contentType: string): number {
  const seconds = configuration.MAX_DRAWING_SECONDS;
  return contentType === 'image/svg+xml' ? seconds : seconds * decodingFactor;
}
