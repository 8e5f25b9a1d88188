import type { PartResult } from './run-part.ts';

const mostDear = 10;

/** What `npm test` says last; its last line is `N passed, N failed` (rule GATE-5). */
export function closingLines({ results, notes, fault }: Run): string[] {
  const sum = (count: 'passed' | 'failed' | 'skipped') =>
    results.reduce((total, result) => total + result[count], 0);
  const unstable = results.flatMap(result => result.unstable);
  const failed = sum('failed') + (fault === null ? 0 : 1);
  const skipped = sum('skipped');
  const reds = results.filter(result => result.failed > 0).map(result => `${result.name}: ${result.failed}`);
  return [
    ...notes.flatMap(note => ['', note]),
    ...dearest(results),
    '',
    results.map(({ name, seconds }) => `${name} ${Math.round(seconds)} s`).join(', '),
    ...section(
      'Failed',
      results.flatMap(result => result.failures),
    ),
    ...(reds.length === 0 ? [] : [`Failed in ${reds.join(', ')}.`]),
    ...section('Unstable', unstable),
    ...(fault === null ? [] : ['', fault]),
    '',
    `${sum('passed')} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  ];
}

interface Run {
  readonly results: readonly PartResult[];
  /** What was not run, and why. */
  readonly notes: readonly string[];
  /** Why a run without failed tests is red all the same; null if it is not. */
  readonly fault: string | null;
}

function section(title: string, failures: PartResult['failures']): string[] {
  if (failures.length === 0) return [];
  return ['', title, ...failures.flatMap(({ test, error }) => [`✗ ${test}`, error])];
}

function dearest(results: readonly PartResult[]): string[] {
  const all = results.flatMap(({ files }) => [...files]).toSorted(([, a], [, b]) => b - a);
  if (all.length === 0) return [];
  const most = all.slice(0, mostDear).map(([file, seconds]) => `${Math.round(seconds)} s ${file}`);
  return ['', `The dearest files: ${most.join(', ')}`];
}
