import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readRules, readTests, rulesNamedIn } from './rules.ts';
import { sourceFiles } from './source-files.ts';
import { filesOfProofs, proofTable, storeProofs } from './store-proofs.ts';

const root = join(import.meta.dirname, '..', '..');

it('PROVE-1: each claim about the store is proved by rules that exist and have tests without a browser', () => {
  const rules = readRules(
    sourceFiles(root, /^docs\/specification\/.+\.md$/),
    readTests(sourceFiles(root, /\.(?:test|integration)\.tsx?$/)),
  );
  const files = new Set(filesOfProofs(rules));
  const isProved = (id: string) =>
    rules.some(rule => rule.id === id && rule.tests.some(path => files.has(path)));
  expect(storeProofs.flatMap(proof => proof.rules).filter(id => !isProved(id))).toEqual([]);
});

it('PROVE-2: the table counts tests and runs, and one failure or a claim without a test proves nothing', () => {
  const every = storeProofs.map(({ rules }) => ({ title: `${rules[0]}: holds`, isPassed: true }));
  const twice = [...every, ...every];
  const { text, isProved } = proofTable(twice, rulesNamedIn);
  expect(isProved).toBe(true);
  expect(text).toContain('| An order keeps what was bought as it was | ORDER-4 | 1 | 2 | 0 |');
  const failing = proofTable([...twice, { title: 'ORDER-4: holds', isPassed: false }], rulesNamedIn);
  expect(failing.isProved).toBe(false);
  expect(failing.text).toContain('| ORDER-4 | 1 | 3 | 1 |');
  expect(proofTable(every.slice(1), rulesNamedIn).isProved).toBe(false);
});
