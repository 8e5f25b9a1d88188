import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DecodedImage, ImageVariant } from '../media/index.ts';

/** Describes the picture next to its widths, which are files such as `300.webp`. */
export const readyFactsName = 'picture.json';
const widthName = /^(\d+)\.(webp|avif)$/;

export interface ReadyFacts extends Omit<DecodedImage, 'variants'> {
  /** The hash of the picture that the widths were made from, in hexadecimal. */
  readonly sha256: string;
}

/**
 * A starter's picture with all its widths, from one folder for each picture. Null if they are missing or were made
 * from another picture: then it is drawn like any other (rule STARTER-6).
 */
export async function readReadyPicture(folder: string, content: Uint8Array): Promise<DecodedImage | null> {
  const names = await readdir(folder).catch((): string[] => []);
  if (!names.includes(readyFactsName)) return null;
  const { sha256, ...facts } = JSON.parse(await readFile(join(folder, readyFactsName), 'utf8')) as ReadyFacts;
  if (sha256 !== createHash('sha256').update(content).digest('hex')) return null;
  const variants: ImageVariant[] = [];
  for (const name of names) {
    const [, width, format] = widthName.exec(name) ?? [];
    if (format !== 'webp' && format !== 'avif') continue;
    variants.push({ width: Number(width), format, bytes: await readFile(join(folder, name)) });
  }
  return { ...facts, variants };
}
