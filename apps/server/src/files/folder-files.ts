import { createReadStream } from 'node:fs';
import { lstat, open, opendir, rm, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { checkedBelow, checkedKey, isFileKey } from './file-key.ts';
import type { Files, FoundFile } from './files.ts';
import { partialName, writeWhole } from './write-whole.ts';

/** Files in one folder. A file is complete or absent, even after a crash (rule FOLDER-2). */
export function folderFiles(folder: string): Files {
  const pathOf = (key: string) => join(folder, ...checkedKey(key).split('/'));

  return {
    place: folder,
    folder,
    write: async (key, content) => writeWhole(pathOf(key), content),
    async read(key, range) {
      const file = await open(pathOf(key), 'r').catch(nullWhenMissing);
      if (file === null) return null;
      if ((await file.stat()).isFile()) return createReadStream('', { fd: file, ...range });
      await file.close();
      return null;
    },
    async size(key) {
      const found = await stat(pathOf(key)).catch(nullWhenMissing);
      return found?.isFile() ? found.size : null;
    },
    list: (below = '') => listBelow(folder, checkedBelow(below)),
    async remove(key) {
      const isFolder = key.endsWith('/');
      await rm(pathOf(isFolder ? key.slice(0, -1) : key), { recursive: isFolder, force: true });
    },
    async clearPartials() {
      for await (const { path, name } of entriesOf(folder))
        if (partialName.test(name)) await rm(path, { force: true });
    },
  };
}

async function* listBelow(folder: string, below: string): AsyncGenerator<FoundFile> {
  for await (const { path } of entriesOf(join(folder, ...below.split('/')))) {
    const key = path
      .slice(join(folder, 'x').length - 1)
      .split(sep)
      .join('/');
    // Other files there are not ours: partial files, and system files.
    if (!isFileKey(key)) continue;
    const found = await lstat(path).catch(nullWhenMissing);
    if (found !== null) yield { key, bytes: found.size, at: Math.round(found.mtimeMs) };
  }
}

async function* entriesOf(folder: string): AsyncGenerator<{ path: string; name: string }> {
  const entries = await opendir(folder, { recursive: true }).catch(nullWhenMissing);
  if (entries === null) return;
  for await (const entry of entries)
    if (entry.isFile()) yield { path: join(entry.parentPath, entry.name), name: entry.name };
}

const missing = new Set(['ENOENT', 'EISDIR', 'ENOTDIR']);

function nullWhenMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && missing.has(String(error.code))) return null;
  throw error;
}
