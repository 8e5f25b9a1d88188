import { describe, expect, it } from 'vitest';
import { checkRules, readRules, rulesTable } from './rules.ts';

const specification = [
  {
    path: 'docs/specification/a.md',
    text: '# A\n\n- **ALPHA-1** — One holds.\n- **ALPHA-2** — Two | holds.\n',
  },
];
const testFile = (title: string) => ({
  path: 'packages/core/src/a.test.ts',
  text: `it('${title}', () => {});`,
});

describe('the specification', () => {
  it('SPECIFICATION-1: a rule without a test is found', () => {
    const tests = [testFile('ALPHA-1: holds')];
    expect(checkRules(readRules(specification, tests), tests).map(finding => finding.message)).toEqual([
      'ALPHA-2 has no test that names it (SPECIFICATION-1)',
    ]);
  });

  it('SPECIFICATION-1: a title after a table of cases counts, whatever the table contains', () => {
    const text = "it.each([\n  ['one', 'two'],\n] as const)('ALPHA-2: holds of %s', () => {});";
    const tests = [testFile('ALPHA-1: holds'), { path: 'packages/core/src/b.test.ts', text }];
    expect(checkRules(readRules(specification, tests), tests)).toEqual([]);
  });

  it('SPECIFICATION-2: a repeated number is found', () => {
    const tests = [testFile('ALPHA-1 to ALPHA-2: hold')];
    const twice = [...specification, { path: 'docs/specification/b.md', text: '- **ALPHA-1** — Again.\n' }];
    expect(checkRules(readRules(twice, tests), tests).map(finding => finding.message)).toEqual([
      'ALPHA-1 stands in docs/specification/a.md already (SPECIFICATION-2)',
    ]);
  });

  it('SPECIFICATION-3: a test with an unknown rule is found', () => {
    const tests = [testFile('ALPHA-1 to ALPHA-3: hold')];
    expect(checkRules(readRules(specification, tests), tests).map(finding => finding.message)).toEqual([
      'names ALPHA-3, which no specification has (SPECIFICATION-3)',
    ]);
  });

  it('SPECIFICATION-4: the table lists each rule with its tests', () => {
    const table = rulesTable(readRules(specification, [testFile('ALPHA-1 to ALPHA-2: hold')]));
    expect(table).toContain('| ALPHA-2 | Two \\| holds. | [a.test.ts](../../packages/core/src/a.test.ts) |');
  });
});
