import type { FontFiles } from './text-setter.ts';

/** A paper in words, ready to be drawn: nothing of it is computed while drawing. */
export interface Paper {
  readonly language: string;
  /** US Letter instead of A4. */
  readonly isLetter: boolean;
  readonly heading: string;
  /** Above the heading, for a test. */
  readonly mark: string;
  readonly seller: readonly string[];
  readonly recipient: { readonly label: string; readonly lines: readonly string[] };
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly items: PaperTable;
  /** The last one is the total. */
  readonly sums: readonly { readonly label: string; readonly value: string; readonly isTotal: boolean }[];
  readonly taxes: PaperTable | null;
  readonly notes: readonly string[];
  readonly footer: string;
  /** With `{page}` and `{pages}`. */
  readonly pageLabel: string;
}

export interface PaperTable {
  readonly columns: readonly { readonly label: string; readonly share: number; readonly isNumber: boolean }[];
  /** A cell’s lines after the first are small. */
  readonly rows: readonly (readonly (readonly string[])[])[];
}

export interface PaperTask {
  readonly papers: readonly Paper[];
  readonly title: string;
  /** When they were issued: the same papers make the same file. */
  readonly at: Date;
  readonly fonts: FontFiles;
}
