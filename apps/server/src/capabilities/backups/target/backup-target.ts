import type { Readable } from 'node:stream';

export interface StoredPart {
  /** Parts between slashes, below the target. */
  readonly name: string;
  readonly bytes: number;
}

/** A place that keeps backups. We name everything in it; a part is complete or absent. */
export interface BackupTarget {
  /** As the operator entered it. */
  readonly place: string;
  /** The folder on this machine, if it is one. */
  readonly folder: string | null;
  list(below: string): Promise<StoredPart[]>;
  write(name: string, content: Readable): Promise<void>;
  /** Null when there is none. */
  read(name: string): Promise<Readable | null>;
  remove(name: string): Promise<void>;
  /** Removes files that a killed process began to write. */
  clearPartials(): Promise<void>;
  close(): void;
}
