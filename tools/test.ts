/**
 * `npm test`: all tests of a fresh clone, the cheapest first. `--corpus` adds the suite over
 * ../shared/data; `--only=unit,browser` runs some of the parts.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

interface Part {
  readonly name: string;
  readonly run: () => Count;
}

interface VitestFile {
  readonly name: string;
  readonly status: string;
  readonly message: string;
  readonly assertionResults: readonly {
    readonly status: string;
    readonly fullName: string;
    readonly failureMessages: readonly string[];
  }[];
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly VitestFile[];
}

const root = join(import.meta.dirname, '..');
const reports = mkdtempSync(join(tmpdir(), 'vitrine-test-'));
const only = process.argv
  .find(argument => argument.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',');

const parts: readonly Part[] = [
  { name: 'check', run: () => commandPart('node', ['tools/check.ts']) },
  { name: 'build', run: () => commandPart('node', ['tools/build.ts']) },
  { name: 'unit', run: () => vitestPart('unit') },
  { name: 'integration', run: () => vitestPart('integration') },
  { name: 'budgets', run: () => commandPart('node', ['tools/budgets.ts']) },
  { name: 'widgets', run: () => vitestPart('widgets') },
  { name: 'browser', run: () => vitestPart('browser') },
  ...(process.argv.includes('--corpus')
    ? ['corpus', 'corpus-browser'].map(name => ({ name, run: () => vitestPart(name) }))
    : []),
];

const total = { passed: 0, failed: 0, skipped: 0 };
const failures: string[] = [];
const failedTests: string[] = [];
for (const part of parts) {
  if (only && !only.includes(part.name)) continue;
  console.log(`\n── ${part.name} ──`);
  const count = part.run();
  total.passed += count.passed;
  total.failed += count.failed;
  total.skipped += count.skipped;
  if (count.failed > 0) failures.push(`${part.name}: ${count.failed}`);
}
rmSync(reports, { recursive: true, force: true });
if (!process.argv.includes('--corpus')) {
  console.log(
    '\nNot run here: the corpus suite over real export files (npm run test:corpus; it needs ../shared/data).',
  );
}
if (failures.length > 0) {
  console.log(['', ...failedTests, `Failed in ${failures.join(', ')}.`].join('\n'));
}
console.log(
  `${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
);
process.exit(total.failed > 0 ? 1 : 0);

function commandPart(command: string, args: readonly string[]): Count {
  const isFine = spawnSync(command, args, { cwd: root, stdio: 'inherit' }).status === 0;
  return { passed: isFine ? 1 : 0, failed: isFine ? 0 : 1, skipped: 0 };
}

/** Counts come from Vitest's own report; a run without one has failed as a whole. */
function vitestPart(project: string): Count {
  const report = join(reports, `${project}.json`);
  const run = spawnSync(
    'vitest',
    [
      'run',
      '--project',
      project,
      '--passWithNoTests',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { cwd: root, stdio: 'inherit' },
  );
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0 };
  const results = JSON.parse(readFileSync(report, 'utf8')) as VitestReport;
  failedTests.push(...results.testResults.flatMap(file => failuresOf(file)));
  const failed = results.numFailedTests;
  return {
    passed: results.numPassedTests,
    failed: run.status === 0 ? failed : Math.max(1, failed),
    skipped: results.numPendingTests,
  };
}

/** The final message, visible without reading a long output. */
function failuresOf(file: VitestFile): string[] {
  const name = relative(root, file.name);
  const tests = file.assertionResults.filter(test => test.status === 'failed');
  if (tests.length === 0 && file.status === 'failed') return [`✗ ${name}\n${firstLines(file.message)}`];
  return tests.map(test => `✗ ${name} › ${test.fullName}\n${firstLines(test.failureMessages.join('\n'))}`);
}

function firstLines(message: string): string {
  return message
    .split('\n')
    .slice(0, 12)
    .map(line => `    ${line.slice(0, 300)}`)
    .join('\n');
}
