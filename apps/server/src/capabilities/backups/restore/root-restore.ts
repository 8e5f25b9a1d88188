import type { Readable } from 'node:stream';

export interface RestoredFile {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** How the files of one root are restored, depending on where it is. */
export interface RootRestore {
  put(file: RestoredFile, content: () => Readable): Promise<void>;
  /** Puts them in the place of the existing files; returns how to undo that. */
  take(): Promise<() => Promise<void>>;
  /** Removes the replaced files, and those that were not used. */
  settle(options: { isReplacedKept: boolean }): Promise<void>;
}
