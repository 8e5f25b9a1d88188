import type { Readable } from 'node:stream';

/**
 * Where files are stored: a folder, or an S3 bucket. Keys are our own (`website/asset/name`), never a user's path.
 * A store that is unreachable or wrongly configured throws a `StoreError`, and is never a missing file.
 */
export interface Files {
  /** As the operator names it. */
  readonly place: string;
  /** The folder on this machine, if it is one. */
  readonly folder: string | null;
  write(key: string, content: Uint8Array | Readable): Promise<{ bytes: number }>;
  /** The whole file or, with `range`, the bytes from `start` to `end` inclusive; null if there is no such file. */
  read(key: string, range?: { start: number; end: number }): Promise<Readable | null>;
  size(key: string): Promise<number | null>;
  /** Every file, or those below a key that ends in `/`; unfinished ones do not count yet. */
  list(below?: string): AsyncIterable<FoundFile>;
  /** Removes the file, or everything below a key that ends in `/`; a missing file is not an error. */
  remove(key: string): Promise<void>;
  /** Removes files that a killed process began to write. */
  clearPartials(): Promise<void>;
}

export interface FoundFile {
  readonly key: string;
  readonly bytes: number;
  /** When it was written, in milliseconds. */
  readonly at: number;
}
