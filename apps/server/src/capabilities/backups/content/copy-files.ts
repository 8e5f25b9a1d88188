import { createHash } from 'node:crypto';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { type Stores, storeNames } from '../../../files/open-stores.ts';
import { BackupError } from '../backup-error.ts';
import { type KeptFile, listKeptFiles, readKeptFile } from './kept-files.ts';
import { type BackupBody, type BackupPart, folderOf } from './manifest.ts';
import { type PartStore, readPart, writePart } from './parts.ts';

const listedFileSchema = z.object({
  root: z.enum(storeNames),
  path: z.string().regex(/^[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/),
  bytes: z.number().int().min(0),
  at: z.number().int(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

/** A file of the platform as a backup lists it. */
export type ListedFile = z.infer<typeof listedFileSchema>;

/** Files with equal contents are one object, shared by all backups of a target (rule BACKUP-4). */
export function objectName({ seal }: PartStore, sha256: string): string {
  const name = seal.nameOf(sha256);
  return `files/${name.slice(0, 2)}/${name}`;
}

export interface FilesToCopy {
  readonly id: string;
  readonly stores: Stores;
  /** The previous backup’s list: an equal path, size and time means the same file. */
  readonly before: ReadonlyMap<string, ListedFile>;
  readonly tell: (line: string) => void;
}

export interface CopiedFiles {
  readonly files: BackupBody['files'];
  readonly listed: ReadonlySet<string>;
  readonly added: number;
  readonly addedBytes: number;
}

/** Copies what the target lacks, then writes the list of all files. */
export async function copyFiles(
  store: PartStore,
  { id, stores, before, tell }: FilesToCopy,
): Promise<CopiedFiles> {
  const there = new Map((await store.target.list('files/')).map(({ name, bytes }) => [name, bytes]));
  const listed = new Set<string>();
  let [count, bytes, added, addedBytes] = [0, 0, 0, 0];
  async function* lines(): AsyncGenerator<Uint8Array> {
    for await (const file of listKeptFiles(stores)) {
      const sha256 = knownHash(before, file) ?? (await hashOf(stores, file));
      if (sha256 === null) continue;
      const name = objectName(store, sha256);
      if (there.get(name) !== storedBytes(store, file.bytes)) {
        if (!(await copyFile(store, stores, { file, name, sha256 }))) continue;
        there.set(name, storedBytes(store, file.bytes));
        added += 1;
        addedBytes += file.bytes;
      }
      count += 1;
      bytes += file.bytes;
      listed.add(`${file.root}/${file.path}`);
      if (count % 500 === 0) tell(`files: ${count}, of them new ${added}`);
      yield Buffer.from(`${JSON.stringify({ ...file, sha256 } satisfies ListedFile)}\n`);
    }
  }
  const name = `${folderOf(id)}files.ndjson.gz`;
  const list: BackupPart = { name, ...(await writePart(store, name, lines())) };
  tell(`files: ${count}, of them new ${added}`);
  return { files: { count, bytes, list }, listed, added, addedBytes };
}

/** Every file a backup lists; throws when the list is damaged. */
export async function* readFileList(
  store: PartStore,
  { list }: BackupBody['files'],
): AsyncGenerator<ListedFile> {
  const content = Readable.from(readPart(store, list.name, list), { objectMode: false });
  let problem: unknown = null;
  content.on('error', error => {
    problem = error;
  });
  for await (const line of createInterface({ input: content, crlfDelay: Number.POSITIVE_INFINITY })) {
    const parsed = listedFileSchema.safeParse(JSON.parse(line));
    if (!parsed.success)
      throw new BackupError(`${list.name} names a file that can be none: ${line.slice(0, 200)}`);
    yield parsed.data;
  }
  if (problem !== null) throw problem;
}

/** Encrypted objects have a nonce in front and a tag at the end. */
function storedBytes({ seal }: PartStore, bytes: number): number {
  return seal.lock === null ? bytes : bytes + 28;
}

function knownHash(before: ReadonlyMap<string, ListedFile>, file: KeptFile): string | null {
  const known = before.get(`${file.root}/${file.path}`);
  return known !== undefined && known.bytes === file.bytes && known.at === file.at ? known.sha256 : null;
}

/** Null when it was removed in the meantime. */
async function hashOf(stores: Stores, file: KeptFile): Promise<string | null> {
  const stream = await readKeptFile(stores, file);
  if (stream === null) return null;
  const hash = createHash('sha256');
  for await (const chunk of stream) hash.update(chunk);
  return hash.digest('hex');
}

async function copyFile(
  store: PartStore,
  stores: Stores,
  { file, name, sha256 }: { file: KeptFile; name: string; sha256: string },
): Promise<boolean> {
  const stream = await readKeptFile(stores, file);
  if (stream === null) return false;
  const written = await writePart(store, name, stream);
  if (written.sha256 === sha256 && written.bytes === file.bytes) return true;
  await store.target.remove(name);
  throw new BackupError(`${file.root}/${file.path} changed while it was copied.`);
}
