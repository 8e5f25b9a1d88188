import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

const log = JSON.stringify(join(import.meta.dirname, 'log.ts'));

/** The output of a process that logs and then does this. */
async function writtenBy(end: string): Promise<string[]> {
  const script = `import { createLog } from ${log};
    const log = createLog({ LOG_LEVEL: 'info' });
    for (let n = 0; n < 500; n += 1) log.info({ n }, 'line');
    ${end}`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return (await text(child.stdout)).trim().split('\n');
}

it('HTTP-25: no line is lost when a process ends by itself, by an error or immediately', async () => {
  for (const end of [
    '',
    'throw new Error("a bug")',
    'process.exit(1)',
    'setTimeout(() => process.exit(0))',
  ]) {
    const lines = await writtenBy(end);
    // The batch that was being written may come after the last one, or twice.
    expect(new Set(lines.map(line => JSON.parse(line).n)).size).toBe(500);
  }
});

it('HTTP-25: a line is written while the process continues', async () => {
  const script = `import { createLog } from ${log};
    createLog({ LOG_LEVEL: 'info' }).info('one line');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [chunk] = await new Promise<Buffer[]>(resolve =>
    child.stdout.once('data', (...data) => resolve(data)),
  );
  child.kill('SIGKILL');
  expect(String(chunk)).toContain('one line');
});
