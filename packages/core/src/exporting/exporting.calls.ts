import { z } from 'zod';
import { defineCall } from '../calls/define-call.ts';
import { idSchema } from '../id/id.ts';
import { exportingErrors as errors } from './exporting.errors.ts';

/** The maximum number of finished archives of a website (rule EXPORT-8). */
export const archivesKept = 3;

/** Days until an archive is deleted (rule EXPORT-8). */
export const archiveDays = 7;

/** Days for which the operator keeps the archive of a permanently deleted website (rule EXPORT-13). */
export const purgedArchiveDays = 30;

const archiveStates = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;

/** One archive as shown in the studio. */
export const archiveViewSchema = z.object({
  id: idSchema,
  state: z.enum(archiveStates),
  /** Its file name when saved. */
  fileName: z.string(),
  /** Bytes packed so far, and in total; both uncompressed. */
  doneBytes: z.number().int(),
  totalBytes: z.number().int(),
  /** Size of the archive itself; 0 until it is done. */
  bytes: z.number().int(),
  /** Missing media files; the archive lists them. */
  missingFiles: z.number().int(),
  /** Why it failed; empty otherwise. */
  error: z.string(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  /** When it is deleted; null unless it is done. */
  expiresAt: z.iso.datetime().nullable(),
});

export type ArchiveView = z.infer<typeof archiveViewSchema>;

const websiteParams = z.object({ websiteId: idSchema });
const archiveParams = z.object({ websiteId: idSchema, archiveId: idSchema });

/** On the website's own host, and on the platform's, which also has deleted websites. */
const named = { scope: 'anywhere', access: 'account', onNamed: 'archives.manage' } as const;

export const exportingCalls = {
  begin: defineCall({
    name: 'exporting.begin',
    method: 'POST',
    path: '/api/websites/:websiteId/archives',
    summary: 'Creates an archive of everything on the website, in the background.',
    ...named,
    params: websiteParams,
    reply: z.object({ archive: archiveViewSchema }),
    errors: [errors.underWay],
    rateLimit: { max: 20, seconds: 3600 },
  }),
  list: defineCall({
    name: 'exporting.list',
    method: 'GET',
    path: '/api/websites/:websiteId/archives',
    summary: 'Archives of the website with their state, newest first.',
    ...named,
    params: websiteParams,
    reply: z.object({ archives: archiveViewSchema.array() }),
  }),
  cancel: defineCall({
    name: 'exporting.cancel',
    method: 'POST',
    path: '/api/websites/:websiteId/archives/:archiveId/cancel',
    summary: 'Cancels an unfinished archive; no part of it is kept.',
    ...named,
    params: archiveParams,
    reply: z.object({ archive: archiveViewSchema }),
    errors: [errors.tooLateToCancel],
  }),
} as const;

/** The download address of a finished archive, on the same hosts (rule EXPORT-9). */
export const archiveFilePath = '/api/websites/:websiteId/archives/:archiveId/file';
