import { glob, mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Id } from '@vitrine/core/id/id.ts';
import type { Context, Services } from '../../context.ts';
import { readImportRow } from './importing.store.ts';

/** The temporary files of one import. An import that is taken up again after a kill begins with an empty folder. */
export async function withWorkFolder<Value>(
  { configuration, website }: Pick<Context, 'configuration' | 'website'>,
  importId: Id,
  work: (folder: string) => Promise<Value>,
): Promise<Value> {
  const folder = join(configuration.DATA_DIR, `import-${website.id}-${importId}`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Removes folders of imports that another server finished after this one was killed (rule SERVERS-6). */
export async function removeLeftFolders({ clock, configuration, database }: Services): Promise<void> {
  for await (const name of glob('import-*-*', { cwd: configuration.DATA_DIR })) {
    const [, websiteId = '', importId = ''] = name.split('-');
    const folder = join(configuration.DATA_DIR, name);
    const row = await readImportRow(database.at(websiteId), websiteId, importId);
    const isOver = row !== null && row.state !== 'waiting' && row.state !== 'running';
    if (isOver || (row === null && (await isOld(folder, clock.now()))))
      await rm(folder, { recursive: true, force: true });
  }
}

/** A command notes its import only after it has read the file. */
const readingMilliseconds = 24 * 3600 * 1000;

async function isOld(folder: string, now: Date): Promise<boolean> {
  const { mtimeMs } = await stat(folder);
  return now.getTime() - mtimeMs > readingMilliseconds;
}
