import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Id } from '@vitrine/core/id/id.ts';
import type { PlatformContext } from '../../context.ts';

/**
 * A folder for what an import needs beside it while it runs. One that a killed process left has the same name when
 * the import is taken up again, and goes with it.
 */
export async function withWorkFolder<Value>(
  { configuration }: Pick<PlatformContext, 'configuration'>,
  importId: Id,
  work: (folder: string) => Promise<Value>,
): Promise<Value> {
  const folder = join(configuration.DATA_DIR, 'imports', importId);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
