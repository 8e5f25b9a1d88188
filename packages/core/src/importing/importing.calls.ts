import { z } from 'zod';
import { defineCall } from '../calls/define-call.ts';
import { idSchema } from '../id/id.ts';
import { productErrors } from '../products/products.errors.ts';
import { importReportSchema } from './import-report.ts';
import { importingErrors as errors } from './importing.errors.ts';

const importStates = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
const importPhases = ['reading', 'media', 'converting', 'content', 'finished'] as const;

/** An item that both its owner and the export changed, and the chosen version. */
export const importChoiceSchema = z.object({
  /** Identifies it within the website. */
  key: z.string(),
  kind: z.enum(['page', 'post', 'product', 'menuLink']),
  /** Its name in the export. */
  title: z.string(),
  targetId: idSchema,
  /** When its owner last changed it. */
  changedAt: z.iso.datetime(),
  /** Whether the imported version is used; else the owner's own. */
  isTaken: z.boolean(),
});
export type ImportChoice = z.infer<typeof importChoiceSchema>;

/** One import as shown in the studio. */
export const importViewSchema = z.object({
  id: idSchema,
  fileName: z.string(),
  /** Empty until the file was read. */
  format: z.string(),
  state: z.enum(importStates),
  phase: z.enum(importPhases),
  /** Steps of the phase: files fetched, entries written. */
  done: z.number().int(),
  total: z.number().int(),
  report: importReportSchema.nullable(),
  /** Its questions to the owner; only the newest import has any. */
  choices: importChoiceSchema.array(),
  /** The number of old addresses that redirect to new ones. */
  redirects: z.number().int(),
  /** Why it failed; empty otherwise. */
  error: z.string(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
});

export type ImportView = z.infer<typeof importViewSchema>;

const importParams = z.object({ importId: idSchema });

export const importingCalls = {
  start: defineCall({
    name: 'importing.start',
    method: 'POST',
    path: '/api/imports',
    summary:
      'Takes the one file of a multipart body and imports it in the background; its format is recognised by its content. Fields before it say whether it is published (`publish`), replaces what was changed here (`replace`), which shop gets its products (`shop`, an id), and whether shops that it names are created (`makeShops`).',
    scope: 'website',
    access: 'imports.manage',
    upload: true,
    reply: z.object({ import: importViewSchema }),
    errors: [
      errors.noFile,
      errors.empty,
      errors.notAnExport,
      errors.formatNotRead,
      errors.productsFile,
      errors.declaresEntities,
      errors.tooLarge,
      errors.underWay,
      productErrors.unknownShop,
    ],
    rateLimit: { max: 30, seconds: 3600 },
  }),
  list: defineCall({
    name: 'importing.list',
    method: 'GET',
    path: '/api/imports',
    summary: 'Imports into this website, newest first.',
    scope: 'website',
    access: 'imports.manage',
    reply: z.object({ imports: importViewSchema.array() }),
  }),
  get: defineCall({
    name: 'importing.get',
    method: 'GET',
    path: '/api/imports/:importId',
    summary: 'One import with its progress or its report.',
    scope: 'website',
    access: 'imports.manage',
    params: importParams,
    reply: z.object({ import: importViewSchema }),
  }),
  cancel: defineCall({
    name: 'importing.cancel',
    method: 'POST',
    path: '/api/imports/:importId/cancel',
    summary: 'Cancels an import that has not written its content yet; the website does not change.',
    scope: 'website',
    access: 'imports.manage',
    params: importParams,
    reply: z.object({ import: importViewSchema }),
    errors: [errors.tooLateToCancel],
  }),
  choose: defineCall({
    name: 'importing.choose',
    method: 'POST',
    path: '/api/imports/:importId/versions',
    summary:
      'Chooses the imported version of items or the owner’s own; the choice can be changed until the next import.',
    scope: 'website',
    access: 'imports.manage',
    params: importParams,
    body: z.object({
      /** Absent for everything in the import's question. */
      keys: z.string().max(500).array().min(1).max(10_000).optional(),
      version: z.enum(['imported', 'mine']),
    }),
    reply: z.object({ import: importViewSchema }),
    errors: [errors.underWay, errors.choiceGone],
  }),
} as const;
