/**
 * `npm test`: all tests of a fresh clone, the cheapest first. `--corpus` adds the suite over
 * ../shared/data; `--only=unit,browser` runs some of the parts.
 */
import { spawn } from 'node:child_process';
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
  readonly run: () => Promise<Count>;
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

const command = (name: string): Part => ({ name, run: () => commandPart('node', [`tools/${name}.ts`]) });
const suite = (name: string): Part => ({ name, run: () => vitestPart(name) });
/** In turn; those that keep only one processor busy run side by side. */
const stages: readonly (readonly Part[])[] = [
  [command('check'), command('build')],
  [suite('unit')],
  [suite('integration')],
  [command('budgets')],
  [suite('widgets')],
  [suite('browser')],
  ...(process.argv.includes('--corpus') ? [[suite('corpus'), suite('corpus-browser')]] : []),
];

const total = { passed: 0, failed: 0, skipped: 0 };
const seconds: string[] = [];
const failures: string[] = [];
const failedTests: string[] = [];
for (const stage of stages)
  await Promise.all(stage.filter(({ name }) => only === undefined || only.includes(name)).map(count));
rmSync(reports, { recursive: true, force: true });
if (!process.argv.includes('--corpus')) {
  console.log(
    '\nNot run here: the corpus suite over real export files (npm run test:corpus; it needs ../shared/data).',
  );
}
console.log(`\n${seconds.join(', ')}`);
if (failures.length > 0) {
  console.log(['', ...failedTests, `Failed in ${failures.join(', ')}.`].join('\n'));
}
console.log(
  `${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
);
process.exit(total.failed > 0 ? 1 : 0);

async function count({ name, run }: Part): Promise<void> {
  console.log(`\n── ${name} ──`);
  const began = performance.now();
  const { passed, failed, skipped } = await run();
  seconds.push(`${name} ${Math.round((performance.now() - began) / 1000)} s`);
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  if (failed > 0) failures.push(`${name}: ${failed}`);
}

/** Its exit code; null if it was ended or could not be started. */
function runCommand(command: string, args: readonly string[]): Promise<number | null> {
  return new Promise(resolve => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit' });
    child.once('error', () => resolve(null));
    child.once('exit', resolve);
  });
}

async function commandPart(command: string, args: readonly string[]): Promise<Count> {
  const isFine = (await runCommand(command, args)) === 0;
  return { passed: isFine ? 1 : 0, failed: isFine ? 0 : 1, skipped: 0 };
}

/** Counts come from Vitest's own report; a run without one has failed as a whole. */
async function vitestPart(project: string): Promise<Count> {
  const report = join(reports, `${project}.json`);
  const status = await runCommand('vitest', [
    ...['run', '--project', project, '--passWithNoTests'],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  ]);
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0 };
  const results = JSON.parse(readFileSync(report, 'utf8')) as VitestReport;
  failedTests.push(...results.testResults.flatMap(file => failuresOf(file)));
  const failed = results.numFailedTests;
  return {
    passed: results.numPassedTests,
    failed: status === 0 ? failed : Math.max(1, failed),
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
