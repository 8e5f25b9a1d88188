import type { ImportModel } from '@vitrine/core/importing/import-model.ts';
import { endWithoutServer, endWithServer } from '../../../apart/end-with-server.ts';
import { convertEntries, convertProduct, partsFor } from '../convert/convert-model.ts';
import { wantedFiles } from '../media/wanted-files.ts';
import { defaultLimits } from '../readers/import-reader.ts';
import { sourceOfFile } from '../readers/import-source.ts';
import { readImport } from '../readers/read-import.ts';
import type { ConverterParts } from '../write/entry-converter.ts';
import type { ProcessReply, ProcessRequest, ReadyProduct } from './import-messages.ts';
import { partsOf } from './model-parts.ts';

/**
 * Reads one file in a separate process and keeps it, to search its content and to convert it on request: all work
 * that grows with foreign text is done here (rule IMPORT-53).
 */
const filesPerReply = 500;
let toldAt = 0;
let model: ImportModel | null = null;
let parts: ConverterParts | null = null;

endWithServer();
process.on('message', (request: ProcessRequest) => {
  answer(request).catch((error: Error) => say({ kind: 'broke', why: wordsOf(error) }));
});

async function answer(request: ProcessRequest): Promise<void> {
  if (request.kind === 'read') {
    const read = readImport(sourceOfFile(request.file, request.folder), defaultLimits, tell);
    if (!read.ok) return say({ kind: 'refused', error: read.error });
    model = read.value;
    for (const part of partsOf(model)) await say(part);
  } else if (model === null) throw new Error('No file was read');
  else if (request.kind === 'look') {
    const files = wantedFiles(model, tell);
    for (let at = 0; at < files.length; at += filesPerReply)
      await say({ kind: 'wanted', files: files.slice(at, at + filesPerReply) });
  } else if (request.kind === 'convert') {
    parts = partsFor(model, new Map(request.assets));
    for (const part of convertEntries(parts, tell)) await say({ kind: 'converted', part });
  } else {
    const { from, count } = request;
    const products: ReadyProduct[] = [];
    for (let place = from; place < from + count; place += 1) {
      const product = model.products.at(place);
      if (product === undefined || parts === null) break;
      products.push({ product, converted: convertProduct(product, parts) });
    }
    await say({ kind: 'products', products });
  }
  await say({ kind: 'done' });
}

function tell(done: number, total: number): void {
  const now = performance.now();
  if (now - toldAt < 100) return;
  toldAt = now;
  endWithoutServer();
  void say({ kind: 'progress', done, total });
}

/** Waits until it is sent, so that messages do not pile up here. */
function say(reply: ProcessReply): Promise<void> {
  return new Promise(resolve => {
    process.send?.(reply, undefined, {}, () => resolve());
  });
}

function wordsOf(error: Error): string {
  return error.message.split('\n', 1)[0] || error.name;
}
