import { createReadStream } from 'node:fs';
import { lstat, opendir } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Configuration } from '../../../configuration.ts';
import { partialName } from '../../../files/write-whole.ts';

/** The folders of files a platform has beside its database. */
export const fileRoots = ['media', 'exports'] as const;

export type FileRoot = (typeof fileRoots)[number];

export interface LocalFile {
  readonly root: FileRoot;
  /** Below its root, with slashes. */
  readonly path: string;
  readonly bytes: number;
  /** When it was written, in milliseconds. */
  readonly at: number;
}

export function rootFolder({ DATA_DIR, MEDIA_URL }: Configuration, root: FileRoot): string {
  return root === 'media' && MEDIA_URL !== undefined ? MEDIA_URL : join(DATA_DIR, root);
}

/** Every file there is; what is being written is none yet. */
export async function* listLocalFiles(configuration: Configuration): AsyncGenerator<LocalFile> {
  for (const root of fileRoots) {
    const folder = rootFolder(configuration, root);
    const entries = await opendir(folder, { recursive: true }).catch(nullWhenMissing);
    if (entries === null) continue;
    for await (const entry of entries) {
      if (!entry.isFile() || partialName.test(entry.name)) continue;
      const whole = join(entry.parentPath, entry.name);
      const found = await lstat(whole).catch(nullWhenMissing);
      if (found === null) continue;
      const path = whole
        .slice(join(folder, 'x').length - 1)
        .split(sep)
        .join('/');
      yield { root, path, bytes: found.size, at: Math.round(found.mtimeMs) };
    }
  }
}

/** Null when it was removed meanwhile. */
export async function readLocalFile(
  configuration: Configuration,
  { root, path }: Pick<LocalFile, 'root' | 'path'>,
) {
  const whole = join(rootFolder(configuration, root), ...path.split('/'));
  const found = await lstat(whole).catch(nullWhenMissing);
  return found === null ? null : createReadStream(whole);
}

export function nullWhenMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}
