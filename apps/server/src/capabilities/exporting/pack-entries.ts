import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { createTarPacker } from 'modern-tar';

/** One file of an archive; a tar says how long it is before its bytes come. */
export interface ArchiveEntry {
  readonly name: string;
  readonly size: number;
  readonly content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

export type AddEntry = (entry: ArchiveEntry) => Promise<void>;

export interface Packing {
  readonly madeAt: Date;
  /** Where the bytes of the archive go. */
  readonly save: (content: Readable) => Promise<{ bytes: number }>;
}

/**
 * Packs the entries that `addAll` adds, one after the other, into a `.tar.gz`; only as much is in memory as `save`
 * lags behind. What fails in either ends both, and is thrown.
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
  // The writer hears of an error through the stream.
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
