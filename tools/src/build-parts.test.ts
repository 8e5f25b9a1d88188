import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type BuildPart, fingerprintOf, markBuilt, stalePartsOf } from './build-parts.ts';

const part: BuildPart = { name: 'server', folder: 'apps/server', sources: ['packages/core', 'apps/server'] };
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrine-build-'));
  mkdirSync(join(root, 'apps/server/src'), { recursive: true });
  mkdirSync(join(root, 'packages/core/src'), { recursive: true });
  writeFileSync(join(root, 'apps/server/vite.config.ts'), '');
  writeFileSync(join(root, 'apps/server/src/main.ts'), 'one');
  writeFileSync(join(root, 'packages/core/src/id.ts'), 'two');
});
afterEach(() => rmSync(root, { recursive: true }));

const stale = () => stalePartsOf(root, [part]).map(one => one.name);

it('BUILD-1: builds a part that was never built, and nothing twice', () => {
  expect(stale()).toEqual(['server']);
  markBuilt(root, part, fingerprintOf(root, part));
  expect(stale()).toEqual([]);
});

it('BUILD-1: rebuilds if a source of its own or of a lower floor changes', () => {
  markBuilt(root, part, fingerprintOf(root, part));
  writeFileSync(join(root, 'packages/core/src/id.ts'), 'three');
  expect(stale()).toEqual(['server']);
});

it('BUILD-1: a changed test or another part’s source makes nothing stale', () => {
  markBuilt(root, part, fingerprintOf(root, part));
  writeFileSync(join(root, 'packages/core/src/id.test.ts'), 'a test');
  mkdirSync(join(root, 'apps/studio/src'), { recursive: true });
  writeFileSync(join(root, 'apps/studio/src/main.tsx'), 'studio');
  expect(stale()).toEqual([]);
});

it('BUILD-1: a part whose sources change during its build is stale afterwards', () => {
  const before = fingerprintOf(root, part);
  writeFileSync(join(root, 'apps/server/src/main.ts'), 'changed meanwhile');
  markBuilt(root, part, before);
  expect(stale()).toEqual(['server']);
});
