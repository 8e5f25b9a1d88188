import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('GATE-9: a part that does not exist is refused, with the names of those that do', () => {
  const test = join(import.meta.dirname, '..', '..', 'test.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [test, '--only=unit,brower'], {
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain('npm test has no part “brower”. Its parts are: check, build, unit, integration,');
});
