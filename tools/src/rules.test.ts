import { describe, expect, it } from 'vitest';
import { checkProofs, rulesTable } from './rule-proofs.ts';
import { checkRules, readRules, readTests } from './rules.ts';

const specification = [
  {
    path: 'docs/specification/a.md',
    text: '# A\n\n- **ALPHA-1** — One holds.\n- **ALPHA-2** — Two | holds.\n',
  },
];
const testsIn = (text: string) => readTests([{ path: 'packages/core/src/a.test.ts', text }]);
const testsWith = (title: string) => testsIn(`it('${title}', () => {});`);

describe('the specification', () => {
  it('SPECIFICATION-1: a rule without a test is found', () => {
    const tests = testsWith('ALPHA-1: holds');
    expect(checkRules(readRules(specification, tests), tests).map(finding => finding.message)).toEqual([
      'ALPHA-2 has no test that names it (SPECIFICATION-1)',
    ]);
  });

  it.each([
    ["it.each([\n  ['one', 'two'],\n] as const)('ALPHA-2: holds of %s', () => {});", 'a table of cases'],
    ["it.each<[string]>([['x']])(\n  'ALPHA-2: holds of %s', () => {});", 'a table with a type'],
    ["it.for(rows('a').filter(row => row))(`ALPHA-2: holds`, () => {});", 'a computed table'],
    ["describe.each`a`('ALPHA-2: holds', () => {});", 'a tagged table'],
    ["it.runIf(process.platform === 'linux')(\n  'ALPHA-2: holds', () => {});", 'a condition'],
    ["test.skipIf(isLate()).concurrent('ALPHA-2: holds', () => {});", 'two conditions'],
    ["describe.runIf(isReady)('ALPHA-2: holds', () => {});", 'the condition of a group'],
  ])('SPECIFICATION-1: the title in %s counts', text => {
    const tests = testsIn(`it('ALPHA-1: holds', () => {});\n${text}`);
    expect(checkRules(readRules(specification, tests), tests)).toEqual([]);
  });

  it('SPECIFICATION-1: a title that another call or a text contains does not count', () => {
    const tests = testsIn("it('ALPHA-1: holds', () => {}); say('ALPHA-2'); say(`it('ALPHA-2: holds')`);");
    expect(readRules(specification, tests).map(rule => rule.tests.length)).toEqual([1, 0]);
  });

  it('SPECIFICATION-2: a repeated number is found', () => {
    const tests = testsWith('ALPHA-1 to ALPHA-2: hold');
    const twice = [...specification, { path: 'docs/specification/b.md', text: '- **ALPHA-1** — Again.\n' }];
    expect(checkRules(readRules(twice, tests), tests).map(finding => finding.message)).toEqual([
      'ALPHA-1 stands in docs/specification/a.md already (SPECIFICATION-2)',
    ]);
  });

  it('SPECIFICATION-3: a test with an unknown rule is found', () => {
    const tests = testsWith('ALPHA-1 to ALPHA-3: hold');
    expect(checkRules(readRules(specification, tests), tests).map(finding => finding.message)).toEqual([
      'names ALPHA-3, which no specification has (SPECIFICATION-3)',
    ]);
  });

  it('SPECIFICATION-4: the table lists each rule with its tests', () => {
    const table = rulesTable(readRules(specification, testsWith('ALPHA-1 to ALPHA-2: hold')));
    expect(table).toContain('| ALPHA-2 | Two \\| holds. | [a.test.ts](../../packages/core/src/a.test.ts) |');
  });

  const provedBy = (...paths: readonly string[]) =>
    readRules(
      specification,
      readTests(paths.map((path, at) => ({ path, text: `it('ALPHA-${at + 1}: holds', () => {});` }))),
    );

  it.each([
    'apps/server/src/a.integration.ts',
    'e2e/src/a.journey.ts',
    'apps/server/test/corpus/a.corpus.ts',
    'packages/blocks/src/a/a.test.tsx',
  ])('SPECIFICATION-5: %s reaches the product', path => {
    const rules = provedBy(path, 'tools/src/a.test.ts');
    expect(checkProofs(rules)).toEqual([]);
    expect(rulesTable(rules)).toContain('commands `npm run …`: ALPHA-2.');
  });

  it('SPECIFICATION-5: a rule of the product with unit tests alone is found', () => {
    const rules = provedBy('packages/core/src/a.test.ts', 'bench/src/a.test.ts');
    expect(checkProofs(rules).map(({ message }) => message)).toEqual([
      'ALPHA-1 is proved by unit tests alone: test it by a call, a page or a component (SPECIFICATION-5)',
    ]);
  });

  it.each([
    ["it('ALPHA-2: holds', { tags: 'slow' }, () => {});", 'a test'],
    ["describe('all', { tags: 'slow' }, () => { it('ALPHA-2: holds', () => {}); });", 'a group'],
    ["/** @module-tag slow */\nit('ALPHA-2: holds', () => {});", 'a file'],
  ])('SPECIFICATION-6: the table names a rule that only this proves: %s', text => {
    const gate = { path: 'apps/server/src/a.integration.ts', text: "it('ALPHA-1: holds', () => {});" };
    const slow = { path: 'apps/server/src/b.integration.ts', text };
    const said = 'leaves the proof of these rules to `npm run test:slow`: ALPHA-2.';
    expect(rulesTable(readRules(specification, readTests([gate, slow])))).toContain(said);
    const both = { ...gate, text: `${gate.text}\nit('ALPHA-2: holds', () => {});` };
    expect(rulesTable(readRules(specification, readTests([both, slow])))).not.toContain('test:slow');
  });
});
