import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream, WritableStream } from 'node:stream/web';
import { createGunzip } from 'node:zlib';
import { createTarDecoder } from 'modern-tar';
import { ArchiveError } from './archive-error.ts';

export interface UnpackedEntry {
  readonly name: string;
  readonly size: number;
  readonly content: AsyncIterable<Uint8Array>;
}

const maxEntries = 2_000_000;
const namePattern =
  /^(README\.txt|website\.json|missing-files\.txt|tables\/[a-z][a-z0-9_]{0,62}\.ndjson|media\/[0-9a-z]{24}\/[^/\0]{1,255})$/;

/**
 * The entries of a website's archive, one after the other; memory holds only what is being read. Every name is one
 * that an export writes, none occurs twice, and none is ever used as a path (rule EXPORT-19).
 */
export async function* unpackEntries(path: string): AsyncGenerator<UnpackedEntry> {
  const file = createReadStream(path);
  const unzipped = createGunzip();
  file.on('error', error => unzipped.destroy(error));
  const decoder = createTarDecoder({ strict: true });
  // The reader gets errors through the entries.
  Readable.toWeb(file.pipe(unzipped))
    .pipeTo(decoder.writable as WritableStream)
    .catch(() => undefined);
  const seen = new Set<string>();
  const reader = decoder.readable.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      const { header, body } = next.value;
      const { name, size } = header;
      if (header.type !== 'file' || !namePattern.test(name) || seen.has(name) || seen.size >= maxEntries)
        throw new ArchiveError(
          `The entry “${name.slice(0, 200)}”`,
          'an archive of a website has none like it',
        );
      seen.add(name);
      yield { name, size, content: contentOf(body as ReadableStream) };
    }
  } catch (error) {
    throw problemOf(error);
  } finally {
    await reader.cancel().catch(() => undefined);
    file.destroy();
  }
}

/** An archive may end within an entry: the reader of that entry gets the error; without a reader it is ignored. */
async function* contentOf(body: ReadableStream): AsyncGenerator<Uint8Array> {
  const content = Readable.fromWeb(body);
  content.on('error', () => undefined);
  try {
    yield* content;
  } catch (error) {
    throw problemOf(error);
  }
}

function problemOf(error: unknown): unknown {
  if (error instanceof ArchiveError || !isOfFormat(error)) return error;
  const why = error instanceof Error ? error.message : String(error);
  return new ArchiveError('The file', `it is no whole .tar.gz (${why})`);
}

export async function skip({ content }: UnpackedEntry): Promise<void> {
  for await (const _ of content);
}

/** The lines of an entry, none longer than a row can be. */
export async function* linesOf({ name, content }: UnpackedEntry): AsyncGenerator<string> {
  let held: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of content) {
    let from = 0;
    for (let at = chunk.indexOf(10, from); at !== -1; at = chunk.indexOf(10, from)) {
      held.push(chunk.subarray(from, at));
      yield Buffer.concat(held).toString();
      held = [];
      size = 0;
      from = at + 1;
    }
    held.push(chunk.subarray(from));
    size += chunk.length - from;
    if (size > maxLineBytes) throw new ArchiveError(name, `a line is longer than ${maxLineBytes} bytes`);
  }
  if (size > 0) throw new ArchiveError(name, 'its last line is cut off');
}

const maxLineBytes = 64 * 1024 * 1024;

function isOfFormat(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code.startsWith('Z_') || (error instanceof Error && code === '' && !(error instanceof TypeError));
}
