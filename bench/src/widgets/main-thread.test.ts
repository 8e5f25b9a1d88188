import { expect, it } from 'vitest';
import { readMainThread } from './main-thread.ts';

const named = (pid: number, name: string) => ({
  name: 'thread_name',
  ph: 'M',
  pid,
  tid: 1,
  ts: 0,
  args: { name },
});
const task = (pid: number, milliseconds: number, { name = 'RunTask', at = 0, url = '' } = {}) => ({
  name,
  ph: 'X',
  pid,
  tid: 1,
  ts: at * 1000,
  dur: milliseconds * 1000,
  args: { data: { url } },
});
const isRuntime = (address: string) => address.includes('client');
const traceOf = (...traceEvents: object[]) => Buffer.from(JSON.stringify({ traceEvents }));

it('BENCH-8: reads only the tasks of main threads, and uses the busiest page', () => {
  const trace = traceOf(
    named(1, 'CrRendererMain'),
    named(2, 'CrRendererMain'),
    named(3, 'Compositor'),
    task(1, 4),
    task(2, 30),
    task(2, 12),
    task(2, 90, { name: 'FunctionCall', at: 400, url: '/client.js' }),
    task(3, 500),
  );
  expect(readMainThread(trace, isRuntime)).toEqual({ busy: 42, longest: 30, longestOfRuntime: 0 });
});

it('BENCH-8: finds the longest task with a call of the runtime', () => {
  const trace = traceOf(
    named(1, 'CrRendererMain'),
    task(1, 60),
    task(1, 50, { name: 'FunctionCall', at: 5, url: '/main.js' }),
    task(1, 12, { at: 100 }),
    task(1, 8, { name: 'FunctionCall', at: 101, url: '/client.js' }),
    task(1, 7, { at: 200 }),
    task(1, 3, { name: 'FunctionCall', at: 202, url: '/client.js' }),
  );
  expect(readMainThread(trace, isRuntime)).toMatchObject({ longest: 60, longestOfRuntime: 12 });
});

it('BENCH-8: a trace without tasks gives zero', () => {
  expect(readMainThread(traceOf(named(1, 'CrRendererMain')), isRuntime)).toEqual({
    busy: 0,
    longest: 0,
    longestOfRuntime: 0,
  });
});
