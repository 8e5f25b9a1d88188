/**
 * `npm run prove:store`: the tests of what always holds in the store, again and again, and a table of what they
 * proved. In `--rounds=1000` rounds a server is killed: while many people buy, and at the steps of paying, by the
 * test service, and by the others. Everything else runs `--repeats=10` times, with ten times as many random cases
 * as in `npm test`, and sells out ten shops that nobody has viewed, 2 ms from the database. With `--rounds=0` no server is killed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRules, readTests, rulesNamedIn } from './src/rules.ts';
import { sourceFiles } from './src/source-files.ts';
import { filesOfProofs, type ProofRun, proofTable } from './src/store-proofs.ts';

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

const root = join(import.meta.dirname, '..');
const rounds = numberOf('rounds', 1000, 0);
const repeats = numberOf('repeats', 10, 1);
const reports = mkdtempSync(join(tmpdir(), 'vitrine-proofs-'));

const files = filesOfProofs(
  readRules(
    sourceFiles(root, /^docs\/specification\/.+\.md$/),
    readTests(sourceFiles(root, /\.(?:test|integration)\.tsx?$/)),
  ),
);
const isKilled = (path: string) => path.includes('/test/kill/');
/** The tests that are repeated inside, each with its share of the rounds. */
const isInRounds = (path: string) => readFileSync(join(root, path), 'utf8').includes('KILL_ROUNDS');
const share = Math.ceil(rounds / files.filter(isInRounds).length);
const began = Date.now();
const runs = [
  ...(rounds === 0 ? [] : run(files.filter(isKilled), { KILL_ROUNDS: String(share) })),
  ...Array.from({ length: repeats }, () =>
    run(
      files.filter(path => !isKilled(path)),
      { RANDOM_CASES: '1000', COLD_SHOP_ROUNDS: '10', COLD_SHOP_BUYERS: '10-50', COLD_SHOP_DELAY: '2' },
    ),
  ).flat(),
];
rmSync(reports, { recursive: true, force: true });
const { text, isProved } = proofTable(runs, rulesNamedIn);
const minutes = Math.round((Date.now() - began) / 60_000);
console.log(`\n${text}\n\n${rounds} rounds of killed servers, ${repeats} of the rest, ${minutes} minutes.`);
process.exit(isProved ? 0 : 1);

function run(paths: readonly string[], environment: Readonly<Record<string, string>>): ProofRun[] {
  const report = join(reports, 'report.json');
  const { status } = spawnSync(
    'vitest',
    [
      ...['run', '--project', 'unit', '--project', 'integration', ...paths],
      ...['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, VITRINE_SLOW_TESTS: 'true', ...environment } },
  );
  if (!existsSync(report)) throw new Error(`Vitest ended with ${status} and without a report.`);
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  rmSync(report);
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status: result }) => result === 'passed' || result === 'failed')
    .map(({ status: result, fullName }) => ({ title: fullName, isPassed: result === 'passed' }));
}

function numberOf(name: string, usual: number, least: number): number {
  const given = process.argv.find(argument => argument.startsWith(`--${name}=`))?.slice(name.length + 3);
  const number = Number(given ?? usual);
  if (Number.isInteger(number) && number >= least) return number;
  console.error(`--${name} must be a whole number from ${least}, such as --${name}=${usual}.`);
  process.exit(2);
}
