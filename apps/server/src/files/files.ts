import type { Readable } from 'node:stream';

/** Where the bytes of media live: a folder by default. Keys are our own (`website/asset/name`), never a user's path. */
export interface Files {
  write(key: string, content: Uint8Array | Readable): Promise<{ bytes: number }>;
  /** The whole or, with `range`, the bytes from `start` to `end` inclusive; null when there is no such file. */
  read(key: string, range?: { start: number; end: number }): Promise<Readable | null>;
  size(key: string): Promise<number | null>;
  /** Removes the file, or everything below a key that ends in `/`; missing is fine. */
  remove(key: string): Promise<void>;
}
