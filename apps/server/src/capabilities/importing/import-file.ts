import type { Readable } from 'node:stream';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { newId } from '@vitrine/core/id/id.ts';
import { importingErrors } from '@vitrine/core/importing/importing.errors.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import type { Context } from '../../context.ts';
import { recordAct } from '../audit/index.ts';
import { closeLostImports } from './close-lost-imports.ts';
import { runUploadedImport } from './importing.jobs.ts';
import { insertImport, type StoredImport } from './importing.store.ts';
import { detectFormat } from './readers/detect-format.ts';
import { defaultLimits } from './readers/import-reader.ts';
import { uploadKey } from './upload-key.ts';

export interface UploadedImport {
  readonly fileName: string;
  readonly content: Readable;
  readonly isPublished: boolean;
  readonly replaces: boolean;
}

/** Keeps an uploaded export and has it imported in the background; what is no export is refused at once (rule IMPORT-1). */
export async function importFile(context: Context, upload: UploadedImport): Promise<Result<StoredImport>> {
  const { clock, database, files, jobs, website } = context;
  const id = newId();
  const key = uploadKey(website.id, id);
  const fileName = upload.fileName.slice(0, 200) || 'export';
  const bytes = await readBounded(upload.content);
  if (bytes === null) {
    const limit = `${defaultLimits.bytes / 1024 ** 2} MB`;
    return fail(importingErrors.tooLarge, { file: fileName, what: phrase('parts.oneFile'), limit });
  }
  const format = detectFormat({ fileName, bytes }, defaultLimits);
  if (!format.ok) return format;
  await closeLostImports(context);
  await files.write(key, bytes);
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

/**
 * Null when it is larger than an import may be; nothing more of it is kept then. A stream that broke before anybody
 * read it is heard of too.
 */
async function readBounded(content: Readable): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of content.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength;
      if (size > defaultLimits.bytes) return null;
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } finally {
    content.resume();
  }
}
