import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Files } from './files.ts';

/** A key is parts of letters, digits, `.`, `_` and `-` between slashes; none begins with a dot (rule FOLDER-1). */
const keyPattern = /^(?:[A-Za-z0-9_-][A-Za-z0-9._-]{0,127}\/){0,8}[A-Za-z0-9_-][A-Za-z0-9._-]{0,127}$/;

/** Files in one folder. A file is there whole or not at all, also after a crash (rule FOLDER-2). */
export function folderFiles(folder: string): Files {
  const pathOf = (key: string) => {
    if (!keyPattern.test(key)) throw new Error(`«${key}» is not a file key`);
    return join(folder, ...key.split('/'));
  };

  return {
    async write(key, content) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      const partial = join(dirname(path), `.${randomUUID()}.part`);
      try {
        const source = content instanceof Readable ? content : Readable.from([content]);
        await pipeline(source, createWriteStream(partial, { flags: 'wx' }));
        const bytes = await settle(partial);
        await rename(partial, path);
        await syncFolder(dirname(path));
        return { bytes };
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
    },
    async read(key, range) {
      const path = pathOf(key);
      try {
        const file = await open(path, 'r');
        const stream = createReadStream('', { fd: file, ...range });
        return stream;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async size(key) {
      try {
        return (await stat(pathOf(key))).size;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async remove(key) {
      const isFolder = key.endsWith('/');
      await rm(pathOf(isFolder ? key.slice(0, -1) : key), { recursive: isFolder, force: true });
    },
  };
}

async function settle(path: string): Promise<number> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
    return (await file.stat()).size;
  } finally {
    await file.close();
  }
}

/** The new name itself must reach the disk too; where folders cannot be opened, the system does it by itself. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => null);
  if (folder === null) return;
  await folder.sync().catch(() => undefined);
  await folder.close();
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EISDIR');
}
