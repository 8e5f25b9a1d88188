import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { limitOf, mostFailures, mostRepeatedFiles, type Part, slowTestsFactor } from './parts.ts';
import { type Ended, runToEnd } from './processes.ts';
import { type Failure, findHanging, type Progress, parseProgress, summarise } from './progress.ts';

export interface Gate {
  readonly root: string;
  /** A folder for what is kept of failures. */
  readonly evidence: string;
  readonly slowness: number;
  /** Whether tests tagged `slow` run too, and the others with all their rounds, widths and themes (rule GATE-7). */
  readonly hasSlowTests?: boolean;
  /** Seconds that the whole run has left. */
  readonly secondsLeft: () => number;
  /** Prints nothing of the parts. */
  readonly isQuiet?: boolean;
}

export interface PartResult {
  readonly name: string;
  readonly seconds: number;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly failures: readonly Failure[];
  /** Failed, and passed when their file was run once more, alone. */
  readonly unstable: readonly Failure[];
  /** Seconds of each file. */
  readonly files: ReadonlyMap<string, number>;
}

/** Runs one part, and its failed files once more; it always ends (rules GATE-1 to GATE-4). */
export async function runPart(part: Part, gate: Gate): Promise<PartResult> {
  console.log(`\n── ${part.name} ──`);
  const began = performance.now();
  const result = await (part.runs === 'tool' ? runTool(part, gate) : runSuite(part, gate));
  return { name: part.name, seconds: (performance.now() - began) / 1000, ...result };
}

type Result = Omit<PartResult, 'name' | 'seconds'>;

async function runTool({ name, usualSeconds }: Part, gate: Gate): Promise<Result> {
  const ended = await runToEnd('node', [`tools/${name}.ts`], optionsOf(usualSeconds, gate));
  const isFine = ended.code === 0 && ended.stopped === null;
  const failures = isFine ? [] : [failureOf(name, ended)];
  return {
    passed: isFine ? 1 : 0,
    failed: failures.length,
    skipped: 0,
    failures,
    unstable: [],
    files: new Map(),
  };
}

async function runSuite(part: Part, gate: Gate): Promise<Result> {
  const first = await runFiles(part, gate);
  const failed = [...new Set(first.failures.map(({ file }) => file))];
  const isWorthRepeating =
    first.hasEnded &&
    !failed.includes('') &&
    failed.length <= mostRepeatedFiles &&
    first.failed < mostFailures;
  if (!isWorthRepeating) return { ...first, unstable: [] };
  let { passed, failed: red, skipped } = first;
  const failures: Failure[] = [];
  const unstable: Failure[] = [];
  for (const file of failed) {
    console.log(`\n── ${part.name}: once more, alone: ${file} ──`);
    const again = await runFiles({ ...part, usualSeconds: 200 }, gate, file);
    const own = first.failures.filter(failure => failure.file === file);
    const isFine = again.hasEnded && again.failed === 0 && again.passed > 0;
    (isFine ? unstable : failures).push(...own);
    if (!isFine) continue;
    const before = first.countsOf(file);
    passed += again.passed - before.passed;
    red -= before.failed;
    skipped += again.skipped - before.skipped;
  }
  return { passed, failed: red, skipped, failures, unstable, files: first.files };
}

interface Counted {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** All files of a suite, or one, in a fresh process. */
async function runFiles(
  { name, usualSeconds }: Part,
  gate: Gate,
  file?: string,
): Promise<Progress & { readonly countsOf: (file: string) => Counted }> {
  const path = join(gate.evidence, `progress-${name}.jsonl`);
  rmSync(path, { force: true });
  const read = () => (existsSync(path) ? parseProgress(readFileSync(path, 'utf8')) : []);
  const ended = await runToEnd(
    'vitest',
    [
      ...['run', '--project', name, '--passWithNoTests', `--bail=${mostFailures}`],
      ...(gate.hasSlowTests ? [] : ['--tags-filter=!slow']),
      ...['--reporter=default', `--reporter=${join(import.meta.dirname, 'progress-reporter.ts')}`],
      ...(file === undefined ? [] : [file]),
    ],
    {
      ...optionsOf(usualSeconds, gate),
      environment: {
        VITRINE_PROGRESS: path,
        VITRINE_EVIDENCE: gate.evidence,
        VITRINE_TEST_SLOWNESS: String(gate.slowness),
        VITRINE_SLOW_TESTS: String(gate.hasSlowTests === true),
        ...(gate.hasSlowTests ? { RANDOM_CASES: '1000' } : {}),
      },
      findFault: () => findHanging(read(), Date.now(), gate.slowness)[0] ?? null,
    },
  );
  const events = read();
  const progress = summarise(events);
  const countsOf = (wanted: string) => summarise(events.filter(one => 'file' in one && one.file === wanted));
  const isExplained = ended.code === 0 || progress.failures.length > 0;
  if (progress.hasEnded && ended.stopped === null && isExplained) return { ...progress, countsOf };
  const failure = failureOf(name, ended, progress.open);
  return {
    ...progress,
    countsOf,
    hasEnded: false,
    failed: progress.failed + 1,
    failures: [...progress.failures, failure],
  };
}

function optionsOf(
  usualSeconds: number,
  { root, slowness, hasSlowTests = false, secondsLeft, isQuiet = false }: Gate,
) {
  const seconds = usualSeconds * (hasSlowTests ? slowTestsFactor : 1);
  return {
    cwd: root,
    isQuiet,
    limitSeconds: Math.min(limitOf(seconds, slowness), Math.max(1, secondsLeft())),
  };
}

function failureOf(name: string, { code, stopped }: Ended, open: readonly string[] = []): Failure {
  const why = stopped ?? `it ended with ${code ?? 'a signal'} and told no failed test`;
  const rest = open.length === 0 ? '' : `\n    Not finished: ${open.join(', ')}`;
  return { test: name, file: '', error: `    ${name}: ${why}.${rest}` };
}
