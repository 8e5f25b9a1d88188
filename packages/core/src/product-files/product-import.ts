import { z } from 'zod';
import { idSchema } from '../id/id.ts';

/**
 * A file is read and compared, which changes nothing; once its owner has seen what would become of the products, it
 * is applied, and can be undone.
 */
export const productImportStates = [
  'waiting',
  'reading',
  'ready',
  'running',
  'stopped',
  'done',
  'failed',
  'undoing',
  'undone',
] as const;
export type ProductImportState = (typeof productImportStates)[number];

/** `new` and `changed` before it is applied, then `created` and `updated`, or `kept` with a reason. */
export const importedStates = [
  'new',
  'changed',
  'faulty',
  'created',
  'updated',
  'kept',
  'undone',
  'undoKept',
] as const;
export type ImportedState = (typeof importedStates)[number];

const count = z.number().int();

export const productImportSchema = z.object({
  id: idSchema,
  fileName: z.string(),
  state: z.enum(productImportStates),
  /** Products of the file: all, those that were compared, and what would become of them. */
  total: count,
  read: count,
  new: count,
  changed: count,
  same: count,
  faulty: count,
  /** Those that were applied, and what came of them. */
  done: count,
  kept: count,
  undone: count,
  undoKept: count,
  /** Columns that are not read. */
  unread: z.string().array(),
  /** The addresses of pages of products that it names and that are not here. */
  newShops: z.string().array(),
  /** Whether its owner had them created. */
  makesShops: z.boolean(),
  /** Why the file was refused; empty otherwise. */
  error: z.string(),
  /** The email of the person who began it. */
  actor: z.string(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
});
export type ProductImport = z.infer<typeof productImportSchema>;

/** A product of an import. */
export const importedProductSchema = z.object({
  /** Of the file, from 1. */
  line: count,
  productId: idSchema.nullable(),
  title: z.string(),
  state: z.enum(importedStates),
  /** Why it stayed as it was; empty otherwise. */
  why: z.string(),
  faults: z.object({ line: count, column: z.string(), why: z.string() }).array(),
  changes: z.object({ column: z.string(), variant: z.string(), from: z.string(), to: z.string() }).array(),
  /** How many further faults or changes it has. */
  more: count,
});
export type ImportedProduct = z.infer<typeof importedProductSchema>;

/** Where the file with all faults of an import is downloaded, to be completed with its id. */
export const faultsFilePath = '/api/product-imports/:importId/faults.csv';

/** Days in which an import is listed and can be undone. */
export const importDays = 30;
