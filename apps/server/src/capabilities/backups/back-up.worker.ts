import { parentPort, workerData } from 'node:worker_threads';
import { backUp } from './back-up.ts';
import type { OrderApart, WordApart } from './back-up-apart.ts';

const say = (word: WordApart) => parentPort?.postMessage(word);

say({
  kind: 'done',
  result: await backUp({
    ...(workerData as OrderApart),
    now: () => new Date(),
    tell: line => say({ kind: 'told', line }),
  }),
});
