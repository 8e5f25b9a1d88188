interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly args?: { readonly name?: string; readonly data?: { readonly url?: string } };
}

export interface MainThread {
  /** Milliseconds in which the page's main thread was busy. */
  readonly busy: number;
  /** The longest task, in milliseconds. */
  readonly longest: number;
  /** The longest task with a call of a function of React's runtime: it hydrates or renders. */
  readonly longestOfRuntime: number;
}

const idle: MainThread = { busy: 0, longest: 0, longestOfRuntime: 0 };

/** Main-thread work of the busiest page of a trace, from its tasks. */
export function readMainThread(trace: Buffer, isRuntime: (address: string) => boolean): MainThread {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace.toString());
  const mains = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  const threads = mains.map(({ pid, tid }) =>
    sumUp(
      traceEvents.filter(event => event.ph === 'X' && event.pid === pid && event.tid === tid),
      isRuntime,
    ),
  );
  return threads.toSorted((a, b) => b.busy - a.busy)[0] ?? idle;
}

function sumUp(events: readonly TraceEvent[], isRuntime: (address: string) => boolean): MainThread {
  const tasks = events.filter(({ name }) => name === 'RunTask');
  const calls = events.filter(
    ({ name, args }) => name === 'FunctionCall' && isRuntime(args?.data?.url ?? ''),
  );
  const longestOf = (some: readonly TraceEvent[]) => Math.max(0, ...some.map(durationOf));
  const holdsCall = (task: TraceEvent) =>
    calls.some(({ ts }) => ts >= task.ts && ts <= task.ts + (task.dur ?? 0));
  return {
    busy: tasks.reduce((sum, task) => sum + durationOf(task), 0),
    longest: longestOf(tasks),
    longestOfRuntime: longestOf(tasks.filter(holdsCall)),
  };
}

function durationOf({ dur = 0 }: TraceEvent): number {
  return dur / 1000;
}
