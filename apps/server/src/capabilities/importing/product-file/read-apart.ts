import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fail, type Refusal, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { productImportErrors as errors } from '@vitrine/core/product-files/product-imports.errors.ts';
import type { ReadProduct } from '@vitrine/core/product-files/read-product.ts';
import { Killed, openProcessPool } from '../../../apart/process-pool.ts';
import type { ImportFile } from '../apart/import-messages.ts';
import type { ProductFile } from './read-product-file.ts';

export interface FileTask {
  readonly file: ImportFile;
  /** For temporary files. */
  readonly folder: string;
  /** Where the products are written. */
  readonly output: string;
  readonly decimals: number;
}

type FileFacts = Omit<ProductFile, 'products'>;

/** The answer of the process. */
export type FileRead = FileFacts | { readonly error: Refusal };

/** Its path in the sources, and its name in the build next to the server. */
const program = import.meta.filename.endsWith('.ts')
  ? join(import.meta.dirname, 'product-file.process.ts')
  : join(import.meta.dirname, 'product-file.process.js');

const maxMegabytes = 700;
const seconds = 300;

export interface ReadFile extends FileFacts {
  readonly batches: AsyncIterable<ReadProduct[]>;
}

/** Reads foreign text in another process, and gives its products in batches (rule PRODUCTFILE-8). */
export async function readApart(
  { owner, file, folder, decimals }: Omit<FileTask, 'output'> & { owner: string },
  perBatch: number,
): Promise<Result<ReadFile>> {
  const processes = openProcessPool({ program, places: 1, maxMegabytes });
  const output = join(folder, 'products');
  const task: FileTask = { file, folder, output, decimals };
  try {
    const read = (await processes.run({ owner, input: task, seconds })) as FileRead;
    if ('error' in read) return { ok: false, error: read.error };
    return succeed({ ...read, batches: batchesOf(output, perBatch) });
  } catch (error) {
    if (error instanceof Killed && error.why !== 'closed')
      return fail(errors.unreadable, { file: file.fileName });
    throw error;
  } finally {
    processes.close();
  }
}

async function* batchesOf(path: string, perBatch: number): AsyncGenerator<ReadProduct[]> {
  let batch: ReadProduct[] = [];
  for await (const line of createInterface({ input: createReadStream(path) })) {
    batch.push(JSON.parse(line) as ReadProduct);
    if (batch.length < perBatch) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
