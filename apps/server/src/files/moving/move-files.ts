import { createHash } from 'node:crypto';
import { resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { filesErrors } from '@vitrine/core/files/files.errors.ts';
import { readBucketAddress } from '../bucket/bucket-address.ts';
import { wordsOfError } from '../error-words.ts';
import type { Files, FoundFile } from '../files.ts';
import { type StoreName, type Stores, storeNames } from '../open-stores.ts';
import { isStoreError } from '../store-error.ts';

export interface FilesToMove {
  readonly from: Stores;
  readonly to: Stores;
  /** Only once servers use the new place. */
  readonly isSourceRemoved: boolean;
  readonly tell: (line: string) => void;
}

export interface MovedFiles {
  readonly files: number;
  readonly bytes: number;
  /** How many were copied now; the others already existed, and were compared. */
  readonly copied: number;
  readonly removed: number;
  /** In the new place and not in the old one; left unchanged. */
  readonly beside: number;
}

const atOnce = 4;

/**
 * Copies every file to another place, and compares each with the original. It can be killed and started again, and
 * servers may continue with the old place: it repeats until nothing is new (rules STORE-5 and STORE-6).
 */
export async function moveFiles({
  from,
  to,
  isSourceRemoved,
  tell,
}: FilesToMove): Promise<Result<MovedFiles>> {
  const roots = storeNames.filter(name => placeOf(from, name) !== placeOf(to, name));
  if (!roots.includes('media')) return fail(filesErrors.samePlace, { place: to.place });
  const [one, other] = [roots.map(name => placeOf(from, name)), roots.map(name => placeOf(to, name))];
  if (one.some(a => other.some(b => a.startsWith(b) || b.startsWith(a))))
    return fail(filesErrors.nested, { from: from.place, to: to.place });
  try {
    await to.check();
    const sum = { files: 0, bytes: 0, copied: 0, removed: 0, beside: 0 };
    for (const name of roots) {
      const files = await moveRoot(name, { from: from[name], to: to[name], tell });
      sum.beside += files.beside;
      sum.copied += files.copied;
      for (const { bytes } of files.moved.values()) {
        sum.files += 1;
        sum.bytes += bytes;
      }
      if (!isSourceRemoved) continue;
      for (const key of files.moved.keys()) await from[name].remove(key);
      sum.removed += files.moved.size;
    }
    return succeed(sum);
  } catch (error) {
    const why = isStoreError(error) || error instanceof Differs ? error.message : wordsOfError(error);
    if (why === null) throw error;
    return fail(filesErrors.notMoved, { why });
  }
}

/** The place of one kind of file, in a form where equal places are equal and one inside another begins with it. */
export function placeOf(stores: Stores, name: StoreName): string {
  const { folder } = stores[name];
  if (folder !== null) return `${resolve(folder)}${sep}`;
  const address = readBucketAddress(stores.place);
  return `${address?.endpoint ?? ''} s3://${address?.bucket}/${address?.prefix}${name}/`;
}

class Differs extends Error {}

interface RootToMove {
  readonly from: Files;
  readonly to: Files;
  readonly tell: (line: string) => void;
}

async function moveRoot(name: StoreName, { from, to, tell }: RootToMove) {
  const there = new Map<string, number>();
  for await (const { key, bytes } of to.list()) there.set(key, bytes);
  const moved = new Map<string, FoundFile>();
  let copied = 0;
  for (let isNew = true; isNew; ) {
    isNew = false;
    const seen = new Set<string>();
    await inTurns(from.list(), async file => {
      seen.add(file.key);
      const known = moved.get(file.key);
      if (known !== undefined && known.bytes === file.bytes && known.at === file.at) return;
      isNew = true;
      const isThere = there.get(file.key) === file.bytes && known === undefined;
      const outcome =
        isThere && (await isEqual(file.key, { from, to })) ? 'equal' : await copy(file.key, { from, to });
      if (outcome === 'gone') return;
      if (outcome === 'copied') copied += 1;
      moved.set(file.key, file);
      there.set(file.key, file.bytes);
      if (moved.size % 200 === 0)
        tell(`${name}: ${moved.size} files are there, ${copied} of them copied now`);
    });
    // A file deleted in the meantime is not restored by the move.
    for (const key of [...moved.keys()].filter(key => !seen.has(key))) {
      await to.remove(key);
      moved.delete(key);
      there.delete(key);
    }
  }
  tell(`${name}: ${moved.size} files are there, ${copied} of them copied now`);
  return { moved, copied, beside: there.size - moved.size };
}

/** A file that disappears in the meantime counts as none. */
async function copy(key: string, { from, to }: Pick<RootToMove, 'from' | 'to'>): Promise<'copied' | 'gone'> {
  const content = await from.read(key);
  if (content === null) return 'gone';
  const hash = createHash('sha256');
  async function* hashed() {
    for await (const chunk of content ?? []) {
      hash.update(chunk as Uint8Array);
      yield chunk as Uint8Array;
    }
  }
  await to.write(key, Readable.from(hashed(), { objectMode: false }));
  if ((await hashOf(to, key)) === hash.digest('hex')) return 'copied';
  await to.remove(key);
  throw new Differs(`${key} is not the same in ${to.place}.`);
}

async function isEqual(key: string, { from, to }: Pick<RootToMove, 'from' | 'to'>): Promise<boolean> {
  const [one, other] = [await hashOf(from, key), await hashOf(to, key)];
  return one !== null && one === other;
}

async function hashOf(files: Files, key: string): Promise<string | null> {
  const content = await files.read(key);
  if (content === null) return null;
  const hash = createHash('sha256');
  for await (const chunk of content) hash.update(chunk as Uint8Array);
  return hash.digest('hex');
}

/** A few in parallel, and the next as soon as one is done; the first error ends it. */
async function inTurns<T>(all: AsyncIterable<T>, work: (one: T) => Promise<void>): Promise<void> {
  const running = new Set<Promise<void>>();
  try {
    for await (const one of all) {
      const task: Promise<void> = work(one).finally(() => running.delete(task));
      task.catch(() => undefined);
      running.add(task);
      if (running.size >= atOnce) await Promise.race(running);
    }
    await Promise.all(running);
  } finally {
    await Promise.allSettled(running);
  }
}
