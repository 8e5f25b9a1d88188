import { parentPort, workerData } from 'node:worker_threads';
import type { ImportSource } from '@vitrine/core/importing/import-model.ts';
import { partsOf } from './model-parts.ts';
import { readImport } from './read-import.ts';

/** Reads one file on a thread of its own, and hands it over in pieces (rule IMPORT-53). */
const read = readImport(workerData as ImportSource);
if (read.ok) for (const part of partsOf(read.value)) parentPort?.postMessage(part);
else parentPort?.postMessage({ kind: 'refused', error: read.error });
