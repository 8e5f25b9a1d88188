import type { Readable } from 'node:stream';

export interface StoredPart {
  /** Parts between slashes, below the target. */
  readonly name: string;
  readonly bytes: number;
}

/** A place that keeps backups. Everything in it is named by us; a part is there whole or not at all. */
export interface BackupTarget {
  /** As the operator named it. */
  readonly place: string;
  /** The folder of this machine, when it is one. */
  readonly folder: string | null;
  list(below: string): Promise<StoredPart[]>;
  write(name: string, content: Readable): Promise<void>;
  /** Null when there is none. */
  read(name: string): Promise<Readable | null>;
  remove(name: string): Promise<void>;
  /** Removes what a killed process began to write. */
  clearPartials(): Promise<void>;
  close(): void;
}
