import type { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import type { Files } from '../../files/files.ts';
import type { DecodedImage, ImageVariant } from './image-pipeline.ts';

/** Raise it when the pipeline makes other bytes of the same picture. */
const edition = 1;

type Size = Pick<ImageVariant, 'width' | 'format'>;

/**
 * What was made of a picture of the platform's own, as a starter has them: kept beside the websites by its
 * content, so that the next copy of the starter makes nothing again (rule MEDIA-24).
 */
export interface MadePicture {
  /** What is needed to show it at once; null when it is not kept. */
  first(): Promise<DecodedImage | null>;
  keepFirst(picture: DecodedImage): Promise<void>;
  /** Every width and format it is served in; null when they are not kept. */
  all(): Promise<readonly ImageVariant[] | null>;
  /** Keeps them when it is one of the platform's own. */
  keepAll(sizes: readonly Size[], read: (size: Size) => Promise<Readable | null>): Promise<void>;
}

export function madePicture(files: Files, sha256: string): MadePicture {
  const folder = `made/${edition}-${sha256}`;
  const keyOf = ({ width, format }: Size) => `${folder}/${width}.${format}`;
  const firstKey = `${folder}/first.json`;
  const allKey = `${folder}/all.json`;

  /** The list is written last: where it is, the files are. */
  const keep = async (key: string, facts: object) => {
    await files.write(key, Buffer.from(JSON.stringify(facts)));
  };
  const facts = async <Facts>(key: string): Promise<Facts | null> => {
    const stream = await files.read(key);
    return stream === null ? null : (JSON.parse(await text(stream)) as Facts);
  };
  const variants = async (sizes: readonly Size[]): Promise<readonly ImageVariant[] | null> => {
    const found: ImageVariant[] = [];
    for (const { width, format } of sizes) {
      const stream = await files.read(keyOf({ width, format }));
      if (stream === null) return null;
      found.push({ width, format, bytes: await buffer(stream) });
    }
    return found;
  };

  return {
    async first() {
      const known = await facts<DecodedImage>(firstKey);
      if (known === null) return null;
      const found = await variants(known.variants);
      return found === null ? null : { ...known, variants: found };
    },
    async keepFirst(picture) {
      for (const variant of picture.variants) await files.write(keyOf(variant), variant.bytes);
      const sizes = picture.variants.map(({ width, format }) => ({ width, format }));
      await keep(firstKey, { ...picture, variants: sizes });
    },
    async all() {
      const sizes = await facts<readonly Size[]>(allKey);
      return sizes === null ? null : variants(sizes);
    },
    async keepAll(sizes, read) {
      if ((await files.size(firstKey)) === null) return;
      for (const size of sizes) {
        const stream = await read(size);
        if (stream === null) return;
        await files.write(keyOf(size), stream);
      }
      await keep(allKey, sizes);
    },
  };
}
