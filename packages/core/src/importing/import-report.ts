import { z } from 'zod';
import type { Refusal } from '../errors/result.ts';
import type { Said } from '../messages/phrase.ts';
import { wordSaid } from '../messages/word-said.ts';
import type { ImportNote, ImportOutline } from './import-model.ts';

const count = z.number().int().min(0);

const importNoteSchema = z.object({ what: z.string(), why: z.string() });

const noteTextSchema = z.custom<Said | Refusal>(
  said => typeof said === 'string' || (typeof said === 'object' && said !== null),
);
const storedNotes = z.object({ what: noteTextSchema as z.ZodType<Said>, why: noteTextSchema }).array();

/** The result of an import: the number of items of each kind, and everything skipped or changed with its reason. */
export const importReportSchema = z.object({
  posts: count,
  pages: count,
  attachments: count,
  comments: count,
  authors: count,
  categories: count,
  tags: count,
  products: count,
  /** The purchasable variants: one for a simple product, as many as its variations for a variable one. */
  variants: count,
  skipped: importNoteSchema.array(),
  warnings: importNoteSchema.array(),
});

export const emptyReport = {
  posts: 0,
  pages: 0,
  attachments: 0,
  comments: 0,
  authors: 0,
  categories: 0,
  tags: 0,
  products: 0,
  variants: 0,
} as const;

/** In the reader’s language. */
export type WordedReport = z.infer<typeof importReportSchema>;

/** As stored. */
export const storedReportSchema = importReportSchema.extend({ skipped: storedNotes, warnings: storedNotes });
export type ImportReport = z.infer<typeof storedReportSchema>;

/** The report in a language (rule IMPORT-71). */
export function wordReport(report: ImportReport, language: string): WordedReport {
  return {
    ...report,
    skipped: wordNotes(report.skipped, language),
    warnings: wordNotes(report.warnings, language),
  };
}

export function wordNotes(notes: readonly ImportNote[], language: string): WordedReport['skipped'] {
  return notes.map(({ what, why }) => ({
    what: wordSaid(what, language),
    why: wordSaid(why, language),
  }));
}

/**
 * Counts the contents of the model (rule IMPORT-6). Authors, categories and tags count if the file
 * declares them; those that only items name are created as well and listed in the warnings.
 */
export function reportOf(model: ImportOutline): ImportReport {
  const entries = [...model.posts, ...model.pages];
  const isDeclared = (one: { isDeclared: boolean }) => one.isDeclared;
  return {
    posts: model.posts.length,
    pages: model.pages.length,
    attachments: model.attachments.length,
    comments: entries.reduce((sum, entry) => sum + entry.comments.length, 0),
    authors: model.authors.filter(isDeclared).length,
    categories: model.categories.filter(isDeclared).length,
    tags: model.tags.filter(isDeclared).length,
    products: model.productCount,
    variants: model.variantCount,
    skipped: [...model.skipped],
    warnings: [...model.warnings],
  };
}
