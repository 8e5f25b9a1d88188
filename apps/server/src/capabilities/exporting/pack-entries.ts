import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { createTarPacker } from 'modern-tar';

/** One file of an archive; a tar header states its length before its bytes. */
export interface ArchiveEntry {
  readonly name: string;
  readonly size: number;
  readonly content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

export type AddEntry = (entry: ArchiveEntry) => Promise<void>;

export interface Packing {
  readonly madeAt: Date;
  /** Receives the bytes of the archive. */
  readonly save: (content: Readable) => Promise<{ bytes: number }>;
}

/**
 * Packs the entries that `addAll` adds, one after the other, into a `.tar.gz`; memory holds only the bytes that `save` /
 * has not taken yet. An error in either ends both, and is thrown.
 */
export async function packEntries(
  addAll: (add: AddEntry) => Promise<void>,
  { madeAt, save }: Packing,
): Promise<{ bytes: number }> {
  const { readable, controller } = createTarPacker();
  let problem: unknown;
  const add: AddEntry = async ({ name, size, content }) => {
    const writer = controller.add({ name, size, mtime: madeAt }).getWriter();
    for await (const chunk of content) await writer.write(chunk);
    await writer.close();
  };
  const adding = addAll(add)
    .then(() => controller.finalize())
    .catch((error: unknown) => {
      problem ??= error;
      controller.error(error);
    });
  const content = createGzip();
  // The writer gets errors through the stream.
  pipeline(Readable.from(readable, { objectMode: false }), content, () => undefined);
  try {
    return await save(content);
  } catch (error) {
    problem ??= error;
    content.destroy();
    throw problem;
  } finally {
    await adding;
  }
}
