import { Readable } from 'node:stream';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { newId } from '@vitrine/core/id/id.ts';
import { importingErrors } from '@vitrine/core/importing/importing.errors.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import type { Context } from '../../context.ts';
import type { Files } from '../../files/files.ts';
import { recordAct } from '../audit/index.ts';
import { closeLostImports } from './close-lost-imports.ts';
import { runUploadedImport } from './importing.jobs.ts';
import { insertImport, type StoredImport } from './importing.store.ts';
import { detectFormat, headBytes } from './readers/detect-format.ts';
import { defaultLimits } from './readers/import-reader.ts';
import { sourceOfBytes } from './readers/import-source.ts';
import { uploadKey } from './upload-key.ts';

export interface UploadedImport {
  readonly fileName: string;
  readonly content: Readable;
  readonly isPublished: boolean;
  readonly replaces: boolean;
}

/**
 * Stores an uploaded export and imports it in the background; a file that is not an export is refused immediately
 * (rule IMPORT-1).
 */
export async function importFile(context: Context, upload: UploadedImport): Promise<Result<StoredImport>> {
  const { clock, database, files, jobs, website } = context;
  const id = newId();
  const key = uploadKey(website.id, id);
  const fileName = upload.fileName.slice(0, 200) || 'export';
  const kept = await keepUpload(upload.content, { fileName, key, files });
  if (!kept.ok) return kept;
  await closeLostImports(context);
  const view = await database.transaction(async transaction => {
    const inserted = await insertImport(transaction, website.id, {
      id,
      fileName,
      isCommand: false,
      now: clock.now(),
    });
    if (inserted === null) return null;
    await jobs.enqueue(transaction, runUploadedImport, {
      websiteId: website.id,
      data: { importId: id, fileName, isPublished: upload.isPublished, replaces: upload.replaces },
    });
    await recordAct({ ...context, database: transaction }, 'importing.started', { fileName });
    return inserted;
  });
  if (view !== null) return succeed(view);
  await files.remove(key);
  return fail(importingErrors.underWay);
}

interface Keeping {
  readonly fileName: string;
  readonly key: string;
  readonly files: Files;
}

/**
 * Stores an export while it arrives, so that only a piece of it is in memory; nothing of a refused file stays. A
 * stream that broke before it was read is also reported.
 */
async function keepUpload(content: Readable, { fileName, key, files }: Keeping): Promise<Result<null>> {
  const chunks = content.iterator({ destroyOnReturn: false }) as AsyncIterableIterator<Uint8Array>;
  const head: Uint8Array[] = [];
  let size = 0;
  let isOver = false;
  const next = async () => {
    const step = await chunks.next();
    if (step.done) isOver = true;
    else size += step.value.byteLength;
    return step.done ? null : step.value;
  };
  try {
    for (let chunk = await next(); chunk !== null; chunk = await next()) {
      head.push(chunk);
      if (size >= headBytes) break;
    }
    const format = detectFormat(sourceOfBytes(fileName, Buffer.concat(head)), defaultLimits);
    if (!format.ok) return format;
    await files.write(key, Readable.from(all()));
    return succeed(null);
  } catch (error) {
    if (!(error instanceof TooLarge)) throw error;
    const limit = `${defaultLimits.bytes / 1024 ** 2} MB`;
    return fail(importingErrors.tooLarge, { file: fileName, what: phrase('parts.oneFile'), limit });
  } finally {
    await chunks.return?.();
    content.resume();
  }

  async function* all() {
    yield* head;
    while (!isOver) {
      const chunk = await next();
      if (size > defaultLimits.bytes) throw new TooLarge();
      if (chunk !== null) yield chunk;
    }
  }
}

class TooLarge extends Error {}
