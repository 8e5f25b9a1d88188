import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firstOrAll } from '@vitrine/tools/slow-tests.ts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type BuiltServer, buildServer, freePort } from './kill/server-process.ts';

const repository = join(import.meta.dirname, '..', '..', '..');
let built: BuiltServer;
let root: string;
let child: ChildProcess | null = null;

/** A project whose `npm start` is the real one’s command, with an existing build. */
beforeAll(async () => {
  built = await buildServer();
  root = mkdtempSync(join(tmpdir(), 'vitrine-npm-start-'));
  chmodSync(root, 0o711);
  const { scripts, type } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'));
  writeFileSync(join(root, 'package.json'), JSON.stringify({ type, scripts: { start: scripts.start } }));
  mkdirSync(join(root, 'tools', 'src'), { recursive: true });
  cpSync(join(repository, 'tools', 'launch.mjs'), join(root, 'tools', 'launch.mjs'));
  const ending = 'stop-with-npm.ts';
  cpSync(join(repository, 'tools', 'src', ending), join(root, 'tools', 'src', ending));
  writeFileSync(
    join(root, 'tools', 'start.ts'),
    [
      `import { stopWithNpm } from './src/${ending}';`,
      'stopWithNpm();',
      "process.on('SIGUSR2', () => void Promise.reject(new Error('left alone')));",
      `await import(${JSON.stringify(built.main)});`,
    ].join('\n'),
  );
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'));
});
afterEach(() => {
  if (child?.pid !== undefined && child.exitCode === null && child.signalCode === null)
    process.kill(-child.pid, 'SIGKILL');
});
afterAll(async () => {
  rmSync(root, { recursive: true, force: true });
});

async function start() {
  const port = await freePort();
  const started = spawn('npm', ['start'], {
    cwd: root,
    detached: true,
    env: { ...process.env, PORT: String(port), DATA_DIR: join(root, 'data'), LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child = started;
  let output = '';
  for (const stream of [started.stdout, started.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  await expect.poll(() => output, { interval: 200 }).toContain('Data  ');
  return { process: started, port, output: () => output };
}

const pidFile = () => join(root, 'data', 'postgres', 'cluster', 'postmaster.pid');

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

it.each(
  firstOrAll([
    ['SIGTERM', 'the whole process group'],
    ['SIGINT', 'the whole process group'],
    ['SIGTERM', 'npm alone'],
  ] as const),
)(
  'START-3: npm start ends gracefully at %s to %s, and its PostgreSQL with it',
  { tags: 'slow', timeout: 90_000 },
  async (signal, whom) => {
    const { process: npm, port, output } = await start();
    const pid = npm.pid ?? 0;
    const postmaster = Number(readFileSync(pidFile(), 'utf8').split('\n')[0]);
    const server = Number(/"pid":(\d+)/.exec(output())?.[1]);
    expect([isRunning(postmaster), isRunning(server)]).toEqual([true, true]);
    const ended = once(npm, 'exit');
    process.kill(whom === 'npm alone' ? pid : -pid, signal);
    await ended;
    await expect.poll(() => isRunning(server)).toBe(false);
    await expect.poll(() => isRunning(postmaster)).toBe(false);
    expect(existsSync(pidFile())).toBe(false);
    expect(output()).toContain('"msg":"stopping"');
    expect(output()).not.toContain('stopping failed');
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
  },
);

it('START-5: a promise that fails and that nobody waits for is logged, and ends no server', {
  tags: 'slow',
  timeout: 90_000,
}, async () => {
  const { port, output } = await start();
  const server = Number(/"pid":(\d+)/.exec(output())?.[1]);
  process.kill(server, 'SIGUSR2');
  await expect.poll(output).toContain('a promise failed that nobody waited for');
  expect(output()).toContain('left alone');
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
});
