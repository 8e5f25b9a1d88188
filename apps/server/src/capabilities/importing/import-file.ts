import type { Readable } from 'node:stream';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { newId } from '@vitrine/core/id/id.ts';
import { importingErrors } from '@vitrine/core/importing/importing.errors.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import { productErrors } from '@vitrine/core/products/products.errors.ts';
import type { Context } from '../../context.ts';
import { recordAct } from '../audit/index.ts';
import { readShopSlugs } from '../products/index.ts';
import { closeLostImports } from './close-lost-imports.ts';
import { runUploadedImport } from './importing.jobs.ts';
import { insertImport, type StoredImport } from './importing.store.ts';
import { keepUpload } from './keep-upload.ts';
import { detectFormat, headBytes } from './readers/detect-format.ts';
import { defaultLimits } from './readers/import-reader.ts';
import { sourceOfBytes } from './readers/import-source.ts';
import { uploadKey } from './upload-key.ts';
import type { ShopsWanted } from './write/shop-plan.ts';

export interface UploadedImport extends Partial<ShopsWanted> {
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
  const { isPublished, makesShops = false, replaces, shopId = null } = upload;
  if (shopId !== null && !(await readShopSlugs(context)).has(shopId)) {
    upload.content.resume();
    return fail(productErrors.unknownShop);
  }
  const id = newId();
  const key = uploadKey(website.id, id);
  const fileName = upload.fileName.slice(0, 200) || 'export';
  const limit = `${defaultLimits.bytes / 1024 ** 2} MB`;
  const kept = await keepUpload(upload.content, {
    key,
    files,
    maxBytes: defaultLimits.bytes,
    tooLarge: fail(importingErrors.tooLarge, { file: fileName, what: phrase('parts.oneFile'), limit }),
    headBytes,
    check: head => detectFormat(sourceOfBytes(fileName, head), defaultLimits),
  });
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
      data: { importId: id, fileName, isPublished, replaces, shopId, makesShops },
    });
    await recordAct({ ...context, database: transaction }, 'importing.started', { fileName });
    return inserted;
  });
  if (view !== null) return succeed(view);
  await files.remove(key);
  return fail(importingErrors.underWay);
}
