import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { permissions } from '@vitrine/core/accounts/roles.ts';
import { checkAcrossWebsites } from './src/check-across-websites.ts';
import { checkAnswers } from './src/check-answers.ts';
import { checkArchitecture } from './src/check-architecture.ts';
import { checkBlockNumbers } from './src/check-block-numbers.ts';
import { checkCircles, checkOrder } from './src/check-circles.ts';
import { checkEndless } from './src/check-endless.ts';
import { checkEngines } from './src/check-engines.ts';
import { checkExpressions } from './src/check-expressions.ts';
import { checkFloors } from './src/check-floors.ts';
import { checkLock } from './src/check-lock.ts';
import { checkPaymentMethods } from './src/check-payment-methods.ts';
import { checkPermissions } from './src/check-permissions.ts';
import { checkSentences } from './src/check-sentences.ts';
import { checkProofs } from './src/rule-proofs.ts';
import { checkRules, readRules, readTests } from './src/rules.ts';
import { type Finding, sourceFiles, wordFinding } from './src/source-files.ts';

const root = join(import.meta.dirname, '..');
const nodeMajor = 24;
/** All code except tests, which do not read the texts of others. */
const productCode =
  /^(?:packages|apps|starters|e2e|bench|tools)\/.+(?<!\.(?:test|integration|journey|corpus))\.(?:tsx?|mjs)$/;

interface Check {
  readonly name: string;
  readonly run: () => boolean | Promise<boolean>;
}

/** What is known from the run before: the next one only checks changed files. */
const cached = ['--tsBuildInfoFile', 'node_modules/.cache/tsc/check.tsbuildinfo'];
/** The other checks run meanwhile. */
const types: Check = {
  name: 'types',
  run: () =>
    commandBeside('node', ['node_modules/typescript-native/bin/tsc', '--noEmit', '--incremental', ...cached]),
};

/** Every other check that needs no database and no browser, the most frequent failures first. */
const checks: readonly Check[] = [
  { name: 'format and lint', run: () => command('biome', ['ci', '--reporter=summary', '.']) },
  {
    name: 'floors',
    run: () =>
      report(checkFloors(sourceFiles(root, /^(packages|apps|starters|e2e|bench|tools)\/.+\.(tsx?|css)$/))),
  },
  {
    name: 'circles and order',
    run: () => {
      const files = sourceFiles(root, productCode);
      return report([...checkCircles(files), ...checkOrder(files)]);
    },
  },
  {
    name: 'one way to answer',
    run: () => report(checkAnswers(sourceFiles(root, productCode))),
  },
  {
    name: 'permissions',
    run: () => report(checkPermissions(sourceFiles(root, productCode), permissions)),
  },
  {
    name: 'work on all websites',
    run: () => report(checkAcrossWebsites(sourceFiles(root, productCode))),
  },
  {
    name: 'sentences in catalogues',
    run: () =>
      report(
        checkSentences(
          sourceFiles(root, /^(?:packages\/(?:core|widgets|blocks|render)|apps\/server)\/src\/.+\.tsx?$/),
        ),
      ),
  },
  {
    name: 'numbers of blocks',
    run: () =>
      report(checkBlockNumbers(sourceFiles(root, /^(packages|apps|starters|e2e|bench|tools)\/.+\.tsx?$/))),
  },
  {
    name: 'names of ways to pay',
    run: () => report(checkPaymentMethods(sourceFiles(root, /^(packages|apps|tools)\/.+\.tsx?$/))),
  },
  {
    name: 'architecture',
    run: () => {
      const paths = sourceFiles(root, /\.(tsx?|mjs|css)$/).map(({ path }) => path);
      return report(checkArchitecture(readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8'), paths));
    },
  },
  {
    name: 'regular expressions',
    run: () => report(checkExpressions(sourceFiles(root, productCode))),
  },
  {
    name: 'tests that end',
    run: () =>
      report(checkEndless(sourceFiles(root, /^(packages|apps|starters|e2e|bench|tools)\/.+\.tsx?$/))),
  },
  {
    name: 'packages',
    run: () => {
      const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
      return report([...checkEngines(lock, nodeMajor), ...checkLock(lock)]);
    },
  },
  { name: 'specification', run: () => report(specification()) },
  { name: 'reference', run: () => command('node', ['tools/reference.ts', '--check']) },
  { name: 'unused code and dependencies', run: () => command('knip', []) },
  {
    name: 'code that only tests use',
    run: () =>
      command('knip', ['--production', '--config', 'knip.product.json', '--include', 'files,exports,types']),
  },
];

const results = [runCheck(types)];
for (const check of checks) {
  results.push(runCheck(check));
  await results.at(-1);
}
const fine = (await Promise.all(results)).filter(Boolean).length;
console.log(`${fine} passed, ${results.length - fine} failed`);
process.exit(fine === results.length ? 0 : 1);

async function runCheck({ name, run }: Check): Promise<boolean> {
  const started = performance.now();
  const isFine = await run();
  console.log(`${isFine ? '✓' : '✗'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  return isFine;
}

function specification(): Finding[] {
  const tests = readTests(sourceFiles(root, /\.(test|integration|corpus|journey)\.tsx?$/));
  const rules = readRules(sourceFiles(root, /^docs\/specification\/.+\.md$/), tests);
  return [...checkRules(rules, tests), ...checkProofs(rules)];
}

function command(name: string, args: readonly string[]): boolean {
  return spawnSync(name, args, { cwd: root, stdio: 'inherit' }).status === 0;
}

function commandBeside(name: string, args: readonly string[]): Promise<boolean> {
  const child = spawn(name, args, { cwd: root, stdio: 'inherit' });
  return new Promise(resolve => {
    child.once('error', () => resolve(false));
    child.once('exit', code => resolve(code === 0));
  });
}

function report(findings: readonly Finding[]): boolean {
  for (const finding of findings) console.error(wordFinding(finding));
  return findings.length === 0;
}
