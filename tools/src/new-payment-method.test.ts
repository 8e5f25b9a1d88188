import { execFile, execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkFloors } from './check-floors.ts';
import { newPaymentMethod } from './new-payment-method.ts';
import { typeErrors } from './type-errors.ts';
import { allowedTime } from './until.ts';

const repository = join(import.meta.dirname, '../..');
const methods = 'apps/server/src/capabilities/payments/methods';
let root = '';

const listing = () =>
  readdirSync(root, { recursive: true })
    .map(String)
    .filter(path => !path.startsWith('node_modules'))
    .sort();
const read = (path: string) => readFileSync(join(root, path), 'utf8');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-payment-method-'));
  mkdirSync(join(root, methods, 'manual'), { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('newPaymentMethod', () => {
  it('PAYMENT-28: writes one folder, formatted and on its floor', () => {
    for (const name of ['b2', 'north-bank', `a-${'long-'.repeat(5)}one`]) {
      const made = newPaymentMethod(name, { root });
      const files = made.ok ? made.value.files : [];
      expect(files).toContain(`${methods}/${name}/${name}.method.ts`);
      expect(files.filter(path => !path.startsWith(`${methods}/${name}/`))).toEqual([]);
      expect(checkFloors(files.map(path => ({ path, text: read(path) })))).toEqual([]);
    }
    cpSync(join(repository, 'biome.json'), join(root, 'biome.json'));
    const biome = join(repository, 'node_modules/@biomejs/biome/bin/biome');
    execFileSync(process.execPath, [biome, 'ci', '--vcs-enabled=false', root], {
      cwd: root,
      stdio: 'pipe',
      timeout: allowedTime(60_000),
    });
  });

  it.each(['', 'Bank', '2bank', 'north_bank', '../bank', 'x'.repeat(31), 'pay-helper', 'method', 'manual'])(
    'PAYMENT-28: refuses the name %j and writes nothing',
    name => {
      const before = listing();
      expect(newPaymentMethod(name, { root }).ok).toBe(false);
      expect(listing()).toEqual(before);
    },
  );

  it('PAYMENT-28: a new method has no type errors, and nothing else changes', { tags: 'slow' }, () => {
    const before = listing();
    expect(newPaymentMethod('north-bank', { root }).ok).toBe(true);
    const added = listing().filter(path => !before.includes(path));
    expect(added.filter(path => !path.startsWith(`${methods}/north-bank`))).toEqual([]);
    const sources = added.filter(path => path.endsWith('.ts'));
    expect(
      typeErrors(repository, new Map(sources.map(path => [join(repository, path), read(path)]))),
    ).toEqual([]);
  });

  it('PAYMENT-14, PAYMENT-28: an order is paid by it on a real server', {
    tags: 'slow',
    timeout: 600_000,
  }, async () => {
    copyRepository();
    expect(newPaymentMethod('north-bank', { root }).ok).toBe(true);
    writeFileSync(join(root, 'vitest.config.mjs'), configuration);
    const vitest = join(repository, 'node_modules/vitest/vitest.mjs');
    const run = [
      vitest,
      'run',
      '--root',
      root,
      'methods/north-bank',
      'payments/every-method',
      'payments/payment-methods',
    ];
    const { stdout } = await promisify(execFile)(process.execPath, run, {
      cwd: root,
      env: { ...process.env, NO_COLOR: '1' },
      timeout: allowedTime(540_000),
    });
    expect(stdout).toContain('Test Files  3 passed (3)');
  });
});

/** The server with its tests; its packages are its own, all others the repository's. */
function copyRepository(): void {
  rmSync(join(root, 'apps'), { recursive: true });
  const filter = (path: string) => basename(path) !== 'node_modules';
  for (const folder of [
    'packages',
    'apps/server',
    'apps/studio',
    'starters',
    'docs',
    'package.json',
    'tsconfig.json',
  ]) {
    cpSync(join(repository, folder), join(root, folder), { recursive: true, filter });
  }
  mkdirSync(join(root, 'node_modules/@vitrine'), { recursive: true });
  for (const name of readdirSync(join(repository, 'node_modules'))) {
    if (name === '@vitrine') continue;
    symlinkSync(join(repository, 'node_modules', name), join(root, 'node_modules', name));
  }
  for (const [folder, prefix] of [
    ['packages', ''],
    ['starters', 'starter-'],
  ] as const) {
    for (const name of readdirSync(join(root, folder)))
      symlinkSync(join(root, folder, name), join(root, 'node_modules/@vitrine', prefix + name));
  }
}

const configuration = `
import { join } from 'node:path';
export default {
  test: {
    include: ['apps/server/src/**/*.{integration,test}.ts'],
    globalSetup: [join(import.meta.dirname, 'apps/server/test/postgres.setup.ts')],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    isolate: false,
    maxWorkers: 1,
  },
};
`;
