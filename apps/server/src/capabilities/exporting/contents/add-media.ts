import type { Readable } from 'node:stream';
import type { Context } from '../../../context.ts';
import type { Files } from '../../../files/files.ts';
import { listOriginals } from '../../media/index.ts';
import type { AddEntry } from '../pack-entries.ts';

export interface AddedMedia {
  readonly files: number;
  /** Names of files whose bytes are missing. */
  readonly missing: readonly string[];
}

/**
 * `media/ID/NAME`: every file as it was uploaded; a file whose bytes are missing does not stop the rest (rule
 * EXPORT-4).
 */
export async function addMedia(context: Context, add: AddEntry): Promise<AddedMedia> {
  const missing: string[] = [];
  let files = 0;
  for await (const { assetId, fileName, key } of listOriginals(context)) {
    const name = `media/${assetId}/${fileName}`;
    const size = await context.files.size(key);
    if (size === null) {
      missing.push(name);
      continue;
    }
    await add({ name, size, content: bytesOf(context.files, key) });
    files += 1;
  }
  return { files, missing };
}

/** Opened when its turn comes. */
async function* bytesOf(files: Files, key: string): AsyncGenerator<Uint8Array> {
  const stream: Readable | null = await files.read(key);
  if (stream === null) throw new Error(`The file ${key} was removed while it was archived.`);
  yield* stream;
}
