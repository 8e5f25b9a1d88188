import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { usageOf } from '../../apart/process-usage.ts';

const program = join(import.meta.dirname, 'dying-server.process.fixture.ts');

it.runIf(process.platform === 'linux')(
  'APART-4: the process that works on a picture ends with a server that was killed',
  async () => {
    const server = spawn(process.execPath, [program], { stdio: 'ignore' });
    let decoder = 0;
    try {
      const secondsUsed = async () => {
        const children = await readFile(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8');
        decoder = Number.parseInt(children, 10) || 0;
        return (await usageOf(decoder))?.seconds ?? 0;
      };
      // More than its own start takes.
      await expect.poll(secondsUsed).toBeGreaterThan(3);
      server.kill('SIGKILL');
      await expect.poll(() => usageOf(decoder)).toBeNull();
    } finally {
      server.kill('SIGKILL');
      if (decoder > 0 && (await usageOf(decoder)) !== null) process.kill(decoder, 'SIGKILL');
    }
  },
);
