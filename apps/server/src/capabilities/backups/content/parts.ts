import { createHash } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import { BackupError } from '../backup-error.ts';
import type { BackupTarget } from '../target/backup-target.ts';
import type { Seal } from './seal.ts';

type Bytes = AsyncIterable<Uint8Array>;

export interface Contents {
  readonly bytes: number;
  readonly sha256: string;
}

/** A place for parts and how they are sealed. */
export interface PartStore {
  readonly target: BackupTarget;
  readonly seal: Seal;
}

/** Writes a part, compressed if its name ends in `.gz`, and returns the size and hash of its contents. */
export async function writePart(
  { target, seal }: PartStore,
  name: string,
  content: Bytes,
): Promise<Contents> {
  const meter = metered(content);
  const packed = name.endsWith('.gz') ? piped(meter.content, createGzip()) : meter.content;
  await target.write(name, Readable.from(seal.close(packed), { objectMode: false }));
  return meter.measured();
}

/** The contents of a part; throws when it is missing, damaged, or different. */
export async function* readPart(
  { target, seal }: PartStore,
  name: string,
  expected: Contents,
): AsyncGenerator<Uint8Array> {
  const stored = await target.read(name);
  if (stored === null) throw new BackupError(`${name} is missing.`);
  const opened = seal.open(stored);
  const meter = metered(name.endsWith('.gz') ? piped(opened, createGunzip()) : opened);
  try {
    yield* meter.content;
  } catch (error) {
    if (error instanceof BackupError) throw new BackupError(`${name} is damaged: ${error.message}`);
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))
      throw new BackupError(`${name} is damaged.`, { cause: error });
    throw error;
  } finally {
    stored.destroy();
  }
  const { bytes, sha256 } = meter.measured();
  if (bytes !== expected.bytes || sha256 !== expected.sha256) throw new BackupError(`${name} is damaged.`);
}

/** Reads a part to its end only to check it. */
export async function checkPart(store: PartStore, name: string, expected: Contents): Promise<void> {
  for await (const _ of readPart(store, name, expected));
}

/** Bytes that are counted and hashed as they pass. */
function metered(content: Bytes): { content: Bytes; measured: () => Contents } {
  const hash = createHash('sha256');
  let bytes = 0;
  return {
    content: (async function* () {
      for await (const chunk of content) {
        hash.update(chunk);
        bytes += chunk.byteLength;
        yield chunk;
      }
    })(),
    measured: () => ({ bytes, sha256: hash.digest('hex') }),
  };
}

function piped(content: Bytes, through: NodeJS.ReadWriteStream & Bytes): Bytes {
  // The reader gets errors through the stream.
  pipeline(Readable.from(content, { objectMode: false }), through, () => undefined);
  return through;
}
