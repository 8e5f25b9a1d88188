import { join } from 'node:path';
import { openProcessPool } from '../../apart/process-pool.ts';
import { endlessDrawing } from './hostile-pictures.samples.ts';

/** Behaves like a server that is processing a picture, until a test kills it. */
const program = join(import.meta.dirname, 'image.process.ts');
const source = { bytes: Buffer.from(endlessDrawing), contentType: 'image/svg+xml', maxPixels: 120_000_000 };
const pool = openProcessPool({ program, places: 1, maxMegabytes: 4000 });
await pool.run({ owner: 'one', input: { kind: 'decode', source }, seconds: 600 });
