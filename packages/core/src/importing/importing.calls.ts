import { z } from 'zod';
import { defineCall } from '../calls/define-call.ts';
import { idSchema } from '../id/id.ts';
import { importReportSchema } from './import-report.ts';
import { importingErrors as errors } from './importing.errors.ts';

export const importStates = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
export const importPhases = ['reading', 'media', 'converting', 'content', 'finished'] as const;

/** One import as the studio follows it. */
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
  /** How many old addresses lead to their new ones. */
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
      'Takes the one file of a multipart body and imports it in the background; its format is told by its content.',
    scope: 'website',
    access: 'importContent',
    upload: true,
    reply: z.object({ import: importViewSchema }),
    errors: [
      errors.noFile,
      errors.empty,
      errors.notAnExport,
      errors.formatNotRead,
      errors.declaresEntities,
      errors.tooLarge,
      errors.underWay,
    ],
    rateLimit: { max: 30, seconds: 3600 },
  }),
  list: defineCall({
    name: 'importing.list',
    method: 'GET',
    path: '/api/imports',
    summary: 'Imports into this website, newest first.',
    scope: 'website',
    access: 'importContent',
    reply: z.object({ imports: importViewSchema.array() }),
  }),
  get: defineCall({
    name: 'importing.get',
    method: 'GET',
    path: '/api/imports/:importId',
    summary: 'One import with its progress or its report.',
    scope: 'website',
    access: 'importContent',
    params: importParams,
    reply: z.object({ import: importViewSchema }),
  }),
  cancel: defineCall({
    name: 'importing.cancel',
    method: 'POST',
    path: '/api/imports/:importId/cancel',
    summary: 'Stops an import that has not written its content yet; the website stays as it is.',
    scope: 'website',
    access: 'importContent',
    params: importParams,
    reply: z.object({ import: importViewSchema }),
    errors: [errors.tooLateToCancel],
  }),
} as const;
