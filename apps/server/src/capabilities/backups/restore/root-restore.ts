import type { Readable } from 'node:stream';

export interface RestoredFile {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** How the files of one root come back, as its place allows it. */
export interface RootRestore {
  put(file: RestoredFile, content: () => Readable): Promise<void>;
  /** Puts them in the place of what is there; answers how to undo that. */
  take(): Promise<() => Promise<void>>;
  /** Removes what they took the place of, and what was not taken. */
  settle(options: { isReplacedKept: boolean }): Promise<void>;
}
