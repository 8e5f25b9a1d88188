import { parentPort, workerData } from 'node:worker_threads';
import type { ImportModel, ImportSource } from '@vitrine/core/importing/import-model.ts';
import { convertModel } from '../convert/convert-model.ts';
import { wantedFiles } from '../media/wanted-files.ts';
import { defaultLimits } from '../readers/import-reader.ts';
import { readImport } from '../readers/read-import.ts';
import type { ThreadReply, ThreadRequest } from './import-messages.ts';
import { partsOf } from './model-parts.ts';

/**
 * Reads one file on a thread of its own and keeps it, to look through its content and to convert it when asked:
 * all that grows with foreign text is done here (rule IMPORT-53).
 */
const say = (reply: ThreadReply) => parentPort?.postMessage(reply);
const filesPerReply = 500;
let toldAt = 0;

const read = readImport(workerData as ImportSource, defaultLimits, tell);
if (read.ok) {
  for (const part of partsOf(read.value)) say(part);
  const { value: model } = read;
  parentPort?.on('message', (request: ThreadRequest) => answer(request, model));
  say({ kind: 'done' });
} else say({ kind: 'refused', error: read.error });

function answer(request: ThreadRequest, model: ImportModel): void {
  if (request.kind === 'look') {
    const files = wantedFiles(model, tell);
    for (let at = 0; at < files.length; at += filesPerReply) {
      say({ kind: 'wanted', files: files.slice(at, at + filesPerReply) });
    }
  } else {
    for (const part of convertModel(model, new Map(request.assets), tell)) say({ kind: 'converted', part });
  }
  say({ kind: 'done' });
}

function tell(done: number, total: number): void {
  const now = performance.now();
  if (now - toldAt < 100) return;
  toldAt = now;
  say({ kind: 'progress', done, total });
}
