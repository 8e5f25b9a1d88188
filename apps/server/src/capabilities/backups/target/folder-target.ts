import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { wordsOfError } from '../../../files/error-words.ts';
import { partialName, writeWhole } from '../../../files/write-whole.ts';
import { BackupError } from '../backup-error.ts';
import type { BackupTarget, StoredPart } from './backup-target.ts';

/** A folder that only its owner can open, because backups hold secrets (rule BACKUP-6). */
export async function folderTarget(place: string): Promise<BackupTarget> {
  const folder = resolve(place);
  const pathOf = (name: string) => join(folder, ...name.split('/'));
  const worded = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      const why = wordsOfError(error);
      if (why === null) throw error;
      throw new BackupError(`${folder} cannot be used: ${why}`, { cause: error });
    }
  };
  return {
    place,
    folder,
    list: below => worded(() => listBelow(folder, below)),
    write: (name, content) =>
      worded(async () => {
        await mkdir(dirname(pathOf(name)), { recursive: true, mode: 0o700 });
        await writeWhole(pathOf(name), content);
      }),
    read: name =>
      worded(async () => {
        const file = await open(pathOf(name), 'r').catch(nullWhenMissing);
        return file === null ? null : createReadStream('', { fd: file });
      }),
    remove: name =>
      worded(async () => {
        await rm(pathOf(name), { force: true });
        await removeEmpty(folder, dirname(pathOf(name)));
      }),
    clearPartials: () =>
      worded(async () => {
        const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
          nullWhenMissing,
        );
        for (const { name, parentPath } of entries ?? []) {
          if (!partialName.test(name)) continue;
          await rm(join(parentPath, name), { force: true });
          await removeEmpty(folder, parentPath);
        }
      }),
    close: () => undefined,
  };
}

async function listBelow(folder: string, below: string): Promise<StoredPart[]> {
  const top = join(folder, ...below.split('/').filter(part => part !== ''));
  const entries = await readdir(top, { recursive: true, withFileTypes: true }).catch(nullWhenMissing);
  const parts: StoredPart[] = [];
  for (const entry of entries ?? []) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || partialName.test(entry.name)) continue;
    const found = await stat(path).catch(nullWhenMissing);
    if (found !== null)
      parts.push({
        name: path
          .slice(folder.length + 1)
          .split(sep)
          .join('/'),
        bytes: found.size,
      });
  }
  return parts;
}

/** Folders are created when something is written into them, and removed with it. */
async function removeEmpty(top: string, folder: string): Promise<void> {
  for (let at = folder; at.startsWith(top + sep); at = dirname(at)) {
    const isGone = await rmdir(at).then(
      () => true,
      () => false,
    );
    if (!isGone) return;
  }
}

function nullWhenMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}
