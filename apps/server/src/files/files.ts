import type { Readable } from 'node:stream';

/**
 * Where files live: a folder, or a bucket of S3. Keys are our own (`website/asset/name`), never a user's path. What
 * cannot be reached or is not configured rightly is a `StoreError`, never a file that is missing.
 */
export interface Files {
  /** As the operator names it. */
  readonly place: string;
  /** The folder of this machine, when it is one. */
  readonly folder: string | null;
  write(key: string, content: Uint8Array | Readable): Promise<{ bytes: number }>;
  /** The whole or, with `range`, the bytes from `start` to `end` inclusive; null when there is no such file. */
  read(key: string, range?: { start: number; end: number }): Promise<Readable | null>;
  size(key: string): Promise<number | null>;
  /** Every file, or those below a key that ends in `/`; what is being written is none yet. */
  list(below?: string): AsyncIterable<FoundFile>;
  /** Removes the file, or everything below a key that ends in `/`; missing is fine. */
  remove(key: string): Promise<void>;
  /** Removes what a killed process began to write. */
  clearPartials(): Promise<void>;
}

export interface FoundFile {
  readonly key: string;
  readonly bytes: number;
  /** When it was written, in milliseconds. */
  readonly at: number;
}
