import { createReadStream } from 'node:fs';
import { open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Files } from './files.ts';
import { writeWhole } from './write-whole.ts';

/** A key is parts of letters, digits, `.`, `_` and `-` between slashes; none begins with a dot (rule FOLDER-1). */
const keyPattern = /^(?:[A-Za-z0-9_-][A-Za-z0-9._-]{0,127}\/){0,8}[A-Za-z0-9_-][A-Za-z0-9._-]{0,127}$/;

/** Files in one folder. A file is there whole or not at all, also after a crash (rule FOLDER-2). */
export function folderFiles(folder: string): Files {
  const pathOf = (key: string) => {
    if (!keyPattern.test(key)) throw new Error(`«${key}» is not a file key`);
    return join(folder, ...key.split('/'));
  };

  return {
    write: async (key, content) => writeWhole(pathOf(key), content),
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

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EISDIR');
}
