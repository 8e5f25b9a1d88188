import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** How long each rendering of a page of sixty blocks takes once the code is warm, in milliseconds. */
export async function drawSixtyBlocks(rounds: number): Promise<number[]> {
  const child = fork(join(import.meta.dirname, 'draw-pages.process.ts'), {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The process that draws ended with ${code}.`);
  });
  // It exits by itself when disconnected.
  ended.catch(() => undefined);
  const answer = async (): Promise<number[]> => {
    const [message] = await Promise.race([once(child, 'message'), ended]);
    return message.milliseconds;
  };
  await answer();
  const ask = (count: number) => {
    child.send({ rounds: count });
    return answer();
  };
  await ask(50);
  const milliseconds = await ask(rounds);
  child.disconnect();
  return milliseconds;
}
