import type { Readable } from 'node:stream';
import { type StoreName, type Stores, storeNames } from '../../../files/open-stores.ts';

export interface KeptFile {
  readonly root: StoreName;
  /** Relative to its root, with slashes. */
  readonly path: string;
  readonly bytes: number;
  /** When it was written, in milliseconds. */
  readonly at: number;
}

/** Every file of the platform outside its database; a file that is still being written does not count yet. */
export async function* listKeptFiles(stores: Stores): AsyncGenerator<KeptFile> {
  for (const root of storeNames)
    for await (const { key, bytes, at } of stores[root].list()) yield { root, path: key, bytes, at };
}

/** Null when it was removed in the meantime. */
export function readKeptFile(
  stores: Stores,
  { root, path }: Pick<KeptFile, 'root' | 'path'>,
): Promise<Readable | null> {
  return stores[root].read(path);
}
