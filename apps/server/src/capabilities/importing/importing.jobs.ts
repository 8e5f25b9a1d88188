import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Id } from '@vitrine/core/id/id.ts';
import { importingErrors } from '@vitrine/core/importing/importing.errors.ts';
import type { Context } from '../../context.ts';
import { refusal } from '../../http/refusal.ts';
import { defineJobKind, job } from '../../jobs/jobs.ts';
import { readImportRow, saveOutcome } from './importing.store.ts';
import { runImport } from './run-import.ts';
import { undoImport } from './undo-import.ts';
import { uploadKey } from './upload-key.ts';
import { withWorkFolder } from './work-folder.ts';

export const runUploadedImport = defineJobKind<{
  importId: Id;
  fileName: string;
  isPublished: boolean;
  replaces: boolean;
  shopId?: Id | null;
  makesShops?: boolean;
}>('importing.run');

/** Runs an uploaded import. If the process died, it is started again and continues with the next batch of products. */
export const runUploadedImportJob = job(
  runUploadedImport,
  async (context, { importId, fileName, isPublished, replaces, shopId = null, makesShops = false }) => {
    const { database, files, website } = context;
    const row = await readImportRow(database, website.id, importId);
    const key = uploadKey(website.id, importId);
    const stream = await files.read(key);
    if (row && stream && (row.state === 'waiting' || row.state === 'running')) {
      const writer: Context = {
        ...context,
        actor: { kind: 'operator', address: context.actor.address, isForOthers: true },
      };
      await withWorkFolder(context, importId, async folder => {
        const path = join(folder, 'export');
        await pipeline(stream, createWriteStream(path, { mode: 0o600 }));
        const file = { fileName, path };
        const shops = { shopId, makesShops };
        await runImport(writer, {
          importId,
          file,
          folder,
          mediaBase: null,
          isPublished,
          replaces,
          ...shops,
        });
      });
    } else stream?.destroy();
    await files.remove(key);
  },
  {
    retries: 2,
    timeoutSeconds: 4 * 3600,
    concurrency: 3,
    isOneByOne: true,
    giveUp: async (context, { importId }) => {
      const { clock, database, files, website } = context;
      const outcome = await undoImport(context, { importId, error: refusal(importingErrors.stopped) });
      await saveOutcome(database, website.id, { id: importId, now: clock.now(), ...outcome });
      await files.remove(uploadKey(website.id, importId));
    },
  },
);
