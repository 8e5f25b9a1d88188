import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Names of unfinished files, as a crash may leave them. */
export const partialName = /^\.[0-9a-f-]{36}\.part$/;

/** Only the server’s user can read its files (rule FOLDER-3). */
const mode = 0o600;

/** Writes a file that is complete or absent, even after a crash (rule FOLDER-2). */
export async function writeWhole(path: string, content: Uint8Array | Readable): Promise<{ bytes: number }> {
  await mkdir(dirname(path), { recursive: true });
  const partial = join(dirname(path), `.${randomUUID()}.part`);
  try {
    const source = content instanceof Readable ? content : Readable.from([content]);
    await pipeline(source, createWriteStream(partial, { flags: 'wx', mode }));
    const bytes = await settle(partial);
    await rename(partial, path);
    await syncFolder(dirname(path));
    return { bytes };
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
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

/** The new name itself must reach the disk too; where folders cannot be opened, the system ensures it. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => null);
  if (folder === null) return;
  await folder.sync().catch(() => undefined);
  await folder.close();
}
