import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Files } from '../../../files/files.ts';
import type { RootRestore } from './root-restore.ts';

/**
 * A bucket has no folders to swap: missing files are added before the database is restored, and removed again if
 * that fails; files that differ or are not in the backup are replaced or removed once the database is restored.
 */
export async function restoreIntoBucket(files: Files): Promise<RootRestore> {
  const before = new Map<string, number>();
  for await (const { key, bytes } of files.list()) before.set(key, bytes);
  const restored = new Set<string>();
  const added: string[] = [];
  const changed: { path: string; content: () => Readable }[] = [];
  let isTaken = false;
  return {
    async put({ path, bytes, sha256 }, content) {
      restored.add(path);
      if (!before.has(path)) {
        await files.write(path, content());
        added.push(path);
      } else if (before.get(path) !== bytes || (await hashOf(files, path)) !== sha256) {
        changed.push({ path, content });
      }
    },
    async take() {
      isTaken = true;
      return async () => {
        isTaken = false;
      };
    },
    async settle() {
      if (!isTaken) {
        for (const path of added) await files.remove(path);
        return;
      }
      for (const { path, content } of changed) await files.write(path, content());
      for (const path of before.keys()) if (!restored.has(path)) await files.remove(path);
    },
  };
}

async function hashOf(files: Files, key: string): Promise<string | null> {
  const stream = await files.read(key);
  if (stream === null) return null;
  const hash = createHash('sha256');
  for await (const chunk of stream) hash.update(chunk);
  return hash.digest('hex');
}
