import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { connectionOf } from './reference-transactions.ts';

export interface ReferenceShop {
  /** This many items added to new carts, or this many of those carts ordered. */
  work(work: 'carts' | 'orders', count: number): Promise<void>;
  stop(): Promise<void>;
}

/** The reference process on the embedded database of a data folder. */
export async function startReferenceShop(dataDir: string, clients: number): Promise<ReferenceShop> {
  const script = join(import.meta.dirname, 'reference-shop.process.ts');
  const child = fork(script, [JSON.stringify(connectionOf(dataDir)), String(clients)]);
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The reference process ended with ${code}.`);
  });
  // It exits by itself when disconnected.
  ended.catch(() => undefined);
  const answer = () => Promise.race([once(child, 'message'), ended]);
  await answer();
  return {
    work: async (work, count) => {
      child.send({ work, count });
      await answer();
    },
    stop: async () => {
      const gone = once(child, 'exit');
      child.disconnect();
      await gone;
    },
  };
}
