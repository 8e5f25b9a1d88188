import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, it } from 'vitest';
import { stopProcess } from './stop-process.ts';
import { untilPrinted } from './until-printed.ts';

const stubborn = "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); console.log('stubborn')";
let child: ChildProcess;

function run(script: string): ChildProcess {
  child = spawn(process.execPath, ['--eval', script], { stdio: ['ignore', 'pipe', 'pipe'] });
  return child;
}

afterEach(() => void child.kill('SIGKILL'));

it('what a process prints is returned once it matches, from either stream', async () => {
  expect(await untilPrinted(run(stubborn), /stub/)).toBe('stubborn\n');
  child.kill('SIGKILL');
  expect(await untilPrinted(run("console.error('ready')"), /ready/)).toBe('ready\n');
});

it('a process that ends before it is ready is an error with what it printed', async () => {
  await expect(untilPrinted(run("console.log('no port'); process.exitCode = 3"), /ready/)).rejects.toThrow(
    'The process ended with 3 before it was ready. It printed:\nno port',
  );
});

it('a process that is not ready in time is killed', async () => {
  const waiting = run(stubborn);
  const ended = once(waiting, 'exit');
  await expect(untilPrinted(waiting, /ready/, 1)).rejects.toThrow('not ready after 0.001 s');
  expect(await ended).toEqual([null, 'SIGKILL']);
});

it('a process that does not end by itself is killed; one that has ended is left alone', async () => {
  await untilPrinted(run(stubborn), /stubborn/);
  await stopProcess(child, 50);
  expect(child.signalCode).toBe('SIGKILL');
  await stopProcess(child);
});
