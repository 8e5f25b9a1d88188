import { appendFileSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import type { ProgressEvent } from './progress.ts';

type Without<Event> = Event extends unknown ? Omit<Event, 'at'> : never;

/** What is known of an error that was thrown. */
interface Thrown {
  readonly name?: string;
  readonly message: string;
  /** What was expected and what came instead, in colours. */
  readonly diff?: string;
  readonly stack?: string;
}

const root = process.cwd();
const evidence = process.env.VITRINE_EVIDENCE;
const progress = process.env.VITRINE_PROGRESS;
const hasSlowTests = process.env.VITRINE_SLOW_TESTS === 'true';

/** Writes what happens into the file VITRINE_PROGRESS, and each failure at once with what is known of it. */
export default class ProgressReporter implements Reporter {
  readonly #running = new Map<string, string>();

  onTestModuleQueued({ moduleId }: TestModule): void {
    const file = relative(root, moduleId);
    this.#running.set(file, file);
    note({ event: 'queued', file });
  }

  onTestModuleCollected({ moduleId }: TestModule): void {
    note({ event: 'collected', file: relative(root, moduleId) });
  }

  onTestCaseReady({ module, fullName }: TestCase): void {
    const file = relative(root, module.moduleId);
    this.#running.set(file, `${file} › ${fullName}`);
    note({ event: 'seen', file });
  }

  onTestCaseResult(test: TestCase): void {
    const result = test.result();
    const file = relative(root, test.module.moduleId);
    if (result.state === 'failed') this.#tell({ file, test: test.fullName, errors: result.errors, of: test });
    else note({ event: 'seen', file });
  }

  onTestModuleEnd(module: TestModule): void {
    const file = relative(root, module.moduleId);
    this.#running.delete(file);
    const suites = [module, ...module.children.allSuites()];
    const errors = suites.flatMap(suite => suite.errors());
    if (errors.length > 0) this.#tell({ file, test: null, errors });
    const counts = { passed: 0, failed: 0, skipped: 0 };
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      // Those that were never run are skipped, but a slow one was only left to `npm run test:slow`.
      const count = state === 'pending' ? 'skipped' : state;
      if (count !== 'skipped' || hasSlowTests || !test.tags.includes('slow')) counts[count] += 1;
    }
    const { duration, collectDuration, setupDuration } = module.diagnostic();
    note({
      event: 'finished',
      file,
      seconds: (duration + collectDuration + setupDuration) / 1000,
      ...counts,
    });
  }

  onTestRunEnd(_modules: readonly TestModule[], errors: readonly Thrown[]): void {
    note({ event: 'ended', errors: errors.map(error => firstLines(error)) });
  }

  #tell({ file, test, errors, of }: Told): void {
    const error = errors.map(firstLines).join('\n');
    note({ event: 'failed', file, test, error });
    const others = [...this.#running].filter(([running]) => running !== file).map(([, what]) => what);
    const kept = (of?.meta() as { evidence?: readonly string[] } | undefined)?.evidence ?? [];
    const loads = loadavg().map(load => load.toFixed(1));
    const lines = [
      `✗ ${file}${test === null ? '' : ` › ${test}`}`,
      error,
      ...kept.map(path => `  Kept: ${path}`),
      ...others.map(other => `  Beside: ${other}`),
      `  Load: ${loads.join(', ')} on ${availableParallelism()} cores`,
      ...logEnds(of?.diagnostic()?.startTime ?? Date.now()),
    ];
    const text = `\n${lines.join('\n')}\n`;
    process.stdout.write(text);
    if (evidence) appendFileSync(join(evidence, 'failures.log'), text);
  }
}

interface Told {
  readonly file: string;
  readonly test: string | null;
  readonly errors: readonly Thrown[];
  readonly of?: TestCase;
}

function note(event: Without<ProgressEvent>): void {
  if (progress) appendFileSync(progress, `${JSON.stringify({ ...event, at: Date.now() })}\n`);
}

/** The ends of the logs of servers that wrote since `since`. */
function logEnds(since: number): string[] {
  if (!evidence) return [];
  return readdirSync(evidence)
    .filter(name => name.startsWith('server-'))
    .map(name => join(evidence, name))
    .filter(path => statSync(path).mtimeMs >= since)
    .flatMap(path => [
      `  The end of ${path}:`,
      ...readFileSync(path, 'utf8').trimEnd().split('\n').slice(-15),
    ]);
}

function firstLines({ name, message, diff = '', stack = '' }: Thrown): string {
  const compared = stripVTControlCharacters(diff)
    .split('\n')
    .filter(line => line !== '');
  const places = stack.split('\n').filter(line => line.trimStart().startsWith('at '));
  return [
    ...`${name ?? 'Error'}: ${message}`.split('\n').slice(0, 12),
    ...compared.slice(0, 12),
    ...places.slice(0, 4),
  ]
    .map(line => `    ${line.slice(0, 300)}`)
    .join('\n');
}
