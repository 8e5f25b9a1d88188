import type { Result } from '@vitrine/core/errors/result.ts';
import type { ImportFormat, ImportModel } from '@vitrine/core/importing/import-model.ts';
import type { ImportSource } from './import-source.ts';

/** Limits on the contents of a file; all are checked while reading, before anything is stored (rule IMPORT-3). */
export interface ImportLimits {
  readonly bytes: number;
  readonly depth: number;
  readonly items: number;
  /** Characters of one field, such as the text of a post. */
  readonly field: number;
}

export const defaultLimits: ImportLimits = {
  bytes: 256 * 1024 * 1024,
  depth: 64,
  items: 200_000,
  field: 8 * 1024 * 1024,
};

/** The signs of a format: the start of the file as text, and markers that may be anywhere in it. */
export interface ImportHead {
  readonly text: string;
  readonly has: (mark: string) => boolean;
}

/** Called with how much of a file is read, and its size. */
export type Advance = (done: number, total: number) => void;

/** The result of a reader; its products are already cleaned. */
export type ReadModel = Omit<ImportModel, 'productCount' | 'variantCount' | 'hiddenProducts'>;

/** One format. A new one needs a new folder and one line in `detect-format.ts`. */
export interface ImportReader {
  readonly format: ImportFormat;
  readonly name: string;
  readonly recognises: (head: ImportHead) => boolean;
  readonly read: (source: ImportSource, limits: ImportLimits, advance: Advance) => Result<ReadModel>;
}
