import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { formatBytes } from '@vitrine/core/media/format-bytes.ts';
import type { StorageView } from '@vitrine/core/media/media.calls.ts';
import { mediaErrors } from '@vitrine/core/media/media.errors.ts';
import type { Context } from '../../context.ts';
import { readStoredBytes, saveStorageLimit } from './storage.store.ts';

type Where = Pick<Context, 'configuration' | 'database' | 'website'>;

/** The size of the website's files as uploaded, and its limit (rule MEDIA-21). */
export async function readStorage({ configuration, database, website }: Where): Promise<StorageView> {
  const { used, deleted, megabytes } = await readStoredBytes(database, website.id);
  const allowed = megabytes ?? configuration.WEBSITE_STORAGE_MB;
  return { usedBytes: used, deletedBytes: deleted, allowedBytes: allowed * 1024 ** 2 };
}

export function storageFull(fileName: string, { usedBytes, allowedBytes }: StorageView): Result<never> {
  return fail(mediaErrors.storageFull, {
    fileName,
    used: formatBytes(usedBytes),
    allowed: formatBytes(allowedBytes),
  });
}

/** The operator's limit for one website; null returns to the configured one. */
export async function changeStorageLimit(
  context: Where,
  megabytes: number | null,
): Promise<Result<StorageView>> {
  await saveStorageLimit(context.database, context.website.id, megabytes);
  return succeed(await readStorage(context));
}
