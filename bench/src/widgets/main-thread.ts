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
}

/** What the main thread of the busiest page of a trace did, from its tasks. */
export function readMainThread(trace: Buffer): MainThread {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace.toString());
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}:${tid}`),
  );
  const tasks = new Map<string, number[]>();
  for (const { name, ph, pid, tid, dur = 0 } of traceEvents) {
    const thread = `${pid}:${tid}`;
    if (ph !== 'X' || name !== 'RunTask' || !mains.has(thread)) continue;
    tasks.set(thread, [...(tasks.get(thread) ?? []), dur / 1000]);
  }
  const threads = [...tasks.values()].map(durations => ({
    busy: durations.reduce((sum, each) => sum + each, 0),
    longest: Math.max(...durations),
  }));
  return threads.toSorted((a, b) => b.busy - a.busy)[0] ?? { busy: 0, longest: 0 };
}
