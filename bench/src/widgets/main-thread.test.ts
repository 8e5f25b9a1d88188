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
const task = (pid: number, milliseconds: number, name = 'RunTask') => ({
  name,
  ph: 'X',
  pid,
  tid: 1,
  ts: 0,
  dur: milliseconds * 1000,
});
const traceOf = (...traceEvents: object[]) => Buffer.from(JSON.stringify({ traceEvents }));

it('BENCH-8: reads the tasks of main threads alone, and takes the busiest page', () => {
  const trace = traceOf(
    named(1, 'CrRendererMain'),
    named(2, 'CrRendererMain'),
    named(3, 'Compositor'),
    task(1, 4),
    task(2, 30),
    task(2, 12),
    task(2, 90, 'FunctionCall'),
    task(3, 500),
  );
  expect(readMainThread(trace)).toEqual({ busy: 42, longest: 30 });
});

it('BENCH-8: a trace without tasks says that nothing was done', () => {
  expect(readMainThread(traceOf(named(1, 'CrRendererMain')))).toEqual({ busy: 0, longest: 0 });
});
