/** `npm run build`: the visitor’s script, the studio and the server, if they are missing or stale. */
import { join } from 'node:path';
import { buildStale } from './src/build-stale.ts';

await buildStale(join(import.meta.dirname, '..'), message => console.log(message));
