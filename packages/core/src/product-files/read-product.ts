import type { Phrase } from '../messages/phrase.ts';
import type { ProductCells, VariantCells } from './product-columns.ts';

/** A variant as its row says it; columns that the file does not have are absent. */
export interface ReadVariant {
  /** Of the file as a spreadsheet counts them, from 1. */
  readonly line: number;
  /** Empty if the row names none. */
  readonly id: string;
  readonly cells: Partial<VariantCells>;
}

export interface FileFault {
  readonly line: number;
  /** Its header; empty for the row as a whole. */
  readonly column: string;
  readonly why: Phrase;
}

/** A product as a file says it, before anything is looked up. */
export interface ReadProduct {
  readonly line: number;
  readonly id: string;
  readonly cells: Partial<ProductCells>;
  readonly variants: readonly ReadVariant[];
  readonly faults: readonly FileFault[];
}
