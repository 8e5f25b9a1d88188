import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runPart } from './run-part.ts';

const cache = join(import.meta.dirname, '..', '..', '..', 'node_modules', '.cache');
let root: string;

beforeAll(() => {
  mkdirSync(cache, { recursive: true });
  root = mkdtempSync(join(cache, 'gate-'));
  writeFileSync(
    join(root, 'vitest.config.ts'),
    `export default { test: { tags: [{ name: 'slow' }], projects: [{ test: {
       name: 'suite', include: ['**/*.test.ts'], exclude: [], testTimeout: 500, isolate: false, maxWorkers: 2,
     } }] } };`,
  );
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Runs these files as a part of the gate; each is the text of tests with `it` and `expect`. */
async function run(files: Readonly<Record<string, string>>, { slowness = 1, hasSlowTests = false } = {}) {
  const folder = mkdtempSync(join(root, 'files-'));
  for (const [name, text] of Object.entries(files))
    writeFileSync(join(folder, `${name}.test.ts`), `import { expect, it } from 'vitest';\n${text}`);
  const part = { name: 'suite', usualSeconds: 2000, runs: 'suite' } as const;
  const gate = {
    ...{ root: folder, evidence: folder, slowness, hasSlowTests },
    ...{ secondsLeft: () => 60, isQuiet: true },
  };
  writeFileSync(join(folder, 'vitest.config.ts'), `export { default } from '../vitest.config.ts';`);
  return runPart(part, gate);
}

const counts = ({ passed, failed, skipped }: Awaited<ReturnType<typeof run>>) => [passed, failed, skipped];

it('GATE-1: a file that fails once is run again alone, and counts as unstable when it passes', {
  timeout: 60_000,
}, async () => {
  const once = `
    import { existsSync, writeFileSync } from 'node:fs';
    const mark = import.meta.dirname + '/once';
    it('is there', () => { const was = existsSync(mark); writeFileSync(mark, ''); expect(was).toBe(true); });
    it('is fine', () => {});`;
  const result = await run({ once, always: `it('is right', () => expect(1).toBe(1));` });
  expect(counts(result)).toEqual([3, 0, 0]);
  expect(result.failures).toEqual([]);
  expect(result.unstable).toMatchObject([{ test: 'once.test.ts › is there', file: 'once.test.ts' }]);
  expect(result.unstable[0]?.error).toContain('expected false to be true');
});

it('GATE-1, GATE-6: a file that fails again, outside its tests or by a test without an end, is red', {
  timeout: 60_000,
}, async () => {
  const result = await run({
    wrong: `it('is wrong', () => expect([1]).toEqual([2])); it('is right', () => {});`,
    broken: `throw new Error('cannot be read');`,
    endless: `it('waits', () => new Promise(() => {}));`,
  });
  expect(counts(result)).toEqual([1, 3, 0]);
  expect(result.failures.map(({ test }) => test).toSorted()).toEqual([
    'broken.test.ts',
    'endless.test.ts › waits',
    'wrong.test.ts › is wrong',
  ]);
  const wrong = result.failures.find(({ test }) => test.endsWith('is wrong'));
  expect(wrong?.error).toMatch(/\n +-\s+2,\n +\+\s+1,\n/);
  expect(result.unstable).toEqual([]);
});

it('GATE-4, GATE-6: a file that waits at its top level is ended and named, with what had failed before', {
  timeout: 60_000,
}, async () => {
  const result = await run(
    {
      a: `it('is wrong', () => expect(1).toBe(2));`,
      b: 'await new Promise(resolve => setTimeout(resolve, 3_600_000));',
    },
    // The limit of 120 s, shortened.
    { slowness: 0.02 },
  );
  expect(result.failed).toBe(2);
  expect(result.failures.map(({ error }) => error).join('\n')).toMatch(
    /expected 1 to be 2.*b\.test\.ts was not read in: something at its top level waits/s,
  );
  expect(result.seconds).toBeLessThan(40);
});

it('GATE-5: eight failures stop a part, and nothing of it is run again', { timeout: 60_000 }, async () => {
  const many = `
    for (let number = 1; number <= 40; number += 1)
      it('is wrong ' + number, () => new Promise((_, reject) => setTimeout(reject, 50, new Error('no'))));`;
  const result = await run({ many });
  // Those that end before the word arrives still count.
  expect(result.failed).toBeGreaterThanOrEqual(8);
  expect(result.failed).toBeLessThan(20);
  expect(result.skipped).toBe(40 - result.failed);
  expect(result.failures).toHaveLength(result.failed);
  expect(result.unstable).toEqual([]);
});

it('GATE-7: tests tagged slow are left to the slow tests, and count as nothing before', {
  timeout: 60_000,
}, async () => {
  const two = `
    it('is quick', () => expect(process.env.VITRINE_SLOW_TESTS).toBeDefined());
    it('is slow', { tags: 'slow' }, () => expect(process.env.VITRINE_SLOW_TESTS).toBe('true'));`;
  expect(counts(await run({ two }))).toEqual([1, 0, 0]);
  expect(counts(await run({ two }, { hasSlowTests: true }))).toEqual([2, 0, 0]);
});
