import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { endWithServer } from '../../../apart/end-with-server.ts';
import { sourceOfFile } from '../readers/import-source.ts';
import type { FileRead, FileTask } from './read-apart.ts';
import { readProductFile } from './read-product-file.ts';

endWithServer();
process.on('message', (task: FileTask) => {
  readInto(task).then(
    value => process.send?.({ kind: 'done', value }),
    // Whatever the error is, the server must learn that there is no answer.
    () => process.kill(process.pid, 'SIGKILL'),
  );
});

/** The products go into a file, a line each: the server reads them at its own pace. */
async function readInto({ file, folder, output, decimals }: FileTask): Promise<FileRead> {
  const read = readProductFile(sourceOfFile(file, folder), decimals);
  if (!read.ok) return { error: read.error };
  const { products, ...facts } = read.value;
  await pipeline(
    Readable.from(
      (function* () {
        for (const product of products) yield `${lineOf(product)}\n`;
      })(),
    ),
    createWriteStream(output, { mode: 0o600 }),
  );
  return facts;
}

/** JSON does not escape two characters that end a line. */
function lineOf(value: unknown): string {
  return JSON.stringify(value).replace(/[\u2028\u2029]/g, mark => `\\u${mark.charCodeAt(0).toString(16)}`);
}
