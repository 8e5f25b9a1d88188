/** What a suite's reporter writes while it runs, a line of JSON each, so that a suite that is stopped has said it all. */
export type ProgressEvent =
  | { readonly event: 'queued' | 'collected' | 'seen'; readonly file: string; readonly at: number }
  | {
      readonly event: 'failed';
      readonly file: string;
      readonly at: number;
      /** Its full title; null if the file failed outside its tests. */
      readonly test: string | null;
      readonly error: string;
    }
  | {
      readonly event: 'finished';
      readonly file: string;
      readonly at: number;
      readonly seconds: number;
      readonly passed: number;
      readonly failed: number;
      readonly skipped: number;
    }
  | { readonly event: 'ended'; readonly at: number; readonly errors: readonly string[] };

export interface Failure {
  /** `FILE › TITLE`, or the file alone if it failed outside its tests. */
  readonly test: string;
  readonly file: string;
  readonly error: string;
}

export interface Progress {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly failures: readonly Failure[];
  /** Seconds of each finished file. */
  readonly files: ReadonlyMap<string, number>;
  /** Begun and not finished. */
  readonly open: readonly string[];
  /** Whether the suite ended by itself. */
  readonly hasEnded: boolean;
}

export function parseProgress(text: string): ProgressEvent[] {
  return (
    text
      .split('\n')
      // The last line of a killed process may be half written.
      .filter(line => line.endsWith('}'))
      .map(line => JSON.parse(line) as ProgressEvent)
  );
}

export function summarise(events: readonly ProgressEvent[]): Progress {
  const files = new Map<string, number>();
  const open = new Set<string>();
  const failures: Failure[] = [];
  const counts = { passed: 0, failed: 0, skipped: 0 };
  let hasEnded = false;
  for (const event of events) {
    if (event.event === 'queued') open.add(event.file);
    if (event.event === 'failed') {
      const { file, test, error } = event;
      failures.push({ test: test === null ? file : `${file} › ${test}`, file, error });
    }
    if (event.event === 'finished') {
      open.delete(event.file);
      files.set(event.file, event.seconds);
      for (const count of ['passed', 'failed', 'skipped'] as const) counts[count] += event[count];
    }
    if (event.event === 'ended') {
      hasEnded = true;
      for (const error of event.errors) failures.push({ test: 'outside every test', file: '', error });
    }
  }
  // A file that fails outside its tests has none that failed.
  const outside = failures.filter(({ test, file }) => !test.startsWith(`${file} › `)).length;
  return { ...counts, failed: counts.failed + outside, failures, files, open: [...open], hasEnded };
}

/** Milliseconds that a file may take to be read in, and may be silent: no test of the gate takes as long. */
const limits = { toCollect: 120_000, toBeSilent: 480_000 };

/** The files that hang at `now`, each with what it does not get over. */
export function findHanging(events: readonly ProgressEvent[], now: number, slowness: number): string[] {
  const last = new Map<string, ProgressEvent>();
  for (const event of events) if (event.event !== 'ended') last.set(event.file, event);
  return [...last].flatMap(([file, event]) => {
    if (event.event === 'finished') return [];
    const isCollecting = event.event === 'queued';
    const limit = (isCollecting ? limits.toCollect : limits.toBeSilent) * slowness;
    if (now - event.at < limit) return [];
    const what = isCollecting ? 'was not read in: something at its top level waits' : 'has said nothing';
    return [`${file} ${what} for ${Math.round((now - event.at) / 1000)} s`];
  });
}
