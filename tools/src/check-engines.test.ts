import { describe, expect, it } from 'vitest';
import { checkEngines } from './check-engines.ts';

const check = (node: string, resolved?: string) =>
  checkEngines(
    { packages: { 'node_modules/a': { engines: { node }, ...(resolved ? { resolved } : {}) } } },
    24,
  ).length;

describe('the lock file', () => {
  it('SETUP-3: a package whose engine refuses our Node is found', () => {
    expect(
      ['>=18', '^20.19.0 || >=22.12.0', '>= 10', '*', '^20.17.0 || ^22.13.0 || >=24', '>=18 <25'].map(r =>
        check(r),
      ),
    ).toEqual([0, 0, 0, 0, 0, 0]);
    expect(['^20', '>=26', '>=12 <24', '18 || 20', '^22.11.0'].map(r => check(r))).toEqual([1, 1, 1, 1, 1]);
  });

  it('SETUP-4: an entry that names its download address is found', () => {
    expect(check('>=18', 'https://registry.example/a.tgz')).toBe(1);
    expect(check('>=18', 'packages/a')).toBe(0);
  });
});
